import { and, between, eq, lte, notExists, or, sql as raw } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { entryKey } from '../../domain/content/entryKey.ts';
import { lockContent } from '../content/entryStore.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import type { Sql } from '../db/database.ts';
import { PollingJob } from '../jobs/pollingJob.ts';
import type { Log } from '../log.ts';
import { record } from './auditLog.ts';
import { draft } from './contentSchema.ts';
import { type DraftRow, lockDraft, refOf, type Transaction } from './drafts.ts';
import { publishDraft, unpublishEntry, updateDraft } from './publishing.ts';

/** In ms. */
const POLL_INTERVAL = 10_000;

/** What a draft says while an action is at work, and for good where the process ended meanwhile. */
const INTERRUPTED = 'interrupted';

/** In ms: an action that was begun longer ago is at work no more. */
const LONGEST_ACTION = 60_000;

/** An action that was begun: the draft without it, and the time for which it was planned. */
interface Due {
  row: DraftRow;
  plan: 'publishAt' | 'unpublishAt';
  at: Date;
}

/** Publishes drafts and takes entries off the site when it is time. */
export function followSchedule(sql: Sql, live: LiveCatalogue, log: Log): PollingJob {
  const unfinished: Due[] = [];
  return new PollingJob(
    POLL_INTERVAL,
    () => runSchedule(sql, live, new Date(), unfinished),
    (error) => log.error({ err: error }, 'the schedule of the Studio could not be read'),
  );
}

/**
 * Does everything that is due. Each process may call it: a draft is locked while it is published. What
 * cannot be done is not tried again; the draft says why. Nor is what ended the process, which would end
 * it again at every start.
 *
 * @param unfinished what an unavailable database interrupted; it is done with the next call
 */
export async function runSchedule(
  sql: Sql,
  live: LiveCatalogue,
  now = new Date(),
  unfinished: Due[] = [],
): Promise<void> {
  for (;;) {
    const due = unfinished.shift() ?? (await beginDue(sql, now));
    if (!due) return;
    try {
      await finishDue(sql, live, due);
    } catch (error) {
      unfinished.push(due);
      throw error;
    }
  }
}

/**
 * Takes the first action that is due out of its draft. Undefined where nothing is due, where a member is
 * saving that draft, or where another process is at work: what is planned later may depend on what is
 * planned before. The next call finds it again.
 */
async function beginDue(sql: Sql, now: Date): Promise<Due | undefined> {
  const other = alias(draft, 'other');
  const atWork = sql
    .select()
    .from(other)
    .where(and(eq(other.failure, INTERRUPTED), between(other.tried, ...around(new Date()))));
  const isDue = or(lte(draft.publishAt, now), lte(draft.unpublishAt, now));
  return sql.transaction(async (within) => {
    const [found] = await within
      .select()
      .from(draft)
      .where(and(isDue, notExists(atWork)))
      // LEAST leaves out what is null.
      .orderBy(raw`LEAST(${draft.publishAt}, ${draft.unpublishAt})`)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!found) return undefined;
    const { publishAt, unpublishAt } = found;
    const plan = publishAt !== null && publishAt <= now ? 'publishAt' : 'unpublishAt';
    const at = (plan === 'publishAt' ? publishAt : unpublishAt) ?? now;
    const begun = { [plan]: null, failure: INTERRUPTED, tried: new Date() };
    return { row: await updateDraft(within, refOf(found), begun), plan, at };
  });
}

/** Both sides: a clock can have jumped. */
const around = (now: Date): [Date, Date] => [
  new Date(now.getTime() - LONGEST_ACTION),
  new Date(now.getTime() + LONGEST_ACTION),
];

async function finishDue(sql: Sql, live: LiveCatalogue, due: Due): Promise<void> {
  await sql.transaction(async (within) => {
    await lockContent(within);
    const row = await lockDraft(within, refOf(due.row));
    if (!row) return;
    if (row.version === due.row.version) return runDue(within, live, due);
    // A member saved it at this moment: what is planned is done with the next turn.
    const isPlanned = row[due.plan] !== null;
    await updateDraft(within, refOf(row), {
      failure: null,
      ...(!isPlanned && { [due.plan]: due.at }),
    });
  });
}

async function runDue(sql: Transaction, live: LiveCatalogue, { row, plan }: Due): Promise<void> {
  const ref = refOf(row);
  // Drafts of former versions of the site do not say who planned it.
  const author = row.planner ?? { id: row.author, name: row.authorName };
  const origin = {
    author,
    source: 'schedule' as const,
    ...(row.planner && { planned: row.planner.at }),
  };
  const catalogue = live.current();
  const result =
    plan === 'publishAt'
      ? await publishDraft(sql, catalogue, row, origin)
      : await unpublishEntry(sql, catalogue, ref, row, origin);
  if (result.status === 'published' || result.status === 'unpublished') return;
  await updateDraft(sql, ref, { failure: result.status });
  await record(sql, author, 'schedule-failed', entryKey(ref), { reason: result.status });
}
