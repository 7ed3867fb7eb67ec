/** Seeds one data folder and one database before the server's tests; each test file copies them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seed, seededFolder } from './seededFolder.ts';
import { createDatabase } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seeded: {
      /** The data folder with the embedded database. */
      folder: string;
      /** For the copies. What is left there is deleted after the run. */
      copies: string;
      /** The name of the database on the server in TEST_DATABASE_URL, where there is one. */
      database?: string;
    };
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await seededFolder();
  const database = process.env.TEST_DATABASE_URL ? await createDatabase() : undefined;
  if (database) await seed(folder, database.url);
  const copies = await mkdtemp(join(tmpdir(), 'fm-sites-'));
  provide('seeded', { folder, copies, database: database?.name });
  return async () => {
    await database?.drop();
    await remove();
    // Sites that a worker shares end with it.
    await rm(copies, { recursive: true, force: true, maxRetries: 10 });
  };
}
