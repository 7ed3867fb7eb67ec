/** Newsletter subscriptions with double opt-in and one-click unsubscribe. */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { EmailEvent, RenderedEmail } from '../../domain/forms/emailEvent.ts';
import type { Newsletter } from '../../domain/forms/newsletter.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Sql } from '../db/database.ts';
import { subscriber } from '../db/schema.ts';
import { countEmail, type EmailAllowance } from '../email/dailyLimit.ts';
import { enqueueEmails } from '../email/emailQueue.ts';
import { isSigned, type Sign } from './formTokens.ts';

const HOUR = 3600_000;
/** Shortest time between e-mails to one address, in ms, however often it is entered. */
const MIN_INTERVAL = 6 * HOUR;

type Purpose = 'confirm' | 'leave';

export class NewsletterService {
  readonly #sql: Sql;
  readonly #sign: Sign;
  readonly #siteUrl: string;
  readonly #write: (notice: EmailEvent, locale: Locale) => RenderedEmail;

  constructor(
    sql: Sql,
    sign: Sign,
    siteUrl: string,
    write: (notice: EmailEvent, locale: Locale) => RenderedEmail,
  ) {
    this.#sql = sql;
    this.#sign = sign;
    this.#siteUrl = siteUrl;
    this.#write = write;
  }

  /**
   * Stores the address and sends a confirmation request, unless the address or the network of `ip`
   * has reached its daily limit. Only `network` may be shown to the visitor: nothing about the
   * address may be revealed.
   */
  async subscribe(
    { email, locale }: Newsletter,
    ip: string,
    now = new Date(),
  ): Promise<EmailAllowance> {
    const id = randomBytes(16).toString('base64url');
    return this.#sql.transaction(async (within) => {
      const [known] = await within
        .insert(subscriber)
        .values({ id, email: email.toLowerCase(), locale, asked: now })
        .onConflictDoUpdate({
          target: subscriber.email,
          set: { asked: now },
          setWhere: lt(subscriber.asked, new Date(now.getTime() - MIN_INTERVAL)),
        })
        .returning();
      if (!known) return 'allowed';
      const allowance = await countEmail(within, this.#sign, { email, ip }, now);
      if (allowance !== 'allowed') return allowance;
      const is = known.confirmed ? 'newsletterAlready' : 'newsletterAsk';
      await this.#mail(within, is, known, locale, now);
      return allowance;
    });
  }

  /** Confirms a subscription. False if the key is invalid or the request has expired. */
  async confirm(key: string, now = new Date()): Promise<boolean> {
    const id = this.#idOf('confirm', key);
    if (!id) return false;
    return this.#sql.transaction(async (within) => {
      const [fresh] = await within
        .update(subscriber)
        .set({ confirmed: now })
        .where(and(eq(subscriber.id, id), isNull(subscriber.confirmed)))
        .returning();
      if (fresh) {
        await this.#mail(within, 'newsletterWelcome', fresh, fresh.locale as Locale, now);
        return true;
      }
      const known = await within.select().from(subscriber).where(eq(subscriber.id, id));
      return known.length > 0;
    });
  }

  /** Deletes the subscription; succeeds if it was deleted before. False for an invalid key. */
  async unsubscribe(key: string): Promise<boolean> {
    const id = this.#idOf('leave', key);
    if (!id) return false;
    await this.#sql.delete(subscriber).where(eq(subscriber.id, id));
    return true;
  }

  async #mail(
    sql: Sql,
    type: 'newsletterAsk' | 'newsletterWelcome' | 'newsletterAlready',
    { id, email }: { id: string; email: string },
    locale: Locale,
    now: Date,
  ): Promise<void> {
    const address = (purpose: Purpose) => signedUrl(this.#sign, this.#siteUrl, purpose, id, locale);
    const leave = address('leave');
    const href = type === 'newsletterAsk' ? address('confirm') : leave;
    const letter = this.#write({ type, href, leave }, locale);
    const message = { ...letter, to: email, unsubscribe: leave };
    await enqueueEmails(sql, { subscriber: id }, [{ message }], now);
  }

  #idOf(purpose: Purpose, key: string): string | undefined {
    const [id = '', signature = ''] = key.slice(0, 100).split('.');
    return isSigned(this.#sign, purpose, id, signature) ? id : undefined;
  }
}

/**
 * Address of a link in an e-mail. It contains the row's random id and a signature, no e-mail
 * address.
 */
function signedUrl(sign: Sign, siteUrl: string, purpose: Purpose, id: string, locale: Locale) {
  return `${siteUrl}/${locale}/newsletter/${purpose}?key=${id}.${sign(purpose, id)}`;
}

/** All confirmed subscribers, each with their unsubscribe address. */
export async function allSubscribers(sql: Sql, sign: Sign, siteUrl: string) {
  const rows = await sql
    .select()
    .from(subscriber)
    .where(isNotNull(subscriber.confirmed))
    .orderBy(asc(subscriber.confirmed));
  return rows.map(({ id, email, locale, confirmed }) => ({
    email,
    locale,
    confirmed: confirmed?.toISOString() ?? '',
    unsubscribe: signedUrl(sign, siteUrl, 'leave', id, locale as Locale),
  }));
}
