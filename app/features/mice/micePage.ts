import type { EntryOf } from '../../../domain/content/kinds.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { quoteTerms } from '../../../domain/forms/quote.ts';
import { localize } from '../../i18n/localize.tsx';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import type { FormValues } from '../forms/formResult.ts';

type Mice = EntryOf<'mice'>;

/** Filters of the venues, from the query. */
export interface VenueFilters {
  city: string;
  category: string;
  format: string;
  /** Minimum number of seats; 0 for any. */
  people: number;
}

/** Formats, categories and venues; venues that do not match the filters have `fits: false`. */
export function miceOffers({ catalogue, locale }: PageContext, query: URLSearchParams) {
  const all = catalogue.mice.all;
  const venues = all.filter(({ kind }) => kind === 'venue');
  const base = (offer: Mice) => ({
    id: offer._id,
    title: localize(offer.title, locale),
    summary: localize(offer.summary, locale),
    picture: { ...pictureView(entryPicture('mice', offer), locale), alt: '' },
  });
  const filters: VenueFilters = {
    city: query.get('city') ?? '',
    category: query.get('category') ?? '',
    format: query.get('format') ?? '',
    people: Math.max(0, Number.parseInt(query.get('people') ?? '', 10) || 0),
  };
  return {
    filters,
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
      // A venue need not be a place of the catalogue.
      place: catalogue.places.get(venue.place ?? '')?._id,
      city: localize(catalogue.cities.get(venue.city ?? '')?.title, locale),
      suits: venue.formats.flatMap((id) => localize(catalogue.mice.get(id)?.title, locale) ?? []),
      seats: venue.capacity,
      fits: fits(venue, filters),
    })),
    cities: catalogue.cities.all.map((city) => ({
      id: city._id,
      title: localize(city.title, locale),
      hasVenues: venues.some((venue) => venue.city === city._id),
    })),
    /** Without known capacities the field for the number of people is left out. */
    hasCapacities: venues.some(({ capacity }) => capacity !== undefined),
  };
}

export type MiceOffers = ReturnType<typeof miceOffers>;

function fits(venue: Mice, { city, category, format, people }: VenueFilters): boolean {
  return (
    (!city || venue.city === city) &&
    (!category || venue.categories.includes(category)) &&
    (!format || venue.formats.includes(format)) &&
    (!people || (venue.capacity ?? 0) >= people)
  );
}

/** Initial values of the quote request, from the query: the venue filters and the deal. */
export function readVenueQuery({ catalogue, locale }: PageContext, query: URLSearchParams) {
  const terms = quoteTerms(catalogue, dayInRegion(new Date()));
  const [dealId = ''] = query.getAll('deal').filter(terms.isDeal);
  const deal = catalogue.deals.get(dealId);
  const start: FormValues = {
    cities: query.getAll('city').filter(terms.isCity),
    categories: query.getAll('category').filter(terms.isCategory),
    formats: query.getAll('format').filter(terms.isFormat),
    quotes: query.getAll('venue').filter(terms.isOffer),
    participants: query.get('people') ?? '',
  };
  return {
    start,
    deal: deal && { id: deal._id, title: localize(deal.title, locale) },
    today: terms.today,
  };
}

export type VenueQuery = ReturnType<typeof readVenueQuery>;
