import type { Catalogue } from './catalogue.ts';
import { tagPath } from './categories.ts';
import type { LocalizedText } from './locale.ts';
import { cityOf, type Place } from './place.ts';

/** The pages on the way to a place: its destination's, then its category's. */
export function placeTrail(
  catalogue: Catalogue,
  place: Place,
): { path: string; title: LocalizedText }[] {
  const city = catalogue.cities.get(cityOf(place));
  const category = place.tags
    .flatMap((slug) => catalogue.tags.get(slug) ?? [])
    .find((tag) => tag.group === 'category');
  const listPath = category && tagPath(category);
  return [
    ...(city ? [{ path: `/destination/${city._id}`, title: city.title }] : []),
    ...(category && listPath ? [{ path: listPath, title: category.name }] : []),
  ];
}
