import { stopTimes } from '../../domain/planner/exporters/stopLines.ts';
import type {
  Moment,
  Programme,
  ProgrammeDay,
  ProgrammeStop,
} from '../../domain/planner/programmeModel.ts';
import { formatTime } from '../../domain/planner/programmeText.ts';
import { drawDayMap, drawNumber, type Town } from './dayMap.ts';
import { star } from './ornaments.ts';
import { BOTTOM, COLORS, MARGIN, PAGE, WIDTH } from './pdfTheme.ts';
import { ground, type PdfWriter, type Style } from './pdfWriter.ts';

/** Columns: times on the left, a line with numbers, text on the right. */
const RAIL = MARGIN + 74;
const WORDS = RAIL + 22;
const WORDS_WIDTH = PAGE.width - MARGIN - WORDS;
const TIME: Style = { face: 'strong', size: 10, color: COLORS.ink, width: 58, align: 'right' };
const SIDE: Style = { size: 8.8, color: COLORS.soft, width: WORDS_WIDTH };

/** Content that stays together on a page. */
interface Block {
  height: number;
  /** Distance of the marker on the line from the top. */
  mark: number;
  /** Keeps it together with the next block. */
  keep?: boolean;
  /** Whether the space below it can be reduced. */
  air?: boolean;
  draw(y: number): void;
}

interface Surroundings {
  pen: PdfWriter;
  programme: Programme;
  towns: readonly Town[];
}

/** The pages of all days; two consecutive days share a page if they fit. */
export function drawDays(surroundings: Surroundings): void {
  const { pen, programme } = surroundings;
  const days = programme.days.map((day) => ({
    day,
    head: headHeight(pen, day),
    blocks: blocksOf(pen, day),
  }));
  type Measured = (typeof days)[number];
  const least = ({ head, blocks }: Measured) => MAP.shared + head + heightOf(blocks);
  for (let index = 0; index < days.length; index++) {
    const [one, other] = days.slice(index, index + 2);
    if (!one) continue;
    pen.page({ section: true });
    ground(pen, COLORS.plaster);
    if (other && least(one) + BETWEEN + least(other) <= BOTTOM) {
      const end = drawDay(surroundings, one.day, { map: MAP.shared, blocks: one.blocks, top: 0 });
      const top = end + BETWEEN;
      drawDay(surroundings, other.day, { map: MAP.shared, blocks: other.blocks, top });
      index++;
    } else {
      drawDay(surroundings, one.day, { ...layoutOf(one.head, one.blocks), top: 0 });
    }
  }
}

