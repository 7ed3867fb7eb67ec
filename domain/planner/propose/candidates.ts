import { distanceBetween } from '../../geo/distance.ts';
import { DAYTIMES, type PlanPlace, type PlanRequest } from '../model.ts';

/** A place that may be proposed, with its value for this visitor. */
export interface Candidate {
  place: PlanPlace;
  score: number;
}

/**
 * Value of a place without any of the visitor's interests, and the greatest value that interests
 * add.
 */
const NOT_LIKED = 0.3;
const MOST_LIKED = 2;
const DISLIKED = 0.05;
/** Longer visits are worth more than short ones; an hour counts as one. */
const SIZE = { least: 0.5, most: 1.6, power: 0.5 };
/**
 * Activities proposed only to visitors with that interest or a related one: long hikes, baths,
 * boats, golf.
 */
const SPECIAL = [
  { tag: 'hiking', minutes: 180, orLikes: [] },
  { tag: 'wellness', minutes: 0, orLikes: [] },
  { tag: 'golf', minutes: 0, orLikes: [] },
  { tag: 'activites-aquatiques', minutes: 0, orLikes: ['water', 'wellness', 'family'] },
];
const UNASKED = 0.35;
/** Factor for each further place with the same subject or in the same town, and its minimum. */
const AGAIN = { scene: 0.82, town: 0.965, least: 0.35 };
/** Factor for places whose exact location is unknown. */
const VAGUE = 0.85;
/** Greatest walking distance from the starting point, in metres as the crow flies. */
const ON_FOOT = 2500;

/**
 * A place with at least this duration contains sights within this distance in metres, such as a
 * medina or a park.
 */
const WHOLE = { minutes: 100, metres: 700, vagueMetres: 9000 };

const MANY_PARTS = { each: 0.2, most: 1 };

/** Places that may be proposed for a request, the most valuable first. */
export function candidatesFor(wish: PlanRequest, places: readonly PlanPlace[]): Candidate[] {
  const { from, to, lunch } = DAYTIMES[wish.pace];
  const possible = places.filter(
    (place) =>
      !place.lodging &&
      !place.closed &&
      place.minutes <= to - from - lunch &&
      (wish.budget === undefined || place.priceLevel <= wish.budget) &&
      !isRestaurant(place) &&
      (wish.by !== 'foot' ||
        distanceBetween(place.point, wish.startingPoint.coordinates) <= ON_FOOT),
  );
  const scored = withoutDoubles(possible).map((place) => ({ place, score: scoreOf(wish, place) }));
  scored.sort(byScore);
  return varied(scored);
}

export const isRestaurant = ({ tags }: PlanPlace) => tags.includes('restaurants');

const byScore = (a: Candidate, b: Candidate) =>
  b.score - a.score || (a.place.id < b.place.id ? -1 : 1);

function scoreOf(wish: PlanRequest, place: PlanPlace): number {
  const sure = place.vague ? VAGUE : 1;
  const size = Math.min(SIZE.most, Math.max(SIZE.least, (place.minutes / 60) ** SIZE.power));
  const isSpecial = SPECIAL.some(
    ({ tag, minutes, orLikes }) =>
      place.minutes >= minutes &&
      place.tags.includes(tag) &&
      ![tag, ...orLikes].some((liked) => (wish.interests[liked] ?? 0) > 0),
  );
  return place.worth * sure * size * (isSpecial ? UNASKED : 1) * interestScore(wish, place);
}

/** Factor for the visitor's interests; 1 without interests. */
export function interestScore(wish: PlanRequest, place: PlanPlace): number {
  if (Object.keys(wish.interests).length === 0) return 1;
  return Math.min(MOST_LIKED, Math.max(DISLIKED, NOT_LIKED + likes(wish, place.tags)));
}

/** Sum of the weights of the visitor's interests that a place has. */
function likes({ interests }: PlanRequest, tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + (interests[tag] ?? 0), 0);
}

/** Reduces the value of repeated subjects and of further places in the same town. */
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
 * A medina and its sights, or a park and its peaks: either the whole or its parts are proposed. The
 * parts if they take longer than the whole; otherwise the whole, with the value of the best part
 * and a little for each other one.
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

/** Restaurants, baths and golf courses are not part of a walk through a town. */
const isOwnPleasure = ({ tags }: PlanPlace) =>
  tags.some((tag) => ['restaurants', 'wellness', 'golf'].includes(tag));

function isWithin(whole: PlanPlace, part: PlanPlace): boolean {
  if (part.id === whole.id || part.minutes >= whole.minutes) return false;
  if (part.vague || isOwnPleasure(part)) return false;
  const reach = whole.vague ? WHOLE.vagueMetres : WHOLE.metres;
  return distanceBetween(whole.point, part.point) <= reach;
}
