import { daysOf, readDates } from '../dates.ts';
import { PACES, type PriceLevel, TRAVEL_MODES, type TripPoint, type Wish } from './model.ts';

/** What an address can say of a wish. */
export const WISH_NAMES = ['start', 'days', 'from', 'to', 'pace', 'by', 'for', 'budget'];

/** The longest journey that is proposed; by hand a plan may have more days. */
export const MOST_WISHED_DAYS = 14;
const USUAL_DAYS = 3;

/** What an address asks for, as its form shows it again. */
export interface Asked {
  /** The starting point as it was written. */
  start: string;
  days: number;
  /** The first day: YYYY-MM-DD. */
  from: string;
  pace: Wish['pace'];
  by: Wish['by'];
  interests: string[];
  budget: PriceLevel;
}

/** Why nothing can be proposed. Section 5: the tour needs a starting point. */
export type WishProblem = 'start' | 'days' | 'date';

type Readable = { get(name: string): string | null; getAll(name: string): string[] };

/**
 * The wish in an address: `start`, `days` or the last day `to`, the first day `from`, `pace`, `by`,
 * `for` (tags) and `budget` (1 to 3). What is missing is as usual: three steady days by car.
 *
 * @param pointOf finds the starting point that a value names
 * @param isInterest whether a tag can be wished for
 * @returns what was asked, and the wish, or what is wrong with it; neither where nothing was asked
 */
export function readWish(
  query: Readable,
  pointOf: (value: string) => TripPoint | undefined,
  isInterest: (tag: string) => boolean,
): { asked: Asked; wish?: Wish; problem?: WishProblem } {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const dates = readDates(text('from'), text('to') || text('from'));
  const fromDates = dates && text('to') ? daysOf(dates) : USUAL_DAYS;
  const days = text('days') ? Number(text('days')) : fromDates;
  const areDaysGood = Number.isInteger(days) && days >= 1 && days <= MOST_WISHED_DAYS;
  const asked: Asked = {
    start: text('start'),
    days: areDaysGood ? days : days > MOST_WISHED_DAYS ? MOST_WISHED_DAYS : USUAL_DAYS,
    from: text('from'),
    pace: PACES.find((pace) => pace === text('pace')) ?? 'steady',
    by: TRAVEL_MODES.find((mode) => mode === text('by')) ?? 'car',
    interests: [...new Set(query.getAll('for'))].filter(isInterest),
    budget: budgetOf(text('budget')),
  };
  if (!asked.start && !text('days')) return { asked };
  const startingPoint = pointOf(asked.start);
  if (!startingPoint) return { asked, problem: 'start' };
  if (!areDaysGood) return { asked, problem: 'days' };
  if (asked.from && !dates) return { asked: { ...asked, from: '' }, problem: 'date' };
  return {
    asked,
    wish: {
      startingPoint,
      days: asked.days,
      ...(dates && { startDate: dates.start }),
      pace: asked.pace,
      by: asked.by,
      interests: Object.fromEntries(asked.interests.map((tag) => [tag, 1])),
      budget: asked.budget,
    },
  };
}

function budgetOf(text: string): PriceLevel {
  return text === '1' ? 1 : text === '2' ? 2 : 3;
}
