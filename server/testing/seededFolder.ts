/** A data folder with the region's content, made once per test run; sites in tests start from copies. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedIfEmpty } from '../content/contentStore.ts';
import { connect } from '../db/connect.ts';
import { makeLog } from '../log.ts';

/** Imports the content into the database of a data folder, or of a server, if it is empty. */
export async function seed(dataDir: string, databaseUrl?: string): Promise<void> {
  const log = makeLog('silent');
  const database = await connect({ dataDir, databaseUrl, diskReserveBytes: 0 }, log);
  await seedIfEmpty(database, 'content', log);
  await database.close();
}

/** The folder that `npm test` made for all test runners, otherwise a new one, which `remove` deletes. */
export async function seededFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const shared = process.env.TEST_SEEDED_FOLDER;
  if (shared) return { folder: shared, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'fm-seeded-'));
  await seed(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

if (import.meta.main) await seed(process.argv[2] ?? '');
