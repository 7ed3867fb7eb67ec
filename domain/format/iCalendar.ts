/** Writes iCalendar, RFC 5545. */
import { type Locale, memoizeByLocale } from '../locale.ts';

/** An event of a calendar. */
export interface CalendarEvent {
  /** Globally unique and stable for the event. */
  uid: string;
  /** Creation time of the calendar object in UTC, as `utc` formats it. */
  stamp: string;
  /** Grows with each change: readers replace an event of the same UID by one with a greater number. */
  sequence?: number;
  /** Time of the last change, if known. */
  updated?: string;
  /** A whole day, `2027-04-12`, or a time in the region, `2027-04-12T09:30`. */
  start: string;
  /** For whole days the last day; without it the event ends on its start. */
  end?: string | undefined;
  summary: string;
  location?: string;
  point?: { longitude: number; latitude: number } | undefined;
  description?: string;
  url?: string;
  categories?: readonly string[];
  /** True for an event that does not block the reader's time. */
  free?: boolean;
}

/** A calendar, as a file or as a subscription. */
export interface Calendar {
  name: string;
  /** The product identifier. */
  product: string;
  /** Address of the subscription; undefined for a file. */
  source?: string;
  events: readonly CalendarEvent[];
  /** What a subscription says while it has no events: a calendar needs at least one component. */
  whenEmpty?: { uid: string; stamp: string; text: string };
}

/**
 * Since this local time the region's clock has been UTC all year (the hour before it came twice): later
 * times are written in UTC, earlier ones as "floating", without a time zone.
 */
const UTC_SINCE = '2026-09-20T02:00';

/** Writes a calendar. It has no METHOD, which is for invitations and needs an organizer. */
export function writeICalendar({ name, product, source, events, whenEmpty }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Fes-Meknes//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(source ? subscription(name, source) : []),
    ...events.flatMap(eventLines),
    ...(events.length === 0 && whenEmpty ? journalLines(whenEmpty) : []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Properties of subscriptions: RFC 7986, and the older names that some programs read. */
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
  // The end of whole days is exclusive.
  const over = end && isDay ? dayAfter(end) : end;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...(event.sequence ? [`SEQUENCE:${event.sequence}`] : []),
    `DTSTART${moment(start)}`,
    ...(over ? [`DTEND${moment(over)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(point ? [`GEO:${point.latitude.toFixed(6)};${point.longitude.toFixed(6)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(event.categories ? [`CATEGORIES:${event.categories.map(escaped).join(',')}`] : []),
    ...(event.updated ? [`LAST-MODIFIED:${event.updated}`] : []),
    ...(event.free ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** A journal entry, which calendar programs accept and do not show among the days. */
const journalLines = ({ uid, stamp, text }: NonNullable<Calendar['whenEmpty']>) => [
  'BEGIN:VJOURNAL',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `SUMMARY:${escaped(text)}`,
  'END:VJOURNAL',
];

/** A time in UTC: 20270412T093000Z. */
export const utc = (moment: Date) =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function moment(start: string): string {
  const digits = start.replaceAll(/[-:]/g, '');
  if (!start.includes('T')) return `;VALUE=DATE:${digits}`;
  return `:${digits}00${start >= UTC_SINCE ? 'Z' : ''}`;
}

/** Place, town and country as a location, which names nothing twice. */
export function locationIn(locale: Locale, ...places: readonly string[]): string {
  return [...new Set([...places, countryIn(locale)])].join(', ');
}

const countryIn = memoizeByLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'region' }).of('MA') ?? 'Morocco',
);

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n|\r/g, '\\n')
    .replace(/\p{Cc}|\p{Cs}/gu, '');
}

/** Folds a line after at most 75 bytes, between characters. */
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
