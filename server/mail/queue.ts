/** Mails that wait in the database until somebody takes them. */
import { randomUUID } from 'node:crypto';
import { eq, sql as expression, inArray, lte } from 'drizzle-orm';
import { Chore } from '../chore.ts';
import type { Sql } from '../db/database.ts';
import { outgoingMail } from '../db/schema.ts';
import { type Log, withoutMail } from '../log.ts';
import type { Message } from './message.ts';
import type { SendMail } from './transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a mail waits after each attempt; the last pause stays. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY];
/** How long visitors wait for a mail; the council's are tried until they are taken. */
const FOR_VISITORS = 7 * DAY;
/** How often the queue is looked at, beside whenever a mail is added: ms. */
const LOOK = 15_000;
/** How many mails a process sends at once. */
const AT_ONCE = 4;

/** What a mail tells of: with that it is deleted. */
type About = { submission: string } | { subscriber: string };

/** Adds mails; within a transaction they are there exactly if the rest of it is. */
export async function addMails(
  sql: Sql,
  about: About,
  mails: readonly { message: Message; forCouncil?: boolean }[],
  now: Date,
): Promise<void> {
  await sql.insert(outgoingMail).values(
    mails.map(({ message, forCouncil }) => ({
      id: randomUUID(),
      ...about,
      message,
      created: now,
      nextTry: now,
      until: forCouncil ? null : new Date(now.getTime() + FOR_VISITORS),
    })),
  );
}

/** Sends what is due, now and always. */
export class MailQueue {
  readonly #sql: Sql;
  readonly #send: SendMail;
  readonly #log: Log;
  readonly #chore: Chore;

  constructor(sql: Sql, send: SendMail, log: Log) {
    this.#sql = sql;
    this.#send = send;
    this.#log = log;
    this.#chore = new Chore(
      LOOK,
      () => this.sendDue(),
      (error) => {
        this.#log.error({ err: error }, 'the mails that wait could not be read');
      },
    );
  }

  /** Says that there may be mails; returns at once. */
  look(): void {
    this.#chore.look();
  }

  /** Resolves when no mail is due, or each was tried; for a set clock in tests. */
  async sendDue(now = () => new Date()): Promise<void> {
    const lane = async () => {
      while (!this.#chore.isStopped && (await this.#sendOne(now()))) {
        // On with the next.
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  /** Finishes the mails under way. */
  stop(): Promise<void> {
    return this.#chore.stop();
  }

  /**
   * Takes a mail and tries it. Taking it writes down the next attempt in one short statement: whoever
   * else looks passes it over, and if this process dies now, the mail is tried again after the pause.
   *
   * @returns false when none is due
   */
  async #sendOne(now: Date): Promise<boolean> {
    const due = this.#sql
      .select({ id: outgoingMail.id })
      .from(outgoingMail)
      .where(lte(outgoingMail.nextTry, now))
      .orderBy(outgoingMail.nextTry)
      .limit(1)
      .for('update', { skipLocked: true });
    const [mail] = await this.#sql
      .update(outgoingMail)
      .set({ attempts: expression`${outgoingMail.attempts} + 1`, nextTry: nextTryAfter(now) })
      .where(inArray(outgoingMail.id, due))
      .returning();
    if (!mail) return false;
    const about = { mail: mail.id, about: mail.submission ?? 'newsletter', attempt: mail.attempts };
    try {
      await this.#send(mail.id, mail.message as Message);
    } catch (error) {
      // The words of an error alone, and no address: the rest of it may hold passwords.
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
    await this.#sql.delete(outgoingMail).where(eq(outgoingMail.id, id));
  }
}

/** The moment of the next attempt, from how many there were before this one. */
function nextTryAfter(now: Date) {
  const seconds = PAUSES.map((pause) => pause / 1000);
  const list = expression.raw(`ARRAY[${seconds.join(',')}]`);
  const which = expression`LEAST(${outgoingMail.attempts} + 1, ${expression.raw(String(seconds.length))})`;
  return expression`${now.toISOString()}::timestamptz + make_interval(secs => (${list})[${which}])`;
}
