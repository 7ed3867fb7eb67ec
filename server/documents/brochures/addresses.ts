/** Maps and addresses: the addresses of each town, and a numbered map of places around it. */

import { isService, serviceOf } from '../../../domain/content/categories.ts';
import type { Coordinates } from '../../../domain/content/fields.ts';
import type { EntryOf } from '../../../domain/content/kinds.ts';
import { isBusiness, type Place } from '../../../domain/content/place.ts';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import { drawNumber } from '../dayMap.ts';
import { COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { BODY, BOTTOM, type Brochure, MARGIN, SMALL, TOP, WIDTH } from './brochure.ts';
import { drawIndex } from './coverAndIndex.ts';
import { drawNumberedMap, drawRegion } from './maps.ts';
import { renderEmergencyNumbers } from './practical.ts';

/** Greatest number of places on one map; their addresses fit on the same page. */
const MAX_PER_MAP = 11;
const MAP_HEIGHT = 190;
/** Places within this distance of the town, in metres, are listed without a map. */
const NEAR_METRES = 2600;
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
  for (const city of catalogue.cities.all) writeTown(brochure, city);
  brochure.startChapter(t('maps.numbers'));
  brochure.title(t('maps.numbers'));
  renderEmergencyNumbers(brochure);
  for (const { title, summary, number } of catalogue.emergency.all) {
    brochure.item(`${brochure.textOf(title)} · ${number}`, { ...BODY, face: 'strong' });
    brochure.text(summary, SMALL);
  }
  drawIndex(brochure);
}

