import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type FormKind, NONCE, type Outcome, TOKEN, TRAP } from '../../domain/forms/outcome.ts';
import { isLocale } from '../../domain/locale.ts';
import type { Config } from '../config.ts';
import type { Desk } from '../forms/desk.ts';
import { preferredLocale } from '../pages/preferredLocale.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import { readJson } from './jsonBody.ts';
import { problem } from './problem.ts';
import { wrongMethod } from './tourBody.ts';
import { clientIp } from './whoami.ts';

const MAX_BYTES = 64 * 1024;
const NOT_KEPT = { 'Cache-Control': 'no-store' };

const Fields = z.record(z.string(), z.unknown());

/** `POST /contact`, `/newsletter`, `/quote`, and `GET /forms/token`: what visitors send. */
export function formRoutes(config: Config, desk: Desk) {
  const routes = new Hono<{ Bindings: HttpBindings }>();

  const taker = (kind: FormKind, told: (context: Context, reference?: string) => Response) => {
    routes.post(`/${kind}`, async (context) => {
      if (!isSameOrigin(context, config.site.url)) {
        return problem(context, 403, 'Forms are taken from the pages of this site alone.');
      }
      const read = await readJson(context, Fields, MAX_BYTES);
      if ('refusal' in read) return read.refusal;
      const fields = read.data;
      const accepted = context.req.header('accept-language');
      const locale = isLocale(fields.locale) ? fields.locale : preferredLocale(undefined, accepted);
      const ip = clientIp(context, config);
      const outcome = await desk.take(kind, fields, { ip, locale });
      return outcome.is === 'taken' ? told(context, outcome.reference) : refuse(context, outcome);
    });
    routes.all(`/${kind}`, (context) => wrongMethod(context, 'POST'));
  };
  const withReference = (context: Context, reference?: string) =>
    context.json({ data: { reference } }, 201, NOT_KEPT);

  taker('contact', withReference);
  taker('quote', withReference);
  // The same answer whether the address is known or not.
  taker('newsletter', (context) => context.body(null, 202, NOT_KEPT));
  routes.get('/forms/token', (context) =>
    context.json({ data: { token: desk.token() } }, 200, NOT_KEPT),
  );
  return routes;
}

const REASONS = {
  tooFast: 'This was written faster than a person writes.',
  tooMany: 'Too many forms from this address.',
  work: `Too many forms: solve the puzzle of GET /api/forms/token. Find a "${NONCE}" such that the SHA-256 of token, colon and nonce begins with so many zero bits, and send "${TOKEN}" and "${NONCE}" along.`,
};

function refuse(context: Context, outcome: Exclude<Outcome, { is: 'taken' }>): Response {
  if (outcome.is === 'wrong') {
    const [[field, code] = ['', 'wrong']] = Object.entries(outcome.problems);
    const detail = field === TRAP ? 'This field is to stay empty.' : DETAILS[code];
    return problem(context, 400, detail ?? 'This is wrong.', field);
  }
  context.header('Retry-After', String(outcome.wait));
  const bits = outcome.bits ? ` Zero bits: ${outcome.bits}.` : '';
  return problem(context, 429, REASONS[outcome.why] + bits);
}

/** The codes of problems for programs; people read `messages/forms`. */
const DETAILS: Record<string, string> = {
  required: 'This is required.',
  choose: 'Choose one or more.',
  consent: 'Consent is required: true.',
  email: 'This is no e-mail address.',
  tooLong: 'This is too long.',
  number: 'This is no number that can be meant.',
  date: 'This is no date: YYYY-MM-DD.',
  past: 'This day is over.',
  order: 'The end is before the start.',
  unknown: 'There is no such thing here.',
};
