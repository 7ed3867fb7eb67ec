import { dateOf } from '../programme.ts';
import type { Minutes, Programme, ProgrammeDay, ProgrammeStop } from '../programmeModel.ts';
import { dateAfter } from '../schedule.ts';
import { stopLines } from './stopLines.ts';

/**
 * The programme for calendars, RFC 5545: an event a stop. Times are "floating", which means nine
 * o'clock wherever one is: Morocco leaves its own time for the month of Ramadan by decree, so that a
 * time zone written down today may be wrong next year, and nine stays nine.
 *
 * A journey without a date begins tomorrow, and every event says so.
 */
export function writeCalendar(programme: Programme): string {
  const { title, days, made } = programme;
  const stamp = `${made.replaceAll('-', '')}T000000Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fes-Meknes//Itinerary//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(title)}`,
    ...days.flatMap((day) => day.stops.flatMap((stop) => eventLines(programme, day, stop, stamp))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  programme: Programme,
  day: ProgrammeDay,
  stop: ProgrammeStop,
  stamp: string,
): string[] {
  const date = dateOf(programme, day);
  const { locale, say, url } = programme;
  const { longitude, latitude } = stop.point;
  const firstDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dateAfter(date, 1 - day.day)),
  );
  const description = [
    day.heading,
    ...(day.date ? [] : [say('undated', { date: firstDay })]),
    ...stopLines(stop),
    url,
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${date}-${day.day}-${stop.id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp}`,
    ...(stop.times
      ? [
          `DTSTART:${dateTime(date, stop.times.begin)}`,
          `DTEND:${dateTime(date, Math.max(stop.times.leave, stop.times.begin + 1))}`,
        ]
      : [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`]),
    `SUMMARY:${escaped(stop.title.text)}`,
    `LOCATION:${escaped(`${stop.title.text}, ${stop.address}`)}`,
    `GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`,
    `DESCRIPTION:${escaped(description.join('\n'))}`,
    `URL:${stop.url}`,
    'END:VEVENT',
  ];
}

/** A local time without a zone; minutes past midnight are of the next day. */
function dateTime(date: string, minutes: Minutes): string {
  const whole = Math.round(minutes);
  const day = dateAfter(date, Math.floor(whole / 1440)).replaceAll('-', '');
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor((whole % 1440) / 60))}${two(whole % 60)}00`;
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
