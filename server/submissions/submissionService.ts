/** Receives all submissions, from pages and from the API. */

import { resolveSettings } from '../../domain/content/settings.ts';
import type { EmailEvent, RenderedEmail } from '../../domain/forms/emailEvent.ts';
import { Newsletter } from '../../domain/forms/newsletter.ts';
import {
  type FormKind,
  HONEYPOT_FIELD,
  type SubmissionResult,
} from '../../domain/forms/submissionResult.ts';
import { validate } from '../../domain/forms/validate.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Config } from '../config.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import type { Sql } from '../db/database.ts';
import { orUnavailable, RETRY_AFTER } from '../db/unavailable.ts';
import { countEmail } from '../email/dailyLimit.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { Log } from '../log.ts';
import { FORM_SPECS, type StoredKind } from './formKinds.ts';
import { createToken, type Sign } from './formTokens.ts';
import { NewsletterService } from './newsletter.ts';
import { SpamGuards } from './spamGuards.ts';
import { storeSubmission } from './submissionStore.ts';

/** Renders an e-mail; provided by the website's build. */
export type RenderEmail = (notice: EmailEvent, locale: Locale) => RenderedEmail;

interface Parts {
  config: Config;
  live: LiveCatalogue;
  sql: Sql;
  sign: Sign;
  write: RenderEmail;
  /** Called when e-mails were added to the queue. */
  onMail: () => void;
  log: Log;
}

/** Data about the request that is not in its fields. */
interface Sender {
  /** The network address. */
  ip: string;
  locale: Locale;
}

export class SubmissionService {
  readonly newsletters: NewsletterService;
  readonly #parts: Parts;
  readonly #guards: SpamGuards;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#guards = new SpamGuards(parts.sign);
    this.newsletters = new NewsletterService(
      parts.sql,
      parts.sign,
      parts.config.site.url,
      parts.write,
    );
  }

  /** A signed token, which the browser fetches at the first input. */
  token(): string {
    return createToken(this.#parts.sign);
  }

  /**
   * Validates a form and stores it (specification, section 5). What was stored is never lost; what
   * cannot be stored is rejected as `unavailable`, and the visitor keeps their input.
   */
  async submit(
    kind: FormKind,
    fields: Record<string, unknown>,
    sender: Sender,
  ): Promise<SubmissionResult> {
    try {
      return await this.#process(kind, fields, sender);
    } catch (error) {
      this.#parts.log.error({ err: error, kind }, 'a form could not be stored');
      return { status: 'rejected', reason: 'unavailable', retryAfter: RETRY_AFTER };
    }
  }

  async #process(
    kind: FormKind,
    fields: Record<string, unknown>,
    { ip, locale }: Sender,
  ): Promise<SubmissionResult> {
    const address = addressKey(ip);
    const rejection = this.#guards.checkAttempt(address, fields);
    if (rejection) return rejection;
    if (fields[HONEYPOT_FIELD])
      return { status: 'invalid', problems: { [HONEYPOT_FIELD]: 'trap' } };
    return kind === 'newsletter'
      ? this.#submitNewsletter(fields, ip)
      : this.#submitStored(kind, fields, { ip, locale });
  }

  async confirm(key: string): Promise<boolean> {
    const known = await orUnavailable(this.newsletters.confirm(key));
    this.#parts.onMail();
    return known;
  }

  async #submitNewsletter(fields: Record<string, unknown>, ip: string): Promise<SubmissionResult> {
    const validated = validate(Newsletter, fields);
    if ('problems' in validated) return { status: 'invalid', problems: validated.problems };
    const rejection = this.#guards.checkSubmission(addressKey(ip), fields, '');
    if (rejection) return rejection;
    const asked = await this.newsletters.subscribe(validated.data, ip);
    // Reveals nothing about the address: the limit is that of the visitor's own network.
    if (asked === 'network')
      return { status: 'rejected', reason: 'tooMany', retryAfter: secondsOfDay() };
    this.#parts.onMail();
    return { status: 'accepted' };
  }

  async #submitStored(
    kind: StoredKind,
    fields: Record<string, unknown>,
    { ip, locale }: Sender,
  ): Promise<SubmissionResult> {
    const { config, live, sql, sign, write, onMail } = this.#parts;
    const catalogue = live.current();
    const definition = FORM_SPECS[kind];
    const validated = validate(definition.schema(catalogue), fields);
    if ('problems' in validated) return { status: 'invalid', problems: validated.problems };
    const { data } = validated;
    const rejection = this.#guards.checkSubmission(addressKey(ip), fields, data.message ?? '');
    if (rejection) return rejection;
    const { councilLocale } = config.mail;
    const { email } = resolveSettings(catalogue, config.settings).contact;
    const council = config.mail.council ?? email ?? config.mail.from;
    const from = [data.firstName, data.name].filter(Boolean).join(' ');
    const reference = await storeSubmission(
      sql,
      { kind, locale, email: data.email, body: data },
      (named) => {
        const facts = (language: Locale) => definition.facts(data, catalogue, language);
        const about = { kind, reference: named };
        const told: EmailEvent = { type: 'received', ...about, from, facts: facts(councilLocale) };
        const repeated = facts(locale).filter(([field]) => definition.repeated.includes(field));
        const thanks: EmailEvent = { type: 'thanks', ...about, facts: repeated };
        return {
          council: { ...write(told, councilLocale), to: council, replyTo: data.email },
          thanks: { ...write(thanks, locale), to: data.email },
        };
      },
      async (within) =>
        (await countEmail(within, sign, { email: data.email, ip }, new Date())) === 'allowed',
    );
    onMail();
    return { status: 'accepted', reference };
  }
}

/** Seconds until the daily counts (UTC) are reset. */
const secondsOfDay = (): number => 86_400 - Math.floor((Date.now() / 1000) % 86_400);
