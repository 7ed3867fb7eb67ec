import type { PriceLevel } from '../content/priceLevels.ts';
import { daysOf, readDates } from '../format/dates.ts';
import { FAVORITE_KINDS, ITINERARY_NAMES } from '../visitor/favorites.ts';
import { MAX_DAYS, PACES, TRAVEL_MODES } from '../visitor/tourLimits.ts';
import type { PlanRequest, TripPoint } from './model.ts';

/** Query parameters of `/itinerary`: a plan request, and chosen entries by kind. */
export const ITINERARY_PARAMS = [
  ...['start', 'days', 'from', 'to', 'pace', 'by', 'for', 'budget'],
  ...FAVORITE_KINDS.map((kind) => ITINERARY_NAMES[kind] ?? kind),
];

/** Greatest number of days of a proposed plan. Plans made by hand may have more. */
export const MAX_REQUEST_DAYS = 14;
const USUAL_DAYS = 3;

/** The request as written in the address, to fill the form again. */
export interface PlanRequestQuery {
  /** The starting point as it was written. */
  start: string;
  /** 1 to 31: a plan made by hand may have more days than a proposal. */
  days: number;
  /** First day: YYYY-MM-DD. */
  from: string;
  pace: PlanRequest['pace'];
  by: PlanRequest['by'];
  interests: string[];
  budget: PriceLevel;
}

/** Why nothing can be proposed. The tour needs a starting point (section 5). */
export type PlanRequestError = 'start' | 'days' | 'date';

type Readable = { get(name: string): string | null; getAll(name: string): string[] };

/**
 * Reads a plan request from an address: `start`, `days` or the last day `to`, the first day `from`,
 * `pace`, `by`, `for` (tags) and `budget` (1 to 3). Default: three days by car at a steady pace.
 *
 * @param pointOf finds the starting point of a value
 * @param isInterest whether a tag can be requested
 * @returns the query with the request or the error; neither if nothing was requested
 */
export function readPlanRequest(
  query: Readable,
  pointOf: (value: string) => TripPoint | undefined,
  isInterest: (tag: string) => boolean,
): { requested: PlanRequestQuery; planRequest?: PlanRequest; problem?: PlanRequestError } {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const dates = readDates(text('from'), text('to') || text('from'));
  const fromDates = dates && text('to') ? daysOf(dates) : USUAL_DAYS;
  const days = text('days') ? Number(text('days')) : fromDates;
  const areDaysGood = Number.isInteger(days) && days >= 1 && days <= MAX_REQUEST_DAYS;
  const requested: PlanRequestQuery = {
    start: text('start'),
    days: Number.isInteger(days) && days >= 1 ? Math.min(days, MAX_DAYS) : USUAL_DAYS,
    from: dates?.start ?? text('from'),
    pace: PACES.find((pace) => pace === text('pace')) ?? 'steady',
    by: TRAVEL_MODES.find((mode) => mode === text('by')) ?? 'car',
    interests: [...new Set(query.getAll('for'))].filter(isInterest),
    budget: budgetOf(text('budget')),
  };
  if (!requested.start && !text('days')) return { requested };
  const startingPoint = pointOf(requested.start);
  if (!startingPoint) return { requested, problem: 'start' };
  if (!areDaysGood) return { requested, problem: 'days' };
  if (requested.from && !dates) return { requested: { ...requested, from: '' }, problem: 'date' };
  return {
    requested,
    planRequest: {
      startingPoint,
      days: requested.days,
      ...(dates && { startDate: dates.start }),
      pace: requested.pace,
      by: requested.by,
      interests: requestInterests(requested),
      budget: requested.budget,
    },
  };
}

/** Interests of a form as weights, all equal. */
export const requestInterests = ({
  interests,
}: Pick<PlanRequestQuery, 'interests'>): PlanRequest['interests'] =>
  Object.fromEntries(interests.map((tag) => [tag, 1]));

/** The query string of a request, as `readPlanRequest` reads it. */
export function planRequestQuery({ interests, ...requested }: PlanRequestQuery): string {
  const fields = Object.entries(requested).flatMap(([name, value]) =>
    value === '' ? [] : [[name, String(value)]],
  );
  return new URLSearchParams([...fields, ...interests.map((tag) => ['for', tag])]).toString();
}

function budgetOf(text: string): PriceLevel {
  return text === '1' ? 1 : text === '2' ? 2 : 3;
}
