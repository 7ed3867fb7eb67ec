import { getTimes } from 'suncalc';
import type { HoursRule, OpeningHours } from '../content/openingHours.ts';
import { minutesOf } from '../format/duration.ts';
import { regionClock } from '../format/today.ts';
import { type Weekday, weekdayOf } from '../format/weekdays.ts';
import { MAP_CENTRE } from '../geo/region.ts';

/** A time span in minutes after midnight. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** What decides when a place is open: opening hours without their note and their source. */
export type HoursRules = Omit<OpeningHours, 'note' | 'asOf' | 'source'>;

interface Point {
  longitude: number;
  latitude: number;
}

const DAY = 24 * 60;

/** The rules of opening hours. */
export function hoursRules(hours: OpeningHours): HoursRules {
  const { note: _note, asOf: _asOf, source: _source, ...rules } = hours;
  return rules;
}

/**
 * Opening hours on a date (YYYY-MM-DD), in order: of its exception, else of its season, else of the week.
 * [] means closed. `point` is needed for hours that end with sunset.
 */
export function opensOn(hours: HoursRules, date: string, point: Point = MAP_CENTRE): TimeSpan[] {
  const exception = hours.exceptions.find((item) => item.date === date);
  const season = hours.seasons.find(({ from, to }) => isWithin(date.slice(5), from, to));
  const spans = exception?.hours ?? rulesOf(season?.week ?? hours.week, weekdayOf(date));
  return spans
    .map((span) => {
      const from = minutesOf(span.from);
      const to = closingTime(span.to, date, point);
      // Hours after midnight belong to the day on which the place opens.
      return { from, to: to > from ? to : to + DAY };
    })
    .sort((a, b) => a.from - b.from);
}

/** Sunset at a point on a date, in minutes after midnight in the region. */
export function sunsetOn(date: string, { latitude, longitude }: Point = MAP_CENTRE): number {
  const { sunset } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
  // The sun sets every day at this latitude.
  return sunset ? Math.round(regionClock(sunset).minutes) : DAY;
}

/** Whether a day of the year (MM-DD) is between two others, which may span the new year. */
function isWithin(day: string, from: string, to: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function rulesOf(week: readonly HoursRule[], weekday: Weekday): HoursRule[] {
  return week.filter(({ days }) => !days || days.includes(weekday));
}

function closingTime(to: string, date: string, point: Point): number {
  const [, sign, offset] = /^sunset(?:([+-])(.+))?$/.exec(to) ?? [];
  if (!to.startsWith('sunset')) return minutesOf(to);
  const minutes = offset ? minutesOf(offset) : 0;
  return sunsetOn(date, point) + (sign === '-' ? -minutes : minutes);
}
