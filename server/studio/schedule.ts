import { lte, or, sql as raw } from 'drizzle-orm';
import { entryKey } from '../../domain/content/entryKey.ts';
import { lockContent } from '../content/entryStore.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import type { Sql } from '../db/database.ts';
import { PollingJob } from '../jobs/pollingJob.ts';
import type { Log } from '../log.ts';
import { record } from './auditLog.ts';
import { draft } from './contentSchema.ts';
import { type DraftRow, refOf, type Transaction } from './drafts.ts';
import { publishDraft, unpublishEntry, updateDraft } from './publishing.ts';

/** In ms. */
const POLL_INTERVAL = 10_000;

/** Publishes drafts and takes entries off the site when it is time. */
export function followSchedule(sql: Sql, live: LiveCatalogue, log: Log): PollingJob {
  return new PollingJob(
    POLL_INTERVAL,
    () => runSchedule(sql, live),
    (error) => log.error({ err: error }, 'the schedule of the Studio could not be read'),
  );
}

/**
 * Does everything that is due. Each process may call it: a draft is locked while it is published. What
 * cannot be done is not tried again; the draft says why.
 */
export async function runSchedule(sql: Sql, live: LiveCatalogue, now = new Date()): Promise<void> {
  const isDue = or(lte(draft.publishAt, now), lte(draft.unpublishAt, now));
  // What is planned later may depend on what is planned before. LEAST leaves out what is null.
  const first = raw`LEAST(${draft.publishAt}, ${draft.unpublishAt})`;
  for (;;) {
    const [waiting] = await sql.select({ id: draft.entry }).from(draft).where(isDue).limit(1);
    if (!waiting) return;
    const isDone = await sql.transaction(async (within) => {
      await lockContent(within);
      const [row] = await within
        .select()
        .from(draft)
        .where(isDue)
        .orderBy(first)
        .limit(1)
        .for('update', { skipLocked: true });
      if (row) await runDue(within, live, row, now);
      return row !== undefined;
    });
    // A member is saving it at this moment; the next poll finds it again.
    if (!isDone) return;
  }
}

async function runDue(
  sql: Transaction,
  live: LiveCatalogue,
  row: DraftRow,
  now: Date,
): Promise<void> {
  const ref = refOf(row);
  const author = { id: row.author, name: row.authorName };
  const origin = { author, source: 'schedule' as const };
  const catalogue = live.current();
  const publishes = row.publishAt !== null && row.publishAt <= now;
  const result = publishes
    ? await publishDraft(sql, catalogue, row, origin)
    : await unpublishEntry(sql, catalogue, ref, row, origin);
  if (result.status === 'published' || result.status === 'unpublished') return;
  const plan = publishes ? { publishAt: null } : { unpublishAt: null };
  await updateDraft(sql, ref, { ...plan, failure: result.status });
  await record(sql, author, 'schedule-failed', entryKey(ref), { reason: result.status });
}
