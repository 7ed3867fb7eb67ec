import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { fetchPlanPlaces } from './fetchPlanPlaces.ts';
import type { PlanPlaces } from './planPlaces.ts';

/** What the planner chooses from, in the page's language; kept by the service worker for no network. */
export function usePlanPlaces(): {
  known: PlanPlaces | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { locale } = useParams();
  const [known, setKnown] = useState<PlanPlaces>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    const stop = new AbortController();
    fetchPlanPlaces(String(locale), stop.signal).then(
      setKnown,
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [locale, failed]);
  return { known, failed, retry: () => setFailed(false) };
}
