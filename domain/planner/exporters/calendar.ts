import { clockTime } from '../../format/clockTime.ts';
import { dateAfter } from '../../format/dates.ts';
import { dateFormat } from '../../format/formatters.ts';
import { type CalendarEvent, locationIn, utc, writeICalendar } from '../../format/iCalendar.ts';
import { dateOf } from '../programme.ts';
import type { Minutes, Programme, ProgrammeDay, ProgrammeStop } from '../programmeModel.ts';
import { stopLines } from './stopLines.ts';

/** What all events of a file share. */
interface Context {
  programme: Programme;
  common: Pick<CalendarEvent, 'stamp' | 'sequence'>;
  /** The UID of an item. The same item of a later export has the same one, so that it is replaced. */
  uid(item: string): string;
}

/**
 * The programme as iCalendar: events for stops, departures, ways back and nights. A journey without a date
 * starts tomorrow, and each stop says so.
 */
export function writeCalendar(programme: Programme): string {
  const { title, days, createdAt } = programme;
  const context = {
    programme,
    common: {
      stamp: utc(new Date(createdAt)),
      // Nothing counts the changes of a plan: the minutes since 1970 grow with each export.
      sequence: Math.floor(createdAt / 60_000),
    },
    uid: uidsOf(programme),
  };
  return writeICalendar({
    name: title,
    product: 'Itinerary',
    events: days.flatMap((day) => dayEvents(context, day)),
  });
}

/**
 * UIDs are of the year of the journey and of the place, not of the day: a stop that moves to another day
 * keeps its own. The second visit of a place has a number.
 */
function uidsOf(programme: Programme): Context['uid'] {
  const year = programme.days[0] ? dateOf(programme, programme.days[0]).slice(0, 4) : '';
  const host = new URL(programme.url).hostname;
  const times = new Map<string, number>();
  return (item) => {
    const count = (times.get(item) ?? 0) + 1;
    times.set(item, count);
    return `${year}-${item}${count > 1 ? `-${count}` : ''}@${host}`;
  };
}

function dayEvents({ programme, common, uid }: Context, day: ProgrammeDay): CalendarEvent[] {
  const { locale, url, t } = programme;
  const { start, stops, back, end, night } = day;
  const date = dateOf(programme, day);
  const firstDay = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dateAfter(date, 1 - day.day)),
  );
  const dayLines = [day.heading, ...(day.date ? [] : [t('undated', { date: firstDay })])];
  const lines = (own: readonly (string | undefined)[]) => [
    ...dayLines,
    ...own.filter((line) => line !== undefined),
    // Only a stored plan has a short address.
    ...(programme.stored ? [url] : []),
  ];
  const timed = stops.flatMap(({ times, leg, lunch }) => (times ? [{ ...times, leg, lunch }] : []));
  const [first, last] = [timed[0], timed.at(-1)];
  const events: Omit<CalendarEvent, 'stamp' | 'sequence'>[] = [
    ...(start && first?.leg
      ? [
          {
            uid: uid(`departure-${day.day}`),
            ...span(date, start.at, first.arrive),
            summary: start.text,
            location: locationIn(locale, start.label),
            point: start.point,
            description: lines([first.leg]).join('\n'),
          },
        ]
      : []),
    ...stops.map((stop) => ({
      uid: uid(stop.id),
      ...stopTimes(date, stop),
      summary: stop.title.text,
      location: locationIn(locale, stop.title.text, ...stop.address.split(', ')),
      point: stop.point,
      description: lines(stopLines(stop)).join('\n'),
      url: stop.url,
    })),
    ...(end && last && back
      ? [
          {
            uid: uid(`return-${day.day}`),
            ...span(date, last.lunch?.to ?? last.leave, end.at),
            summary: end.text,
            location: locationIn(locale, end.label),
            point: end.point,
            description: lines([back]).join('\n'),
          },
        ]
      : []),
    ...(night
      ? [
          {
            uid: uid(`night-${day.day}`),
            start: date,
            summary: night.text,
            location: locationIn(locale, night.label),
            point: night.point,
            description: lines([]).join('\n'),
            free: true,
          },
        ]
      : []),
  ];
  return events.map((event) => ({ ...event, ...common }));
}

/** The visit's times, or the whole day for a stop without. */
const stopTimes = (date: string, { times }: ProgrammeStop) =>
  times ? span(date, times.begin, times.leave) : { start: date };

/** Start and end, at least a minute apart. */
const span = (date: string, from: Minutes, to: Minutes) => ({
  start: localTime(date, from),
  end: localTime(date, Math.max(to, from + 1)),
});

/** A time in the region. Minutes past midnight belong to the next day. */
function localTime(date: string, minutes: Minutes): string {
  const day = dateAfter(date, Math.floor(Math.round(minutes) / 1440));
  return `${day}T${clockTime(minutes)}`;
}
