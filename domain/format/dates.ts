/** First and last day of a journey, YYYY-MM-DD, in order. */
export interface Dates {
  start: string;
  end: string;
}

/** Longest journey in days; a longer one is regarded as a typing error. */
const LONGEST_DAYS = 366;

const DAY = 86_400_000;

/**
 * Reads the days of a journey from untrusted data, in either order. A single day is a journey of one
 * day; undefined for invalid days.
 */
export function readDates(one: unknown, other: unknown): Dates | undefined {
  const [start, end = start] = [one, other].filter(isDay).sort();
  if (start === undefined || end === undefined) return undefined;
  const dates = { start, end };
  return daysOf(dates) <= LONGEST_DAYS ? dates : undefined;
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  // Some engines parse 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Number of days, including the first and the last. */
export function daysOf({ start, end }: Dates): number {
  return (Date.parse(end) - Date.parse(start)) / DAY + 1;
}

/** The months, 1 to 12, of the days, in order. */
export function monthsOf({ start, end }: Dates): number[] {
  const [first, last] = [start, end].map(monthCount) as [number, number];
  const count = Math.min(last - first + 1, 12);
  return Array.from({ length: count }, (_, index) => ((first + index) % 12) + 1);
}

function monthCount(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The date a number of days after another, or before it: YYYY-MM-DD. */
export function dateAfter(date: string, days: number): string {
  const then = new Date(date);
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}
