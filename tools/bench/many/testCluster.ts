/** A site as in production: two processes on one PostgreSQL database, behind a load balancer. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newFolder, type Process, serve } from '../tools.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { onServer, SERVER } from './database.ts';

/** The port of the balancer; the processes use the following ones. */
const PORT = Number(process.env.MANY_PORT ?? 4810);

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** One of the processes. */
export interface Site {
  url: string;
  /** Starts the process, and waits until it is ready. */
  start(): Promise<void>;
  /** Sends SIGTERM, and waits until the process has exited. */
  stop(): Promise<void>;
  /** Sends SIGKILL, and waits until the process has exited. */
  kill(): Promise<void>;
}

export interface TestCluster {
  /** The origin of the balancer. */
  url: string;
  sites: Site[];
  sql: pg.Client;
  /** The environment of the processes, for commands that use the same database. */
  env: Record<string, string>;
  /** The last errors of the balancer. */
  nginxErrors(): string[];
  /** Kills all processes and drops the database. Also called when this process is interrupted. */
  remove(): Promise<void>;
}

/**
 * Creates a database and starts the processes and the balancer.
 *
 * @throws Error if there is no PostgreSQL server at `TEST_DATABASE_URL`, or nginx is not installed
 */
export async function startTestCluster(): Promise<TestCluster> {
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
    TILES_URL: 'off',
  };
  const sql = new pg.Client({ connectionString: database.href });
  const sites = [PORT + 1, PORT + 2].map((port) => makeSite(port, env));
  let balancer: Balancer | undefined;
  const cluster: TestCluster = {
    url,
    sites,
    sql,
    env,
    nginxErrors: () => balancer?.nginxErrors() ?? [],
    async remove() {
      for (const signal of SIGNALS) process.off(signal, removeAndExit);
      await balancer?.kill();
      await Promise.all(sites.map((site) => site.kill()));
      await sql.end().catch(() => {});
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
  const removeAndExit = () => void cluster.remove().finally(() => process.exit(130));
  for (const signal of SIGNALS) process.once(signal, removeAndExit);
  try {
    await sql.connect();
    // The first process imports the content into the empty database.
    await Promise.all(sites.map((site) => site.start()));
    balancer = await startBalancer(PORT, { 'site-a': PORT + 1, 'site-b': PORT + 2 });
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

function makeSite(port: number, env: Record<string, string>): Site {
  let running: Process | undefined;
  const end = async (method: 'stop' | 'kill') => {
    const ending = running;
    running = undefined;
    await ending?.[method]();
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
