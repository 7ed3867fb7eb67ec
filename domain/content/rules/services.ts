import { isService } from '../categories.ts';
import type { Entry } from '../kinds.ts';
import type { Place } from '../place.ts';
import type { ContentProblem } from '../validateContent.ts';

/** Fields that sights have and services have not. */
const OF_SIGHTS = ['facts', 'duration', 'bestTime', 'tip', 'order'] as const;

/**
 * Rule: a service (a pharmacy, a station) tells how exactly its position is known, because lists of what
 * is near never show a town's position as that of a pharmacy. Its only tag
 * is the service, so that no list of sights or journeys contains it, and it has no fields of a sight.
 */
export function checkServices(entries: readonly Entry[]): ContentProblem[] {
  return entries.flatMap(({ kind, data }) => {
    if (kind !== 'places' || !isService(data)) return [];
    return problemsOf(data).map(([field, reason]) => ({ kind, id: data._id, field, reason }));
  });
}

function problemsOf(place: Place): [field: string, reason: string][] {
  const { coordinates, tags } = place;
  const problems: [string, string][] = OF_SIGHTS.filter((field) => isGiven(place[field])).map(
    (field) => [field, 'is for sights, not for services'],
  );
  if (tags.length > 1) problems.push(['tags', 'must name the service only']);
  if (!coordinates?.confidence) problems.push(['coordinates.confidence', 'is missing']);
  return problems;
}

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
