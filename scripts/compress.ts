/** After the build: writes a Brotli and a gzip copy beside every file that becomes smaller. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|m?js|json|svg|txt|webmanifest)$/;
const build = process.env.BUILD_FOLDER ?? 'build';

const filesOf = (folder: string) =>
  readdir(join(build, folder), { recursive: true, withFileTypes: true });

for (const entry of [...(await filesOf('client')), ...(await filesOf('studio'))]) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const body = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(body));
  await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}
