import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import * as schema from './schema.ts';

/** Any fixed number: processes that start together migrate and seed one after the other. */
const STARTING = 7_301_955;

/** Opens a PostgreSQL server, which any number of processes may share. */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const sql = drizzle(pool, { schema });

  /** An advisory lock belongs to a connection, so one is held for as long as the work lasts. */
  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [STARTING]);
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [STARTING]).catch(() => {});
      client.release();
    }
  }

  await exclusively(() => migrate(sql, MIGRATIONS));
  const stopListening: (() => Promise<void>)[] = [];
  return {
    sql,
    async listen(channel, changed) {
      stopListening.push(await listenAlways(url, channel, changed, log));
    },
    exclusively,
    async close() {
      await Promise.all(stopListening.map((stop) => stop()));
      await pool.end();
    },
  };
}

/**
 * Listens on a connection of its own. A lost connection is opened again after growing pauses, and
 * `changed` is called then too, because what was said meanwhile was not heard.
 */
async function listenAlways(
  url: string,
  channel: string,
  changed: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('error', () => {});
    await fresh.connect();
    fresh.on('notification', changed);
    fresh.once('end', () => void reconnect());
    await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 10_000)) {
      log.warn({ channel }, 'the listening database connection was lost; connecting again');
      await pause(wait, undefined, { ref: false });
      try {
        client = await connect();
        changed();
        return;
      } catch {
        // The server is not back yet: try again after the next pause.
      }
    }
  }

  return async () => {
    stopped = true;
    await client.end();
  };
}
