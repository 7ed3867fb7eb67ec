import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Common interface of the embedded database and a PostgreSQL server. */
export interface Database {
  sql: Sql;
  /**
   * Calls `changed` after every NOTIFY on `channel` and after a lost connection is restored; on a
   * server also every 30 s, because a connection can be lost unnoticed.
   */
  listen(channel: string, changed: () => void): Promise<void>;
  /** Runs `work` while no other process runs work of the same name. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Timeouts in ms, so that a frozen or unreachable server does not block the process. */
export interface DatabaseTimeouts {
  /** To connect, or to get a free connection from the pool. */
  connect: number;
  /** For one statement. */
  query: number;
  /** To close connections when this process ends. */
  close: number;
  /** Interval between checks of the listening connection. */
  heartbeat: number;
}
