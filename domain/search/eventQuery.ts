/** The query of the events page and its calendar. */
import type { Catalogue } from '../content/catalogue.ts';
import type { Event } from '../content/event.ts';
import { EVENT_KINDS, type EventKind } from '../content/eventKinds.ts';
import { type Dates, monthsOf } from '../format/dates.ts';
import { filterQuery, filtersIn } from '../visitor/filters.ts';

export interface EventQuery {
  /** Ids of destinations; the towns of an area are included. */
  cities: string[];
  category: EventKind | undefined;
  /** 1 to 12; undefined where `dates` are set. */
  month: number | undefined;
  dates: Dates | undefined;
}

/** Reads `city`, `category`, `month`, `from` and `to`; invalid values are ignored. */
export function readEventQuery(query: URLSearchParams, catalogue: Catalogue): EventQuery {
  const { cities, dates } = filtersIn(query, ['cities', 'dates']);
  const month = Number(query.get('month'));
  return {
    cities: [...new Set(cities.flatMap((name) => catalogue.city(name)?._id ?? []))],
    category: EVENT_KINDS.find((kind) => kind === query.get('category')),
    month: !dates && Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    dates,
  };
}

/** The query string with its `?`; empty for all events. */
export function writeEventQuery(filters: Partial<EventQuery>): string {
  const query = filterQuery({ cities: filters.cities ?? [], dates: filters.dates });
  if (filters.category) query.set('category', filters.category);
  if (filters.month) query.set('month', String(filters.month));
  return query.size > 0 ? `?${query}` : '';
}

/** The events in these cities and of this kind, at any date. */
export function eventsOf(catalogue: Catalogue, { cities, category }: EventQuery): Event[] {
  const areas = cities.flatMap((id) => [id, ...(catalogue.cities.get(id)?.area ?? [])]);
  return catalogue.events.all.filter(
    (event) =>
      (areas.length === 0 || areas.includes(event.city)) &&
      (category === undefined || event.kind === category),
  );
}

/** The announced dates of an event that match the query and are not over on `today`, in order. */
export function announcedDates(
  event: Event,
  { dates, month }: EventQuery,
  today: string,
): Event['dates'] {
  return event.dates
    .filter(({ end, expected }) => end >= today && !expected)
    .filter(({ start, end }) => !dates || (start <= dates.end && end >= dates.start))
    .filter((days) => !month || monthsOf(days).includes(month))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
