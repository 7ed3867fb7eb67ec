import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite, UNFINISHED } from './atomicWrite.ts';

/** Temporary files older than this, in ms, were left by a process that died. */
const LEFT_BEHIND = 60_000;

/**
 * A folder of files with a size limit in bytes; the least recently used ones are deleted first.
 * Several processes may share it: each counts the files of others when it first uses them. If the
 * disk is full or read-only, this is reported and nothing is cached.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** File sizes by name, least recently used first; read from the folder once. */
  #files: Promise<Map<string, number>> | undefined;
  #bytes = 0;
  readonly #report: (error: unknown) => void;
  /** Reported once until writing works again. */
  #failing = false;

  /** @param report receives the error when writing starts to fail */
  constructor(folder: string, maxBytes: number, report: (error: unknown) => void = () => {}) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#report = report;
  }

  async get(key: string): Promise<Buffer | undefined> {
    const files = await this.#index().catch((error) => this.#fail(error));
    if (!files) return undefined;
    const path = join(this.#folder, key);
    const body = await readFile(path).catch(() => undefined);
    this.#bytes += (body?.length ?? 0) - (files.get(key) ?? 0);
    files.delete(key);
    if (body) {
      files.set(key, body.length);
      // Stored as the file's time, so that it survives a restart. It need not be exact.
      utimes(path, new Date(), new Date()).catch(() => {});
    }
    return body;
  }

  /** Stores a file if possible. */
  async put(key: string, body: Buffer): Promise<void> {
    try {
      await this.#write(key, body);
      this.#failing = false;
    } catch (error) {
      this.#fail(error);
    }
  }

  async #write(key: string, body: Buffer): Promise<void> {
    const files = await this.#index();
    await atomicWrite(join(this.#folder, key), body);
    this.#bytes += body.length - (files.get(key) ?? 0);
    files.delete(key);
    files.set(key, body.length);
    for (const [oldest, size] of files) {
      if (this.#bytes <= this.#maxBytes) break;
      files.delete(oldest);
      this.#bytes -= size;
      await rm(join(this.#folder, oldest), { force: true });
    }
  }

  #fail(error: unknown): undefined {
    if (!this.#failing) this.#report(error);
    this.#failing = true;
  }

  #index(): Promise<Map<string, number>> {
    const reading = this.#files ?? this.#read();
    this.#files = reading;
    reading.catch(() => {
      if (this.#files === reading) this.#files = undefined;
    });
    return reading;
  }

  async #read(): Promise<Map<string, number>> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const file = await stat(path).catch(() => undefined);
        if (!file?.isFile()) return [];
        if (!name.endsWith(UNFINISHED)) return [{ name, size: file.size, used: file.mtimeMs }];
        // Recent temporary files may belong to another process; old ones were left by one that
        // died.
        if (Date.now() - file.mtimeMs > LEFT_BEHIND) await rm(path, { force: true });
        return [];
      }),
    );
    const files = found.flat().sort((a, b) => a.used - b.used);
    this.#bytes = files.reduce((sum, file) => sum + file.size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  }
}
