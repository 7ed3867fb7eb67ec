import { cityOf } from '../../../domain/content/place.ts';
import { project } from '../../../domain/map/drawing/projection.ts';
import {
  byKind,
  FAVORITE_KINDS,
  type FavoriteKind,
  favoriteKey,
  without,
} from '../../../domain/visitor/favorites.ts';
import type { Favorites } from '../../../domain/visitor/visitor.ts';
import { regionMapSvg } from '../../components/regionMapSvg.ts';
import { type LocalizedString, localize } from '../../i18n/localize.tsx';
import type { Card } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { type Positions, positionsOf } from '../map/mapPoints.ts';

/** A destination with favourites. */
export interface FavoriteTown {
  id: string;
  title: LocalizedString;
  /** Position on the map, in the map's units. */
  at?: readonly [x: number, y: number];
  /** Keys of the favourites there (`favoriteKey`). */
  of: string[];
}

/** Data of the favourites page. */
export interface FavoriteList {
  cards: Record<FavoriteKind, Card[]>;
  /** Requested ids without an entry. */
  unknown: Favorites;
  towns: FavoriteTown[];
  /** Positions of the places among them. */
  spots: Positions;
  /** The region's map, as SVG. */
  map: string;
}

/** The entries with the requested ids, in that order, and their towns. */
export function favoriteList(page: PageContext, requested: Favorites): FavoriteList {
  const { catalogue, cards, locale } = page;
  const byTown = Map.groupBy(
    FAVORITE_KINDS.flatMap((kind) =>
      requested[kind].flatMap((id) => {
        const town = townOf(page, kind, id);
        return town === undefined ? [] : [{ town, key: favoriteKey(kind, id) }];
      }),
    ),
    ({ town }) => town,
  );
  const found = {
    pois: requested.pois
      .flatMap((id) => placeOf(page, id) ?? [])
      .map((place) => cards.place(place)),
    circuits: requested.circuits
      .flatMap((id) => catalogue.circuits.get(id) ?? [])
      .map(cards.circuit),
    events: requested.events.flatMap((id) => catalogue.events.get(id) ?? []).map(cards.event),
    experiences: requested.experiences
      .flatMap((id) => catalogue.experiences.get(id) ?? [])
      .map(cards.experience),
  };
  return {
    cards: found,
    unknown: without(
      requested,
      byKind((kind) => found[kind].map(({ id }) => id)),
    ),
    towns: catalogue.cities.all.flatMap((city) => {
      const of = byTown.get(city._id)?.map(({ key }) => key);
      if (!of) return [];
      return [{ id: city._id, title: localize(city.title, locale), at: pointOf(city), of }];
    }),
    spots: positionsOf(
      requested.pois.flatMap((id) => placeOf(page, id) ?? []),
      locale,
    ),
    map: byTown.size > 0 ? regionMapSvg(page) : '',
  };
}

const placeOf = ({ catalogue }: PageContext, id: string) =>
  catalogue.places.get(id) ?? catalogue.deals.get(id);

function townOf(page: PageContext, kind: FavoriteKind, id: string): string | undefined {
  if (kind !== 'pois') return page.catalogue[kind].get(id)?.city;
  const place = placeOf(page, id);
  return place && cityOf(place);
}

function pointOf(city: PageContext['catalogue']['cities']['all'][number]): FavoriteTown['at'] {
  if (!city.coordinates) return undefined;
  const { longitude, latitude } = city.coordinates;
  return project([longitude, latitude]);
}

/** The entries with the requested ids by town, in the order of the destinations. */
export function cardsByTown(
  page: PageContext,
  requested: Favorites,
): { id: string; title: LocalizedString; cards: Card[] }[] {
  const { cards, towns } = favoriteList(page, requested);
  const byKey = new Map(
    FAVORITE_KINDS.flatMap((kind) => cards[kind].map((card) => [favoriteKey(kind, card.id), card])),
  );
  return towns.map(({ id, title, of }) => ({
    id,
    title,
    cards: of.flatMap((key) => byKey.get(key) ?? []),
  }));
}
