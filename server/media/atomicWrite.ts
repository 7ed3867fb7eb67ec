import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Suffix of temporary files. */
export const UNFINISHED = '.new';

/**
 * Writes a temporary file and renames it, so that readers never see a partial file. Deletes it on
 * failure.
 */
export async function atomicWrite(path: string, body: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeFile(unfinished, body);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}
