import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {}

/**
 * Takes a folder for this process; the returned function gives it back.
 *
 * An exclusive SQLite transaction is the portable way to a lock that the operating system itself
 * releases when the process dies, however it dies: no stale lock files, no race between two starts.
 *
 * @throws FolderInUse when another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) {
      throw new FolderInUse(
        `The embedded database in ${folder} is in use by another process, which may be a running copy of the site. ` +
          'Stop it, choose another DATA_DIR, or set DATABASE_URL so that several processes can share one PostgreSQL server.',
      );
    }
    throw error;
  }
  return () => lock.close();
}
