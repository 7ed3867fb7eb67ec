import type { EventSeries, Event as EventThing, Place as PlaceThing, Schedule } from 'schema-dts';
import { comingDates, type Event } from '../content/event.ts';
import { dayInRegion, REGION_TIME } from '../format/today.ts';
import { textIn } from '../locale.ts';
import { entryPath } from '../pages.ts';
import { commonProperties, type JsonLdContext } from './context.ts';
import { placeLink } from './place.ts';

/**
 * A festival as an `EventSeries`, and an `Event` for each announced date that is not over on `today`
 * (YYYY-MM-DD). Dates have no time, because it is unknown; expected dates are left out.
 */
export function eventJsonLd(
  context: JsonLdContext,
  event: Event,
  today = dayInRegion(new Date()),
): (EventSeries | EventThing)[] {
  const path = entryPath('events', event._id);
  const properties = commonProperties(context, 'events', event, path);
  const location = locationOf(context, event);
  const series = {
    '@type': 'EventSeries',
    '@id': `${properties.url}#series`,
    ...properties,
    location,
    ...scheduled(event),
  } as const;
  const announced = comingDates(event, today).flatMap(({ start, end, expected }) =>
    expected
      ? []
      : [
          {
            '@type': 'Event' as const,
            ...properties,
            startDate: start,
            endDate: end,
            eventStatus: 'https://schema.org/EventScheduled' as const,
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
            location,
            superEvent: { '@id': series['@id'] },
          },
        ],
  );
  return [series, ...announced];
}

/** Months of an event with a fixed season; undefined for events that move. */
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

function locationOf(context: JsonLdContext, event: Event): Exclude<PlaceThing, string> {
  const { catalogue, locale } = context;
  const city = catalogue.cities.get(event.city);
  const place = catalogue.places.get(event.place ?? '');
  const town = city && textIn(city.title, locale);
  return {
    ...(place
      ? placeLink(context, place)
      : { '@type': 'Place' as const, name: town ?? 'Fès-Meknès' }),
    address: {
      '@type': 'PostalAddress',
      ...(town && { addressLocality: town }),
      addressRegion: 'Fès-Meknès',
      addressCountry: 'MA',
    },
  };
}
