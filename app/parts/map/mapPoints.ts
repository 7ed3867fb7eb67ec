import { textIn } from '../../../domain/locale.ts';
import type { Place } from '../../../domain/place.ts';
import type { Card } from '../card.ts';
import type { Visit } from '../visit.ts';
import type { MapPoint } from './points.ts';

/** Five decimals are about a metre. */
const shortened = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** A place as a point of a map, with no more than the map needs; nothing where no point is known. */
export function mapPoint(place: Place, locale: Visit['locale']): MapPoint | undefined {
  const { coordinates, isDeal } = place;
  if (!coordinates) return undefined;
  return {
    id: place._id,
    title: textIn(place.title, locale),
    path: `${isDeal ? '/deal' : '/poi'}/${place._id}`,
    longitude: shortened(coordinates.longitude),
    latitude: shortened(coordinates.latitude),
    ...(coordinates.confidence === 'town-level' && { vague: true }),
  };
}

/** Places as points of a map. */
export const mapPoints = (places: readonly Place[], locale: Visit['locale']): MapPoint[] =>
  places.flatMap((place) => mapPoint(place, locale) ?? []);

/** Where the places of some cards are, by id; the cards have the rest. */
export type Spots = Record<string, Pick<MapPoint, 'longitude' | 'latitude' | 'vague'>>;

export const spotsOf = (places: readonly Place[], locale: Visit['locale']): Spots =>
  Object.fromEntries(
    mapPoints(places, locale).map(({ id, longitude, latitude, vague }) => [
      id,
      { longitude, latitude, vague },
    ]),
  );

/** Cards as points of a map, in their order, where it is known where they are. */
export const pointsOfCards = (cards: readonly Card[], spots: Spots): MapPoint[] =>
  cards.flatMap(({ id, title, path }) => {
    const spot = spots[id];
    return spot ? [{ id, title: title.text, path, ...spot }] : [];
  });
