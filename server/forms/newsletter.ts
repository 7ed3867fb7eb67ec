/** Who wants the newsletter: asked first by mail, confirmed by a button, left by one click. */
import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Newsletter } from '../../domain/forms/newsletter.ts';
import type { Letter, Notice } from '../../domain/forms/notice.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Sql } from '../db/database.ts';
import { subscriber } from '../db/schema.ts';
import { addMails } from '../mail/queue.ts';
import { isSigned, type Sign } from './tokens.ts';

const HOUR = 3600_000;
/** However often an address is entered, and by whomever, it is written to only so often: ms. */
const BETWEEN_MAILS = 6 * HOUR;

type Purpose = 'confirm' | 'leave';

export class Newsletters {
  readonly #sql: Sql;
  readonly #sign: Sign;
  readonly #siteUrl: string;
  readonly #write: (notice: Notice, locale: Locale) => Letter;

  constructor(
    sql: Sql,
    sign: Sign,
    siteUrl: string,
    write: (notice: Notice, locale: Locale) => Letter,
  ) {
    this.#sql = sql;
    this.#sign = sign;
    this.#siteUrl = siteUrl;
    this.#write = write;
  }

  /** Writes the address down and asks it. Whoever entered it learns nothing, whatever was known. */
  async ask({ email, locale }: Newsletter, now = new Date()): Promise<void> {
    const id = randomBytes(16).toString('base64url');
    await this.#sql.transaction(async (within) => {
      const [known] = await within
        .insert(subscriber)
        .values({ id, email: email.toLowerCase(), locale, asked: now })
        .onConflictDoUpdate({
          target: subscriber.email,
          set: { asked: now },
          setWhere: lt(subscriber.asked, new Date(now.getTime() - BETWEEN_MAILS)),
        })
        .returning();
      if (!known) return;
      const is = known.confirmed ? 'newsletterAlready' : 'newsletterAsk';
      await this.#mail(within, is, known, locale, now);
    });
  }

  /** The address agrees; false where the key is wrong, or the question is no longer open. */
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

  /** Forgets the address; done as well where it was forgotten before. False for a wrong key alone. */
  async leave(key: string): Promise<boolean> {
    const id = this.#idOf('leave', key);
    if (!id) return false;
    await this.#sql.delete(subscriber).where(eq(subscriber.id, id));
    return true;
  }

  /** Everybody who agreed, with the address by which each leaves. */
  async everybody() {
    const rows = await this.#sql
      .select()
      .from(subscriber)
      .where(isNotNull(subscriber.confirmed))
      .orderBy(asc(subscriber.confirmed));
    return rows.map((row) => ({
      email: row.email,
      locale: row.locale,
      confirmed: row.confirmed?.toISOString() ?? '',
      unsubscribe: this.#address('leave', row.id, row.locale as Locale),
    }));
  }

  async #mail(
    sql: Sql,
    is: 'newsletterAsk' | 'newsletterWelcome' | 'newsletterAlready',
    { id, email }: { id: string; email: string },
    locale: Locale,
    now: Date,
  ): Promise<void> {
    const leave = this.#address('leave', id, locale);
    const href = is === 'newsletterAsk' ? this.#address('confirm', id, locale) : leave;
    const letter = this.#write({ is, href, leave }, locale);
    const message = { ...letter, to: email, unsubscribe: leave };
    await addMails(sql, { subscriber: id }, [{ message }], now);
  }

  /** An address carries no e-mail address, only the row's random id and a signature. */
  #address(purpose: Purpose, id: string, locale: Locale): string {
    const key = `${id}.${this.#sign(purpose, id)}`;
    return `${this.#siteUrl}/${locale}/newsletter/${purpose}?key=${key}`;
  }

  #idOf(purpose: Purpose, key: string): string | undefined {
    const [id = '', signature = ''] = key.slice(0, 100).split('.');
    return isSigned(this.#sign, purpose, id, signature) ? id : undefined;
  }
}
