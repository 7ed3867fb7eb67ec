import { sql as raw } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';

/** How many connections to this PostgreSQL database wait for a lock. */
export async function blockedConnections(sql: Sql): Promise<number> {
  const result = await sql.execute(raw`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  const [row] = (result as unknown as { rows: { count: number }[] }).rows;
  return row?.count ?? 0;
}
