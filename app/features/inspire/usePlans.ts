import { useEffect, useState } from 'react';
import type { Taste } from '../../../domain/inspire/taste.ts';
import type { Votes } from '../../../domain/visitor/visitor.ts';
import type { PlanPlaces } from '../tour/planPlaces.ts';
import type { Plan } from './plans.ts';

/** Proposes three plans for the tastes; the code is loaded when it is needed. */
export function usePlans(
  planPlaces: PlanPlaces | undefined,
  votes: Votes,
  tastes: readonly Taste[],
  strongest: string | undefined,
): { plans?: Plan[]; failed: boolean } {
  const [state, setState] = useState<{ plans?: Plan[]; failed: boolean }>({ failed: false });
  useEffect(() => {
    if (!planPlaces) return;
    let isStale = false;
    import('./plans.ts')
      .then(({ makePlans }) => makePlans(planPlaces, votes, tastes, strongest))
      .then(
        (plans) => isStale || setState({ plans, failed: false }),
        () => isStale || setState({ failed: true }),
      );
    return () => {
      isStale = true;
    };
  }, [planPlaces, votes, tastes, strongest]);
  return state;
}

/** Pictures shown for a plan; more would be too small. */
const MAX_PICTURES = 5;

/**
 * The stops whose pictures are shown for each plan: the first stop of each day before the second
 * ones, and stops not shown for an earlier plan before those that are.
 */
export function shownStops(plans: readonly Plan[]): string[][] {
  const shownBefore = new Set<string>();
  return plans.map(({ tour }) => {
    const stops = tour.days.flatMap(({ places }) => places.map((id, round) => ({ id, round })));
    const rank = ({ id, round }: { id: string; round: number }) =>
      round + (shownBefore.has(id) ? stops.length : 0);
    const shown = stops
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, MAX_PICTURES)
      .map(({ id }) => id);
    for (const id of shown) shownBefore.add(id);
    return shown;
  });
}
