import { distanceBetween } from '../../../domain/distance.ts';
import type { Wish } from '../../../domain/plan/model.ts';
import { proposeTour } from '../../../domain/plan/propose.ts';
import type { Town } from '../../../domain/plan/town.ts';
import type { Taste } from '../../../domain/taste.ts';
import type { Tour, Votes } from '../../../domain/visitor.ts';
import type { PlanPlaces, ShownPlace } from '../../parts/plan/planPlaces.ts';

export interface Plan {
  kind: 'weekend' | 'fiveDays' | 'around';
  base: Town;
  tour: Tour;
  /** What it is about, where it is about one taste. */
  taste?: string;
}

type Interests = Record<string, number>;

/** How much the taste weighs that a plan is about. */
const MAIN = 1.5;

/** How much more a place is worth to those who said that they would go. */
const WANTED = 1.5;

/** How far one goes from a base without a second thought, in metres. */
const NEAR = 30_000;
/** What counts of a base's surroundings: a day or two. */
const BEST = 10;

/** Three plans for these tastes, each from another town: a long weekend, five days, one taste. */
export async function makePlans(
  known: PlanPlaces,
  votes: Votes,
  tastes: readonly Taste[],
  strongest: string | undefined,
): Promise<Plan[]> {
  const { towns } = known;
  const places = asVoted(known.places, votes);
  const felt = tastes.filter(({ weight }) => weight !== 0);
  const interests: Interests = Object.fromEntries(felt.map(({ tag, weight }) => [tag, weight]));
  const about: Interests = Object.fromEntries(
    felt.map(({ tag, weight }) => [tag, tag === strongest ? MAIN : weight / 2]),
  );
  const wishes: { kind: Plan['kind']; days: number; interests: Interests; taste?: string }[] = [
    { kind: 'weekend', days: 3, interests },
    { kind: 'fiveDays', days: 5, interests },
    { kind: 'around', days: 4, interests: about, ...(strongest && { taste: strongest }) },
  ];
  const beds = towns.filter(({ id }) => places.some((at) => at.lodging && at.city === id));
  const left = beds.length >= wishes.length ? beds : [...towns];
  // The plan about one taste has the first choice of a base: it is the one that depends on it most.
  const bases = new Map(
    wishes.toReversed().map((wish) => [wish.kind, takeBest(left, places, wish.interests)]),
  );
  const plans: Plan[] = [];
  for (const { kind, days, interests: liked, taste } of wishes) {
    const base = bases.get(kind);
    if (!base) continue;
    // Between two plans the page may answer its visitor.
    await new Promise((go) => setTimeout(go));
    const wish: Wish = {
      startingPoint: { label: base.title, coordinates: base.point },
      days,
      pace: 'steady',
      by: 'car',
      interests: liked,
    };
    const tour = proposeTour(wish, places, towns);
    if (tour.days.some((day) => day.places.length > 0)) {
      plans.push({ kind, base, tour, ...(taste && { taste }) });
    }
  }
  return plans;
}

/** What one would go to counts for more, and what was passed by is not proposed. */
function asVoted(places: readonly ShownPlace[], { liked, disliked }: Votes): ShownPlace[] {
  return places
    .filter(({ id }) => !disliked.includes(id))
    .map((place) => (liked.includes(place.id) ? { ...place, worth: place.worth * WANTED } : place));
}

/** Takes the town with the most to like around it out of those that are left. */
function takeBest(
  left: Town[],
  places: readonly ShownPlace[],
  interests: Interests,
): Town | undefined {
  const scores = left.map((town) => {
    const near = places.filter(
      ({ point, lodging }) => !lodging && distanceBetween(town.point, point) < NEAR,
    );
    const values = near.map(({ worth, tags }) => {
      const liking = tags.reduce((sum, tag) => sum + (interests[tag] ?? 0), 0);
      return worth * Math.max(0.1, 1 + liking);
    });
    return values
      .sort((a, b) => b - a)
      .slice(0, BEST)
      .reduce((sum, value) => sum + value, 0);
  });
  return left.splice(scores.indexOf(Math.max(...scores)), 1)[0];
}
