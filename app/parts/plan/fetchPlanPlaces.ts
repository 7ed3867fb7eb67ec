import type { PlanPlaces } from './planPlaces.ts';

/**
 * All places and towns as planning knows them, in a language.
 *
 * @throws where the network fails or the answer is not what was asked for
 */
export async function fetchPlanPlaces(locale: string, signal?: AbortSignal): Promise<PlanPlaces> {
  const response = await fetch(`/${locale}/itinerary/places`, signal ? { signal } : {});
  const known = (await response.json()) as PlanPlaces;
  if (!response.ok || !Array.isArray(known.places)) throw new Error(String(response.status));
  return known;
}
