import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database, DatabaseTimeouts } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { createPool } from './pool.ts';
import { listenWithReconnect } from './reconnectingListener.ts';
import * as schema from './schema.ts';

/** Key of the advisory lock for migrations and seeding. Any constant works. */
const STARTUP_LOCK = 7_301_955;

export const TIMEOUTS: DatabaseTimeouts = {
  connect: 3000,
  query: 10_000,
  close: 2000,
  heartbeat: 30_000,
};

/**
 * Connects to a PostgreSQL server, which any number of processes may share.
 *
 * @throws Error with a one-line reason when the server cannot be reached
 */
export async function openPostgres(
  url: string,
  log: Log,
  timeouts: DatabaseTimeouts = TIMEOUTS,
): Promise<Database> {
  const base: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: timeouts.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const limited = { ...base, query_timeout: timeouts.query, statement_timeout: timeouts.query };

  /**
   * An advisory lock belongs to a connection, so one is kept open while the work runs. Migrations,
   * and waiting for those of another process, may take longer than the statement timeout.
   */
  async function exclusively<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(base);
    client.on('error', () => {});
    await client.connect().catch((error: unknown) => {
      throw unreachableError(url, error);
    });
    try {
      await client.query('SELECT pg_advisory_lock($1)', [STARTUP_LOCK]);
      return await work(client);
    } finally {
      // Closing the connection releases the lock.
      await Promise.race([client.end(), pause(timeouts.close)]);
    }
  }

  await exclusively((client) => migrate(drizzle(client), MIGRATIONS));
  const { pool, close } = createPool(limited, timeouts.close, log);
  const stopListening: (() => Promise<void>)[] = [];
  return {
    sql: drizzle(pool, { schema }),
    async listen(channel, changed) {
      stopListening.push(await listenWithReconnect(limited, timeouts, channel, changed, log));
    },
    exclusively: (work) => exclusively(work),
    async close() {
      await Promise.all(stopListening.map((stop) => stop()));
      await close();
    },
  };
}

/** Error for a server that cannot be reached, without the password of its address. */
function unreachableError(url: string, error: unknown): Error {
  const { host, pathname } = new URL(url);
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const reason = first instanceof Error ? first.message : String(first);
  return new Error(
    `The database at ${host}${pathname} cannot be reached: ${reason}. Check DATABASE_URL, and that PostgreSQL runs there.`,
  );
}
