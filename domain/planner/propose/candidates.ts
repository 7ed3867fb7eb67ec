import { dateAfter } from '../../format/dates.ts';
import { distanceBetween } from '../../geo/distance.ts';
import { marketOn, tagsOn } from '../market.ts';
import { DAYTIMES, type PlanPlace, type PlanRequest } from '../model.ts';

/** A place that may be proposed, with its value for this visitor. */
export interface Candidate {
  place: PlanPlace;
  score: number;
  /** Market days during the journey, to which its visit is restricted. */
  dates?: readonly string[];
}

/**
 * Value of a place without any of the visitor's interests, and the greatest value that interests
 * add.
 */
const NOT_LIKED = 0.3;
const MOST_LIKED = 2;
const DISLIKED = 0.05;
/** Longer visits are worth more than short ones; an hour counts as one. */
const DURATION_FACTOR = { least: 0.5, most: 1.6, power: 0.5 };
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
const SPECIAL_FACTOR = 0.35;
/** Factor for each further place with the same subject or in the same town, and its minimum. */
const REPETITION_FACTOR = { scene: 0.82, town: 0.965, least: 0.35 };
/** Factor for places whose exact location is unknown. */
const VAGUE_FACTOR = 0.85;
/** Greatest walking distance from the starting point, in metres as the crow flies. */
const MAX_WALK = 2500;

/**
 * A place with at least this duration contains sights within this distance in metres, such as a
 * medina or a park.
 */
const AREA = { minutes: 100, metres: 700, vagueMetres: 9000 };

const PARTS_BONUS = { each: 0.2, most: 1 };

/** Additional importance of a place on its market day. */
const MARKET_BONUS = 0.5;

/** Places that may be proposed for a request, the most valuable first. */
export function candidatesFor(request: PlanRequest, places: readonly PlanPlace[]): Candidate[] {
  const { from, to, lunch } = DAYTIMES[request.pace];
  const possible = places.filter(
    (place) =>
      !place.lodging &&
      !place.closed &&
      place.minutes <= to - from - lunch &&
      (request.budget === undefined || place.priceLevel <= request.budget) &&
      !isRestaurant(place) &&
      (request.by !== 'foot' ||
        distanceBetween(place.point, request.startingPoint.coordinates) <= MAX_WALK),
  );
  const scored = withoutOverlaps(possible).map((place) => candidateOf(request, place));
  scored.sort(byScore);
  return penalizeRepetition(scored);
}

/**
 * A place with a weekly market is visited on its market day if the journey has one; otherwise it does
 * not count as a market.
 */
function candidateOf(request: PlanRequest, place: PlanPlace): Candidate {
  const { startDate, days } = request;
  if (!place.marketDays || !startDate) return { place, score: scoreOf(request, place) };
  const journey = Array.from({ length: days }, (_, day) => dateAfter(startDate, day));
  const dates = journey.filter((date) => marketOn(place, date)?.today);
  if (dates.length === 0) {
    return { place, score: scoreOf(request, { ...place, tags: tagsOn(place, startDate) }) };
  }
  const worth = place.worth + MARKET_BONUS;
  return { place, score: scoreOf(request, { ...place, worth }), dates };
}

export const isRestaurant = ({ tags }: PlanPlace) => tags.includes('restaurants');

const byScore = (a: Candidate, b: Candidate) =>
  b.score - a.score || (a.place.id < b.place.id ? -1 : 1);

function scoreOf(request: PlanRequest, place: PlanPlace): number {
  const certainty = place.vague ? VAGUE_FACTOR : 1;
  const durationFactor = Math.min(
    DURATION_FACTOR.most,
    Math.max(DURATION_FACTOR.least, (place.minutes / 60) ** DURATION_FACTOR.power),
  );
  const isSpecial = SPECIAL.some(
    ({ tag, minutes, orLikes }) =>
      place.minutes >= minutes &&
      place.tags.includes(tag) &&
      ![tag, ...orLikes].some((liked) => (request.interests[liked] ?? 0) > 0),
  );
  return (
    place.worth *
    certainty *
    durationFactor *
    (isSpecial ? SPECIAL_FACTOR : 1) *
    interestScore(request, place)
  );
}

/** Factor for the visitor's interests; 1 without interests. */
export function interestScore(request: PlanRequest, place: PlanPlace): number {
  if (Object.keys(request.interests).length === 0) return 1;
  return Math.min(MOST_LIKED, Math.max(DISLIKED, NOT_LIKED + interestWeight(request, place.tags)));
}

/** Sum of the weights of the visitor's interests that a place has. */
function interestWeight({ interests }: PlanRequest, tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + (interests[tag] ?? 0), 0);
}

/** Reduces the value of repeated subjects and of further places in the same town. */
function penalizeRepetition(scored: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  const countBefore = (subject: string) => {
    const before = seen.get(subject) ?? 0;
    seen.set(subject, before + 1);
    return before;
  };
  const penalized = scored.map(({ place, score, ...rest }) => {
    const factor =
      REPETITION_FACTOR.scene ** countBefore(`scene ${place.scene ?? place.id}`) *
      REPETITION_FACTOR.town ** countBefore(`town ${place.city}`);
    return { ...rest, place, score: score * Math.max(REPETITION_FACTOR.least, factor) };
  });
  return penalized.sort(byScore);
}

/**
 * A medina and its sights, or a park and its peaks: either the whole or its parts are proposed. The
 * parts if they take longer than the whole; otherwise the whole, with the value of the best part
 * and a little for each other one.
 */
function withoutOverlaps(places: readonly PlanPlace[]): PlanPlace[] {
  const excluded = new Set<string>();
  const remaining = new Map(places.map((place) => [place.id, place]));
  for (const whole of places) {
    if (!containsSights(whole) || excluded.has(whole.id)) continue;
    const parts = places.filter((part) => contains(whole, part));
    if (parts.length < 2) continue;
    const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
    if (whole.vague || minutes > whole.minutes * 1.5) {
      excluded.add(whole.id);
      continue;
    }
    const best = Math.max(whole.worth, ...parts.map((part) => part.worth));
    const worth = best + Math.min(PARTS_BONUS.most, parts.length * PARTS_BONUS.each);
    remaining.set(whole.id, { ...whole, worth });
    for (const part of parts) excluded.add(part.id);
  }
  return [...remaining.values()].filter(({ id }) => !excluded.has(id));
}

const containsSights = (place: PlanPlace) =>
  place.minutes >= AREA.minutes && !isSeparateActivity(place);

/** Restaurants, baths and golf courses are not part of a walk through a town. */
const isSeparateActivity = ({ tags }: PlanPlace) =>
  tags.some((tag) => ['restaurants', 'wellness', 'golf'].includes(tag));

function contains(whole: PlanPlace, part: PlanPlace): boolean {
  if (part.id === whole.id || part.minutes >= whole.minutes || isSeparateActivity(part))
    return false;
  // A destination that is one sight, such as Volubilis, contains all its places.
  if (part.city === whole.id) return true;
  if (part.vague) return false;
  const reach = whole.vague ? AREA.vagueMetres : AREA.metres;
  return distanceBetween(whole.point, part.point) <= reach;
}
