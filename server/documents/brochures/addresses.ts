/** Maps and addresses: the addresses of each town, and a numbered map of places around it. */

import { isService } from '../../../domain/content/categories.ts';
import type { Coordinates } from '../../../domain/content/fields.ts';
import type { EntryOf } from '../../../domain/content/kinds.ts';
import { isBusiness, type Place } from '../../../domain/content/place.ts';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import { addressesHeight, writeAddresses } from './addressColumns.ts';
import { BODY, BOTTOM, type Brochure, SMALL, TOP } from './brochure.ts';
import { drawIndex } from './coverAndIndex.ts';
import { drawNumberedMap, drawRegion, hasStreets } from './maps.ts';
import { renderEmergencyNumbers } from './practical.ts';

/** Greatest number of places on one map; their addresses fit on the same page. */
const MAX_PER_MAP = 11;
/** Heights of a map, in points: it takes the space that its addresses leave on the page. */
const MAP = { least: 120, usual: 190, most: 270 };
/** Places within this distance of the town, in metres, are on maps with streets, or listed without a map. */
const NEAR_METRES = 2600;
/** Least number of places on a map with streets. */
const MIN_PER_STREET_MAP = 3;
/** Free height that a new town needs on a page, and its name alone, in points. */
const MIN_SPACE = 190;
const TITLE_HEIGHT = 100;
const HEADING_HEIGHT = 40;
const PAGE_HEIGHT = BOTTOM - TOP;
/** Least height of some addresses of a list, with its heading. */
const MIN_LIST = 100;

type Located = Place & { coordinates: Coordinates };

export function addressEntries({ sources: { catalogue } }: Brochure): number {
  return catalogue.places.all.length;
}

export async function renderAddresses(brochure: Brochure): Promise<void> {
  const { catalogue, t } = brochure.sources;
  brochure.startChapter(t('maps.region'));
  brochure.title(t('maps.region'));
  await drawRegion(brochure);
  for (const city of catalogue.cities.all) await writeTown(brochure, city);
  brochure.startChapter(t('maps.numbers'));
  brochure.title(t('maps.numbers'));
  renderEmergencyNumbers(brochure);
  for (const { title, summary, number } of catalogue.emergency.all) {
    brochure.item(`${brochure.textOf(title)} · ${number}`, { ...BODY, face: 'strong' });
    brochure.text(summary, SMALL);
  }
  drawIndex(brochure);
}

async function writeTown(brochure: Brochure, city: EntryOf<'cities'>): Promise<void> {
  const { catalogue, t } = brochure.sources;
  const places = catalogue.places.all.filter(({ contact }) => contact.address.city === city._id);
  if (places.length === 0) return;
  // Coordinates of the town instead of the place would mislead.
  const located = places.filter(
    (place): place is Located =>
      place.coordinates !== undefined && place.coordinates.confidence !== 'town-level',
  );
  const middle = middleOf(located) ?? city.coordinates;
  const distant = located.filter(
    ({ coordinates }) => middle && distanceBetween(middle, coordinates) > NEAR_METRES,
  );
  // A single place needs no map.
  const far = distant.length > 1 ? distant : [];
  const inTown = await mapsWithStreets(
    brochure,
    located.filter((place) => !far.includes(place)),
  );
  const onMaps = new Set<Place>([...far, ...inTown.flat()]);
  const near = places.filter((place) => !onMaps.has(place));
  const farMaps = splitByPosition(far);
  const title = brochure.textOf(city.title);
  const [first] = [...inTown, ...farMaps];
  const firstMap = first ? mapHeight(brochure, first) : 0;
  brochure.startChapter(
    title,
    city.arabicTitle,
    near.length > 0 && inTown.length === 0 ? MIN_SPACE : TITLE_HEIGHT + firstMap,
  );
  brochure.title(title);
  brochure.text(city.summary, { ...SMALL, size: 9.3 });
  brochure.y += 4;
  await writeMaps(t('maps.streets'), inTown, MIN_LIST);
  const isNearFirst = isListFirst(brochure, near, farMaps);
  if (isNearFirst) writeNear();
  const next = isNearFirst || near.length === 0 ? MIN_SPACE : MIN_LIST;
  await writeMaps(t('maps.around'), farMaps, next, middle);
  if (!isNearFirst) writeNear();

  /** @param next least height of what follows */
  async function writeMaps(
    heading: string,
    maps: readonly Located[][],
    next: number,
    around?: Coordinates,
  ) {
    for (const [index, places] of maps.entries()) {
      // On the same page as its addresses.
      const least = mapHeight(brochure, places) - HEADING_HEIGHT;
      if (index === 0) brochure.heading(heading, least);
      else brochure.ensureSpace(least);
      const free = brochure.freeHeight - (least - MAP.least);
      // Space in which nothing can begin makes the map higher.
      const wanted = free - MAP.usual < next ? MAP.most : MAP.usual;
      const alt = t('map.town', { town: title, count: places.length });
      const height = Math.max(MAP.least, Math.min(free, wanted));
      await drawNumberedMap(brochure, pointsOf(brochure, places), { alt, height, around });
      writeAddresses(brochure, places, true);
    }
  }

  function writeNear(): void {
    if (near.length === 0) return;
    if (onMaps.size > 0) brochure.heading(t('maps.addresses'), 60);
    const rankOf = (place: Place) => (isService(place) ? 2 : isBusiness(place) ? 1 : 0);
    const sorted = near.toSorted((one, other) => rankOf(one) - rankOf(other));
    writeAddresses(brochure, sorted, false);
  }
}

