/** The geometry of content: GeoJSON, RFC 7946. Positions are longitude, latitude. */
import type { Catalogue } from './catalogue.ts';
import type { Coordinates } from './fields.ts';
import type { AnyEntry } from './kinds.ts';

export type Position = [longitude: number, latitude: number];

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] };

/** A geometry and its origin: the entry's own point, those of its places, or its city's. */
export interface EntryLocation {
  geometry: Geometry | null;
  located: 'itself' | 'places' | 'town' | 'nowhere';
}

/** The kinds with a location. */
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
 * The geometry of an entry: its own point, otherwise the points of its places (a circuit is its stops,
 * as the roads between them are unknown), otherwise its city's, otherwise undefined.
 */
export function locationOf(entry: AnyEntry, catalogue: Catalogue): EntryLocation {
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

/** The id of an entry's town. */
export function townOf(entry: AnyEntry): string | undefined {
  if ('city' in entry) return entry.city;
  return 'isDeal' in entry ? entry.contact.address.city : undefined;
}

function geometryOf(points: readonly Coordinates[]): Geometry {
  const positions = points.map(({ longitude, latitude }): Position => [longitude, latitude]);
  const [first, ...others] = positions;
  return first && others.length === 0
    ? { type: 'Point', coordinates: first }
    : { type: 'MultiPoint', coordinates: positions };
}