function writeTown(brochure: Brochure, city: EntryOf<'cities'>): void {
  const { catalogue, t } = brochure.sources;
  const places = catalogue.places.all.filter(({ contact }) => contact.address.city === city._id);
  if (places.length === 0) return;
  // Coordinates of the town instead of the place would mislead.
  const located = places.filter(
    (place): place is Located =>
      place.coordinates !== undefined && place.coordinates.confidence !== 'town-level',
  );
  const middle = middleOf(located) ?? city.coordinates;
  // Streets are unknown, so that a map within a town would be dots on blank paper.
  const distant = located.filter(
    ({ coordinates }) => middle && distanceBetween(middle, coordinates) > NEAR_METRES,
  );
  // A single place needs no map.
  const far = distant.length > 1 ? distant : [];
  const near = places.filter((place) => !far.includes(place as Located));
  const title = brochure.textOf(city.title);
  brochure.startChapter(
    title,
    city.arabicTitle,
    near.length < far.length ? MIN_SPACE + MAP_HEIGHT : MIN_SPACE,
  );
  brochure.title(title);
  brochure.text(city.summary, { ...SMALL, size: 9.3 });
  brochure.y += 4;
  // The longer part first, so that no page has only a title with two addresses.
  if (near.length >= far.length) writeNear();
  for (const [index, places] of splitByPosition(far).entries()) {
    // On the same page as its addresses, unless the page has just begun.
    const mapAndAddresses = MAP_HEIGHT + heightOf(blocksOf(brochure, places, true)) / 2 + 40;
    const height = brochure.y < TOP + MAP_HEIGHT ? MAP_HEIGHT + 80 : mapAndAddresses;
    if (index === 0) brochure.heading(t('maps.around'), height);
    else brochure.ensureSpace(height);
    const points = places.map((place) => ({
      title: brochure.textOf(place.title),
      at: place.coordinates,
    }));
    const alt = t('map.town', { town: title, count: places.length });
    drawNumberedMap(brochure, points, { alt, height: MAP_HEIGHT, around: middle });
    writeColumns(brochure, places, true);
  }
  if (near.length < far.length) writeNear();

  function writeNear(): void {
    if (near.length === 0) return;
    if (far.length > 0) brochure.heading(t('maps.addresses'), 60);
    const rankOf = (place: Place) => (isService(place) ? 2 : isBusiness(place) ? 1 : 0);
    const sorted = near.toSorted((one, other) => rankOf(one) - rankOf(other));
    writeColumns(brochure, sorted, false);
  }
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

const GAP = 16;
const COLUMN = (WIDTH - GAP) / 2;

/** Addresses in two columns of about equal height. */
function writeColumns(brochure: Brochure, places: readonly Place[], numbered: boolean): void {
  const blocks = blocksOf(brochure, places, numbered);
  for (let from = 0; from < blocks.length; ) {
    if (BOTTOM - brochure.y < 60) brochure.startPage();
    const freeHeight = BOTTOM - brochure.y;
    const left = fittingEnd(
      blocks,
      from,
      Math.min(freeHeight, heightOf(blocks.slice(from)) / 2 + 24),
    );
    const right = fittingEnd(
      blocks,
      left,
      Math.min(freeHeight, Math.max(24, heightOf(blocks.slice(left)))),
    );
    const top = brochure.y;
    for (const [start, end, x] of [
      [from, left, MARGIN],
      [left, right, MARGIN + COLUMN + GAP],
    ] as const) {
      brochure.y = top;
      for (const block of blocks.slice(start, end)) {
        block.draw(x);
        brochure.y += block.height;
      }
    }
    const tallest = Math.max(
      heightOf(blocks.slice(from, left)),
      heightOf(blocks.slice(left, right)),
    );
    brochure.y = top + tallest + 4;
    from = Math.max(right, from + 1);
  }
}

const blocksOf = (brochure: Brochure, places: readonly Place[], numbered: boolean) =>
  places.map((place, index) => addressBlock(brochure, place, numbered ? index + 1 : undefined));

const heightOf = (blocks: readonly { height: number }[]) =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** Index after the last block that fits, at least one. */
function fittingEnd(
  blocks: readonly { height: number }[],
  from: number,
  freeHeight: number,
): number {
  let end = from;
  for (let sum = 0; end < blocks.length; end++) {
    sum += blocks[end]?.height ?? 0;
    if (sum > freeHeight && end > from) break;
  }
  return end;
}

function addressBlock(brochure: Brochure, place: Place, number: number | undefined) {
  const { writer, sources } = brochure;
  const { siteUrl, locale, catalogue } = sources;
  const inset = number === undefined ? 0 : 25;
  const width = COLUMN - inset;
  const title: Style = { face: 'strong', size: 8.8, color: COLORS.ink, width };
  const detail: Style = { ...SMALL, size: 7.9, width };
  const arabic: Style = { size: 10, color: COLORS.terracottaDeep };
  const name = brochure.textOf(place.title);
  // What a sight is, its name says.
  const kind = serviceOf(place) ?? place.tags.find((tag) => isBusiness({ tags: [tag] }));
  const tag = kind && catalogue.tags.get(kind);
  const { address, phone, website } = place.contact;
  const details = [tag && brochure.textOf(tag.name), address.street_address, phone, website]
    .filter(Boolean)
    .join(' · ');
  const titleHeight = writer.height(name, title);
  const detailsHeight = details ? writer.height(details, detail) : 0;
  const { arabicTitle } = place;
  return {
    height: Math.max(24, titleHeight + detailsHeight + (arabicTitle ? 15 : 0) + 7),
    draw(left: number) {
      const [x, top] = [left + inset, brochure.y];
      brochure.addEntry(name);
      if (number !== undefined)
        writer.artifact(() => drawNumber(writer, number, left + 10, top + 8));
      writer.write('H2', name, x, top, title, brochure.langOf(place.title));
      writer.link(`${siteUrl}/${locale}/poi/${place._id}`, x, top, width, titleHeight);
      if (details) writer.write('P', details, x, top + titleHeight, detail);
      if (arabicTitle)
        writer.write('P', arabicTitle, x, top + titleHeight + detailsHeight - 2, arabic, 'ar');
      sources.onEntry?.();
    },
  };
}
