import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ERROR_CODES } from '../../api/errorCodes.ts';
import { request } from '../../api/fetchData.ts';
import type { PlanPlaces } from './planPlaces.ts';

/** Timeout for the list of places in ms: it is longer than other responses. */
const TIMEOUT = 15_000;

/** All places and towns for planning, in the page's language; cached by the service worker. */
export function usePlanPlaces(): {
  planPlaces: PlanPlaces | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { locale } = useParams();
  const [planPlaces, setPlanPlaces] = useState<PlanPlaces>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    const abort = new AbortController();
    fetchPlanPlaces(String(locale), abort.signal).then(
      setPlanPlaces,
      () => abort.signal.aborted || setFailed(true),
    );
    return () => abort.abort();
  }, [locale, failed]);
  return { planPlaces, failed, retry: () => setFailed(false) };
}

/** @throws when the network fails, the request times out, or the response has another shape */
export async function fetchPlanPlaces(locale: string, signal?: AbortSignal): Promise<PlanPlaces> {
  const init = { signal, timeout: TIMEOUT };
  const planPlaces = await request(
    `/${locale}/itinerary/places`,
    ERROR_CODES.places,
    init,
    // An answer that an earlier release saved for offline use has no names.
    (body: Partial<PlanPlaces>) =>
      Array.isArray(body.places) ? ({ cityNames: {}, ...body } as PlanPlaces) : undefined,
  );
  if (!planPlaces) throw new Error('the places for planning could not be loaded');
  return planPlaces;
}
