import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { RETENTION } from '../../domain/forms/retention.ts';
import type { Sql } from '../db/database.ts';
import { submission, subscriber } from '../db/schema.ts';
import { deleteOldEmailCounts } from '../email/dailyLimit.ts';
import type { StoredKind } from './formKinds.ts';

const DAY = 24 * 3600_000;

const MONTHS: Record<StoredKind, number> = {
  contact: RETENTION.contactMonths,
  quote: RETENTION.quoteMonths,
};

/** Deletes expired submissions with their e-mails; returns the number of rows. */
export async function deleteExpiredSubmissions(sql: Sql, now = new Date()): Promise<number> {
  let count = 0;
  for (const [kind, months] of Object.entries(MONTHS)) {
    const old = and(eq(submission.kind, kind), lt(submission.created, monthsBefore(now, months)));
    const gone = await sql.delete(submission).where(old).returning({ is: submission.reference });
    count += gone.length;
  }
  await deleteOldEmailCounts(sql, now);
  const asked = new Date(now.getTime() - RETENTION.unconfirmedDays * DAY);
  const silent = and(isNull(subscriber.confirmed), lt(subscriber.asked, asked));
  const gone = await sql.delete(subscriber).where(silent).returning({ is: subscriber.id });
  return count + gone.length;
}

/** Deletes expired e-mails from the outbox folder; returns their number. */
export async function deleteExpiredOutbox(dataDir: string, now = new Date()): Promise<number> {
  const old = now.getTime() - RETENTION.outboxDays * DAY;
  return deleteMails(dataDir, async (file) => (await stat(file)).mtimeMs < old);
}

/** Deletes matching files of the outbox; returns their number. */
export async function deleteMails(
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
