import type { Catalogue } from '../content/catalogue.ts';
import { type Locale, textIn } from '../locale.ts';
import type { Point } from './model.ts';

/** A town for the planner, in one language. */
export interface Town {
  id: string;
  title: string;
  point: Point;
}

/**
 * Gates of old towns by city: journeys start there, not in the middle of the modern town, which may be
 * beyond walking distance.
 */
const OLD_TOWN_GATES: Readonly<Record<string, string>> = {
  fes: 'bab-bou-jeloud',
  meknes: 'bab-mansour',
  taza: 'bab-jemaa-taza',
};

/** Destinations that are towns or sites, not areas around several; old towns by their gate. */
export function townsOf(catalogue: Catalogue, locale: Locale): Town[] {
  return catalogue.cities.all.flatMap(({ _id, title, coordinates, area }) => {
    if (!coordinates || area.length > 0) return [];
    const gate = catalogue.places.get(OLD_TOWN_GATES[_id] ?? '')?.coordinates;
    const { longitude, latitude } = gate ?? coordinates;
    return [{ id: _id, title: textIn(title, locale), point: { longitude, latitude } }];
  });
}
