import type { Catalogue } from '../../domain/content/catalogue.ts';
import { dateFormat } from '../../domain/format/formatters.ts';
import type { Fact } from '../../domain/forms/emailEvent.ts';
import type { Quote } from '../../domain/forms/quote.ts';
import { type Locale, type LocalizedText, textIn } from '../../domain/locale.ts';

/** Fields of a quote request that its confirmation repeats: choices and numbers, no free text. */
export const REPEATED_QUOTE_FIELDS = [
  'dealId',
  'cities',
  'quotes',
  'categories',
  'formats',
  'startDate',
  'endDate',
  'participants',
  'budget',
];

/** A quote request as readable facts in one language, with titles, formatted dates and amounts. */
export function quoteSummary(quote: Quote, catalogue: Catalogue, locale: Locale): Fact[] {
  const date = dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  const { cities, deals, mice } = catalogue;
  const names = (ids: readonly string[], list: { get(id: string): Titled | undefined }) =>
    ids.map((id) => titleOf(list.get(id), id, locale)).join(', ');
  const day = (iso: string | undefined) => iso && date.format(new Date(iso));
  const money = ({ amount, currency }: NonNullable<Quote['budget']>) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      amount,
    );
  const facts: [string, string | undefined][] = [
    ['dealId', quote.dealId && names([quote.dealId], deals)],
    ['cities', names(quote.cities, cities)],
    ['quotes', names(quote.quotes, mice)],
    ['categories', names(quote.categories, mice)],
    ['formats', names(quote.formats, mice)],
    ['startDate', day(quote.startDate)],
    ['endDate', day(quote.endDate)],
    ['participants', number.format(quote.participants)],
    ['budget', quote.budget && money(quote.budget)],
    ['companyName', quote.companyName],
    ['firstName', quote.firstName],
    ['name', quote.name],
    ['email', quote.email],
    ['phone', quote.phone],
    ['message', quote.message],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

interface Titled {
  title: LocalizedText;
}

const titleOf = (entry: Titled | undefined, id: string, locale: Locale) =>
  entry ? textIn(entry.title, locale) : id;
