import type { Catalogue } from '../content/catalogue.ts';
import { type Locale, textIn } from '../locale.ts';
import { GATEWAYS } from './gateways.ts';
import type { TripPoint } from './model.ts';
import { type StartingPlace, startingPointIn } from './startingPoint.ts';
import { townsOf } from './town.ts';

/** All starting places in one language: towns in their order, then arrivals, then beds by name. */
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

/**
 * The starting point of a value in an address: the id of a starting place, any name of a
 * destination, or a point as "latitude,longitude" in degrees; undefined otherwise.
 */
export function startingPointOf(
  value: string,
  catalogue: Catalogue,
  locale: Locale,
): TripPoint | undefined {
  const id = catalogue.city(value)?._id ?? value;
  return startingPointIn(id, startingPlaces(catalogue, locale));
}