/** Least height of a map with its heading and addresses. */
const mapHeight = (brochure: Brochure, places: readonly Place[]): number =>
  HEADING_HEIGHT + MAP.least + addressesHeight(brochure, places) + 30;

/**
 * Whether the list of a town is before its maps. A list flows over pages and a map does not, so that
 * a map that fits comes first, unless both fit or the list is as long as a page.
 */
function isListFirst(
  brochure: Brochure,
  list: readonly Place[],
  [map]: readonly (readonly Place[])[],
): boolean {
  if (!map) return true;
  const listHeight = HEADING_HEIGHT + addressesHeight(brochure, list);
  if (brochure.freeHeight < mapHeight(brochure, map) || listHeight > PAGE_HEIGHT) return true;
  const fitsBoth = listHeight + mapHeight(brochure, map) <= brochure.freeHeight;
  return fitsBoth && list.length >= map.length;
}

const pointsOf = (brochure: Brochure, places: readonly Located[]) =>
  places.map(({ title, coordinates }) => ({ title: brochure.textOf(title), at: coordinates }));

/** The places of each map with streets; without streets a map would be dots on blank paper. */
async function mapsWithStreets(
  brochure: Brochure,
  places: readonly Located[],
): Promise<Located[][]> {
  const maps: Located[][] = [];
  for (const group of splitByPosition(places)) {
    const points = pointsOf(brochure, group);
    const isMap =
      group.length >= MIN_PER_STREET_MAP &&
      (await hasStreets(brochure, points, { height: MAP.usual }));
    if (isMap) maps.push(group);
  }
  return maps;
}

/** Splits places along the longer axis until each map has few enough. */
function splitByPosition(places: readonly Located[]): Located[][] {
  if (places.length === 0) return [];
  const parts = Math.ceil(places.length / MAX_PER_MAP);
  if (parts === 1) return [[...places]];
  const spread = (axis: 'longitude' | 'latitude') => {
    const values = places.map(({ coordinates }) => coordinates[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const axis = spread('longitude') * 0.83 > spread('latitude') ? 'longitude' : 'latitude';
  const sorted = places.toSorted((a, b) => a.coordinates[axis] - b.coordinates[axis]);
  const middle = Math.ceil((sorted.length * (parts >> 1)) / parts);
  return [...splitByPosition(sorted.slice(0, middle)), ...splitByPosition(sorted.slice(middle))];
}

/** The median point of a town's places. */
function middleOf(places: readonly Located[]): Coordinates | undefined {
  if (places.length === 0) return undefined;
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return {
    longitude: median(places.map(({ coordinates }) => coordinates.longitude)),
    latitude: median(places.map(({ coordinates }) => coordinates.latitude)),
  };
}
