import type { Plan } from './plans.ts';

/** A row of posters says what a plan is like; more would be too small to be seen. */
const SHOWN = 5;

/**
 * The stops whose pictures stand for each plan: the first of each day before the second, so that
 * they tell the whole way, and none that stands for a plan before, as long as there are others.
 */
export function shownStops(plans: readonly Plan[]): string[][] {
  const before = new Set<string>();
  return plans.map(({ tour }) => {
    const stops = tour.days.flatMap(({ places }) => places.map((id, round) => ({ id, round })));
    const rank = ({ id, round }: { id: string; round: number }) =>
      round + (before.has(id) ? stops.length : 0);
    const shown = stops
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, SHOWN)
      .map(({ id }) => id);
    for (const id of shown) before.add(id);
    return shown;
  });
}
