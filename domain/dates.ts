import type { Filters } from './visitor.ts';

/** The days of a journey, each as 2026-11-21: the first and the last, never the wrong way round. */
export type Dates = NonNullable<Filters['dates']>;

/** The longest stay that is taken at its word; what is longer is a slip of the pen. */
const LONGEST_DAYS = 366;

const DAY = 86_400_000;

/**
 * The days of a journey in what anyone may have written. One day alone is a journey of that day; two
 * the wrong way round are turned.
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
  // 30 February is read as 2 March by some.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** How many days, the first and the last among them. */
export function daysOf({ start, end }: Dates): number {
  return (Date.parse(end) - Date.parse(start)) / DAY + 1;
}

/** The months of the year, 1 to 12, through which the days go, in their order. */
export function monthsOf({ start, end }: Dates): number[] {
  const [first, last] = [start, end].map(monthCount) as [number, number];
  const count = Math.min(last - first + 1, 12);
  return Array.from({ length: count }, (_, index) => ((first + index) % 12) + 1);
}

function monthCount(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
