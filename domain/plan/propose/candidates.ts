import { distanceBetween } from '../../distance.ts';
import { DAYTIMES, type PlanPlace, type Wish } from '../model.ts';

/** A place that may be proposed, and what it is worth to this visitor. */
export interface Candidate {
  place: PlanPlace;
  score: number;
}

/** What a place counts that has nothing of what the visitor likes, and how much likings can add. */
const NOT_LIKED = 0.3;
const MOST_LIKED = 2;
const DISLIKED = 0.05;
/** A site of an afternoon counts more than a façade in passing; an hour counts as one. */
const SIZE = { least: 0.5, most: 1.6, power: 0.5 };
/** A hike of half a day, a bath, a boat, a round of golf: for those who named it, or what is akin. */
const SPECIAL = [
  { tag: 'hiking', minutes: 180, orLikes: [] },
  { tag: 'wellness', minutes: 0, orLikes: [] },
  { tag: 'golf', minutes: 0, orLikes: [] },
  { tag: 'activites-aquatiques', minutes: 0, orLikes: ['water', 'wellness', 'family'] },
];
const UNASKED = 0.35;
/** Each further place with the same scene counts so much less, and of the same town; the least. */
const AGAIN = { scene: 0.82, town: 0.965, least: 0.35 };
/** Of a place whose point is only its town's one does not know the way. */
const VAGUE = 0.85;
/** So far from the starting point one still goes on foot, as the crow flies. */
const ON_FOOT = 2500;

/** Where a place that takes this long is an old town or a park, its sights are within so many metres. */
const WHOLE = { minutes: 100, metres: 700, vagueMetres: 9000 };

const MANY_PARTS = { each: 0.2, most: 1 };

/** The places that may be proposed for a wish, the best first. */
export function candidatesFor(wish: Wish, places: readonly PlanPlace[]): Candidate[] {
  const { from, to, lunch } = DAYTIMES[wish.pace];
  const possible = places.filter(
    (place) =>
      !place.lodging &&
      !place.closed &&
      place.minutes <= to - from - lunch &&
      (wish.budget === undefined || place.priceLevel <= wish.budget) &&
      !isTable(place) &&
      (wish.by !== 'foot' ||
        distanceBetween(place.point, wish.startingPoint.coordinates) <= ON_FOOT),
  );
  const scored = withoutDoubles(possible).map((place) => ({ place, score: scoreOf(wish, place) }));
  scored.sort(byScore);
  return varied(scored);
}

export const isTable = ({ tags }: PlanPlace) => tags.includes('restaurants');

const byScore = (a: Candidate, b: Candidate) =>
  b.score - a.score || (a.place.id < b.place.id ? -1 : 1);

function scoreOf(wish: Wish, place: PlanPlace): number {
  const sure = place.vague ? VAGUE : 1;
  const size = Math.min(SIZE.most, Math.max(SIZE.least, (place.minutes / 60) ** SIZE.power));
  const isSpecial = SPECIAL.some(
    ({ tag, minutes, orLikes }) =>
      place.minutes >= minutes &&
      place.tags.includes(tag) &&
      ![tag, ...orLikes].some((liked) => (wish.interests[liked] ?? 0) > 0),
  );
  return place.worth * sure * size * (isSpecial ? UNASKED : 1) * likingOf(wish, place);
}

/** How much a place is to the visitor's liking; 1 for who named none. */
export function likingOf(wish: Wish, place: PlanPlace): number {
  if (Object.keys(wish.interests).length === 0) return 1;
  return Math.min(MOST_LIKED, Math.max(DISLIKED, NOT_LIKED + likes(wish, place.tags)));
}

/** The sum of a visitor's likings for what a place has. */
function likes({ interests }: Wish, tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + (interests[tag] ?? 0), 0);
}

/** The tenth gate is worth less than the first, and the third day in a town than the second. */
function varied(scored: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  const times = (what: string) => {
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    return before;
  };
  const less = scored.map(({ place, score }) => {
    const again =
      AGAIN.scene ** times(`scene ${place.scene ?? place.id}`) *
      AGAIN.town ** times(`town ${place.city}`);
    return { place, score: score * Math.max(AGAIN.least, again) };
  });
  return less.sort(byScore);
}

/**
 * A medina and the sights in it, a ruined town and its houses, a park and its peaks: one visits the
 * whole or the parts. The parts, where there is more to them than the whole allows time for;
 * else the whole, which is then worth as much as the best of it and a little for each part.
 */
function withoutDoubles(places: readonly PlanPlace[]): PlanPlace[] {
  const gone = new Set<string>();
  const kept = new Map(places.map((place) => [place.id, place]));
  for (const whole of places) {
    if (!isWhole(whole) || gone.has(whole.id)) continue;
    const parts = places.filter((part) => isWithin(whole, part));
    if (parts.length < 2) continue;
    const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
    if (whole.vague || minutes > whole.minutes * 1.5) {
      gone.add(whole.id);
      continue;
    }
    const best = Math.max(whole.worth, ...parts.map((part) => part.worth));
    const worth = best + Math.min(MANY_PARTS.most, parts.length * MANY_PARTS.each);
    kept.set(whole.id, { ...whole, worth });
    for (const part of parts) gone.add(part.id);
  }
  return [...kept.values()].filter(({ id }) => !gone.has(id));
}

const isWhole = (place: PlanPlace) => place.minutes >= WHOLE.minutes && !isOwnPleasure(place);

/** A meal, a bath, a round of golf: never part of a walk through a town. */
const isOwnPleasure = ({ tags }: PlanPlace) =>
  tags.some((tag) => ['restaurants', 'wellness', 'golf'].includes(tag));

function isWithin(whole: PlanPlace, part: PlanPlace): boolean {
  if (part.id === whole.id || part.minutes >= whole.minutes) return false;
  if (part.vague || isOwnPleasure(part)) return false;
  const reach = whole.vague ? WHOLE.vagueMetres : WHOLE.metres;
  return distanceBetween(whole.point, part.point) <= reach;
}
