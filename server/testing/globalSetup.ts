/** Seeds one data folder and one database before the server's tests; each test file copies them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedIfEmpty } from '../content/contentStore.ts';
import { connect } from '../db/connect.ts';
import { makeLog } from '../log.ts';
import { createDatabase } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seeded: {
      /** The data folder with the embedded database. */
      folder: string;
      /** The name of the database on the server in TEST_DATABASE_URL, where there is one. */
      database?: string;
    };
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fm-seeded-'));
  await seed({ dataDir: folder, databaseUrl: undefined });
  const database = process.env.TEST_DATABASE_URL ? await createDatabase() : undefined;
  if (database) await seed({ dataDir: folder, databaseUrl: database.url });
  provide('seeded', { folder, database: database?.name });
  return async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function seed(target: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const log = makeLog('silent');
  const database = await connect({ ...target, diskReserveBytes: 0 }, log);
  await seedIfEmpty(database, 'content', log);
  await database.close();
}
