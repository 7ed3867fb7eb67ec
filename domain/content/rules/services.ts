import { isService } from '../categories.ts';
import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import type { Place } from '../place.ts';

/** Fields that sights have and services have not. */
const OF_SIGHTS = ['facts', 'duration', 'bestTime', 'tip', 'order'] as const;

/**
 * Rule: a service (a pharmacy, a station) tells how exactly its position is known, because lists of what
 * is near never show a town's position as that of a pharmacy. Its only tag
 * is the service, so that no list of sights or journeys contains it, and it has no fields of a sight.
 */
export function checkServices(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'places' || !isService(entry.data)) return [];
    return findingsOf(entry.data).map(toProblem(entry));
  });
}

function findingsOf(place: Place): Finding[] {
  const { coordinates, tags } = place;
  const findings: Finding[] = OF_SIGHTS.filter((field) => isGiven(place[field])).map((field) => [
    field,
    'onlyForSights',
  ]);
  if (tags.length > 1) findings.push(['tags', 'serviceOnly']);
  if (!coordinates?.confidence) findings.push(['coordinates.confidence', 'missing']);
  return findings;
}

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
