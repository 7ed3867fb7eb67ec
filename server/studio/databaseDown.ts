import { sql as raw } from 'drizzle-orm';
import type { ErrorHandler } from 'hono';
import type { Sql } from '../db/database.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { AppEnv } from '../http/context.ts';

/** SQLSTATE of a write to a database that is read-only: a standby server, or a full disk. */
const READ_ONLY = '25006';

/**
 * The library for accounts hides why it failed. Where the database turns out to be unavailable, the
 * error is that instead, which the application answers with 503.
 */
export function nameUnavailability(sql: Sql): ErrorHandler<AppEnv> {
  return async (error) => {
    if (!isUnavailable(error)) await requireWritable(sql);
    throw error;
  };
}

/** @throws Error of the database if it is not reached, or accepts no changes */
async function requireWritable(sql: Sql): Promise<void> {
  const result = await sql.execute(raw`SELECT current_setting('transaction_read_only') AS value`);
  const [row] = (result as unknown as { rows: { value: string }[] }).rows;
  if (row?.value === 'on') {
    throw Object.assign(new Error('The database is read-only.'), { code: READ_ONLY });
  }
}
