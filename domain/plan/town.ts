import type { Catalogue } from '../catalogue.ts';
import { type Locale, textIn } from '../locale.ts';
import type { Point } from './model.ts';

/** A town as planning sees it, in one language. */
export interface Town {
  id: string;
  title: string;
  point: Point;
}

/** The destinations that are towns or sites of their own, not countries around several. */
export function townsOf(catalogue: Catalogue, locale: Locale): Town[] {
  return catalogue.cities.all.flatMap(({ _id, title, coordinates, area }) => {
    if (!coordinates || area.length > 0) return [];
    const { longitude, latitude } = coordinates;
    return [{ id: _id, title: textIn(title, locale), point: { longitude, latitude } }];
  });
}
