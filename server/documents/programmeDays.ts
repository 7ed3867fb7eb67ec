import type { Programme, ProgrammeDay } from '../../domain/planner/programmeModel.ts';
import { type Block, blocksOf, drawRail, heightOf } from './dayBlocks.ts';
import { drawDayMap, layOutDayMap, type Town } from './dayMap.ts';
import { BOTTOM, COLORS, MARGIN, WIDTH } from './pdfTheme.ts';
import { fillBackground, type PdfWriter, type Style } from './pdfWriter.ts';
import type { StreetLoader } from './streets/streetLoader.ts';

interface DayContext {
  writer: PdfWriter;
  programme: Programme;
  towns: readonly Town[];
  streets: StreetLoader;
}

/** The pages of all days; two consecutive days share a page if they fit. */
export async function drawDays(context: DayContext): Promise<void> {
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
      const freeHeight = BOTTOM - minHeight(current) - BETWEEN - minHeight(following);
      const map = MAP.shared + freeHeight / 2;
      const { blocks } = current;
      const end = await drawDay(context, current.day, { map, blocks, top: 0 });
      const top = end + BETWEEN;
      await drawDay(context, following.day, { map, blocks: following.blocks, top });
      index++;
    } else {
      await drawDay(context, current.day, { ...layoutOf(current.head, current.blocks), top: 0 });
    }
  }
}

/** Draws a day from `top` on over as many pages as needed; returns where it ends. */
async function drawDay(
  { writer, programme, towns, streets }: DayContext,
  day: ProgrammeDay,
  { map, blocks, top }: { map: number; blocks: readonly Block[]; top: number },
): Promise<number> {
  const size = { towns, height: map, streets };
  const printed = await layOutDayMap(writer, programme, day, size);
  drawDayMap(writer, programme, day, printed, top);
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
const MAP = { least: 112, shared: 150, usual: 190, most: 470 };
const STEP = 20;
/** Space that can be saved below each reducible block. */
const SAVED = 6;

/**
 * Makes the map as high as the stops allow without a further page, and reduces spaces if that saves a
 * page with one stop.
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
  const groups = groupsOf(blocks);
  const pagesWith = (map: number) => pagesOf(groups, map + head, TOP).length;
  let map: number = MAP.usual;
  while (map + STEP <= MAP.most && pagesWith(map + STEP) === pagesWith(MAP.usual)) map += STEP;
  return { map, blocks };
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
