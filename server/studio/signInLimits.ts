/** Limits of attempts to sign in, counted in the database for all processes together. */
import { lt, sql as raw } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { Sign } from '../submissions/formTokens.ts';
import { studioAttempt } from './schema.ts';

/** In ms. */
const WINDOW = 15 * 60_000;

/** Attempts within the window. An office shares one address, so that its limit is higher. */
export const ATTEMPTS = { account: 10, client: 60 };

export interface Attempt {
  ip: string;
  /** The e-mail address, or the token of a challenge or link. */
  account: string;
}

/**
 * Counts one attempt for the account and for the client's address.
 *
 * @returns seconds to wait; 0 if allowed
 */
export async function countAttempt(sql: Sql, sign: Sign, attempt: Attempt): Promise<number> {
  const now = new Date();
  await sql.delete(studioAttempt).where(lt(studioAttempt.until, now));
  const waits = await Promise.all([
    count(sql, sign('studio-client', addressKey(attempt.ip)), ATTEMPTS.client, now),
    count(sql, accountSubject(sign, attempt.account), ATTEMPTS.account, now),
  ]);
  return Math.max(...waits);
}

/** After a success the account's count starts again. */
export async function forgetAttempts(sql: Sql, sign: Sign, account: string): Promise<void> {
  await sql
    .delete(studioAttempt)
    .where(raw`${studioAttempt.subject} = ${accountSubject(sign, account)}`);
}

const accountSubject = (sign: Sign, account: string) =>
  sign('studio-account', account.trim().toLowerCase());

async function count(sql: Sql, subject: string, most: number, now: Date): Promise<number> {
  const [row] = await sql
    .insert(studioAttempt)
    .values({ subject, count: 1, until: new Date(now.getTime() + WINDOW) })
    .onConflictDoUpdate({
      target: studioAttempt.subject,
      set: { count: raw`${studioAttempt.count} + 1` },
    })
    .returning();
  if (!row || row.count <= most) return 0;
  return Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000));
}
