import type { Catalogue } from './catalogue.ts';
import type { City } from './city.ts';

/**
 * Gates of old towns by city: visitors start there, not in the middle of the modern town, which may be
 * beyond walking distance.
 */
const OLD_TOWN_GATES: Readonly<Record<string, string>> = {
  fes: 'bab-bou-jeloud',
  meknes: 'bab-mansour',
  taza: 'bab-jemaa-taza',
};

/** Where visitors of a town are: at the gate of its old town if it has one; undefined where unknown. */
export function townCentre(
  { _id, coordinates }: City,
  { places }: Catalogue,
): { longitude: number; latitude: number } | undefined {
  const centre = places.get(OLD_TOWN_GATES[_id] ?? '')?.coordinates ?? coordinates;
  return centre && { longitude: centre.longitude, latitude: centre.latitude };
}
