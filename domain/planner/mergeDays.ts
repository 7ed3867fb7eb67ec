/** Merges days of a plan that was made from places without an order. */

import { MAX_STOPS } from '../visitor/tourLimits.ts';
import type { Tour } from '../visitor/visitor.ts';
import { DAYTIMES, type PlanPlace } from './model.ts';
import { scheduleTour } from './schedule.ts';

type PlaceOf = (id: string) => PlanPlace | undefined;

/**
 * Merges two days as long as the result has no warnings: each time the pair with the least time on
 * the road. The merged day keeps the position of the earlier one.
 */
export function mergeDays(days: readonly string[][], frame: Omit<Tour, 'days'>, placeOf: PlaceOf) {
  const left = [...days];
  const known = new Map<string, Merged | undefined>();
  const merge = (a: string[], b: string[]) => {
    const key = `${a} + ${b}`;
    if (!known.has(key)) known.set(key, mergedDay(a, b, frame, placeOf));
    return known.get(key);
  };
  for (;;) {
    let best: (Merged & { at: number; gone: number }) | undefined;
    for (const [at, one] of left.entries()) {
      for (const [index, other] of left.slice(at + 1).entries()) {
        const merged = merge(one, other);
        if (!merged || (best && best.travelling <= merged.travelling)) continue;
        best = { ...merged, at, gone: at + 1 + index };
      }
    }
    if (!best) return left;
    left[best.at] = best.places;
    left.splice(best.gone, 1);
  }
}

interface Merged {
  places: string[];
  /** Minutes on the road. */
  travelling: number;
}

/** Two days as one, in either order; undefined if that causes a warning. */
function mergedDay(
  a: readonly string[],
  b: readonly string[],
  frame: Omit<Tour, 'days'>,
  placeOf: PlaceOf,
): Merged | undefined {
  if (a.length + b.length > MAX_STOPS) return undefined;
  const minutes = [...a, ...b].reduce((sum, id) => sum + (placeOf(id)?.minutes ?? 0), 0);
  if (minutes > DAYTIMES.steady.to - DAYTIMES.steady.from) return undefined;
  const orders = [
    [...a, ...b],
    [...b, ...a],
  ].flatMap((places): Merged[] => {
    const day = dayOf(frame, places, placeOf);
    const isPossible = day && day.warnings.length === 0;
    return isPossible ? [{ places, travelling: day.total.travelling }] : [];
  });
  return orders.toSorted((one, other) => one.travelling - other.travelling)[0];
}

/** A day of some places, scheduled. */
export const dayOf = (frame: Omit<Tour, 'days'>, places: string[], placeOf: PlaceOf) =>
  scheduleTour({ ...frame, days: [{ day: 1, city: 'fes', places }] }, placeOf)[0];
