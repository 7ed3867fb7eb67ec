import { favoritesIn, ITINERARY_NAMES } from '../../../domain/favorites.ts';
import { tourFromCircuit, tourFromPlaces } from '../../../domain/plan/compose.ts';
import { startingPointOf } from '../../../domain/plan/startingPlaces.ts';
import { type Asked, readWish, type WishProblem } from '../../../domain/plan/wish.ts';
import type { Tour } from '../../../domain/visitor.ts';
import { cardsByTown } from '../../parts/favoriteList.ts';
import { knownOf, type PlanPlaces, planPlaces } from '../../parts/plan/planPlaces.ts';
import type { Visit } from '../../parts/visit.ts';
import { proposal } from './proposals.ts';
import { interestsOf } from './wishForm.ts';

/** A plan that is shown to be taken: proposed for a wish, or begun with what was chosen. */
export interface Offer {
  kind: 'proposed' | 'circuit' | 'chosen';
  tour: Tour;
  /** The places of the tour and all towns. */
  known: PlanPlaces;
}

interface Answer {
  asked: Asked;
  problem: WishProblem | undefined;
  offer: Offer | undefined;
  /** True where a wish was understood and no place fits it. */
  nothingFits: boolean;
  /** What was chosen and is no place: events, experiences, circuits beside the first. */
  others: ReturnType<typeof cardsByTown>;
}

/** What an address offers: `start` and `days` a wish, `circuits` or `places` a beginning. */
export function offeredPlan(visit: Visit, query: URLSearchParams): Answer {
  const { catalogue, locale } = visit;
  const all = planPlaces(visit);
  const byId = new Map(all.places.map((place) => [place.id, place]));
  const placeOf = (id: string) => byId.get(id);
  const chosen = favoritesIn(query, ITINERARY_NAMES);
  const { asked, wish, problem } = readWish(
    query,
    (value) => startingPointOf(value, catalogue, locale),
    (tag) => interestsOf(visit).some(({ slug }) => slug === tag),
  );
  const offer = (kind: Offer['kind'], tour: Tour): Offer | undefined =>
    tour.days.some(({ places }) => places.length > 0)
      ? { kind, tour, known: knownOf(visit, tour) }
      : undefined;
  // A destination by another of its names is chosen in the form all the same.
  const start = catalogue.city(asked.start)?._id ?? asked.start;
  const answer = { asked: { ...asked, start }, problem, nothingFits: false };
  if (wish) {
    const tour = proposal(visit, wish, all);
    const proposed = offer('proposed', tour);
    return { ...answer, offer: proposed, nothingFits: !proposed, others: [] };
  }
  const circuit = catalogue.circuits.get(chosen.circuits[0] ?? '');
  if (circuit && chosen.pois.length === 0) {
    const tour = tourFromCircuit(circuit, placeOf, all.towns);
    const rest = { ...chosen, circuits: chosen.circuits.slice(1) };
    return { ...answer, offer: offer('circuit', tour), others: cardsByTown(visit, rest) };
  }
  const tour = tourFromPlaces(chosen.pois, placeOf, all.towns);
  const begun = offer('chosen', tour);
  const rest = begun ? { ...chosen, pois: [] } : chosen;
  return { ...answer, offer: begun, others: cardsByTown(visit, rest) };
}
