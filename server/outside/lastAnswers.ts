import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** So long a visitor waits for a service, in ms. */
const PATIENCE = 3000;
/** A service that failed is left in peace for so long, in ms. */
const PEACE = 30_000;
/** More than any page shows is no answer of these services. */
const MOST_BYTES = 512 * 1024;

/** An answer of an outside service, and when it was given. */
export interface Answered<T> {
  value: T;
  at: Date;
}

interface Options<T> {
  /** The folder in which last answers outlive the process. */
  folder: string;
  /** What an answer must be to be believed; a lie is a failure. */
  schema: z.ZodType<T>;
  /** So long an answer is given without asking again, in ms. */
  fresh: number;
  /** So long an answer is given when there is no newer one, in ms. */
  usable: number;
}

/**
 * The last believable answers of a service, by key. A fresh one is given at once; else the service is
 * asked, once for all who wait, and where it stalls, lies or is gone the last answer is given with
 * its age, as long as that makes sense. Never fails.
 */
export class LastAnswers<T> {
  readonly #options: Options<T>;
  readonly #kept = new LRUCache<string, Answered<T>>({ max: 200 });
  readonly #asking = new Map<string, Promise<void>>();
  #inPeaceUntil = 0;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  /** `key` is a plain name; `read` makes of what the service sends what `schema` looks at. */
  async get(
    key: string,
    url: string | undefined,
    read: (json: unknown) => unknown,
  ): Promise<Answered<T> | undefined> {
    const known = this.#kept.get(key) ?? (await this.#recall(key));
    const { fresh, usable } = this.#options;
    if (known && ageOf(known) < fresh) return known;
    if (url && performance.now() >= this.#inPeaceUntil) {
      const asking = this.#asking.get(key) ?? this.#ask(key, url, read);
      this.#asking.set(key, asking);
      await asking;
    }
    const last = this.#kept.get(key);
    return last && ageOf(last) < usable ? last : undefined;
  }

  async #ask(key: string, url: string, read: (json: unknown) => unknown): Promise<void> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(url, { signal, redirect: 'error' });
      const value = this.#options.schema.parse(read(await jsonOf(response)));
      const answer = { value, at: new Date() };
      this.#kept.set(key, answer);
      await this.#save(key, answer);
    } catch {
      this.#inPeaceUntil = performance.now() + PEACE;
    } finally {
      this.#asking.delete(key);
    }
  }

  /** What an earlier process has kept; a file that cannot be read is one that is not there. */
  async #recall(key: string): Promise<Answered<T> | undefined> {
    const Saved = z.object({ value: this.#options.schema, at: z.coerce.date() });
    try {
      const saved = Saved.parse(JSON.parse(await readFile(this.#file(key), 'utf8')));
      if (ageOf(saved) < 0) return undefined;
      this.#kept.set(key, saved);
      return saved;
    } catch {
      return undefined;
    }
  }

  /** A disk that is full takes nothing from the visitor who waits. */
  async #save(key: string, answer: Answered<T>): Promise<void> {
    const file = this.#file(key);
    try {
      await mkdir(this.#options.folder, { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(answer));
      await rename(`${file}.new`, file);
    } catch {}
  }

  #file(key: string): string {
    return join(this.#options.folder, `${key}.json`);
  }
}

const ageOf = ({ at }: { at: Date }) => Date.now() - at.getTime();

async function jsonOf(response: Response): Promise<unknown> {
  const text = response.ok ? await limited(response) : await response.body?.cancel();
  if (typeof text !== 'string') throw new Error(`the service answered ${response.status}`);
  return JSON.parse(text);
}

async function limited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('the service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
