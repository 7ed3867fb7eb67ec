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

  async #mail(
    sql: Sql,
    is: 'newsletterAsk' | 'newsletterWelcome' | 'newsletterAlready',
    { id, email }: { id: string; email: string },
    locale: Locale,
    now: Date,
  ): Promise<void> {
    const address = (purpose: Purpose) =>
      keyAddress(this.#sign, this.#siteUrl, purpose, id, locale);
    const leave = address('leave');
    const href = is === 'newsletterAsk' ? address('confirm') : leave;
    const letter = this.#write({ is, href, leave }, locale);
    const message = { ...letter, to: email, unsubscribe: leave };
    await addMails(sql, { subscriber: id }, [{ message }], now);
  }

  #idOf(purpose: Purpose, key: string): string | undefined {
    const [id = '', signature = ''] = key.slice(0, 100).split('.');
    return isSigned(this.#sign, purpose, id, signature) ? id : undefined;
  }
}

/** Where a mail leads: no e-mail address is in it, only the row's random id and a signature. */
function keyAddress(sign: Sign, siteUrl: string, purpose: Purpose, id: string, locale: Locale) {
  return `${siteUrl}/${locale}/newsletter/${purpose}?key=${id}.${sign(purpose, id)}`;
}

/** Everybody who agreed, with the address by which each leaves. */
export async function everybody(sql: Sql, sign: Sign, siteUrl: string) {
  const rows = await sql
    .select()
    .from(subscriber)
    .where(isNotNull(subscriber.confirmed))
    .orderBy(asc(subscriber.confirmed));
  return rows.map(({ id, email, locale, confirmed }) => ({
    email,
    locale,
    confirmed: confirmed?.toISOString() ?? '',
    unsubscribe: keyAddress(sign, siteUrl, 'leave', id, locale as Locale),
  }));
}
