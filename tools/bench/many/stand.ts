/** A site as it runs in production: two processes on one PostgreSQL database, behind a balancer. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newFolder, type Process, serve } from '../tools.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { onServer, SERVER } from './database.ts';

/** The balancer's port; the processes have the next ones. */
const PORT = Number(process.env.MANY_PORT ?? 4810);

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** One of the processes. */
export interface Site {
  url: string;
  /** Starts it, and waits until it is ready. */
  start(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
}

export interface Stand {
  /** Where the balancer answers. */
  url: string;
  sites: Site[];
  sql: pg.Client;
  /** The environment of the processes, for commands that work on the same content. */
  env: Record<string, string>;
  /** What the balancer found wrong. */
  complaints(): string[];
  /** Ends everything and takes it away; done as well when the bench is interrupted. */
  remove(): Promise<void>;
}

/**
 * @throws Error when no PostgreSQL server answers where TEST_DATABASE_URL says, or nginx is missing
 */
export async function makeStand(): Promise<Stand> {
  const name = `fes_meknes_many_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const database = new URL(SERVER);
  database.pathname = `/${name}`;
  const url = `http://127.0.0.1:${PORT}`;
  const env = {
    DATABASE_URL: database.href,
    DATA_DIR: newFolder(),
    SITE_URL: url,
    TRUSTED_PROXY: 'true',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    WEATHER_URL: 'off',
    RATES_URL: 'off',
  };
  const sql = new pg.Client({ connectionString: database.href });
  const sites = [PORT + 1, PORT + 2].map((port) => makeSite(port, env));
  let balancer: Balancer | undefined;
  const stand: Stand = {
    url,
    sites,
    sql,
    env,
    complaints: () => balancer?.complaints() ?? [],
    async remove() {
      for (const signal of SIGNALS) process.off(signal, leave);
      await balancer?.kill();
      await Promise.all(sites.map((site) => site.kill()));
      await sql.end().catch(() => {});
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
  const leave = () => void stand.remove().finally(() => process.exit(130));
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    await sql.connect();
    // The first one fills the database; the second one finds it filled.
    await Promise.all(sites.map((site) => site.start()));
    balancer = await startBalancer(PORT, { 'site-a': PORT + 1, 'site-b': PORT + 2 });
    return stand;
  } catch (error) {
    await stand.remove();
    throw error;
  }
}

function makeSite(port: number, env: Record<string, string>): Site {
  let running: Process | undefined;
  const end = async (how: 'stop' | 'kill') => {
    const ending = running;
    running = undefined;
    await ending?.[how]();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      running = await serve(
        process.execPath,
        ['build/main.js'],
        `http://127.0.0.1:${port}/readyz`,
        { env: { ...env, PORT: String(port) } },
      );
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
  };
}
