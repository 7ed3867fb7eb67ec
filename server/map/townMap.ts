/** The map of a town for browsers that save it: its tiles, and their size before they are requested. */
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { Slug } from '../../domain/content/fields.ts';
import { cityOf } from '../../domain/content/place.ts';
import type { LocalizedText } from '../../domain/locale.ts';
import type { TileId } from '../../domain/map/tiles.ts';
import { countThatFits, type TownMap, townBoxes, townTiles } from '../../domain/map/townTiles.ts';
import type { AppContext, AppServices } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import type { MapTilesService } from './mapTilesService.ts';

/** How long browsers keep the answer, in seconds: sizes become known, sources come and go. */
const MAX_AGE = 60;

/**
 * Typical bytes of a compressed tile of a town by zoom, for tiles of which nothing is known.
 * Generous, so that a map is rather smaller than announced.
 */
const TYPICAL_BYTES: Record<number, number> = { 11: 60_000, 12: 60_000, 13: 50_000, 14: 40_000 };
const TYPICAL_BYTES_AROUND = 80_000;
/** From so many known tiles of a zoom on, their mean is the estimate. */
const ENOUGH_KNOWN = 4;

/** Responds with the map of a town as `TownMap`. */
export async function sendTownMap(
  context: AppContext,
  { mapTiles, live }: Pick<AppServices, 'mapTiles' | 'live'>,
  town: string,
): Promise<Response> {
  if (!Slug.safeParse(town).success) {
    return problem(context, 400, 'The id of a town is lower-case words joined by hyphens.');
  }
  const tiles = tilesOfTown(live.current(), town);
  if (!tiles) return problem(context, 404, 'There is no town with this id and a position.');
  const map = await townMap(mapTiles, tiles);
  return context.json(map, 200, { 'Cache-Control': `public, max-age=${MAX_AGE}` });
}

interface TownTiles {
  id: string;
  title: LocalizedText;
  ids: TileId[];
}

/** Undefined for an unknown town, and for one without a position. */
function tilesOfTown(catalogue: Catalogue, name: string): TownTiles | undefined {
  const city = catalogue.cities.get(name);
  if (!city) return undefined;
  const area = [city._id, ...city.area];
  // An area has no centre: its own position is somewhere between its towns.
  const centres = (city.area.length > 0 ? city.area : area).flatMap(
    (id) => catalogue.cities.get(id)?.coordinates ?? [],
  );
  const places = catalogue.places.all.flatMap((place) =>
    place.coordinates && area.includes(cityOf(place)) ? [place.coordinates] : [],
  );
  const ids = townTiles(centres, townBoxes(centres, places));
  return ids.length > 0 ? { id: city._id, title: city.title, ids } : undefined;
}

async function townMap(mapTiles: MapTilesService, { id, title, ids }: TownTiles): Promise<TownMap> {
  const description = await mapTiles.describe();
  if (description.source === 'none') return description;
  const { source, minzoom, maxzoom } = description;
  const offered = ids.filter(({ z }) => z >= minzoom && z <= maxzoom);
  const known = await mapTiles.sizes(offered);
  if (!known) return { source: 'none' };
  const sizes = known.map((size, index) => size ?? estimate(offered, known, offered[index]?.z));
  const count = countThatFits(sizes);
  const [template] = description.tiles;
  return {
    source,
    id,
    title,
    version: new URL(template, 'http://site').searchParams.get('v') ?? '',
    template: template.replace('.pbf', '.pbf.gz'),
    tiles: offered.slice(0, count).map(({ z, x, y }) => [z, x, y]),
    isWhole: count === offered.length,
    bytes: sizes.slice(0, count).reduce((sum, size) => sum + size, 0),
    isExact: known.slice(0, count).every((size) => size !== undefined),
  };
}

/** The mean of known tiles of this zoom, else a typical size. */
function estimate(ids: readonly TileId[], sizes: readonly (number | undefined)[], z = 0): number {
  const known = sizes.filter((size, index) => ids[index]?.z === z && size !== undefined);
  if (known.length < ENOUGH_KNOWN) return TYPICAL_BYTES[z] ?? TYPICAL_BYTES_AROUND;
  return Math.round(known.reduce<number>((sum, size) => sum + (size ?? 0), 0) / known.length);
}
