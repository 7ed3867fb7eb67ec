import {
  byKind,
  FAVORITE_KINDS,
  type FavoriteKind,
  favoriteKey,
  without,
} from '../../domain/favorites.ts';
import { cityOf } from '../../domain/place.ts';
import type { Favorites } from '../../domain/visitor.ts';
import { project } from '../../posters/map/projection.ts';
import { type Words, wordsIn } from '../i18n/words.tsx';
import type { Card } from './card.ts';
import { type Spots, spotsOf } from './map/mapPoints.ts';
import { mapOf } from './regionMap.ts';
import type { Visit } from './visit.ts';

/** A destination in which favourites are. */
export interface FavoriteTown {
  id: string;
  title: Words;
  /** Where it stands on the map, in the map's units. */
  at?: readonly [x: number, y: number];
  /** What is there, each as `favoriteKey` writes it. */
  of: string[];
}

/** Favourites as their page shows them. */
export interface FavoriteList {
  cards: Record<FavoriteKind, Card[]>;
  /** What was asked for and names nothing (any more). */
  unknown: Favorites;
  towns: FavoriteTown[];
  /** Where the places among them are. */
  spots: Spots;
  /** The region's map, as SVG. */
  map: string;
}

/** The entries of these ids in their order, and the towns in which they are. */
export function favoriteList(visit: Visit, asked: Favorites): FavoriteList {
  const { catalogue, cards, locale } = visit;
  const inTown = Map.groupBy(
    FAVORITE_KINDS.flatMap((kind) =>
      asked[kind].flatMap((id) => {
        const town = townOf(visit, kind, id);
        return town === undefined ? [] : [{ town, key: favoriteKey(kind, id) }];
      }),
    ),
    ({ town }) => town,
  );
  const found = {
    pois: asked.pois.flatMap((id) => placeOf(visit, id) ?? []).map((place) => cards.place(place)),
    circuits: asked.circuits.flatMap((id) => catalogue.circuits.get(id) ?? []).map(cards.circuit),
    events: asked.events.flatMap((id) => catalogue.events.get(id) ?? []).map(cards.event),
    experiences: asked.experiences
      .flatMap((id) => catalogue.experiences.get(id) ?? [])
      .map(cards.experience),
  };
  return {
    cards: found,
    unknown: without(
      asked,
      byKind((kind) => found[kind].map(({ id }) => id)),
    ),
    towns: catalogue.cities.all.flatMap((city) => {
      const of = inTown.get(city._id)?.map(({ key }) => key);
      if (!of) return [];
      return [{ id: city._id, title: wordsIn(city.title, locale), at: pointOf(city), of }];
    }),
    spots: spotsOf(
      asked.pois.flatMap((id) => placeOf(visit, id) ?? []),
      locale,
    ),
    map: inTown.size > 0 ? mapOf(visit) : '',
  };
}

const placeOf = ({ catalogue }: Visit, id: string) =>
  catalogue.places.get(id) ?? catalogue.deals.get(id);

function townOf(visit: Visit, kind: FavoriteKind, id: string): string | undefined {
  if (kind !== 'pois') return visit.catalogue[kind].get(id)?.city;
  const place = placeOf(visit, id);
  return place && cityOf(place);
}

function pointOf(city: Visit['catalogue']['cities']['all'][number]): FavoriteTown['at'] {
  if (!city.coordinates) return undefined;
  const { longitude, latitude } = city.coordinates;
  return project([longitude, latitude]);
}

/** The entries of these ids, town by town in the order of the destinations. */
export function cardsByTown(
  visit: Visit,
  asked: Favorites,
): { id: string; title: Words; cards: Card[] }[] {
  const { cards, towns } = favoriteList(visit, asked);
  const byKey = new Map(
    FAVORITE_KINDS.flatMap((kind) => cards[kind].map((card) => [favoriteKey(kind, card.id), card])),
  );
  return towns.map(({ id, title, of }) => ({
    id,
    title,
    cards: of.flatMap((key) => byKey.get(key) ?? []),
  }));
}
