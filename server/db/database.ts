import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The one interface behind which the embedded database and a PostgreSQL server stand. */
export interface Database {
  sql: Sql;
  /** Calls `changed` after every NOTIFY on `channel`, and after a lost connection has come back. */
  listen(channel: string, changed: () => void): Promise<void>;
  /** Runs `work` while no other process does so under the same name. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
