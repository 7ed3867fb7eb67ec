import type { Catalogue } from '../content/catalogue.ts';
import { townCentre } from '../content/townCentre.ts';
import type { Point } from '../geo/point.ts';
import { type Locale, textIn } from '../locale.ts';

/** A town for the planner, in one language. */
export interface Town {
  id: string;
  title: string;
  point: Point;
}

/** The names of destinations, areas included, by the id or slug by which a tour has them. */
export function cityNames(
  ids: readonly string[],
  catalogue: Catalogue,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const city = catalogue.city(id);
      return city ? [[id, textIn(city.title, locale)]] : [];
    }),
  );
}

/** Destinations that are towns or sites, not areas around several; old towns by their gate. */
export function townsOf(catalogue: Catalogue, locale: Locale): Town[] {
  return catalogue.cities.all.flatMap((city) => {
    const point = townCentre(city, catalogue);
    if (!point || city.area.length > 0) return [];
    return [{ id: city._id, title: textIn(city.title, locale), point }];
  });
}
