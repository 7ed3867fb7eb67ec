/** Where content is on a map: GeoJSON, RFC 7946. Positions are longitude, latitude. */
import type { Catalogue } from './catalogue.ts';
import type { Coordinates } from './fields.ts';
import type { AnyEntry } from './kinds.ts';

type Position = [longitude: number, latitude: number];

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] };

/** Where an entry is, and whose points these are: its own, those of the places that it names, or its town's. */
export interface Whereabouts {
  geometry: Geometry | null;
  located: 'itself' | 'places' | 'town' | 'nowhere';
}

/** The kinds that are somewhere. */
export const PLACED_KINDS = [
  'provinces',
  'cities',
  'places',
  'events',
  'circuits',
  'experiences',
  'articles',
  'stories',
  'mice',
] as const;
export type PlacedKind = (typeof PLACED_KINDS)[number];

/**
 * Where an entry is: at its own point, else at the places that it names (a route is its stops, for the
 * way between them is not known), else in its town, else it is not known.
 */
export function whereabouts(entry: AnyEntry, catalogue: Catalogue): Whereabouts {
  if ('coordinates' in entry && entry.coordinates) {
    return { geometry: geometryOf([entry.coordinates]), located: 'itself' };
  }
  const points = placesOf(entry).flatMap((id) => catalogue.places.get(id)?.coordinates ?? []);
  if (points.length > 0) return { geometry: geometryOf(points), located: 'places' };
  const town = catalogue.cities.get(townOf(entry) ?? '')?.coordinates;
  if (town) return { geometry: geometryOf([town]), located: 'town' };
  return { geometry: null, located: 'nowhere' };
}

function placesOf(entry: AnyEntry): string[] {
  if ('place' in entry && entry.place) return [entry.place];
  if ('stops' in entry) return entry.stops.map(({ place }) => place);
  if ('frames' in entry) return entry.frames.map(({ place }) => place);
  return 'places' in entry ? entry.places : [];
}

function townOf(entry: AnyEntry): string | undefined {
  if ('city' in entry) return entry.city;
  return 'contact' in entry ? entry.contact.address.city : undefined;
}

function geometryOf(points: readonly Coordinates[]): Geometry {
  const positions = points.map(({ longitude, latitude }): Position => [longitude, latitude]);
  const [first, ...others] = positions;
  return first && others.length === 0
    ? { type: 'Point', coordinates: first }
    : { type: 'MultiPoint', coordinates: positions };
}
