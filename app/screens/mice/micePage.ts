import { quoteTerms } from '../../../domain/forms/quote.ts';
import type { EntryOf } from '../../../domain/kinds.ts';
import { pictureOf } from '../../../domain/picture.ts';
import { dayInRegion } from '../../../domain/today.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { pictureView } from '../../parts/card.ts';
import type { Values } from '../../parts/forms/answer.ts';
import type { Visit } from '../../parts/visit.ts';

type Mice = EntryOf<'mice'>;

/** What narrows the venues, as the address says it. */
export interface Narrowing {
  city: string;
  category: string;
  format: string;
  /** At least so many seats; 0 for any. */
  people: number;
}

/** The business offers, those that the address asks for among them. */
export function offersOf({ catalogue, locale }: Visit, query: URLSearchParams) {
  const all = catalogue.mice.all;
  const venues = all.filter(({ kind }) => kind === 'venue');
  const base = (offer: Mice) => ({
    id: offer._id,
    title: wordsIn(offer.title, locale),
    summary: wordsIn(offer.summary, locale),
    picture: { ...pictureView(pictureOf('mice', offer), locale), alt: '' },
  });
  const narrowing: Narrowing = {
    city: query.get('city') ?? '',
    category: query.get('category') ?? '',
    format: query.get('format') ?? '',
    people: Math.max(0, Number.parseInt(query.get('people') ?? '', 10) || 0),
  };
  return {
    narrowing,
    formats: all
      .filter(({ kind }) => kind === 'format')
      .map((offer) => ({
        ...base(offer),
        count: venues.filter(({ formats }) => formats.includes(offer._id)).length,
      })),
    categories: all
      .filter(({ kind }) => kind === 'category')
      .map((offer) => ({
        ...base(offer),
        count: venues.filter(({ categories }) => categories.includes(offer._id)).length,
      })),
    venues: venues.map((venue) => ({
      ...base(venue),
      // A link only to what is there: a venue need not be a place of its own.
      place: catalogue.places.get(venue.place ?? '')?._id,
      city: wordsIn(catalogue.cities.get(venue.city ?? '')?.title, locale),
      suits: venue.formats.flatMap((id) => wordsIn(catalogue.mice.get(id)?.title, locale) ?? []),
      seats: venue.capacity,
      fits: fits(venue, narrowing),
    })),
    cities: catalogue.cities.all.map((city) => ({
      id: city._id,
      title: wordsIn(city.title, locale),
      hasVenues: venues.some((venue) => venue.city === city._id),
    })),
    /** A field that can find nothing is not shown. */
    knowsSeats: venues.some(({ capacity }) => capacity !== undefined),
  };
}

export type Offers = ReturnType<typeof offersOf>;

function fits(venue: Mice, { city, category, format, people }: Narrowing): boolean {
  return (
    (!city || venue.city === city) &&
    (!category || venue.categories.includes(category)) &&
    (!format || venue.formats.includes(format)) &&
    (!people || (venue.capacity ?? 0) >= people)
  );
}

/** What the request begins with: what the venues are narrowed by, and the deal of the address. */
export function askedBy({ catalogue, locale }: Visit, query: URLSearchParams) {
  const terms = quoteTerms(catalogue, dayInRegion(new Date()));
  const [dealId = ''] = query.getAll('deal').filter(terms.isDeal);
  const deal = catalogue.deals.get(dealId);
  const start: Values = {
    cities: query.getAll('city').filter(terms.isCity),
    categories: query.getAll('category').filter(terms.isCategory),
    formats: query.getAll('format').filter(terms.isFormat),
    quotes: query.getAll('venue').filter(terms.isOffer),
    participants: query.get('people') ?? '',
  };
  return {
    start,
    deal: deal && { id: deal._id, title: wordsIn(deal.title, locale) },
    today: terms.today,
  };
}

export type Asked = ReturnType<typeof askedBy>;
