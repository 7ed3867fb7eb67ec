import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is not finished after so long never will be: ms. */
const LEFT_BEHIND = 60_000;

/**
 * A folder of finished files within a bound of bytes; those not used for longest go first. Several
 * processes may share it: each takes what another one has made, and counts it when it first does.
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
    // Under a name of its own first, so that a crash leaves no half file under the right one.
    const begun = `${path}.${randomUUID()}.new`;
    await writeFile(begun, body);
    await rename(begun, path);
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
        if (!file?.isFile()) return [];
        if (!name.endsWith('.new')) return [{ name, size: file.size, used: file.mtimeMs }];
        // Another process may be writing it just now; what is old was left by one that died.
        if (Date.now() - file.mtimeMs > LEFT_BEHIND) await rm(path, { force: true });
        return [];
      }),
    );
    const files = found.flat().sort((a, b) => a.used - b.used);
    this.#bytes = files.reduce((sum, file) => sum + file.size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  }
}
