/** A quote request for a business event (section 5), the same in form and API. */
import { z } from 'zod';
import type { Catalogue } from '../content/catalogue.ts';
import { isBusiness } from '../content/place.ts';
import { email, line, optionalLine, optionalPhone, optionalText } from './fields.ts';
import { CURRENCIES, MAX_PARTICIPANTS } from './limits.ts';
import { parseQuoteForm } from './quoteForm.ts';
import type { FieldErrorCode } from './submissionResult.ts';

const MAX_BUDGET = 1_000_000_000;
const MAX_CHOICES = 100;

/** Ids that a request may contain, and the current date. */
export interface QuoteTerms {
  isCity(id: string): boolean;
  isCategory(id: string): boolean;
  isFormat(id: string): boolean;
  /** Any selectable business offer. */
  isOffer(id: string): boolean;
  /** A deal of a business: nobody takes requests for a free garden. */
  isDeal(id: string): boolean;
  /** Today in the region: YYYY-MM-DD. */
  today: string;
}

/** The terms of a request by the current content. */
export function quoteTerms(catalogue: Catalogue, today: string): QuoteTerms {
  const isOf = (kind: 'category' | 'format') => (id: string) =>
    catalogue.mice.get(id)?.kind === kind;
  return {
    isCity: (id) => catalogue.cities.get(id) !== undefined,
    isCategory: isOf('category'),
    isFormat: isOf('format'),
    isOffer: (id) => catalogue.mice.get(id) !== undefined,
    isDeal: (id) => isBusiness(catalogue.deals.get(id) ?? { tags: [] }),
    today,
  };
}

/** Empty values count as missing. */
const emptyToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value);

const error = (code: FieldErrorCode) => ({ error: code });

/** Fields of a request. Dates and budget are optional; the choices of section 5 are required. */
export function quoteFields(terms: QuoteTerms) {
  const chosen = (isKnown: (id: string) => boolean) =>
    z
      .array(z.string(error('wrong')).refine(isKnown, error('unknown')), error('choose'))
      .max(MAX_CHOICES, error('wrong'));
  const day = z.preprocess(
    emptyToUndefined,
    z.iso
      .date(error('date'))
      .refine((date) => date >= terms.today, error('past'))
      .optional(),
  );
  const number = error('number');
  const budget = z.strictObject(
    {
      amount: z.number(number).positive(number).max(MAX_BUDGET, number),
      currency: z.enum(CURRENCIES, number),
    },
    number,
  );
  return z.object({
    cities: chosen(terms.isCity).min(1, error('choose')).describe('destinations, by id'),
    categories: chosen(terms.isCategory)
      .min(1, error('choose'))
      .describe('kinds of venue, by the id of /api/mice'),
    formats: chosen(terms.isFormat)
      .min(1, error('choose'))
      .describe('formats, by the id of /api/mice'),
    startDate: day.describe('the first day, from today on'),
    endDate: day.describe('the last day; it needs a first one'),
    participants: z.int(number).min(1, number).max(MAX_PARTICIPANTS, number),
    budget: budget.optional().describe('an amount and its currency; a number alone is in dirhams'),
    companyName: optionalLine(),
    name: line().describe('family name'),
    firstName: optionalLine(),
    email: email(),
    phone: optionalPhone(),
    message: optionalText(),
    quotes: chosen(terms.isOffer).default([]).describe('picked venues, by the id of /api/mice'),
    dealId: z
      .preprocess(
        emptyToUndefined,
        z.string(error('wrong')).refine(terms.isDeal, error('unknown')).optional(),
      )
      .describe('the deal that is asked about; examples cannot be'),
  });
}

/** Schema of a request from API or form. The message of an issue is a `FieldErrorCode`. */
export function quoteSchema(terms: QuoteTerms) {
  // Runs even if other fields are invalid, so that all errors are reported at once.
  const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
  const request = quoteFields(terms)
    .refine(({ startDate, endDate }) => startDate || !endDate, {
      path: ['startDate'],
      error: 'required',
      when,
    })
    .refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      path: ['endDate'],
      error: 'order',
      when,
    });
  return z.preprocess(parseQuoteForm, request);
}

export type Quote = z.infer<ReturnType<typeof quoteSchema>>;
