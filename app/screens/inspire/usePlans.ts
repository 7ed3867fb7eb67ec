import { useEffect, useState } from 'react';
import type { Taste } from '../../../domain/taste.ts';
import type { Votes } from '../../../domain/visitor.ts';
import type { PlanPlaces } from '../../parts/plan/planPlaces.ts';
import type { Plan } from './plans.ts';

/** Three plans, made in this browser by code that is fetched for it. */
export function usePlans(
  known: PlanPlaces | undefined,
  votes: Votes,
  tastes: readonly Taste[],
  strongest: string | undefined,
): { plans?: Plan[]; failed: boolean } {
  const [made, setMade] = useState<{ plans?: Plan[]; failed: boolean }>({ failed: false });
  useEffect(() => {
    if (!known) return;
    let gone = false;
    import('./plans.ts')
      .then(({ makePlans }) => makePlans(known, votes, tastes, strongest))
      .then(
        (plans) => gone || setMade({ plans, failed: false }),
        () => gone || setMade({ failed: true }),
      );
    return () => {
      gone = true;
    };
  }, [known, votes, tastes, strongest]);
  return made;
}
