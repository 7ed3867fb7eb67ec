import type { Catalogue } from '../catalogue.ts';
import { type Locale, textIn } from '../locale.ts';
import { GATEWAYS } from './gateways.ts';
import type { Point, TripPoint } from './model.ts';
import { townsOf } from './town.ts';

/** Where a journey may start, or a night be spent: a town, an arrival, a lodging of the catalogue. */
export interface StartingPlace {
  /** What names it in an address and in a form. */
  id: string;
  kind: 'town' | 'arrival' | 'lodging';
  title: string;
  point: Point;
}

/** All starting places by name, in one language: towns in their order, then arrivals, then beds. */
export function startingPlaces(catalogue: Catalogue, locale: Locale): StartingPlace[] {
  const towns = townsOf(catalogue, locale).map((town) => ({ ...town, kind: 'town' as const }));
  const arrivals = GATEWAYS.map(({ id, title, point }) => ({
    id,
    kind: 'arrival' as const,
    title: textIn(title, locale),
    point,
  }));
  const lodgings = catalogue.places.all.flatMap(({ _id, title, coordinates, tags }) => {
    if (!coordinates || !tags.includes('hotels')) return [];
    const { longitude, latitude } = coordinates;
    const point = { longitude, latitude };
    return [{ id: _id, kind: 'lodging' as const, title: textIn(title, locale), point }];
  });
  const byTitle = (a: StartingPlace, b: StartingPlace) => a.title.localeCompare(b.title, locale);
  return [...towns, ...arrivals, ...lodgings.sort(byTitle)];
}

/** North Africa and a little more: a journey here starts nowhere else. */
const WIDE = { west: -18, east: 12, south: 20, north: 45 };

/**
 * The starting point that an address or a form names: a starting place's id, a destination by any of
 * its names, or a point as "latitude,longitude" in degrees; undefined for all else.
 */
export function startingPointOf(
  value: string,
  catalogue: Catalogue,
  locale: Locale,
): TripPoint | undefined {
  const id = catalogue.city(value)?._id ?? value;
  const place = startingPlaces(catalogue, locale).find((other) => other.id === id);
  if (place) return { label: place.title, coordinates: place.point };
  const point = readPoint(value);
  return point && { label: labelOf(point), coordinates: point };
}

/** A point written as "34.06,-4.98". */
export function readPoint(value: string): Point | undefined {
  const [, first, second] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(value) ?? [];
  const latitude = Number(first);
  const longitude = Number(second);
  const inside =
    latitude > WIDE.south &&
    latitude < WIDE.north &&
    longitude > WIDE.west &&
    longitude < WIDE.east;
  return inside ? { longitude, latitude } : undefined;
}

/** How a point without a name is called and written in an address, exact to some ten metres. */
export function labelOf({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
}
