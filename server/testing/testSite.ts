/** Sites for integration tests, each with its own database. */
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningSite, startSite } from '../site.ts';
import { FULL } from './full.ts';
import { createDatabase } from './testDatabase.ts';

type DatabaseKind = 'embedded' | 'PostgreSQL';

/** Whether tests can use a PostgreSQL server. */
export const HAS_POSTGRES = Boolean(process.env.TEST_DATABASE_URL);

/**
 * The databases on which a test with variants runs. Both engines run the same SQL, so that one file,
 * server/db/postgres.test.ts, covers the server in `npm test`; `npm run test:full` runs all variants.
 */
export const DATABASES: readonly DatabaseKind[] =
  HAS_POSTGRES && FULL ? ['embedded', 'PostgreSQL'] : ['embedded'];

export interface TestPlace {
  /** The environment of processes that work on this database. */
  env: Record<string, string>;
  dataDir: string;
  start(
    env?: Record<string, string>,
    options?: Parameters<typeof startSite>[2],
  ): Promise<RunningSite>;
  /** Stops all started sites and deletes the folder and the database. */
  remove(): Promise<void>;
}

/**
 * A data folder, and on a server a database, for one test file. Both start as copies of the region's
 * content, which is ten times faster than seeding.
 *
 * @param options.seeded false for tests of what happens with an empty database; a folder to copy for
 *   tests in a browser, whose runner prepares none
 */
export async function makeTestPlace(
  kind: DatabaseKind = 'embedded',
  { seeded = true }: { seeded?: boolean | { folder: string } } = {},
): Promise<TestPlace> {
  const copied: { folder: string; copies?: string; database?: string } | undefined =
    seeded === true ? inject('seeded') : seeded || undefined;
  const dataDir = await mkdtemp(join(copied?.copies ?? tmpdir(), 'fm-'));
  // A thousand small files: the asynchronous copy takes up to ten times as long.
  if (copied && kind === 'embedded') cpSync(copied.folder, dataDir, { recursive: true });
  const database = kind === 'PostgreSQL' ? await createDatabase(copied?.database) : undefined;
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database?.url ?? '',
    // No requests to other machines.
    WEATHER_URL: 'off',
    RATES_URL: 'off',
    TILES_URL: 'off',
  };
  const sites: RunningSite[] = [];
  return {
    env,
    dataDir,
    async start(more = {}, options = {}) {
      const config = readConfig({ ...env, ...more });
      const site = await startSite(config, makeLog(config.logLevel), options);
      sites.push(site);
      return site;
    },
    async remove() {
      for (const site of sites) await site.stop().catch(() => {});
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
