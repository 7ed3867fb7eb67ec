/** A request for a quote for a meeting or congress (section 5), the same in the form and in the API. */
import { z } from 'zod';
import type { Catalogue } from '../catalogue.ts';
import { email, line, optionalLine, optionalPhone, optionalText } from './fields.ts';
import { CURRENCIES, MOST_PARTICIPANTS } from './limits.ts';
import type { ProblemCode } from './outcome.ts';
import { fromForm } from './quoteForm.ts';

const LARGEST_BUDGET = 1_000_000_000;
const MOST_CHOSEN = 100;

/** Who knows what a request may name, and what day it is. */
export interface QuoteTerms {
  isCity(id: string): boolean;
  isCategory(id: string): boolean;
  isFormat(id: string): boolean;
  /** Whatever of the business offers can be picked. */
  isOffer(id: string): boolean;
  /** An offer that one may ask about: examples are only shown. */
  isDeal(id: string): boolean;
  /** Today in the region: YYYY-MM-DD. */
  today: string;
}

/** The terms of a request by the content of this moment. */
export function quoteTerms(catalogue: Catalogue, today: string): QuoteTerms {
  const isOf = (kind: 'category' | 'format') => (id: string) =>
    catalogue.mice.get(id)?.kind === kind;
  return {
    isCity: (id) => catalogue.cities.get(id) !== undefined,
    isCategory: isOf('category'),
    isFormat: isOf('format'),
    isOffer: (id) => catalogue.mice.get(id) !== undefined,
    isDeal: (id) => catalogue.deals.get(id)?.sample === false,
    today,
  };
}

/** What is left empty was not said. */
const emptyAsNone = (value: unknown) => (value === '' || value === null ? undefined : value);

const error = (code: ProblemCode) => ({ error: code });

/** The fields of a request. What is not known of dates and money may stay open; section 5's choices may not. */
export function quoteFields(terms: QuoteTerms) {
  const chosen = (isKnown: (id: string) => boolean) =>
    z
      .array(z.string(error('wrong')).refine(isKnown, error('unknown')), error('choose'))
      .max(MOST_CHOSEN, error('wrong'));
  const day = z.preprocess(
    emptyAsNone,
    z.iso
      .date(error('date'))
      .refine((date) => date >= terms.today, error('past'))
      .optional(),
  );
  const number = error('number');
  const budget = z.strictObject(
    {
      amount: z.number(number).positive(number).max(LARGEST_BUDGET, number),
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
    participants: z.int(number).min(1, number).max(MOST_PARTICIPANTS, number),
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
        emptyAsNone,
        z.string(error('wrong')).refine(terms.isDeal, error('unknown')).optional(),
      )
      .describe('the deal that is asked about; examples cannot be'),
  });
}

/** Schema of a request, from the API or from a form; an issue's message is a `ProblemCode`. */
export function quoteSchema(terms: QuoteTerms) {
  // Judged beside all else that may be wrong, so that everything is told at once.
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
  return z.preprocess(fromForm, request);
}

export type Quote = z.infer<ReturnType<typeof quoteSchema>>;
