import type { EventSeries, Event as EventThing, Place as PlaceThing, Schedule } from 'schema-dts';
import type { Event } from '../event.ts';
import { textIn } from '../locale.ts';
import { REGION_TIME } from '../today.ts';
import { placeLink } from './place.ts';
import { about, type Telling } from './telling.ts';

/**
 * A festival as that which comes again each year, and as one event more for each time whose days are
 * announced. Days are told without a time: at what hour something begins is not known, and midnight
 * would be an invention.
 */
export function eventThings(telling: Telling, event: Event): (EventSeries | EventThing)[] {
  const path = `/event/${event._id}`;
  const told = about(telling, 'events', event, path);
  const location = locationOf(telling, event);
  const series = {
    '@type': 'EventSeries',
    '@id': `${told.url}#series`,
    ...told,
    location,
    ...scheduled(event),
  } as const;
  const announced = event.dates.map(({ start, end }) => ({
    '@type': 'Event' as const,
    ...told,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled' as const,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    location,
    superEvent: { '@id': series['@id'] },
  }));
  return [series, ...announced];
}

/** The months in which it always is. Of what moves with the moon or a programme, no month is sure. */
function scheduled({ movable, usualMonths }: Event): { eventSchedule?: Schedule } {
  if (movable || usualMonths.length === 0) return {};
  return {
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1Y',
      byMonth: usualMonths,
      scheduleTimezone: REGION_TIME,
    },
  };
}

function locationOf(telling: Telling, event: Event): Exclude<PlaceThing, string> {
  const { catalogue, locale } = telling;
  const city = catalogue.cities.get(event.city);
  const place = catalogue.places.get(event.place ?? '');
  const town = city && textIn(city.title, locale);
  return {
    ...(place
      ? placeLink(telling, place)
      : { '@type': 'Place' as const, name: town ?? 'Fès-Meknès' }),
    address: {
      '@type': 'PostalAddress',
      ...(town && { addressLocality: town }),
      addressRegion: 'Fès-Meknès',
      addressCountry: 'MA',
    },
  };
}
