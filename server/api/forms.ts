import { z } from 'zod';
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { Contact } from '../../domain/forms/contact.ts';
import { Newsletter } from '../../domain/forms/newsletter.ts';
import { quoteFields, quoteTerms } from '../../domain/forms/quote.ts';
import {
  type FormKind,
  HONEYPOT_FIELD,
  NONCE_FIELD,
  type SubmissionResult,
  TOKEN_FIELD,
} from '../../domain/forms/submissionResult.ts';
import { isLocale, LOCALES } from '../../domain/locale.ts';
import { type AppContext, type AppServices, createRouter } from '../http/context.ts';
import { sameOrigin } from '../http/middleware.ts';
import { preferredLocale } from '../http/preferredLocale.ts';
import { problem } from '../http/problem.ts';
import { jsonBody } from '../http/requestBody.ts';
import {
  BODY_PROBLEMS,
  CROSS_SITE,
  dataResponse,
  describeRoute,
  problemResponse,
  type ResponseDescription,
} from './openapi.ts';

const MAX_BYTES = 64 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };

/** Any object: the form's own schema is applied by the submission service, after the spam guards. */
const Fields = z.record(z.string(), z.unknown());

/** Fields that every form accepts besides its own. */
const CommonFields = z.object({
  [TOKEN_FIELD]: z.string().optional().describe('from GET /api/forms/token, when writing began'),
  [NONCE_FIELD]: z.string().optional().describe('solves the puzzle that a 429 asks for'),
  [HONEYPOT_FIELD]: z.string().max(0).optional().describe('stays empty'),
});

const Reference = z.object({ reference: z.string().describe('FM-2026-7K3Q9') });

/** What a quote request may name depends on the content; its shape does not. */
const QuoteRequest = quoteFields(quoteTerms(buildCatalogue(0, []), ''));

/** How a form's API address responds when the submission is accepted. */
interface FormRoute {
  summary: string;
  schema: z.ZodObject;
  accepted: Record<number, ResponseDescription>;
  respond(context: AppContext, reference?: string): Response;
}

const stored = {
  accepted: { 201: dataResponse('Stored, under this reference', Reference) },
  respond: (context: AppContext, reference?: string) =>
    context.json({ data: { reference } }, 201, NO_STORE),
};

const FORM_ROUTES: Record<FormKind, FormRoute> = {
  contact: { summary: 'Writes to the council', schema: Contact, ...stored },
  quote: {
    summary: 'Asks for a quote for a meeting or congress',
    schema: QuoteRequest,
    ...stored,
  },
  newsletter: {
    summary: 'Asks for the newsletter; a mail asks back',
    schema: Newsletter,
    accepted: { 202: { description: 'Taken, whether the address was known or not' } },
    // The same response whether the address is known or not.
    respond: (context) => context.body(null, 202, NO_STORE),
  },
};

/** `POST /contact`, `/newsletter`, `/quote`, and `GET /forms/token`. */
export function formRoutes({ submissions }: AppServices) {
  const routes = createRouter();
  for (const [kind, form] of Object.entries(FORM_ROUTES) as [FormKind, FormRoute][]) {
    routes.post(
      `/${kind}`,
      describeForm(form),
      sameOrigin,
      jsonBody(Fields, MAX_BYTES),
      async (context) => {
        const fields = context.req.valid('json');
        const locale = isLocale(fields.locale)
          ? fields.locale
          : preferredLocale(undefined, context.req.header('accept-language'));
        const ip = context.var.clientIp;
        const result = await submissions.submit(kind, fields, { ip, locale });
        return result.status === 'accepted'
          ? form.respond(context, result.reference)
          : reject(context, result);
      },
    );
  }
  routes.get(
    '/forms/token',
    describeRoute({
      summary: 'Says when a visitor began to write, signed, and is the puzzle of a 429',
      responses: { 200: dataResponse('The token', z.object({ token: z.string() })) },
    }),
    (context) => context.json({ data: { token: submissions.token() } }, 200, NO_STORE),
  );
  return routes;
}

function describeForm({ summary, schema, accepted }: FormRoute) {
  const locale = z.enum(LOCALES).optional().describe('the language of the confirmation');
  return describeRoute({
    summary,
    body: z.object({ locale, ...schema.shape, ...CommonFields.shape }),
    responses: {
      ...accepted,
      400: problemResponse('No JSON, or a field that is wrong, which "field" names'),
      ...CROSS_SITE,
      ...BODY_PROBLEMS,
      429: problemResponse(
        'Too many, too fast, or a puzzle is to be solved; Retry-After has the seconds',
      ),
      503: problemResponse('Nothing can be stored at the moment; Retry-After has the seconds'),
    },
  });
}

function reject(
  context: AppContext,
  result: Exclude<SubmissionResult, { status: 'accepted' }>,
): Response {
  if (result.status === 'invalid') {
    const [[field, code] = ['', 'wrong']] = Object.entries(result.problems);
    const detail = DETAILS.get(`${code} ${field}`) ?? DETAILS.get(code) ?? 'This is wrong.';
    return problem(context, 400, detail, field);
  }
  context.header('Retry-After', String(result.retryAfter));
  const bits = result.bits ? ` Zero bits: ${result.bits}.` : '';
  const status = result.reason === 'unavailable' ? 503 : 429;
  return problem(context, status, REASONS[result.reason] + bits);
}

const REASONS = {
  tooFast: 'This was written faster than a person writes.',
  tooMany: 'Too many forms from this address.',
  unavailable: 'Nothing can be stored at the moment. Please try again later.',
  work: `Too many forms: solve the puzzle of GET /api/forms/token. Find a "${NONCE_FIELD}" such that the SHA-256 of token, colon and nonce begins with so many zero bits, and send "${TOKEN_FIELD}" and "${NONCE_FIELD}" along.`,
};

/** English texts of the validation codes, for clients of the API; pages use `messages/`. */
const DETAILS = new Map([
  // The wording of the specification, section 5.
  ['choose cities', 'Please choose one or more cities'],
  ['choose categories', 'Please choose one or more categories'],
  ['choose formats', 'Please choose one or more formats'],
  ['choose', 'Choose one or more.'],
  ['required', 'This is required.'],
  ['consent', 'Consent is required: true.'],
  ['email', 'This is no e-mail address.'],
  ['tooLong', 'This is too long.'],
  ['number', 'This is no number that can be meant.'],
  ['date', 'This is no date: YYYY-MM-DD.'],
  ['past', 'This day is over.'],
  ['order', 'The end is before the start.'],
  ['unknown', 'There is no such thing here.'],
  ['trap', 'This field is to stay empty.'],
]);
