import type { Catalogue } from '../content/catalogue.ts';
import { type Locale, textIn } from '../locale.ts';
import type { Point } from './model.ts';

/** A town for the planner, in one language. */
export interface Town {
  id: string;
  title: string;
  point: Point;
}

/** Destinations that are towns or sites, not areas around several. */
export function townsOf(catalogue: Catalogue, locale: Locale): Town[] {
  return catalogue.cities.all.flatMap(({ _id, title, coordinates, area }) => {
    if (!coordinates || area.length > 0) return [];
    const { longitude, latitude } = coordinates;
    return [{ id: _id, title: textIn(title, locale), point: { longitude, latitude } }];
  });
}
