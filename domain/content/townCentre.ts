import type { Catalogue } from './catalogue.ts';
import type { City } from './city.ts';
import type { Place } from './place.ts';

/**
 * Gates of old towns by city: visitors start there, not in the middle of the modern town, which may be
 * beyond walking distance.
 */
const OLD_TOWN_GATES: Readonly<Record<string, string>> = {
  fes: 'bab-bou-jeloud',
  meknes: 'bab-mansour',
  taza: 'bab-jemaa-taza',
};

/** The gate of the old town at which visitors start; undefined for towns without one. */
export const oldTownGate = ({ _id }: City, { places }: Catalogue): Place | undefined =>
  places.get(OLD_TOWN_GATES[_id] ?? '');

/** Where visitors of a town are: at the gate of its old town if it has one; undefined where unknown. */
export function townCentre(
  city: City,
  catalogue: Catalogue,
): { longitude: number; latitude: number } | undefined {
  const centre = oldTownGate(city, catalogue)?.coordinates ?? city.coordinates;
  return centre && { longitude: centre.longitude, latitude: centre.latitude };
}
