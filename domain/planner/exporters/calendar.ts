import { clockTime } from '../../format/clockTime.ts';
import { dateAfter } from '../../format/dates.ts';
import { dateFormat } from '../../format/formatters.ts';
import { type CalendarEvent, writeICalendar } from '../../format/iCalendar.ts';
import { dateOf } from '../programme.ts';
import type { Minutes, Programme, ProgrammeDay, ProgrammeStop } from '../programmeModel.ts';
import { stopLines } from './stopLines.ts';

/**
 * The programme as iCalendar: one event per stop. A journey without a date starts tomorrow, and
 * each event says so.
 */
export function writeCalendar(programme: Programme): string {
  const { title, days, createdOn } = programme;
  const stamp = `${createdOn.replaceAll('-', '')}T000000Z`;
  return writeICalendar({
    name: title,
    product: 'Itinerary',
    events: days.flatMap((day) => day.stops.map((stop) => eventOf(programme, day, stop, stamp))),
  });
}

function eventOf(
  programme: Programme,
  day: ProgrammeDay,
  stop: ProgrammeStop,
  stamp: string,
): CalendarEvent {
  const date = dateOf(programme, day);
  const { locale, t, url, stored } = programme;
  const firstDay = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dateAfter(date, 1 - day.day)),
  );
  const description = [
    day.heading,
    ...(day.date ? [] : [t('undated', { date: firstDay })]),
    ...stopLines(stop),
    // Only a stored plan has a short address.
    ...(stored ? [url] : []),
  ];
  return {
    uid: `${date}-${day.day}-${stop.id}@${new URL(url).hostname}`,
    stamp,
    ...(stop.times
      ? {
          start: localTime(date, stop.times.begin),
          end: localTime(date, Math.max(stop.times.leave, stop.times.begin + 1)),
        }
      : { start: date }),
    summary: stop.title.text,
    location: `${stop.title.text}, ${stop.address}`,
    point: stop.point,
    description: description.join('\n'),
    url: stop.url,
  };
}

/** A floating local time. Minutes past midnight belong to the next day. */
function localTime(date: string, minutes: Minutes): string {
  const day = dateAfter(date, Math.floor(Math.round(minutes) / 1440));
  return `${day}T${clockTime(minutes)}`;
}
