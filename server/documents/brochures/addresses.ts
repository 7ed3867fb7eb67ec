/** Maps and addresses: the addresses of each town, and a numbered map of places around it. */

import { isService } from '../../../domain/content/categories.ts';
import type { Coordinates } from '../../../domain/content/fields.ts';
import type { EntryOf } from '../../../domain/content/kinds.ts';
import { isBusiness, type Place } from '../../../domain/content/place.ts';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import { addressesHeight, writeAddresses } from './addressColumns.ts';
import { BODY, type Brochure, SMALL, TOP } from './brochure.ts';
import { drawIndex } from './coverAndIndex.ts';
import { drawNumberedMap, drawRegion, hasStreets } from './maps.ts';
import { renderEmergencyNumbers } from './practical.ts';

/** Greatest number of places on one map; their addresses fit on the same page. */
const MAX_PER_MAP = 11;
const MAP_HEIGHT = 190;
/** Places within this distance of the town, in metres, are on maps with streets, or listed without a map. */
const NEAR_METRES = 2600;
/** Least number of places on a map with streets. */
const MIN_PER_STREET_MAP = 3;
/** Free height that a new town needs on a page, in points. */
const MIN_SPACE = 190;

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
  const title = brochure.textOf(city.title);
  brochure.startChapter(
    title,
    city.arabicTitle,
    inTown.length > 0 || near.length < far.length ? MIN_SPACE + MAP_HEIGHT : MIN_SPACE,
  );
  brochure.title(title);
  brochure.text(city.summary, { ...SMALL, size: 9.3 });
  brochure.y += 4;
  // The longer part first, so that no page has only a title with two addresses.
  await writeMaps(t('maps.streets'), inTown);
  if (near.length >= far.length) writeNear();
  await writeMaps(t('maps.around'), splitByPosition(far), middle);
  if (near.length < far.length) writeNear();

  async function writeMaps(heading: string, maps: readonly Located[][], around?: Coordinates) {
    for (const [index, places] of maps.entries()) {
      // On the same page as its addresses, unless the page has just begun.
      const mapAndAddresses = MAP_HEIGHT + addressesHeight(brochure, places) + 40;
      const height = brochure.y < TOP + MAP_HEIGHT ? MAP_HEIGHT + 80 : mapAndAddresses;
      if (index === 0) brochure.heading(heading, height);
      else brochure.ensureSpace(height);
      const alt = t('map.town', { town: title, count: places.length });
      const map = { alt, height: MAP_HEIGHT, around };
      await drawNumberedMap(brochure, pointsOf(brochure, places), map);
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
      (await hasStreets(brochure, points, { height: MAP_HEIGHT }));
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
