import { stopTimes } from '../../domain/plan/forms/stopLines.ts';
import type {
  Moment,
  Programme,
  ProgrammeDay,
  ProgrammeStop,
} from '../../domain/plan/programmeModel.ts';
import { clock } from '../../domain/plan/programmeWords.ts';
import { drawDayMap, drawNumber, type Town } from './dayMap.ts';
import { star } from './ornaments.ts';
import { BOTTOM, COLORS, MARGIN, PAGE, WIDTH } from './paper.ts';
import { ground, type Pen, type Style } from './pen.ts';

/** The rail with the numbers, the times on its left and the words on its right. */
const RAIL = MARGIN + 74;
const WORDS = RAIL + 22;
const WORDS_WIDTH = PAGE.width - MARGIN - WORDS;
const TIME: Style = { face: 'strong', size: 10, color: COLORS.ink, width: 58, align: 'right' };
const SIDE: Style = { size: 8.8, color: COLORS.soft, width: WORDS_WIDTH };

/** What stands together on a page. */
interface Block {
  height: number;
  /** How far below its top the mark on the rail is. */
  mark: number;
  /** Not to be parted from what comes next. */
  keep?: boolean;
  draw(y: number): void;
}

/** The pages of a day: its map, its heading, and its stops along a rail of time. */
export function drawDay(
  pen: Pen,
  programme: Programme,
  day: ProgrammeDay,
  towns: readonly Town[],
): void {
  const head = headHeight(pen, day);
  const layouts = LAYOUTS.map(({ height, gap }) => ({ height, blocks: blocksOf(pen, day, gap) }));
  const fitting = layouts.find(({ height, blocks }) => height + head + heightOf(blocks) <= BOTTOM);
  const { height, blocks } = fitting ?? (layouts[0] as (typeof layouts)[0]);
  pen.page({ section: true });
  ground(pen, COLORS.plaster);
  drawDayMap(pen, programme, day, { towns, height });
  let y = drawHead(pen, day, height);
  let lastMark: number | undefined;
  for (const [index, block] of blocks.entries()) {
    const kept = blocks.slice(index).findIndex(({ keep }) => !keep);
    const together = blocks.slice(index, kept < 0 ? blocks.length : index + kept + 1);
    if (y + heightOf(together) > BOTTOM) {
      pen.page();
      ground(pen, COLORS.plaster);
      const heading = programme.say('continued', { heading: day.heading });
      y =
        46 + pen.write('P', heading, MARGIN, 46, { face: 'strong', size: 11, color: COLORS.green });
      y += 14;
      lastMark = undefined;
    }
    const mark = y + block.mark;
    if (lastMark !== undefined) rail(pen, lastMark, mark);
    block.draw(y);
    lastMark = mark;
    y += block.height;
  }
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

/** A lower map and less air, where that saves a page for the last stop alone. */
const LAYOUTS = [
  { height: 190, gap: 10 },
  { height: 112, gap: 10 },
  { height: 112, gap: 4 },
];
const TITLE: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
const SUMS: Style = { size: 9.5, color: COLORS.soft, width: WIDTH };
const WARNING: Style = { size: 9.5, color: COLORS.ink, width: WIDTH - 28 };

const sideWords = ({ dateWords, sums }: ProgrammeDay) =>
  [dateWords, sums].filter(Boolean).join(' · ');

/** What the heading takes below the map. */
function headHeight(pen: Pen, day: ProgrammeDay): number {
  const side = sideWords(day);
  const warnings = day.warnings.map((warning) => pen.height(warning, WARNING) + 15);
  return (
    30 +
    pen.height(day.heading, TITLE) +
    (side ? pen.height(side, SUMS) + 2 : 0) +
    warnings.reduce((sum, height) => sum + height, 0)
  );
}

function drawHead(pen: Pen, day: ProgrammeDay, top: number): number {
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

function blocksOf(pen: Pen, day: ProgrammeDay, gap: number): Block[] {
  const { start, lunchFirst, stops, back, end } = day;
  return [
    ...(start ? [{ ...momentBlock(pen, start), keep: true }] : []),
    ...(lunchFirst ? [lunchBlock(pen, lunchFirst, gap)] : []),
    ...stops.flatMap((stop, index) => {
      const keep = end !== undefined && index === stops.length - 1;
      return [
        { ...stopBlock(pen, stop, gap), keep: keep || stop.lunch !== undefined },
        ...(stop.lunch ? [{ ...lunchBlock(pen, stop.lunch, gap), keep }] : []),
      ];
    }),
    ...(end ? [momentBlock(pen, end, back)] : []),
  ];
}

/** Where the day begins or ends, with the way that leads there. */
function momentBlock(pen: Pen, { at, words }: Moment, leg?: string): Block {
  const way = legHeight(pen, leg);
  const style: Style = { face: 'strong', size: 11, color: COLORS.green, width: WORDS_WIDTH };
  return {
    height: way + pen.height(words, style) + 6,
    mark: way + 7,
    draw(y) {
      drawLeg(pen, leg, y);
      pen.ornament((document) => star(document, RAIL, y + way + 7, 8, COLORS.green));
      pen.write('P', clock(at), MARGIN, y + way + 1, TIME);
      pen.write('P', words, WORDS, y + way, style);
    },
  };
}

function lunchBlock(pen: Pen, lunch: NonNullable<ProgrammeStop['lunch']>, gap: number): Block {
  return {
    height: 12 + gap,
    mark: 6,
    draw(y) {
      pen.ornament((document) =>
        document
          .lineWidth(1.4)
          .circle(RAIL, y + 6, 4)
          .fillAndStroke(COLORS.plaster, COLORS.saffron),
      );
      pen.write('P', clock(lunch.from), MARGIN, y, { ...TIME, face: 'body', color: COLORS.soft });
      const words = `${lunch.words}, ${clock(lunch.from)}–${clock(lunch.to)}`;
      pen.write('P', words, WORDS, y, { ...SIDE, size: 10 });
    },
  };
}

function stopBlock(pen: Pen, stop: ProgrammeStop, gap: number): Block {
  const way = legHeight(pen, stop.leg);
  const title: Style = { face: 'display', size: 13.5, color: COLORS.ink, width: WORDS_WIDTH };
  const arabic: Style = { size: 13, color: COLORS.terracottaDeep };
  const arabicWidth = stop.arabicTitle ? pen.width(stop.arabicTitle, arabic) : 0;
  const beside =
    pen.width(stop.title.text, { ...title, width: 9999 }) + arabicWidth + 20 < WORDS_WIDTH;
  const address: Style = { size: 9.5, color: COLORS.soft, width: WORDS_WIDTH };
  const note: Style = { size: 9.5, color: COLORS.ink, width: WORDS_WIDTH };
  const { arabicTitle, hours, vague } = stop;
  const lines: [text: string, style: Style, lang?: string][] = [
    [[stop.address, stop.phone].filter(Boolean).join(' · '), address],
    ...(hours ? [[hours, { ...address, face: 'strong' }] as [string, Style]] : []),
    ...(vague ? [[vague, address] as [string, Style]] : []),
    ...(stop.note ? [[stop.note.text, note, stop.note.lang] as [string, Style, string]] : []),
  ];
  const titleHeight = pen.height(stop.title.text, title);
  const arabicHeight = arabicTitle && !beside ? pen.height(arabicTitle, arabic) : 0;
  const linesHeight = lines.reduce((sum, [text, style]) => sum + pen.height(text, style) + 1.5, 0);
  return {
    height: way + titleHeight + arabicHeight + linesHeight + gap,
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
      for (const [text, style, lang] of lines) {
        at += pen.write('P', text, WORDS, at, style, lang) + 1.5;
      }
    },
  };
}

function drawTimes(pen: Pen, { times }: ProgrammeStop, y: number): void {
  if (!times) return;
  pen.write('P', clock(times.begin), MARGIN, y + 3, TIME);
  pen.write('P', `–${clock(times.leave)}`, MARGIN, y + 16, {
    ...TIME,
    face: 'body',
    size: 9,
    color: COLORS.soft,
  });
}

const legHeight = (pen: Pen, leg: string | undefined) => (leg ? pen.height(leg, SIDE) + 9 : 0);

function drawLeg(pen: Pen, leg: string | undefined, y: number): void {
  if (leg) pen.write('P', leg, WORDS, y, SIDE);
}

/** The line from one mark to the next, short of both. */
function rail(pen: Pen, from: number, to: number): void {
  if (to - from < 24) return;
  pen.ornament((document) =>
    document
      .lineWidth(1.4)
      .moveTo(RAIL, from + 12)
      .lineTo(RAIL, to - 12)
      .stroke(COLORS.sand),
  );
}
