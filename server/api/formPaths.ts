/** What the OpenAPI description says of what visitors send. */
import { z } from 'zod';
import { buildCatalogue } from '../../domain/catalogue.ts';
import { Contact } from '../../domain/forms/contact.ts';
import { Newsletter } from '../../domain/forms/newsletter.ts';
import { NONCE, TOKEN, TRAP } from '../../domain/forms/outcome.ts';
import { quoteFields, quoteTerms } from '../../domain/forms/quote.ts';
import { LOCALES } from '../../domain/locale.ts';
import { answer, type Operation, type PathItem, refusal, schemaOf } from './describe.ts';

/** What every form may bring beside its own fields. */
const Beside = z.object({
  [TOKEN]: z.string().optional().describe('from GET /api/forms/token, when writing began'),
  [NONCE]: z.string().optional().describe('solves the puzzle that a 429 asks for'),
  [TRAP]: z.string().max(0).optional().describe('stays empty'),
});

const Told = z.object({ data: z.object({ reference: z.string().describe('FM-2026-7K3Q9') }) });

/** How a form is sent: the same for all kinds. */
export function formOperation(
  summary: string,
  schema: z.ZodObject,
  taken: Operation['responses'],
): Operation {
  const locale = z.enum(LOCALES).optional().describe('the language of the confirmation');
  const whole = z.object({ locale, ...schema.shape, ...Beside.shape });
  return {
    summary,
    parameters: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(whole, 'input') } },
    },
    responses: {
      ...taken,
      400: refusal('No JSON, or a field that is wrong, which "field" names'),
      403: refusal('The request comes from another site'),
      413: refusal('The body is too long'),
      415: refusal('The body is not application/json'),
      429: refusal('Too many, too fast, or a puzzle is to be solved; Retry-After has the seconds'),
    },
  };
}

/** The answer to a form that is kept under a reference. */
export const WITH_REFERENCE = { 201: answer('Stored, under this reference', Told) };

/** What a request may name depends on the content of the moment; its shape does not. */
const ANY = quoteTerms(buildCatalogue(0, []), '');

export const FORM_PATHS: Record<string, PathItem> = {
  '/api/contact': {
    post: formOperation('Writes to the council', Contact, WITH_REFERENCE),
  },
  '/api/quote': {
    post: formOperation(
      'Asks for a quote for a meeting or congress',
      quoteFields(ANY),
      WITH_REFERENCE,
    ),
  },
  '/api/newsletter': {
    post: formOperation('Asks for the newsletter; a mail asks back', Newsletter, {
      202: { description: 'Taken, whether the address was known or not' },
    }),
  },
  '/api/forms/token': {
    get: {
      summary: 'Says when a visitor began to write, signed, and is the puzzle of a 429',
      parameters: [],
      responses: {
        200: answer('The token', z.object({ data: z.object({ token: z.string() }) })),
      },
    },
  },
};
