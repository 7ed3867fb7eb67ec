import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../../../domain/catalogue.ts';
import type { Wish } from '../../../domain/plan/model.ts';
import { proposeTour } from '../../../domain/plan/propose.ts';
import type { Tour } from '../../../domain/visitor.ts';
import type { PlanPlaces } from '../../parts/plan/planPlaces.ts';
import type { Visit } from '../../parts/visit.ts';

/** The same wish is often made again: an address that was shared, a page that is opened once more. */
const REMEMBERED = 300;

const proposals = new WeakMap<Catalogue, LRUCache<string, Tour>>();

/** The plan for a wish, made once for each state of the content. */
export function proposal(
  { catalogue, locale }: Pick<Visit, 'catalogue' | 'locale'>,
  wish: Wish,
  { places, towns }: PlanPlaces,
): Tour {
  const made = proposals.get(catalogue) ?? new LRUCache<string, Tour>({ max: REMEMBERED });
  proposals.set(catalogue, made);
  // The starting point and the nights have names.
  const key = JSON.stringify([locale, wish]);
  const tour = made.get(key) ?? proposeTour(wish, places, towns);
  made.set(key, tour);
  return tour;
}
