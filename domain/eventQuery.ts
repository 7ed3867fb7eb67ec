/** What the address of a list of events asks for: the page of events, and its calendar. */
import type { Catalogue } from './catalogue.ts';
import { type Dates, monthsOf } from './dates.ts';
import type { Event } from './event.ts';
import { EVENT_KINDS, type EventKind } from './eventKinds.ts';
import { filterQuery, filtersIn } from './filters.ts';

export interface EventQuery {
  /** The ids of destinations, whose towns are meant too. */
  cities: string[];
  category: EventKind | undefined;
  /** 1 to 12; the days of a journey say more and stand in its place. */
  month: number | undefined;
  dates: Dates | undefined;
}

/** Reads `city`, `category`, `month`, `from` and `to`; what cannot be meant is as if not asked. */
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

/** The query of an address that asks so, with its `?`; nothing for the whole year everywhere. */
export function writeEventQuery(asked: Partial<EventQuery>): string {
  const query = filterQuery({ cities: asked.cities ?? [], dates: asked.dates });
  if (asked.category) query.set('category', asked.category);
  if (asked.month) query.set('month', String(asked.month));
  return query.size > 0 ? `?${query}` : '';
}

/** The events of these places and this kind, whenever they are. */
export function eventsOf(catalogue: Catalogue, { cities, category }: EventQuery): Event[] {
  const areas = cities.flatMap((id) => [id, ...(catalogue.cities.get(id)?.area ?? [])]);
  return catalogue.events.all.filter(
    (event) =>
      (areas.length === 0 || areas.includes(event.city)) &&
      (category === undefined || event.kind === category),
  );
}

/** The announced days of an event that are within what is asked, in their order. */
export function datesWithin(event: Event, { dates, month }: EventQuery): Event['dates'] {
  return event.dates
    .filter(({ start, end }) => !dates || (start <= dates.end && end >= dates.start))
    .filter((days) => !month || monthsOf(days).includes(month))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
