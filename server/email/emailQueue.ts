/** Queue of e-mails in the database. */
import { randomUUID } from 'node:crypto';
import { eq, sql as expression, inArray, lte } from 'drizzle-orm';
import { asyncCommit } from '../db/asyncCommit.ts';
import type { Sql } from '../db/database.ts';
import { outgoingEmail } from '../db/schema.ts';
import { PollingJob } from '../jobs/pollingJob.ts';
import { type Log, withoutMail } from '../log.ts';
import type { QueuedEmail, SendEmail } from './transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Pause after each attempt; the last one repeats. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY];
/** E-mails to visitors are given up after this time; e-mails to the council never. */
const VISITOR_LIFETIME = 7 * DAY;
/** Polling interval in ms; adding an e-mail triggers a poll too. */
const POLL_INTERVAL = 15_000;
/** Number of e-mails that a process sends at once. */
const CONCURRENCY = 4;

/** The row that an e-mail is about. It is deleted with that row. */
type About = { submission: string } | { subscriber: string };

/** Adds e-mails; call it in the transaction of what they are about. */
export async function enqueueEmails(
  sql: Sql,
  about: About,
  mails: readonly { message: QueuedEmail; forCouncil?: boolean }[],
  now: Date,
): Promise<void> {
  await sql.insert(outgoingEmail).values(
    mails.map(({ message, forCouncil }) => ({
      id: randomUUID(),
      ...about,
      message,
      created: now,
      nextTry: now,
      until: forCouncil ? null : new Date(now.getTime() + VISITOR_LIFETIME),
    })),
  );
}

/** Sends due e-mails until it is stopped. */
export class EmailQueue {
  readonly #sql: Sql;
  readonly #send: SendEmail;
  readonly #log: Log;
  readonly #chore: PollingJob;

  constructor(sql: Sql, send: SendEmail, log: Log) {
    this.#sql = sql;
    this.#send = send;
    this.#log = log;
    this.#chore = new PollingJob(
      POLL_INTERVAL,
      () => this.sendDue(),
      (error) => {
        this.#log.error({ err: error }, 'the mails that wait could not be read');
      },
    );
  }

  /** Triggers a poll; returns at once. */
  trigger(): void {
    this.#chore.trigger();
  }

  /** Resolves when each due e-mail was tried. Tests pass a clock. */
  async sendDue(now = () => new Date()): Promise<void> {
    const lane = async () => {
      while (!this.#chore.isStopped && (await this.#sendOne(now()))) {
        // Go on with the next one.
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  }

  /** Waits for e-mails that are being sent. */
  stop(): Promise<void> {
    return this.#chore.stop();
  }

  /**
   * Claims one e-mail and tries to send it. Claiming schedules the next attempt in one short
   * statement: other processes skip it, and if this process dies, it is retried after the pause.
   *
   * @returns false when none is due
   */
  async #sendOne(now: Date): Promise<boolean> {
    const mail = await asyncCommit(this.#sql, (within) => claimDue(within, now));
    if (!mail) return false;
    const about = { mail: mail.id, about: mail.submission ?? 'newsletter', attempt: mail.attempts };
    try {
      await this.#send(mail.id, mail.message as QueuedEmail);
    } catch (error) {
      // Only the message of an error: other fields may contain passwords.
      const words = error instanceof Error ? error.message : String(error);
      const why = withoutMail(words);
      if (mail.until && mail.until <= now) {
        await this.#delete(mail.id);
        this.#log.warn({ ...about, why }, 'a mail to a visitor is given up');
      } else this.#log.warn({ ...about, why }, 'a mail could not be sent; later again');
      return true;
    }
    await this.#delete(mail.id);
    this.#log.info(about, 'a mail is sent');
    return true;
  }

  async #delete(id: string): Promise<void> {
    await this.#sql.delete(outgoingEmail).where(eq(outgoingEmail.id, id));
  }
}

/** Claims the e-mail that has been due longest and schedules its next attempt. */
async function claimDue(sql: Sql, now: Date) {
  const due = sql
    .select({ id: outgoingEmail.id })
    .from(outgoingEmail)
    .where(lte(outgoingEmail.nextTry, now))
    .orderBy(outgoingEmail.nextTry)
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await sql
    .update(outgoingEmail)
    .set({ attempts: expression`${outgoingEmail.attempts} + 1`, nextTry: nextAttemptAfter(now) })
    .where(inArray(outgoingEmail.id, due))
    .returning();
  return mail;
}

/** Time of the next attempt, from the number of attempts so far. */
function nextAttemptAfter(now: Date) {
  const seconds = PAUSES.map((pause) => pause / 1000);
  const list = expression.raw(`ARRAY[${seconds.join(',')}]`);
  const which = expression`LEAST(${outgoingEmail.attempts} + 1, ${expression.raw(String(seconds.length))})`;
  return expression`${now.toISOString()}::timestamptz + make_interval(secs => (${list})[${which}])`;
}
