import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Event } from '../../domain/content/event.ts';
import {
  type CalendarEvent,
  locationIn,
  utc,
  writeICalendar,
} from '../../domain/format/iCalendar.ts';
import { dayInRegion } from '../../domain/format/today.ts';
import { type Locale, textIn } from '../../domain/locale.ts';
import {
  announcedDates,
  type EventQuery,
  eventsOf,
  writeEventQuery,
} from '../../domain/search/eventQuery.ts';
import { messages } from '../messages.ts';
import type { SiteAddress } from './publicUrls.ts';

/**
 * `/{locale}/events.ics`: events with announced days that are not over, for calendars that subscribe. Events that
 * only usually fall in a month, or are expected by the moon calendar, have no certain day and are left
 * out until one is announced.
 */
export function eventsCalendar(
  locale: Locale,
  query: EventQuery,
  catalogue: Catalogue,
  { url }: SiteAddress,
): string {
  const today = dayInRegion(new Date());
  const host = new URL(url).hostname;
  return writeICalendar({
    name: nameOf(locale, query, catalogue),
    product: 'Events',
    source: `${url}/${locale}/events.ics${writeEventQuery(query)}`,
    events: eventsOf(catalogue, query).flatMap((event) => {
      const uids = uidsOf(event, host);
      return announcedDates(event, query, today).map((days) => ({
        ...calendarEvent(event, locale, catalogue, url),
        uid: uids.get(days) ?? '',
        start: days.start,
        end: days.end,
      }));
    }),
    whenEmpty: {
      uid: `no-events@${host}`,
      stamp: `${today.replaceAll('-', '')}T000000Z`,
      text: messages(locale, ['events']).events.noneAnnounced,
    },
  });
}

/** "Festivals and events · Meknes · Moussem" */
function nameOf(locale: Locale, { cities, category }: EventQuery, catalogue: Catalogue): string {
  const page = catalogue.pages.get('events');
  const names = cities.flatMap((id) => catalogue.cities.get(id)?.title ?? []);
  return [
    page ? textIn(page.title, locale) : 'Fes-Meknes',
    ...names.map((name) => textIn(name, locale)),
    ...(category ? [messages(locale, ['events']).events.kinds[category]] : []),
  ].join(' · ');
}

/** One UID per event and year, so that an event that is postponed keeps its UID. */
function uidsOf({ _id, dates }: Event, host: string): Map<Event['dates'][number], string> {
  const byYear = Map.groupBy(dates, ({ start }) => start.slice(0, 4));
  return new Map(
    [...byYear].flatMap(([year, inYear]) =>
      inYear.map((days, index) => [days, `${_id}-${year}${index ? `-${index + 1}` : ''}@${host}`]),
    ),
  );
}

function calendarEvent(
  event: Event,
  locale: Locale,
  catalogue: Catalogue,
  siteUrl: string,
): Omit<CalendarEvent, 'uid' | 'start'> {
  const city = catalogue.cities.get(event.city);
  const place = catalogue.places.get(event.place ?? '');
  const where = [place, city].flatMap((at) => (at ? textIn(at.title, locale) : []));
  const url = `${siteUrl}/${locale}/event/${event._id}`;
  const updated = utc(catalogue.moments('events', event._id)?.updated ?? new Date(0));
  const sources = event.dates.map(({ source }) => source);
  return {
    stamp: updated,
    updated,
    summary: textIn(event.title, locale),
    location: locationIn(locale, ...where),
    point: (place ?? city)?.coordinates,
    description: [
      ...(event.summary ? [textIn(event.summary, locale)] : []),
      ...new Set(sources),
      url,
    ].join('\n'),
    url,
    categories: [messages(locale, ['events']).events.kinds[event.kind]],
    free: true,
  };
}