/** Draws a day from `top` on over as many pages as needed; returns where it ends. */
function drawDay(
  { pen, programme, towns }: Surroundings,
  day: ProgrammeDay,
  { map, blocks, top }: { map: number; blocks: readonly Block[]; top: number },
): number {
  drawDayMap(pen, programme, day, { towns, height: map, top });
  let y = drawHead(pen, day, top + map);
  const pages = pagesOf(groupsOf(blocks), y, TOP);
  for (const [index, groups] of pages.entries()) {
    if (index > 0) {
      pen.page();
      ground(pen, COLORS.plaster);
      const heading = programme.say('continued', { heading: day.heading });
      pen.write('P', heading, MARGIN, 46, { face: 'strong', size: 11, color: COLORS.green });
      y = TOP;
    }
    let lastMark: number | undefined;
    for (const block of groups.flat()) {
      const mark = y + block.mark;
      if (lastMark !== undefined) rail(pen, lastMark, mark);
      block.draw(y);
      lastMark = mark;
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
  const room = BOTTOM - head;
  const free = room - heightOf(blocks);
  if (free >= MAP.least) return { map: Math.min(free, MAP.most), blocks };
  const close = blocks.map((block) => ({
    ...block,
    height: block.height - (block.air ? SAVED : 0),
  }));
  if (room - heightOf(close) >= MAP.least) return { map: MAP.least, blocks: close };
  return { map: MAP.usual, blocks };
}

/** Groups blocks that stay together. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    groups.at(-1)?.push(block);
    if (!block.keep) groups.push([]);
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
const SUMS: Style = { size: 9.5, color: COLORS.soft, width: WIDTH };
const WARNING: Style = { size: 9.5, color: COLORS.ink, width: WIDTH - 28 };

const sideWords = ({ dateWords, sums }: ProgrammeDay) =>
  [dateWords, sums].filter(Boolean).join(' · ');

/** Height of the heading below the map. */
function headHeight(pen: PdfWriter, day: ProgrammeDay): number {
  const side = sideWords(day);
  const warnings = day.warnings.map((warning) => pen.height(warning, WARNING) + 15);
  return (
    30 +
    pen.height(day.heading, TITLE) +
    (side ? pen.height(side, SUMS) + 2 : 0) +
    warnings.reduce((sum, height) => sum + height, 0)
  );
}

function drawHead(pen: PdfWriter, day: ProgrammeDay, top: number): number {
  let y = top + 18;
  y += pen.write('H1', day.heading, MARGIN, y, TITLE);
  const side = sideWords(day);
  if (side) y += pen.write('P', side, MARGIN, y, SUMS) + 2;
  for (const warning of day.warnings) {
    const height = pen.height(warning, WARNING) + 10;
    y += 5;
    pen.ornament((document) => {
      document.rect(MARGIN, y, WIDTH, height).fill(COLORS.plasterSoft);
      document.rect(MARGIN, y, 3, height).fill(COLORS.terracotta);
    });
    pen.write('P', warning, MARGIN + 14, y + 5.5, WARNING);
    y += height;
  }
  return y + 12;
}

function blocksOf(pen: PdfWriter, day: ProgrammeDay): Block[] {
  const { start, lunchFirst, stops, back, end } = day;
  return [
    ...(start ? [{ ...momentBlock(pen, start), keep: true }] : []),
    ...(lunchFirst ? [lunchBlock(pen, lunchFirst)] : []),
    ...stops.flatMap((stop, index) => {
      const keep = end !== undefined && index === stops.length - 1;
      return [
        { ...stopBlock(pen, stop), keep: keep || stop.lunch !== undefined },
        ...(stop.lunch ? [{ ...lunchBlock(pen, stop.lunch), keep }] : []),
      ];
    }),
    ...(end ? [momentBlock(pen, end, back)] : []),
  ];
}

/** Start or end of the day, with the leg that leads there. */
function momentBlock(pen: PdfWriter, { at, words }: Moment, leg?: string): Block {
  const way = legHeight(pen, leg);
  const style: Style = { face: 'strong', size: 11, color: COLORS.green, width: WORDS_WIDTH };
  return {
    height: way + pen.height(words, style) + 6,
    mark: way + 7,
    draw(y) {
      drawLeg(pen, leg, y);
      pen.ornament((document) => star(document, RAIL, y + way + 7, 8, COLORS.green));
      pen.write('P', formatTime(at), MARGIN, y + way + 1, TIME);
      pen.write('P', words, WORDS, y + way, style);
    },
  };
}

function lunchBlock(pen: PdfWriter, lunch: NonNullable<ProgrammeStop['lunch']>): Block {
  return {
    height: 12 + GAP,
    air: true,
    mark: 6,
    draw(y) {
      pen.ornament((document) =>
        document
          .lineWidth(1.4)
          .circle(RAIL, y + 6, 4)
          .fillAndStroke(COLORS.plaster, COLORS.saffron),
      );
      pen.write('P', formatTime(lunch.from), MARGIN, y, {
        ...TIME,
        face: 'body',
        color: COLORS.soft,
      });
      const words = `${lunch.words}, ${formatTime(lunch.from)}–${formatTime(lunch.to)}`;
      pen.write('P', words, WORDS, y, { ...SIDE, size: 10 });
    },
  };
}

function stopBlock(pen: PdfWriter, stop: ProgrammeStop): Block {
  const way = legHeight(pen, stop.leg);
  const title: Style = { face: 'display', size: 13.5, color: COLORS.ink, width: WORDS_WIDTH };
  const arabic: Style = { size: 13, color: COLORS.terracottaDeep };
  const arabicWidth = stop.arabicTitle ? pen.width(stop.arabicTitle, arabic) : 0;
  const beside =
    pen.width(stop.title.text, { ...title, width: 9999 }) + arabicWidth + 20 < WORDS_WIDTH;
  const address: Style = { size: 9.5, color: COLORS.soft, width: WORDS_WIDTH };
  const note: Style = { size: 9.5, color: COLORS.ink, width: WORDS_WIDTH };
  const { arabicTitle, phone, hours, vague } = stop;
  const lines: { text: string; style: Style; lang?: string; url?: string }[] = [
    { text: stop.address, style: address },
    ...(phone ? [{ text: phone, style: address, url: `tel:${phone.replaceAll(' ', '')}` }] : []),
    ...(hours ? [{ text: hours, style: { ...address, face: 'strong' as const } }] : []),
    ...(vague ? [{ text: vague, style: address }] : []),
    ...(stop.note ? [{ ...stop.note, style: note }] : []),
  ];
  const titleHeight = pen.height(stop.title.text, title);
  const arabicHeight = arabicTitle && !beside ? pen.height(arabicTitle, arabic) : 0;
  const linesHeight = lines.reduce(
    (sum, { text, style }) => sum + pen.height(text, style) + 1.5,
    0,
  );
  return {
    height: way + titleHeight + arabicHeight + linesHeight + GAP,
    air: true,
    mark: way + 9,
    draw(y) {
      drawLeg(pen, stop.leg, y);
      let at = y + way;
      pen.ornament(() => drawNumber(pen, stop.number, RAIL, at + 9));
      const times = stopTimes(stop);
      if (times) drawTimes(pen, stop, at);
      pen.write('H2', stop.title.text, WORDS, at, title, stop.title.lang);
      pen.link(stop.url, WORDS, at, WORDS_WIDTH - (beside ? arabicWidth : 0), titleHeight);
      if (arabicTitle) {
        const top = beside ? at - 2 : at + titleHeight;
        const right = PAGE.width - MARGIN - arabicWidth;
        pen.write('P', arabicTitle, beside ? right : WORDS, top, arabic, 'ar');
      }
      at += titleHeight + arabicHeight;
      for (const { text, style, lang, url } of lines) {
        const height = pen.write(url ? 'Link' : 'P', text, WORDS, at, style, lang);
        if (url) pen.link(url, WORDS, at, pen.width(text, style), height);
        at += height + 1.5;
      }
    },
  };
}

function drawTimes(pen: PdfWriter, { times }: ProgrammeStop, y: number): void {
  if (!times) return;
  pen.write('P', formatTime(times.begin), MARGIN, y + 3, TIME);
  pen.write('P', `–${formatTime(times.leave)}`, MARGIN, y + 16, {
    ...TIME,
    face: 'body',
    size: 9,
    color: COLORS.soft,
  });
}

const legHeight = (pen: PdfWriter, leg: string | undefined) =>
  leg ? pen.height(leg, SIDE) + 9 : 0;

function drawLeg(pen: PdfWriter, leg: string | undefined, y: number): void {
  if (leg) pen.write('P', leg, WORDS, y, SIDE);
}

/** The line between two markers. */
function rail(pen: PdfWriter, from: number, to: number): void {
  if (to - from < 24) return;
  pen.ornament((document) =>
    document
      .lineWidth(1.4)
      .moveTo(RAIL, from + 12)
      .lineTo(RAIL, to - 12)
      .stroke(COLORS.sand),
  );
}
