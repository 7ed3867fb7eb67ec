/** Maps and addresses: the addresses of each town, and a numbered map of places around it. */

import type { Coordinates } from '../../../domain/content/fields.ts';
import type { EntryOf } from '../../../domain/content/kinds.ts';
import type { Place } from '../../../domain/content/place.ts';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import { drawNumber } from '../dayMap.ts';
import { COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { BODY, BOTTOM, type Brochure, EDGE, SMALL, TOP, WIDTH } from './brochure.ts';
import { drawIndex } from './coverAndIndex.ts';
import { SERVICES } from './guide.ts';
import { drawRegion, drawSpots } from './maps.ts';
import { renderEmergencyNumbers } from './practical.ts';

/** Greatest number of places on one map; their addresses fit on the same page. */
const MOST = 11;
const MAP_HEIGHT = 190;
/** Places within this distance of the town, in metres, are listed without a map. */
const NEAR = 2600;
/** Free height that a new town needs on a page, in points. */
const ROOM = 190;

type Located = Place & { coordinates: Coordinates };

export function addressEntries({ sources: { catalogue } }: Brochure): number {
  return catalogue.places.all.length;
}

export async function renderAddresses(book: Brochure): Promise<void> {
  const { catalogue, say } = book.sources;
  book.chapter(say('maps.region'));
  book.title(say('maps.region'));
  await drawRegion(book);
  for (const city of catalogue.cities.all) writeTown(book, city);
  book.chapter(say('maps.numbers'));
  book.title(say('maps.numbers'));
  renderEmergencyNumbers(book);
  for (const { title, summary } of catalogue.emergency.all) {
    book.item(book.in(title), { ...BODY, face: 'strong' });
    book.text(summary, SMALL);
  }
  drawIndex(book);
}

function writeTown(book: Brochure, city: EntryOf<'cities'>): void {
  const { catalogue, say } = book.sources;
  const own = catalogue.places.all.filter(
    ({ contact, sample }) => !sample && contact.address.city === city._id,
  );
  if (own.length === 0) return;
  // Coordinates of the town instead of the place would mislead.
  const located = own.filter(
    (place): place is Located =>
      place.coordinates !== undefined && place.coordinates.confidence !== 'town-level',
  );
  const middle = middleOf(located) ?? city.coordinates;
  // Streets are unknown, so that a map within a town would be dots on blank paper.
  const distant = located.filter(
    ({ coordinates }) => middle && distanceBetween(middle, coordinates) > NEAR,
  );
  // A single place needs no map.
  const far = distant.length > 1 ? distant : [];
  const near = own.filter((place) => !far.includes(place as Located));
  const isService = ({ tags }: Place) => SERVICES.some((slug) => tags.includes(slug));
  const title = book.in(city.title);
  book.chapter(title, city.arabicTitle, near.length < far.length ? ROOM + MAP_HEIGHT : ROOM);
  book.title(title);
  book.text(city.summary, { ...SMALL, size: 9.3 });
  book.y += 4;
  // The longer part first, so that no page has only a title with two addresses.
  if (near.length >= far.length) list();
  for (const [index, places] of parted(far).entries()) {
    // On the same page as its addresses, unless the page has just begun.
    const whole = MAP_HEIGHT + heightOf(blocksOf(book, places, true)) / 2 + 40;
    const height = book.y < TOP + MAP_HEIGHT ? MAP_HEIGHT + 80 : whole;
    if (index === 0) book.heading(say('maps.around'), height);
    else book.need(height);
    const spots = places.map((place) => ({ title: book.in(place.title), at: place.coordinates }));
    const words = say('map.town', { town: title, count: places.length });
    drawSpots(book, spots, { words, height: MAP_HEIGHT, around: middle });
    writeColumns(book, places, true);
  }
  if (near.length < far.length) list();

  function list(): void {
    if (near.length === 0) return;
    if (far.length > 0) book.heading(say('maps.addresses'), 60);
    const sights = near.filter((place) => !isService(place));
    writeColumns(book, [...sights, ...near.filter(isService)], false);
  }
}

/** Splits places along the longer axis until each map has few enough. */
function parted(places: readonly Located[]): Located[][] {
  if (places.length === 0) return [];
  const parts = Math.ceil(places.length / MOST);
  if (parts === 1) return [[...places]];
  const spread = (axis: 'longitude' | 'latitude') => {
    const values = places.map(({ coordinates }) => coordinates[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const axis = spread('longitude') * 0.83 > spread('latitude') ? 'longitude' : 'latitude';
  const sorted = places.toSorted((a, b) => a.coordinates[axis] - b.coordinates[axis]);
  const middle = Math.ceil((sorted.length * (parts >> 1)) / parts);
  return [...parted(sorted.slice(0, middle)), ...parted(sorted.slice(middle))];
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
function writeColumns(book: Brochure, places: readonly Place[], numbered: boolean): void {
  const blocks = blocksOf(book, places, numbered);
  for (let from = 0; from < blocks.length; ) {
    if (BOTTOM - book.y < 60) book.leaf();
    const room = BOTTOM - book.y;
    const left = fitting(blocks, from, Math.min(room, heightOf(blocks.slice(from)) / 2 + 24));
    const right = fitting(blocks, left, Math.min(room, Math.max(24, heightOf(blocks.slice(left)))));
    const top = book.y;
    for (const [start, end, x] of [
      [from, left, EDGE],
      [left, right, EDGE + COLUMN + GAP],
    ] as const) {
      book.y = top;
      for (const block of blocks.slice(start, end)) {
        block.draw(x);
        book.y += block.height;
      }
    }
    const tallest = Math.max(
      heightOf(blocks.slice(from, left)),
      heightOf(blocks.slice(left, right)),
    );
    book.y = top + tallest + 4;
    from = Math.max(right, from + 1);
  }
}

const blocksOf = (book: Brochure, places: readonly Place[], numbered: boolean) =>
  places.map((place, index) => addressBlock(book, place, numbered ? index + 1 : undefined));

const heightOf = (blocks: readonly { height: number }[]) =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** Index after the last block that fits, at least one. */
function fitting(blocks: readonly { height: number }[], from: number, room: number): number {
  let end = from;
  for (let sum = 0; end < blocks.length; end++) {
    sum += blocks[end]?.height ?? 0;
    if (sum > room && end > from) break;
  }
  return end;
}

function addressBlock(book: Brochure, place: Place, number: number | undefined) {
  const { pen, sources } = book;
  const { siteUrl, locale, catalogue } = sources;
  const inset = number === undefined ? 0 : 25;
  const width = COLUMN - inset;
  const title: Style = { face: 'strong', size: 8.8, color: COLORS.ink, width };
  const side: Style = { ...SMALL, size: 7.9, width };
  const arabic: Style = { size: 10, color: COLORS.terracottaDeep };
  const name = book.in(place.title);
  const kind = SERVICES.find((slug) => place.tags.includes(slug));
  const tag = kind && catalogue.tags.get(kind);
  const { address, phone, website } = place.contact;
  const words = [tag && book.in(tag.name), address.street_address, phone, website]
    .filter(Boolean)
    .join(' · ');
  const titleHeight = pen.height(name, title);
  const wordsHeight = words ? pen.height(words, side) : 0;
  const { arabicTitle } = place;
  return {
    height: Math.max(24, titleHeight + wordsHeight + (arabicTitle ? 15 : 0) + 7),
    draw(left: number) {
      const [x, top] = [left + inset, book.y];
      book.entry(name);
      if (number !== undefined) pen.ornament(() => drawNumber(pen, number, left + 10, top + 8));
      pen.write('H2', name, x, top, title, book.langOf(place.title));
      pen.link(`${siteUrl}/${locale}/poi/${place._id}`, x, top, width, titleHeight);
      if (words) pen.write('P', words, x, top + titleHeight, side);
      if (arabicTitle)
        pen.write('P', arabicTitle, x, top + titleHeight + wordsHeight - 2, arabic, 'ar');
      sources.onEntry?.();
    },
  };
}
