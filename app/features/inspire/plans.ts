import { distanceBetween } from '../../../domain/geo/distance.ts';
import type { Taste } from '../../../domain/inspire/taste.ts';
import type { PlanRequest } from '../../../domain/planner/model.ts';
import { proposeTour } from '../../../domain/planner/propose.ts';
import type { Town } from '../../../domain/planner/town.ts';
import type { Tour, Votes } from '../../../domain/visitor/visitor.ts';
import type { PlanPlaces, ShownPlace } from '../tour/planPlaces.ts';

export interface Plan {
  kind: 'weekend' | 'fiveDays' | 'around';
  base: Town;
  tour: Tour;
  /** The tag of the taste that the plan is about. */
  taste?: string;
}

type Interests = Record<string, number>;

/** Weight of the taste that a plan is about. */
const MAIN_WEIGHT = 1.5;

/** Factor on the worth of a liked place. */
const LIKED_FACTOR = 1.5;

/** Radius around a base in which places count for it, in metres. */
const BASE_RADIUS = 30_000;
/** Number of best places that count for a base: one or two days. */
const PLACES_PER_BASE = 10;

/** Three plans for the tastes from different towns: a weekend, five days, one about a taste. */
export async function makePlans(
  planPlaces: PlanPlaces,
  votes: Votes,
  tastes: readonly Taste[],
  strongest: string | undefined,
): Promise<Plan[]> {
  const { towns } = planPlaces;
  const places = weightByVotes(planPlaces.places, votes);
  const relevant = tastes.filter(({ weight }) => weight !== 0);
  const interests: Interests = Object.fromEntries(relevant.map(({ tag, weight }) => [tag, weight]));
  const mainInterests: Interests = Object.fromEntries(
    relevant.map(({ tag, weight }) => [tag, tag === strongest ? MAIN_WEIGHT : weight / 2]),
  );
  const requests: { kind: Plan['kind']; days: number; interests: Interests; taste?: string }[] = [
    { kind: 'weekend', days: 3, interests },
    { kind: 'fiveDays', days: 5, interests },
    { kind: 'around', days: 4, interests: mainInterests, ...(strongest && { taste: strongest }) },
  ];
  const withLodging = towns.filter(({ id }) => places.some((at) => at.lodging && at.city === id));
  const left = withLodging.length >= requests.length ? withLodging : [...towns];
  // The plan about one taste depends most on its base and gets the first choice.
  const bases = new Map(
    requests
      .toReversed()
      .map(({ kind, interests: weights }) => [kind, takeBestTown(left, places, weights)]),
  );
  const plans: Plan[] = [];
  for (const { kind, days, interests: liked, taste } of requests) {
    const base = bases.get(kind);
    if (!base) continue;
    // Yields to the event loop between two plans.
    await new Promise((resolve) => setTimeout(resolve));
    const planRequest: PlanRequest = {
      startingPoint: { label: base.title, coordinates: base.point },
      days,
      pace: 'steady',
      by: 'car',
      interests: liked,
    };
    const tour = proposeTour(planRequest, places, towns);
    if (tour.days.some((day) => day.places.length > 0)) {
      plans.push({ kind, base, tour, ...(taste && { taste }) });
    }
  }
  return plans;
}

/** Liked places are worth more; disliked ones are left out. */
function weightByVotes(places: readonly ShownPlace[], { liked, disliked }: Votes): ShownPlace[] {
  return places
    .filter(({ id }) => !disliked.includes(id))
    .map((place) =>
      liked.includes(place.id) ? { ...place, worth: place.worth * LIKED_FACTOR } : place,
    );
}

/** Removes the town with the best surroundings from `left` and returns it. */
function takeBestTown(
  left: Town[],
  places: readonly ShownPlace[],
  interests: Interests,
): Town | undefined {
  const scores = left.map((town) => {
    const near = places.filter(
      ({ point, lodging }) => !lodging && distanceBetween(town.point, point) < BASE_RADIUS,
    );
    const values = near.map(({ worth, tags }) => {
      const liking = tags.reduce((sum, tag) => sum + (interests[tag] ?? 0), 0);
      return worth * Math.max(0.1, 1 + liking);
    });
    return values
      .sort((a, b) => b - a)
      .slice(0, PLACES_PER_BASE)
      .reduce((sum, value) => sum + value, 0);
  });
  return left.splice(scores.indexOf(Math.max(...scores)), 1)[0];
}
