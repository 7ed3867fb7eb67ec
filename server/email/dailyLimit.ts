/** Daily limits for e-mails to visitors, counted in the database for all processes together. */
import { isIPv6 } from 'node:net';
import { sql as expression, lt } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { emailCount } from '../db/schema.ts';
import { addressKey } from '../http/rateLimit.ts';
import { RATE_LIMITS } from '../http/rateLimits.ts';
import type { Sign } from '../submissions/formTokens.ts';

/** Confirmations per mailbox and day (UTC), whoever enters the address. */
export const PER_RECIPIENT = RATE_LIMITS.emailsToRecipient.times;
/** E-mails caused by one network per day: an IPv4 address or an IPv6 /48. */
export const PER_NETWORK = RATE_LIMITS.emailsFromNetwork.times;

const DAY = 24 * 3600_000;

/** Whether an e-mail may be sent; otherwise the limit that was reached. */
export type EmailAllowance = 'allowed' | 'network' | 'recipient';

/**
 * Counts one e-mail to `email`, caused by a submission from `ip`. Call it in the transaction of the
 * submission, so that both are stored or neither.
 */
export async function countEmail(
  sql: Sql,
  sign: Sign,
  { email, ip }: { email: string; ip: string },
  now: Date,
): Promise<EmailAllowance> {
  const day = now.toISOString().slice(0, 10);
  const subject = (kind: string, text: string) => sign('mail-count', `${kind}:${text}`);
  const networkCount = subject('network', networkOf(ip));
  if (!(await count(sql, day, networkCount, PER_NETWORK))) return 'network';
  const recipientCount = subject('recipient', normaliseRecipient(email));
  return (await count(sql, day, recipientCount, PER_RECIPIENT)) ? 'allowed' : 'recipient';
}

/** Deletes the counts of past days. */
export async function deleteOldEmailCounts(sql: Sql, now: Date): Promise<void> {
  const day = new Date(now.getTime() - DAY).toISOString().slice(0, 10);
  await sql.delete(emailCount).where(lt(emailCount.day, day));
}

/** Hosts of one provider, whose mailboxes ignore dots in a name. */
const DOTLESS_HOSTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The mailbox of an address: lower case, without `+tag`, at Gmail without dots. */
export function normaliseRecipient(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const name = address.slice(0, Math.max(at, 0));
  // A name may begin with the sign.
  const tag = name.indexOf('+', 1);
  const local = tag > 0 ? name.slice(0, tag) : name;
  return DOTLESS_HOSTS.includes(host)
    ? `${local.replaceAll('.', '')}@${DOTLESS_HOSTS[0]}`
    : `${local}@${host}`;
}

/** The /48 of an IPv6 address, which providers assign to one customer; IPv4 addresses unchanged. */
export function networkOf(ip: string): string {
  const key = addressKey(ip);
  return isIPv6(ip) && key.includes(':') ? key.split(':').slice(0, 3).join(':') : key;
}

/** Increments a count up to `most`; false when it was reached before. */
async function count(sql: Sql, day: string, subject: string, most: number): Promise<boolean> {
  const counted = await sql
    .insert(emailCount)
    .values({ day, subject, count: 1 })
    .onConflictDoUpdate({
      target: [emailCount.day, emailCount.subject],
      set: { count: expression`${emailCount.count} + 1` },
      setWhere: lt(emailCount.count, most),
    })
    .returning();
  return counted.length > 0;
}
