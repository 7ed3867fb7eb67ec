import { sql as raw } from 'drizzle-orm';
import type { Sql } from './database.ts';

/**
 * Runs `work` in a transaction with asynchronous commit, which is faster because it is not flushed
 * to disk. It may be lost in a crash: never use it for what a visitor was told is stored.
 */
export function asyncCommit<T>(sql: Sql, work: (within: Sql) => Promise<T>): Promise<T> {
  return sql.transaction(async (within) => {
    await within.execute(raw`SET LOCAL synchronous_commit TO off`);
    return work(within);
  });
}
