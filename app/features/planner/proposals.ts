import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../../../domain/content/catalogue.ts';
import type { PlanRequest } from '../../../domain/planner/model.ts';
import { proposeTour } from '../../../domain/planner/propose.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import type { PlanPlaces } from '../tour/planPlaces.ts';

/** Proposals kept per catalogue: shared addresses and reloads repeat the same request. */
const MAX_CACHED = 300;

const proposals = new WeakMap<Catalogue, LRUCache<string, Tour>>();

/** The tour proposed for a request, computed once for each version of the catalogue. */
export function proposal(
  { catalogue, locale }: Pick<PageContext, 'catalogue' | 'locale'>,
  planRequest: PlanRequest,
  { places, towns }: PlanPlaces,
): Tour {
  const cached = proposals.get(catalogue) ?? new LRUCache<string, Tour>({ max: MAX_CACHED });
  proposals.set(catalogue, cached);
  // The labels of the starting point and the nights depend on the language.
  const key = JSON.stringify([locale, planRequest]);
  const tour = cached.get(key) ?? proposeTour(planRequest, places, towns);
  cached.set(key, tour);
  return tour;
}
