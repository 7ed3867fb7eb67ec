import { phoneLine, stopTimes } from '../../domain/planner/exporters/stopLines.ts';
import type {
  Moment,
  Programme,
  ProgrammeDay,
  ProgrammeStop,
} from '../../domain/planner/programmeModel.ts';
import { formatTime } from '../../domain/planner/programmeText.ts';
import { drawDayMap, drawNumber, type Town } from './dayMap.ts';
import { star } from './ornaments.ts';
import { A4, BOTTOM, COLORS, MARGIN, WIDTH } from './pdfTheme.ts';
import { fillBackground, type PdfWriter, type Style } from './pdfWriter.ts';

/** Columns: times on the left, a line with numbers, text on the right. */
const RAIL = MARGIN + 74;
const TEXT_LEFT = RAIL + 22;
const TEXT_WIDTH = A4.width - MARGIN - TEXT_LEFT;
const TIME: Style = { face: 'strong', size: 10, color: COLORS.ink, width: 58, align: 'right' };
const DETAIL: Style = { size: 8.8, color: COLORS.soft, width: TEXT_WIDTH };

/** Content that stays together on a page. */
interface Block {
  height: number;
  /** Distance of the marker on the line from the top. */
  markerOffset: number;
  /** Keeps it together with the next block. */
  keepWithNext?: boolean;
  /** Whether the space below it can be reduced. */
  isCompressible?: boolean;
  draw(y: number): void;
}

interface DayContext {
  writer: PdfWriter;
  programme: Programme;
  towns: readonly Town[];
}

/** The pages of all days; two consecutive days share a page if they fit. */
export function drawDays(context: DayContext): void {
  const { writer, programme } = context;
  const days = programme.days.map((day) => ({
    day,
    head: headHeight(writer, day),
    blocks: blocksOf(writer, day),
  }));
  type Measured = (typeof days)[number];
  const minHeight = ({ head, blocks }: Measured) => MAP.shared + head + heightOf(blocks);
  for (let index = 0; index < days.length; index++) {
    const [current, following] = days.slice(index, index + 2);
    if (!current) continue;
    writer.page({ section: true });
    fillBackground(writer, COLORS.plaster);
    if (following && minHeight(current) + BETWEEN + minHeight(following) <= BOTTOM) {
      const end = drawDay(context, current.day, {
        map: MAP.shared,
        blocks: current.blocks,
        top: 0,
      });
      const top = end + BETWEEN;
      drawDay(context, following.day, { map: MAP.shared, blocks: following.blocks, top });
      index++;
    } else {
      drawDay(context, current.day, { ...layoutOf(current.head, current.blocks), top: 0 });
    }
  }
}

/** Draws a day from `top` on over as many pages as needed; returns where it ends. */
function drawDay(
  { writer, programme, towns }: DayContext,
  day: ProgrammeDay,
  { map, blocks, top }: { map: number; blocks: readonly Block[]; top: number },
): number {
  drawDayMap(writer, programme, day, { towns, height: map, top });
  let y = drawHead(writer, day, top + map);
  const pages = pagesOf(groupsOf(blocks), y, TOP);
  for (const [index, groups] of pages.entries()) {
    if (index > 0) {
      writer.page();
      fillBackground(writer, COLORS.plaster);
      const heading = programme.t('continued', { heading: day.heading });
      writer.write('P', heading, MARGIN, 46, { face: 'strong', size: 11, color: COLORS.green });
      y = TOP;
    }
    let lastMarkerY: number | undefined;
    for (const block of groups.flat()) {
      const markerY = y + block.markerOffset;
      if (lastMarkerY !== undefined) drawRail(writer, lastMarkerY, markerY);
      block.draw(y);
      lastMarkerY = markerY;
      y += block.height;
    }
  }
  return y;
}

/** Space between two days on a page. */
const BETWEEN = 18;
/** Top of the stops on a continued page. */
const TOP = 76;
/** Heights of the map. */
const MAP = { least: 112, shared: 150, usual: 190, most: 300 };
/** Space that can be saved below each reducible block. */
const SAVED = 6;

/**
 * Makes the map as high as the stops allow, and reduces spaces if that saves a page with one stop.
 */
function layoutOf(head: number, blocks: readonly Block[]) {
  const height = BOTTOM - head;
  const freeHeight = height - heightOf(blocks);
  if (freeHeight >= MAP.least) return { map: Math.min(freeHeight, MAP.most), blocks };
  const compressed = blocks.map((block) => ({
    ...block,
    height: block.height - (block.isCompressible ? SAVED : 0),
  }));
  if (height - heightOf(compressed) >= MAP.least) return { map: MAP.least, blocks: compressed };
  return { map: MAP.usual, blocks };
}

