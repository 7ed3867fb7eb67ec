import { MAX_PRICE_LEVEL, type PriceLevel } from '../content/priceLevels.ts';
import { dateAfter } from '../format/dates.ts';
import type { Tour } from '../visitor/visitor.ts';
import { tagsOn } from './market.ts';
import type { PlanPlace } from './model.ts';
import { MAX_REQUEST_DAYS, type PlanRequestQuery } from './planRequest.ts';

/** What a proposed plan lacks of its request. */
export interface UnmetParts {
  /** No place fits at all. */
  isEmpty: boolean;
  /** Number of days without a place, while others have some. */
  emptyDays: number;
  /** Tags of interests that the plan does not cover. */
  interests: string[];
}

/** A change of a request. */
export type RequestChange = Partial<
  Pick<PlanRequestQuery, 'by' | 'budget' | 'pace' | 'days' | 'interests'>
>;

/** Numbers of additional days to try. */
const MORE_DAYS = 2;
/** Greatest number of changes offered. */
const MOST_CHANGES = 3;

/** What a plan lacks of its request; undefined if nothing. */
export function findUnmet(
  tour: Tour,
  requested: PlanRequestQuery,
  placeOf: (id: string) => PlanPlace | undefined,
): UnmetParts | undefined {
  // What each visited place offers on its day.
  const visited = tour.days.flatMap(({ day, places }) => {
    const date = tour.startDate && dateAfter(tour.startDate, day - 1);
    return places.flatMap((id) => {
      const place = placeOf(id);
      return place ? [tagsOn(place, date)] : [];
    });
  });
  const isEmpty = visited.length === 0;
  const emptyDays = isEmpty ? 0 : tour.days.filter(({ places }) => places.length === 0).length;
  const interests = requested.interests.filter(
    (tag) => !visited.some((tags) => tags.includes(tag)),
  );
  const isMet = !isEmpty && emptyDays === 0 && interests.length === 0;
  return isMet ? undefined : { isEmpty, emptyDays, interests };
}

/**
 * Changes of a request that help: of one part, else of several.
 *
 * @param unmetWith returns what a plan for a changed request lacks
 */
export function helpfulChanges(
  requested: PlanRequestQuery,
  unmet: UnmetParts,
  unmetWith: (changed: PlanRequestQuery) => UnmetParts | undefined,
): RequestChange[] {
  const helps = (change: RequestChange) => isBetter(unmetWith({ ...requested, ...change }), unmet);
  const found: RequestChange[] = [];
  for (const change of singleChanges(requested, unmet)) {
    if (found.length < MOST_CHANGES && helps(change)) found.push(change);
  }
  return found.length > 0 ? found : combinedChanges(requested).filter(helps).slice(0, 1);
}

function isBetter(now: UnmetParts | undefined, before: UnmetParts): boolean {
  if (!now) return true;
  if (now.isEmpty) return false;
  if (before.isEmpty) return true;
  if (now.emptyDays > before.emptyDays) return false;
  return now.emptyDays < before.emptyDays || now.interests.length < before.interests.length;
}

/** Smallest changes first. */
function singleChanges(
  requested: PlanRequestQuery,
  { isEmpty, emptyDays, interests }: UnmetParts,
): RequestChange[] {
  const { by, budget, days, pace } = requested;
  const changes: RequestChange[] = [];
  if (emptyDays > 0) changes.push({ days: days - emptyDays });
  if (by === 'foot') changes.push({ by: 'transit' });
  if (by !== 'car') changes.push({ by: 'car' });
  for (let level = budget + 1; level <= MAX_PRICE_LEVEL; level++) {
    changes.push({ budget: level as PriceLevel });
  }
  if (pace !== 'full') changes.push({ pace: 'full' });
  if (interests.length > 0 && !isEmpty && days + MORE_DAYS <= MAX_REQUEST_DAYS) {
    changes.push({ days: days + MORE_DAYS });
  }
  if (interests.length > 0 && isEmpty) changes.push({ interests: [] });
  return changes;
}

function combinedChanges({ by, budget, interests }: PlanRequestQuery): RequestChange[] {
  const wider: RequestChange = {
    ...(by !== 'car' && { by: 'car' }),
    ...(budget < MAX_PRICE_LEVEL && { budget: MAX_PRICE_LEVEL }),
  };
  return [
    wider,
    { ...wider, pace: 'full' },
    ...(interests.length > 0 ? [{ ...wider, interests: [] }] : []),
  ];
}
