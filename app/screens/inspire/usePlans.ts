import { useEffect, useState } from 'react';
import type { Taste } from '../../../domain/taste.ts';
import type { Votes } from '../../../domain/visitor.ts';
import type { PlanPlaces } from '../../parts/plan/planPlaces.ts';
import { useLocale } from '../../parts/useLocale.ts';
import type { Plan } from './plans.ts';

const PATIENCE = 15_000;

/** What planning knows of all places; `failed` without a network that answers. */
export function usePlanPlaces(): { known?: PlanPlaces; failed: boolean; again(): void } {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<PlanPlaces>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more
  useEffect(() => {
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(PATIENCE)]);
    setFailed(false);
    fetch(`/${locale}/itinerary/places`, { signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        setKnown(await response.json());
      })
      .catch(() => left.signal.aborted || setFailed(true));
    return () => left.abort();
  }, [locale, attempt]);
  return { ...(known && { known }), failed, again: () => setAttempt((count) => count + 1) };
}

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
