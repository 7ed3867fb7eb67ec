import type { Catalogue } from '../../domain/catalogue.ts';
import type { Fact } from '../../domain/forms/notice.ts';
import type { Quote } from '../../domain/forms/quote.ts';
import { type Locale, type LocalizedText, textIn } from '../../domain/locale.ts';

/** What of a request its confirmation repeats: choices and figures, nothing that was written freely. */
export const REPEATED_OF_QUOTES = [
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

/** A request in words: names of content in the language, days and money as it writes them. */
export function quoteFacts(quote: Quote, catalogue: Catalogue, locale: Locale): Fact[] {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
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
