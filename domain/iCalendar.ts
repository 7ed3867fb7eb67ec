/** Calendars as other programs read them: iCalendar, RFC 5545. */
import type { Coordinates } from './fields.ts';

/** An event of a calendar. */
export interface CalendarEvent {
  /** The same for as long as the event is the same one, and nobody else's. */
  uid: string;
  /** When this was written: a moment of UTC, as `utc` writes it. */
  stamp: string;
  /** When what it tells last changed, where that is known. */
  updated?: string;
  /** A whole day, `2027-04-12`, or a local time without a zone, `2027-04-12T09:30`. */
  start: string;
  /** Of whole days the last one; without it the event is of the day, or the moment, of its start. */
  end?: string | undefined;
  summary: string;
  location?: string;
  point?: Pick<Coordinates, 'longitude' | 'latitude'> | undefined;
  description?: string;
  url: string;
  categories?: readonly string[];
  /** True for an event of the place, which takes none of the reader's own time. */
  free?: boolean;
}

/** A calendar: what it is called, and what follows from being asked for again and again. */
export interface Calendar {
  name: string;
  /** What made it, in the form of a public identifier. */
  product: string;
  /** Where a subscriber finds it again; nothing for a file that is taken along once. */
  source?: string;
  events: readonly CalendarEvent[];
}

/**
 * Writes a calendar. Times are "floating", which means nine o'clock wherever one is: Morocco leaves
 * its own time for the month of Ramadan by decree, so that a time zone written down today may be
 * wrong next year, and nine stays nine. Whole days have no zone at all.
 */
export function writeICalendar({ name, product, source, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Fes-Meknes//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(source ? subscription(name, source) : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** What subscribers' programs want to know: RFC 7986, and the older names that some still read. */
const subscription = (name: string, source: string) => [
  `NAME:${escaped(name)}`,
  'X-WR-TIMEZONE:Africa/Casablanca',
  `SOURCE;VALUE=URI:${source}`,
  'REFRESH-INTERVAL;VALUE=DURATION:P1D',
  'X-PUBLISHED-TTL:P1D',
];

function eventLines(event: CalendarEvent): string[] {
  const { uid, stamp, start, end, summary, location, point, description, url } = event;
  const isDay = !start.includes('T');
  // The end of whole days is the first day on which it is over.
  const over = end && isDay ? dayAfter(end) : end;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART${moment(start)}`,
    ...(over ? [`DTEND${moment(over)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(point ? [`GEO:${point.latitude.toFixed(6)};${point.longitude.toFixed(6)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    ...(event.categories ? [`CATEGORIES:${event.categories.map(escaped).join(',')}`] : []),
    ...(event.updated ? [`LAST-MODIFIED:${event.updated}`] : []),
    ...(event.free ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** A moment in UTC as calendars write it: 20270412T093000Z. */
export const utc = (moment: Date) =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function moment(start: string): string {
  const digits = start.replaceAll(/[-:]/g, '');
  return start.includes('T') ? `:${digits}00` : `;VALUE=DATE:${digits}`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n|\r/g, '\\n')
    .replace(/\p{Cc}|\p{Cs}/gu, '');
}

/** A line of at most 75 bytes, going on after a break and a space; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  let text = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > 75) {
      text += '\r\n ';
      size = 1;
    }
    text += character;
    size += bytes;
  }
  return text;
}
