import type { PlanPlaces } from './planPlaces.ts';

/** A network that has not answered after so many ms counts as one that does not answer. */
const PATIENCE = 15_000;

/**
 * All places and towns as planning knows them, in a language.
 *
 * @throws where the network fails, is too slow, or the answer is not what was asked for
 */
export async function fetchPlanPlaces(locale: string, stop?: AbortSignal): Promise<PlanPlaces> {
  const patience = AbortSignal.timeout(PATIENCE);
  const signal = stop ? AbortSignal.any([stop, patience]) : patience;
  const response = await fetch(`/${locale}/itinerary/places`, { signal });
  const known = (await response.json()) as PlanPlaces;
  if (!response.ok || !Array.isArray(known.places)) throw new Error(String(response.status));
  return known;
}
