/** Seeds one data folder and one database before the server's tests; each test file copies them. */
import type { TestProject } from 'vitest/node';
import { seed, seededFolder } from './seededFolder.ts';
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
  const { folder, remove } = await seededFolder();
  const database = process.env.TEST_DATABASE_URL ? await createDatabase() : undefined;
  if (database) await seed(folder, database.url);
  provide('seeded', { folder, database: database?.name });
  return async () => {
    await database?.drop();
    await remove();
  };
}
