import { isService, SECTIONS, tagPath } from '../categories.ts';
import type { Entry } from '../kinds.ts';
import { cityOf } from '../place.ts';
import type { ContentProblem } from '../validateContent.ts';

/**
 * Rule: every place is linked from its destination and from a tag. The page of a destination lists the
 * places of the city in sections, the page of a tag lists the places with it. Deals have their own list;
 * services (a station, a pharmacy) are found by the search and near the visitor, and need the city only.
 */
export function checkReach(entries: readonly Entry[]): ContentProblem[] {
  const cities = new Set(entries.flatMap(({ kind, data }) => (kind === 'cities' ? data._id : [])));
  const tagsWithPage = new Set(
    entries.flatMap(({ kind, data }) => (kind === 'tags' && tagPath(data) ? data.slug : [])),
  );
  return entries.flatMap(({ kind, data }) => {
    if (kind !== 'places' || data.isDeal) return [];
    const problem = (field: string, reason: string) => ({ kind, id: data._id, field, reason });
    const problems: ContentProblem[] = [];
    if (!cities.has(cityOf(data))) {
      problems.push(problem('contact.address.city', `names ${cityOf(data)}, which has no page`));
    }
    if (isService(data)) return problems;
    if (!data.tags.some((tag) => SHOWN_BY_CITIES.has(tag))) {
      problems.push(problem('tags', 'name nothing that the page of a destination shows'));
    }
    if (!data.tags.some((tag) => tagsWithPage.has(tag))) {
      problems.push(problem('tags', 'name none that has a page'));
    }
    return problems;
  });
}

const SHOWN_BY_CITIES: ReadonlySet<string> = new Set(Object.values(SECTIONS).flat());
