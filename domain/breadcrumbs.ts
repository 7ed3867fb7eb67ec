import type { Catalogue } from './content/catalogue.ts';
import { tagPath } from './content/categories.ts';
import { cityOf, type Place } from './content/place.ts';
import type { LocalizedText } from './locale.ts';
import { entryPath } from './pages.ts';

/** The pages between the home page and a place: its destination, then its category. */
export function placeBreadcrumbs(
  catalogue: Catalogue,
  place: Place,
): { path: string; title: LocalizedText }[] {
  const city = catalogue.cities.get(cityOf(place));
  const category = place.tags
    .flatMap((slug) => catalogue.tags.get(slug) ?? [])
    .find((tag) => tag.group === 'category');
  const listPath = category && tagPath(category);
  return [
    ...(city ? [{ path: entryPath('cities', city._id), title: city.title }] : []),
    ...(category && listPath ? [{ path: listPath, title: category.name }] : []),
  ];
}
