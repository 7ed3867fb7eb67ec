/** Addresses of places in two columns. */
import { serviceOf } from '../../../domain/content/categories.ts';
import { isBusiness, type Place } from '../../../domain/content/place.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { withYear } from '../../../domain/planner/exporters/stopLines.ts';
import { oldYear } from '../../../domain/planner/stopFacts.ts';
import { COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { drawNumber } from '../printedMap.ts';
import { BOTTOM, type Brochure, MARGIN, SMALL, WIDTH } from './brochure.ts';

const GAP = 16;
const COLUMN = (WIDTH - GAP) / 2;

/** Writes addresses in two columns of about equal height; numbers are those on a map. */
export function writeAddresses(
  brochure: Brochure,
  places: readonly Place[],
  numbered: boolean,
): void {
  const blocks = blocksOf(brochure, places, numbered);
  for (let from = 0; from < blocks.length; ) {
    if (BOTTOM - brochure.y < 60) brochure.startPage();
    const { left, right } = columnsOf(blocks, from, BOTTOM - brochure.y);
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

/** Height of numbered addresses in two columns. */
export function addressesHeight(brochure: Brochure, places: readonly Place[]): number {
  const blocks = blocksOf(brochure, places, true);
  const { left } = columnsOf(blocks, 0, Infinity);
  return Math.max(heightOf(blocks.slice(0, left)), heightOf(blocks.slice(left)));
}

const blocksOf = (brochure: Brochure, places: readonly Place[], numbered: boolean) =>
  places.map((place, index) => addressBlock(brochure, place, numbered ? index + 1 : undefined));

const heightOf = (blocks: readonly { height: number }[]) =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/**
 * Where two columns of a page end, as indexes: about equally high if all blocks fit, else full. The
 * left one has a block at least.
 */
function columnsOf(blocks: readonly { height: number }[], from: number, freeHeight: number) {
  const lastFitting = (start: number) => {
    let end = start;
    for (let sum = 0; end < blocks.length; end++) {
      sum += blocks[end]?.height ?? 0;
      if (sum > freeHeight) break;
    }
    return end;
  };
  let left = Math.max(from + 1, lastFitting(from));
  if (lastFitting(left) === blocks.length) {
    const tallest = (end: number) =>
      Math.max(heightOf(blocks.slice(from, end)), heightOf(blocks.slice(end)));
    while (left > from + 1 && tallest(left - 1) <= tallest(left)) left--;
  }
  return { left, right: Math.max(left, lastFitting(left)) };
}

function addressBlock(brochure: Brochure, place: Place, number: number | undefined) {
  const { writer, sources } = brochure;
  const { siteUrl, locale, catalogue, now } = sources;
  const inset = number === undefined ? 0 : 25;
  const width = COLUMN - inset;
  const title: Style = { face: 'strong', size: 8.8, color: COLORS.ink, width };
  const detail: Style = { ...SMALL, size: 7.9, width };
  const arabic: Style = { size: 10, color: COLORS.terracottaDeep };
  const name = brochure.textOf(place.title);
  // What a sight is, its name says.
  const kind = serviceOf(place) ?? place.tags.find((tag) => isBusiness({ tags: [tag] }));
  const tag = kind && catalogue.tags.get(kind);
  const { address, phone, website, asOf } = place.contact;
  const street = address.street_address && brochure.textOf(address.street_address);
  const details = [tag && brochure.textOf(tag.name), street, shortAddress(website)]
    .filter(Boolean)
    .join(' · ');
  const phoneText = phone && withYear(phone, asOf && oldYear(asOf, dayInRegion(now)));
  const phoneStyle: Style = { ...detail, face: 'strong', color: COLORS.ink };
  const titleHeight = writer.height(name, title);
  const detailsHeight = details ? writer.height(details, detail) : 0;
  const phoneHeight = phoneText ? writer.height(phoneText, phoneStyle) : 0;
  const textHeight = titleHeight + detailsHeight + phoneHeight;
  const { arabicTitle } = place;
  return {
    height: Math.max(24, textHeight + (arabicTitle ? 15 : 0) + 7),
    draw(left: number) {
      const [x, top] = [left + inset, brochure.y];
      brochure.addEntry(name);
      if (number !== undefined)
        writer.artifact(() => drawNumber(writer, number, left + 10, top + 8));
      writer.write('H2', name, x, top, title, brochure.langOf(place.title));
      writer.link(`${siteUrl}/${locale}/poi/${place._id}`, x, top, width, titleHeight);
      if (details) writer.write('P', details, x, top + titleHeight, detail);
      if (phone && phoneText) {
        const y = top + titleHeight + detailsHeight;
        writer.write('Link', phoneText, x, y, phoneStyle);
        writer.link(`tel:${phone.replaceAll(' ', '')}`, x, y, width, phoneHeight);
      }
      if (arabicTitle) writer.write('P', arabicTitle, x, top + textHeight - 2, arabic, 'ar');
      sources.onEntry?.();
    },
  };
}

/** A web address as people write it: without protocol and final slash. */
const shortAddress = (address: string | undefined) =>
  address?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
