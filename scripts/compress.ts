/** After the build: a brotli and a gzip copy beside every file that gains by it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|m?js|json|svg|txt|webmanifest)$/;
const folder = new URL('../build/client', import.meta.url).pathname;

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const body = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(body));
  await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}
