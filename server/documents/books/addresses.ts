/** Maps and addresses: each town's map with numbers, and its addresses by kind. */
import { distanceBetween } from '../../../domain/distance.ts';
import type { Coordinates } from '../../../domain/fields.ts';
import type { EntryOf } from '../../../domain/kinds.ts';
import type { Place } from '../../../domain/place.ts';
import { drawNumber } from '../dayMap.ts';
import { COLORS } from '../paper.ts';
import type { Style } from '../pen.ts';
import { BODY, BOTTOM, type Book, EDGE, SMALL, WIDTH } from './book.ts';
import { drawIndex } from './frame.ts';
import { SERVICES } from './guide.ts';
import { drawRegion, drawSpots } from './maps.ts';
import { drawEmergency } from './practical.ts';

/** A map and the addresses of so many places stand together on a leaf. */
const MOST = 11;
/** What belongs to a town on foot; farther places have a map of their own: metres. */
const NEAR = 2600;

type Located = Place & { coordinates: Coordinates };

export function addressEntries({ sources: { catalogue } }: Book): number {
  return catalogue.places.all.length;
}

export async function writeAddresses(book: Book): Promise<void> {
  const { catalogue, say } = book.sources;
  book.chapter(say('maps.region'));
  book.title(say('maps.region'));
  await drawRegion(book);
  for (const city of catalogue.cities.all) writeTown(book, city);
  book.chapter(say('maps.numbers'));
  book.title(say('maps.numbers'));
  drawEmergency(book);
  for (const { title, summary } of catalogue.emergency.all) {
    book.item(book.in(title), { ...BODY, face: 'strong' });
    book.text(summary, SMALL);
  }
  drawIndex(book);
}

function writeTown(book: Book, city: EntryOf<'cities'>): void {
  const { catalogue, say } = book.sources;
  const own = catalogue.places.all.filter(
    ({ contact, sample }) => !sample && contact.address.city === city._id,
  );
  if (own.length === 0) return;
  const title = book.in(city.title);
  book.chapter(title, city.arabicTitle);
  book.title(title);
  book.text(city.summary, { ...SMALL, size: 9.3 });
  book.y += 4;
  // A point that is the town's own, not the place's, would lead astray.
  const located = own.filter(
    (place): place is Located =>
      place.coordinates !== undefined && place.coordinates.confidence !== 'town-level',
  );
  const middle = middleOf(located) ?? city.coordinates;
  const near = located.filter(
    ({ coordinates }) => middle && distanceBetween(middle, coordinates) <= NEAR,
  );
  const far = located.filter((place) => !near.includes(place));
  const maps = [...inParts(near), ...inParts(far)];
  for (const [index, places] of maps.entries()) {
    if (index > 0) book.leaf();
    const spots = places.map((place) => ({ title: book.in(place.title), at: place.coordinates }));
    const words = say('map.town', { town: title, count: places.length });
    // On the first leaf the town's name needs room as well.
    drawSpots(book, spots, words, index > 0 ? 204 : 160);
    writeColumns(book, places, true);
  }
  const rest = own.filter((place) => !located.includes(place as Located));
  if (rest.length === 0) return;
  book.heading(say(maps.length > 0 ? 'maps.unmapped' : 'maps.addresses'), 60);
  writeColumns(book, rest, false);
}

/** Maps of few places each, sights before services. */
function inParts(places: readonly Located[]): Located[][] {
  const isService = ({ tags }: Place) => SERVICES.some((slug) => tags.includes(slug));
  if (places.length <= MOST) return places.length > 0 ? [[...places]] : [];
  return [
    ...parted(places.filter((place) => !isService(place))),
    ...parted(places.filter(isService)),
  ];
}

/** Parted across the longer side until a map has few enough: each shows one part of the town. */
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

/** The point around which most places of a town lie. */
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

/** Addresses in two columns of about the same height, down one and then the other. */
function writeColumns(book: Book, places: readonly Place[], numbered: boolean): void {
  const blocks = places.map((place, index) =>
    addressBlock(book, place, numbered ? index + 1 : undefined),
  );
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

const heightOf = (blocks: readonly { height: number }[]) =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** The number after the last block that fits, at least one. */
function fitting(blocks: readonly { height: number }[], from: number, room: number): number {
  let end = from;
  for (let sum = 0; end < blocks.length; end++) {
    sum += blocks[end]?.height ?? 0;
    if (sum > room && end > from) break;
  }
  return end;
}

function addressBlock(book: Book, place: Place, number: number | undefined) {
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
