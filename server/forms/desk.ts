/** Where all that visitors send arrives, from pages and from the API alike. */
import { judge } from '../../domain/forms/judge.ts';
import { Newsletter } from '../../domain/forms/newsletter.ts';
import type { Letter, Notice } from '../../domain/forms/notice.ts';
import { type FormKind, type Outcome, TRAP } from '../../domain/forms/outcome.ts';
import type { Locale } from '../../domain/locale.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../db/database.ts';
import { addressKey } from '../rateLimit.ts';
import { Guards } from './guards.ts';
import { KINDS, type StoredKind } from './kinds.ts';
import { Newsletters } from './newsletter.ts';
import { storeSubmission } from './submissions.ts';
import { makeToken, type Sign } from './tokens.ts';

/** Says a notice in words: the website's build behind one function. */
export type WriteLetter = (notice: Notice, locale: Locale) => Letter;

interface Parts {
  config: Config;
  live: LiveCatalogue;
  sql: Sql;
  sign: Sign;
  write: WriteLetter;
  /** Called when mails have been added. */
  onMail: () => void;
}

/** What a form brings beside its fields. */
interface Sender {
  /** The network address. */
  ip: string;
  locale: Locale;
}

export class Desk {
  readonly newsletters: Newsletters;
  readonly #parts: Parts;
  readonly #guards: Guards;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#guards = new Guards(parts.sign);
    this.newsletters = new Newsletters(parts.sql, parts.sign, parts.config.site.url, parts.write);
  }

  /** What a browser fetches when its visitor begins to write. */
  token(): string {
    return makeToken(this.#parts.sign);
  }

  /** Judges a form, and stores it if it is right: section 5. What is stored is never lost. */
  async take(
    kind: FormKind,
    fields: Record<string, unknown>,
    { ip, locale }: Sender,
  ): Promise<Outcome> {
    const address = addressKey(ip);
    const early = this.#guards.beforeReading(address, fields);
    if (early) return early;
    if (fields[TRAP]) return { is: 'wrong', problems: { [TRAP]: 'trap' } };
    return kind === 'newsletter'
      ? this.#takeNewsletter(fields, address)
      : this.#takeStored(kind, fields, address, locale);
  }

  async confirm(key: string): Promise<boolean> {
    const known = await this.newsletters.confirm(key);
    this.#parts.onMail();
    return known;
  }

  async #takeNewsletter(fields: Record<string, unknown>, address: string): Promise<Outcome> {
    const judged = judge(Newsletter, fields);
    if ('problems' in judged) return { is: 'wrong', problems: judged.problems };
    const refused = this.#guards.beforeTaking(address, fields, '');
    if (refused) return refused;
    await this.newsletters.ask(judged.data);
    this.#parts.onMail();
    return { is: 'taken' };
  }

  async #takeStored(
    kind: StoredKind,
    fields: Record<string, unknown>,
    address: string,
    locale: Locale,
  ): Promise<Outcome> {
    const { config, live, sql, write, onMail } = this.#parts;
    const catalogue = live.current();
    const definition = KINDS[kind];
    const judged = judge(definition.schema(catalogue), fields);
    if ('problems' in judged) return { is: 'wrong', problems: judged.problems };
    const { data } = judged;
    const refused = this.#guards.beforeTaking(address, fields, data.message ?? '');
    if (refused) return refused;
    const { council, councilLocale } = config.mail;
    const from = [data.firstName, data.name].filter(Boolean).join(' ');
    const reference = await storeSubmission(
      sql,
      { kind, locale, email: data.email, body: data },
      (named) => {
        const facts = (language: Locale) => definition.facts(data, catalogue, language);
        const about = { kind, reference: named };
        const told: Notice = { is: 'received', ...about, from, facts: facts(councilLocale) };
        const repeated = facts(locale).filter(([field]) => definition.repeated.includes(field));
        const thanks: Notice = { is: 'thanks', ...about, facts: repeated };
        return {
          council: { ...write(told, councilLocale), to: council, replyTo: data.email },
          thanks: { ...write(thanks, locale), to: data.email },
        };
      },
    );
    onMail();
    return { is: 'taken', reference };
  }
}
