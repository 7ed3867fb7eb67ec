import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of finished files within a bound of bytes; those not used for longest go first. */
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
    const size = files.get(key);
    if (size === undefined) return undefined;
    const path = join(this.#folder, key);
    const body = await readFile(path).catch(() => undefined);
    files.delete(key);
    if (body) {
      files.set(key, size);
      // The time of last use survives a restart; it need not be exact.
      utimes(path, new Date(), new Date()).catch(() => {});
    } else this.#bytes -= size;
    return body;
  }

  async put(key: string, body: Buffer): Promise<void> {
    const files = await this.#index();
    const path = join(this.#folder, key);
    // Under another name first, so that a crash leaves no half file under the right one.
    await writeFile(`${path}.new`, body);
    await rename(`${path}.new`, path);
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
        if (name.endsWith('.new')) await rm(join(this.#folder, name), { force: true });
        const file = await stat(join(this.#folder, name)).catch(() => undefined);
        return file?.isFile() ? [{ name, size: file.size, used: file.mtimeMs }] : [];
      }),
    );
    const files = found.flat().sort((a, b) => a.used - b.used);
    this.#bytes = files.reduce((sum, file) => sum + file.size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  }
}
