/** After the build: writes a Brotli and a gzip copy beside every file of a folder that becomes smaller. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|m?js|json|svg|txt|webmanifest)$/;
const [folder = 'client'] = process.argv.slice(2);
const path = join(process.env.BUILD_FOLDER ?? 'build', folder);

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body));
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
}

const files = await readdir(path, { recursive: true, withFileTypes: true });
await Promise.all(
  files
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => compress(join(entry.parentPath, entry.name))),
);
