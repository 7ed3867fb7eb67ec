import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, syncPath } from './durableFiles.ts';

/** PostgreSQL's major version in PGlite. It cannot open the files of another one. */
const POSTGRES_VERSION = '18';

const RESTORE = 'How to restore a backup: docs/deployment.md, "Backups".';

/**
 * The folder of the embedded database cannot be used. The message is one line with reason and
 * remedy.
 */
export class UnusableFolder extends Error {}

/**
 * Checks whether a folder holds a database that can be opened.
 *
 * @returns false when it is missing or empty, so that a database may be created there
 * @throws UnusableFolder when it holds something else, which is left untouched
 */
export function holdsDatabase(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0) return false;
  const left = 'Nothing in it was changed.';
  if (!names.includes('PG_VERSION') || !existsSync(join(folder, 'global/pg_control'))) {
    throw new UnusableFolder(
      `${folder} holds files, but no complete database (${names.includes('PG_VERSION') ? 'global/pg_control' : 'PG_VERSION'} is missing): ` +
        `it is the folder of another program, or the remains of a copy that was cut short. ${left} Choose another DATA_DIR, or move the folder away. ${RESTORE}`,
    );
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRES_VERSION) {
    throw new UnusableFolder(
      `${folder} was made by PostgreSQL ${JSON.stringify(version)}, and this release has PostgreSQL ${POSTGRES_VERSION}. ${left} Start the release that made it, or choose another DATA_DIR. ${RESTORE}`,
    );
  }
  return true;
}

/** Error for a folder that looks like a database but cannot be opened or read. */
export function damagedFolder(folder: string, reason: string): UnusableFolder {
  return new UnusableFolder(
    `The embedded database in ${folder} cannot be read and may be damaged: ${reason}. Keep a copy of the folder before anything else. ${RESTORE}`,
  );
}

/** Error for a database that belongs to another program. */
export function foreignFolder(folder: string): UnusableFolder {
  return new UnusableFolder(
    `The embedded database in ${folder} has the tables of another program. Nothing in it was changed. Choose another DATA_DIR. ${RESTORE}`,
  );
}

/**
 * Creates a database atomically: in a temporary folder, which is flushed to disk and then renamed
 * to `folder`. An interrupted start leaves no partial database.
 */
export async function createDatabase(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await create(unfinished);
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
}
