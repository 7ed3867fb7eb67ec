import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {}

/**
 * Locks a folder for this process. The returned function releases the lock.
 *
 * The lock is an exclusive SQLite transaction, which the operating system releases when the process
 * dies. There are no stale lock files and no race between two starts.
 *
 * @throws FolderInUse when another process holds the lock
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
