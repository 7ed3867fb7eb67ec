import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Unfinished files of a process that has died are taken away after this time, in ms. */
const UNFINISHED = 3_600_000;

/**
 * A folder of finished files within a bound of bytes; those not used for longest go first. Several
 * processes may share it: each finds what another has made, and keeps to its own bound.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Sizes by name, least used first; read from the folder once. */
  #files: Promise<Map<string, number>> | undefined;
  #bytes = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async get(key: string): Promise<Buffer | undefined> {
    const files = await this.#index();
    const path = join(this.#folder, key);
    const body = await readFile(path).catch(() => undefined);
    this.#bytes += (body?.length ?? 0) - (files.get(key) ?? 0);
    files.delete(key);
    if (body) {
      files.set(key, body.length);
      // The time of last use survives a restart; it need not be exact.
      utimes(path, new Date(), new Date()).catch(() => {});
    }
    return body;
  }

  async put(key: string, body: Buffer): Promise<void> {
    const files = await this.#index();
    const path = join(this.#folder, key);
    // Under another name first, so that a crash leaves no half file under the right one.
    const unfinished = `${path}.${process.pid}.new`;
    await writeFile(unfinished, body);
    await rename(unfinished, path);
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

  #index(): Promise<Map<string, number>> {
    this.#files ??= this.#read();
    return this.#files;
  }

  async #read(): Promise<Map<string, number>> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const file = await stat(path).catch(() => undefined);
        if (name.endsWith('.new')) {
          if (file && Date.now() - file.mtimeMs > UNFINISHED) await rm(path, { force: true });
          return [];
        }
        return file?.isFile() ? [{ name, size: file.size, used: file.mtimeMs }] : [];
      }),
    );
    const files = found.flat().sort((a, b) => a.used - b.used);
    this.#bytes = files.reduce((sum, file) => sum + file.size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  }
}