/** Groups blocks that stay together. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    groups.at(-1)?.push(block);
    if (!block.keepWithNext) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** Distributes blocks evenly over as few pages as possible. */
function pagesOf(groups: readonly Block[][], first: number, next: number): Block[][][] {
  const fill = (bottom: number): Block[][][] => {
    const pages: Block[][][] = [[]];
    let y = first;
    for (const group of groups) {
      const height = heightOf(group);
      if (y + height > bottom && (pages.at(-1)?.length || pages.length === 1)) {
        pages.push([]);
        y = next;
      }
      pages.at(-1)?.push(group);
      y += height;
    }
    return pages;
  };
  let pages = fill(BOTTOM);
  for (let bottom = BOTTOM - 20; bottom > BOTTOM / 2; bottom -= 20) {
    const even = fill(bottom);
    if (even.length > pages.length) break;
    pages = even;
  }
  return pages;
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

/** Space below a stop. */
const GAP = 10;
const TITLE: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
const TOTALS: Style = { size: 9.5, color: COLORS.soft, width: WIDTH };
const WARNING: Style = { size: 9.5, color: COLORS.ink, width: WIDTH - 28 };

const dateAndTotals = ({ dateText, totals }: ProgrammeDay) =>
  [dateText, totals].filter(Boolean).join(' · ');

/** Height of the heading below the map. */
function headHeight(writer: PdfWriter, day: ProgrammeDay): number {
  const subtitle = dateAndTotals(day);
  const warnings = day.warnings.map((warning) => writer.height(warning, WARNING) + 15);
  return (
    30 +
    writer.height(day.heading, TITLE) +
    (subtitle ? writer.height(subtitle, TOTALS) + 2 : 0) +
    warnings.reduce((sum, height) => sum + height, 0)
  );
}

function drawHead(writer: PdfWriter, day: ProgrammeDay, top: number): number {
  let y = top + 18;
  y += writer.write('H1', day.heading, MARGIN, y, TITLE);
  const subtitle = dateAndTotals(day);
  if (subtitle) y += writer.write('P', subtitle, MARGIN, y, TOTALS) + 2;
  for (const warning of day.warnings) {
    const height = writer.height(warning, WARNING) + 10;
    y += 5;
    writer.artifact((document) => {
      document.rect(MARGIN, y, WIDTH, height).fill(COLORS.plasterSoft);
      document.rect(MARGIN, y, 3, height).fill(COLORS.terracotta);
    });
    writer.write('P', warning, MARGIN + 14, y + 5.5, WARNING);
    y += height;
  }
  return y + 12;
}

function blocksOf(writer: PdfWriter, day: ProgrammeDay): Block[] {
  const { start, lunchFirst, stops, back, end } = day;
  return [
    ...(start ? [{ ...momentBlock(writer, start), keepWithNext: true }] : []),
    ...(lunchFirst ? [lunchBlock(writer, lunchFirst)] : []),
    ...stops.flatMap((stop, index) => {
      const keepWithNext = end !== undefined && index === stops.length - 1;
      return [
        { ...stopBlock(writer, stop), keepWithNext: keepWithNext || stop.lunch !== undefined },
        ...(stop.lunch ? [{ ...lunchBlock(writer, stop.lunch), keepWithNext }] : []),
      ];
    }),
    ...(end ? [momentBlock(writer, end, back)] : []),
  ];
}

/** Start or end of the day, with the leg that leads there. */
function momentBlock(writer: PdfWriter, { at, text }: Moment, leg?: string): Block {
  const legSpace = legHeight(writer, leg);
  const style: Style = { face: 'strong', size: 11, color: COLORS.green, width: TEXT_WIDTH };
  return {
    height: legSpace + writer.height(text, style) + 6,
    markerOffset: legSpace + 7,
    draw(y) {
      drawLeg(writer, leg, y);
      writer.artifact((document) => star(document, RAIL, y + legSpace + 7, 8, COLORS.green));
      writer.write('P', formatTime(at), MARGIN, y + legSpace + 1, TIME);
      writer.write('P', text, TEXT_LEFT, y + legSpace, style);
    },
  };
}

function lunchBlock(writer: PdfWriter, lunch: NonNullable<ProgrammeStop['lunch']>): Block {
  return {
    height: 12 + GAP,
    isCompressible: true,
    markerOffset: 6,
    draw(y) {
      writer.artifact((document) =>
        document
          .lineWidth(1.4)
          .circle(RAIL, y + 6, 4)
          .fillAndStroke(COLORS.plaster, COLORS.saffron),
      );
      writer.write('P', formatTime(lunch.from), MARGIN, y, {
        ...TIME,
        face: 'body',
        color: COLORS.soft,
      });
      const text = `${lunch.text}, ${formatTime(lunch.from)}–${formatTime(lunch.to)}`;
      writer.write('P', text, TEXT_LEFT, y, { ...DETAIL, size: 10 });
    },
  };
}

function stopBlock(writer: PdfWriter, stop: ProgrammeStop): Block {
  const legSpace = legHeight(writer, stop.leg);
  const title: Style = { face: 'display', size: 13.5, color: COLORS.ink, width: TEXT_WIDTH };
  const arabic: Style = { size: 13, color: COLORS.terracottaDeep };
  const arabicWidth = stop.arabicTitle ? writer.width(stop.arabicTitle, arabic) : 0;
  const isArabicBeside =
    writer.width(stop.title.text, { ...title, width: 9999 }) + arabicWidth + 20 < TEXT_WIDTH;
  const address: Style = { size: 9.5, color: COLORS.soft, width: TEXT_WIDTH };
  const note: Style = { size: 9.5, color: COLORS.ink, width: TEXT_WIDTH };
  const { arabicTitle, phone, hours, admission, vague } = stop;
  const phoneText = phoneLine(stop);
  const lines: { text: string; style: Style; lang?: string; url?: string }[] = [
    { text: stop.address, style: address },
    ...(phone && phoneText
      ? [{ text: phoneText, style: address, url: `tel:${phone.replaceAll(' ', '')}` }]
      : []),
    ...(hours ? [{ text: hours, style: { ...address, face: 'strong' as const } }] : []),
    ...(admission ? [{ text: admission, style: address }] : []),
    ...(vague ? [{ text: vague, style: address }] : []),
    ...(stop.note ? [{ ...stop.note, style: note }] : []),
  ];
  const titleHeight = writer.height(stop.title.text, title);
  const arabicHeight = arabicTitle && !isArabicBeside ? writer.height(arabicTitle, arabic) : 0;
  const linesHeight = lines.reduce(
    (sum, { text, style }) => sum + writer.height(text, style) + 1.5,
    0,
  );
  return {
    height: legSpace + titleHeight + arabicHeight + linesHeight + GAP,
    isCompressible: true,
    markerOffset: legSpace + 9,
    draw(y) {
      drawLeg(writer, stop.leg, y);
      let at = y + legSpace;
      writer.artifact(() => drawNumber(writer, stop.number, RAIL, at + 9));
      const times = stopTimes(stop);
      if (times) drawTimes(writer, stop, at);
      writer.write('H2', stop.title.text, TEXT_LEFT, at, title, stop.title.lang);
      writer.link(
        stop.url,
        TEXT_LEFT,
        at,
        TEXT_WIDTH - (isArabicBeside ? arabicWidth : 0),
        titleHeight,
      );
      if (arabicTitle) {
        const top = isArabicBeside ? at - 2 : at + titleHeight;
        const right = A4.width - MARGIN - arabicWidth;
        writer.write('P', arabicTitle, isArabicBeside ? right : TEXT_LEFT, top, arabic, 'ar');
      }
      at += titleHeight + arabicHeight;
      for (const { text, style, lang, url } of lines) {
        const height = writer.write(url ? 'Link' : 'P', text, TEXT_LEFT, at, style, lang);
        if (url) writer.link(url, TEXT_LEFT, at, writer.width(text, style), height);
        at += height + 1.5;
      }
    },
  };
}

function drawTimes(writer: PdfWriter, { times }: ProgrammeStop, y: number): void {
  if (!times) return;
  writer.write('P', formatTime(times.begin), MARGIN, y + 3, TIME);
  writer.write('P', `–${formatTime(times.leave)}`, MARGIN, y + 16, {
    ...TIME,
    face: 'body',
    size: 9,
    color: COLORS.soft,
  });
}

const legHeight = (writer: PdfWriter, leg: string | undefined) =>
  leg ? writer.height(leg, DETAIL) + 9 : 0;

function drawLeg(writer: PdfWriter, leg: string | undefined, y: number): void {
  if (leg) writer.write('P', leg, TEXT_LEFT, y, DETAIL);
}

/** The line between two markers. */
function drawRail(writer: PdfWriter, from: number, to: number): void {
  if (to - from < 24) return;
  writer.artifact((document) =>
    document
      .lineWidth(1.4)
      .moveTo(RAIL, from + 12)
      .lineTo(RAIL, to - 12)
      .stroke(COLORS.sand),
  );
}
