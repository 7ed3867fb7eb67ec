/** What integration tests run on: whole sites, each with a database of its own. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from './config.ts';
import { makeLog } from './log.ts';
import { type RunningSite, startSite } from './site.ts';

/** The kinds of database that this machine can test with. */
export const DATABASES = process.env.TEST_DATABASE_URL
  ? (['embedded', 'PostgreSQL'] as const)
  : (['embedded'] as const);

export interface TestPlace {
  /** The environment of processes that work on this database. */
  env: Record<string, string>;
  dataDir: string;
  start(env?: Record<string, string>): Promise<RunningSite>;
  /** Stops what was started and takes everything away. */
  remove(): Promise<void>;
}

/** A folder, and on a server a fresh database, for one test file. */
export async function makeTestPlace(
  kind: (typeof DATABASES)[number] = 'embedded',
): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fm-'));
  const database = kind === 'PostgreSQL' ? await createDatabase() : undefined;
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database?.url ?? '',
    // Tests ask nobody outside of this machine.
    WEATHER_URL: 'off',
    RATES_URL: 'off',
  };
  const sites: RunningSite[] = [];
  return {
    env,
    dataDir,
    async start(more = {}) {
      const config = readConfig({ ...env, ...more });
      const site = await startSite(config, makeLog(config.logLevel));
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

async function createDatabase() {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `fes_meknes_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}
