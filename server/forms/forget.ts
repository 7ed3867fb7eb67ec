import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { KEPT } from '../../domain/forms/retention.ts';
import type { Sql } from '../db/database.ts';
import { submission, subscriber } from '../db/schema.ts';
import type { StoredKind } from './kinds.ts';

const DAY = 24 * 3600_000;

const MONTHS: Record<StoredKind, number> = {
  contact: KEPT.contactMonths,
  quote: KEPT.quoteMonths,
};

/** Deletes what was promised to be deleted by now, with the mails about it; returns how much that was. */
export async function forgetForms(sql: Sql, now = new Date()): Promise<number> {
  let count = 0;
  for (const [kind, months] of Object.entries(MONTHS)) {
    const old = and(eq(submission.kind, kind), lt(submission.created, monthsBefore(now, months)));
    const gone = await sql.delete(submission).where(old).returning({ is: submission.reference });
    count += gone.length;
  }
  const asked = new Date(now.getTime() - KEPT.unconfirmedDays * DAY);
  const silent = and(isNull(subscriber.confirmed), lt(subscriber.asked, asked));
  const gone = await sql.delete(subscriber).where(silent).returning({ is: subscriber.id });
  return count + gone.length;
}

/** Deletes the mails of the outbox folder after their time; returns how many that were. */
export async function forgetOutbox(dataDir: string, now = new Date()): Promise<number> {
  const old = now.getTime() - KEPT.outboxDays * DAY;
  return removeMails(dataDir, async (file) => (await stat(file)).mtimeMs < old);
}

/** Deletes those files of the outbox that are meant; returns how many that were. */
export async function removeMails(
  dataDir: string,
  isMeant: (file: string) => Promise<boolean>,
): Promise<number> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  let count = 0;
  for (const name of names) {
    const file = join(folder, name);
    if (!(await isMeant(file).catch(() => false))) continue;
    await rm(file, { force: true });
    count++;
  }
  return count;
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
