/** Explains by opening hours why a plan with dates has nothing for an interest. */

import { dateAfter } from '../format/dates.ts';
import type { Weekday } from '../format/weekdays.ts';
import type { Tour } from '../visitor/visitor.ts';
import type { PlanPlace } from './model.ts';
import { closingDays, darkFrom, planHours } from './planHours.ts';

/** Why a place is not part of a plan with dates. Times in minutes after midnight. */
export type HoursReason =
  /** Closed on each date: always on these days of the week, or else on these dates. */
  | { kind: 'closed'; days?: readonly Weekday[] }
  /** A market on other days of the week. */
  | { kind: 'market'; days: readonly Weekday[] }
  /** The day was over, because it closes too early, or because of the sunset. */
  | { kind: 'closes' | 'dark'; at: number };

export interface UnmetByHours {
  /** The place's id. */
  place: string;
  reason: HoursReason;
}

/** Greatest number of places that are named. */
const MOST_PLACES = 3;

/**
 * The places that a plan lacks because of its dates, with the reason.
 *
 * @param interests tags that the plan does not cover
 * @param undated the plan for the same request without a date
 */
export function unmetByHours(
  tour: Tour,
  undated: Tour,
  interests: readonly string[],
  placeOf: (id: string) => PlanPlace | undefined,
): UnmetByHours[] {
  const { startDate } = tour;
  if (!startDate) return [];
  const dates = tour.days.map(({ day }) => dateAfter(startDate, day - 1));
  const planned = new Set(tour.days.flatMap(({ places }) => places));
  const wished = undated.days
    .flatMap(({ places }) => places.flatMap((id) => placeOf(id) ?? []))
    .filter(({ tags }) => tags.some((tag) => interests.includes(tag)));
  return wished
    .flatMap((place) => {
      // A planned town is no market on the day of its visit.
      const reason = planned.has(place.id) ? marketReason(place) : reasonOf(place, dates);
      return reason ? [{ place: place.id, reason }] : [];
    })
    .slice(0, MOST_PLACES);
}

function reasonOf(place: PlanPlace, dates: readonly string[]): HoursReason | undefined {
  const known = dates.flatMap((date) => planHours(place, date) ?? []);
  const spans = known.flatMap((hours) => hours.spans);
  if (known.length === dates.length && spans.length === 0) {
    const usual = dates.map((date) => closingDays(place, date));
    const [days] = usual;
    return { kind: 'closed', ...(days && usual.every(Boolean) && { days }) };
  }
  const market = marketReason(place);
  if (market) return market;
  const dark = Math.max(...dates.map((date) => darkFrom(place, date)));
  const closes = Math.max(...spans.map(({ to }) => to));
  if (dark < Infinity && (spans.length === 0 || dark < closes)) return { kind: 'dark', at: dark };
  return spans.length > 0 ? { kind: 'closes', at: closes } : undefined;
}

const marketReason = ({ marketDays }: PlanPlace): HoursReason | undefined =>
  marketDays && { kind: 'market', days: marketDays };
