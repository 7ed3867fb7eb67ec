import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { atomicWrite } from '../media/atomicWrite.ts';

/** Timeout of a service, in ms. */
const TIMEOUT = 3000;
/** Pause after a failure, in ms. */
const RETRY_PAUSE = 30_000;
/** Largest accepted answer, in bytes. */
const MAX_BYTES = 512 * 1024;

/** An answer of an outside service with the time at which it was received. */
export interface CachedAnswer<T> {
  value: T;
  at: Date;
}

interface Options<T> {
  /** Folder in which answers survive a restart. */
  folder: string;
  /** Schema of an answer. Implausible values are failures. */
  schema: z.ZodType<T>;
  /** How long an answer is returned without a new request, in ms. */
  fresh: number;
  /** How long an old answer is returned when there is no newer one, in ms. */
  usable: number;
  /** Headers of requests. */
  headers?: Record<string, string>;
}

/**
 * Caches the last valid answers of a service by key. A fresh answer is returned at once. Otherwise
 * the service is requested, once for all concurrent callers; if it times out or fails, the last
 * valid answer is returned with its age until it expires. Never fails.
 */
export class StaleCache<T> {
  readonly #options: Options<T>;
  readonly #kept = new LRUCache<string, CachedAnswer<T>>({ max: 200 });
  readonly #asking = new Map<string, Promise<void>>();
  #inPeaceUntil = 0;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  /** `key` becomes a file name; `read` converts the raw answer to what `schema` validates. */
  async get(
    key: string,
    url: string | undefined,
    read: (json: unknown) => unknown,
  ): Promise<CachedAnswer<T> | undefined> {
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
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(url, {
        signal,
        redirect: 'error',
        headers: this.#options.headers,
      });
      const value = this.#options.schema.parse(read(await readJson(response)));
      const answer = { value, at: new Date() };
      this.#kept.set(key, answer);
      await this.#save(key, answer);
    } catch {
      this.#inPeaceUntil = performance.now() + RETRY_PAUSE;
    } finally {
      this.#asking.delete(key);
    }
  }

  /** The answer stored by an earlier process. An unreadable file counts as missing. */
  async #recall(key: string): Promise<CachedAnswer<T> | undefined> {
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

  /** A full disk does not affect the visitor who waits. */
  async #save(key: string, answer: CachedAnswer<T>): Promise<void> {
    const file = this.#file(key);
    try {
      await mkdir(this.#options.folder, { recursive: true });
      await atomicWrite(file, JSON.stringify(answer));
    } catch {}
  }

  #file(key: string): string {
    return join(this.#options.folder, `${key}.json`);
  }
}

const ageOf = ({ at }: { at: Date }) => Date.now() - at.getTime();

/** Reads a JSON body. @throws for an error status, a body that is too large, or invalid JSON */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the service answered ${response.status}`);
  }
  const body = await readBody(response, MAX_BYTES);
  return JSON.parse(body.toString('utf8'));
}

/** Reads a body. @throws if it has more than `maxBytes` */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error('the service answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
