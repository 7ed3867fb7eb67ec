import type { Place } from '../../../domain/content/place.ts';
import { textIn } from '../../../domain/locale.ts';
import type { Card } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import type { MapPoint } from './points.ts';

/** Rounded to five decimals, about one metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** A place as a point with the fields that a map needs; undefined without a position. */
export function mapPoint(place: Place, locale: PageContext['locale']): MapPoint | undefined {
  const { coordinates, isDeal } = place;
  if (!coordinates) return undefined;
  return {
    id: place._id,
    title: textIn(place.title, locale),
    path: `${isDeal ? '/deal' : '/poi'}/${place._id}`,
    longitude: rounded(coordinates.longitude),
    latitude: rounded(coordinates.latitude),
    ...(coordinates.confidence === 'town-level' && { vague: true }),
  };
}

/** Places as points of a map. */
export const mapPoints = (places: readonly Place[], locale: PageContext['locale']): MapPoint[] =>
  places.flatMap((place) => mapPoint(place, locale) ?? []);

/** Positions of the places of cards, by id; the cards have the other fields. */
export type Positions = Record<string, Pick<MapPoint, 'longitude' | 'latitude' | 'vague'>>;

export const positionsOf = (places: readonly Place[], locale: PageContext['locale']): Positions =>
  Object.fromEntries(
    mapPoints(places, locale).map(({ id, longitude, latitude, vague }) => [
      id,
      { longitude, latitude, vague },
    ]),
  );

/** Cards with a known position as points of a map, in the same order. */
export const cardPoints = (cards: readonly Card[], positions: Positions): MapPoint[] =>
  cards.flatMap(({ id, title, path }) => {
    const position = positions[id];
    return position ? [{ id, title: title.text, path, ...position }] : [];
  });
