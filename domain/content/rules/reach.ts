import { isService, SECTIONS, tagPath } from '../categories.ts';
import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import { cityOf } from '../place.ts';

/**
 * Rule: every place is linked from its destination and from a tag. The page of a destination lists the
 * places of the city in sections, the page of a tag lists the places with it. Deals have their own list;
 * services (a station, a pharmacy) are found by the search and near the visitor, and need the city only.
 */
export function checkReach(entries: readonly Entry[]): CodedProblem[] {
  const cities = new Set(entries.flatMap(({ kind, data }) => (kind === 'cities' ? data._id : [])));
  const tagsWithPage = new Set(
    entries.flatMap(({ kind, data }) => (kind === 'tags' && tagPath(data) ? data.slug : [])),
  );
  return entries.flatMap((entry) => {
    const { kind, data } = entry;
    if (kind !== 'places' || data.isDeal) return [];
    const findings: Finding[] = [];
    if (!cities.has(cityOf(data))) {
      findings.push(['contact.address.city', 'cityWithoutPage', { city: cityOf(data) }]);
    }
    if (isService(data)) return findings.map(toProblem(entry));
    if (!data.tags.some((tag) => SHOWN_BY_CITIES.has(tag))) {
      findings.push(['tags', 'notShownByCity']);
    }
    if (!data.tags.some((tag) => tagsWithPage.has(tag))) {
      findings.push(['tags', 'noTagWithPage']);
    }
    return findings.map(toProblem(entry));
  });
}

const SHOWN_BY_CITIES: ReadonlySet<string> = new Set(Object.values(SECTIONS).flat());
