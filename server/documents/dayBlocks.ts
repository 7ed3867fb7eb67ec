import { clockTime } from '../../domain/format/clockTime.ts';
import { phoneLine, stopTimes } from '../../domain/planner/exporters/stopLines.ts';
import type { Moment, ProgrammeDay, ProgrammeStop } from '../../domain/planner/programmeModel.ts';
import { star } from './ornaments.ts';
import { A4, COLORS, MARGIN } from './pdfTheme.ts';
import type { PdfWriter, Style } from './pdfWriter.ts';
import { drawNumber } from './printedMap.ts';

/** Columns: times on the left, a line with numbers, text on the right. */
const RAIL = MARGIN + 74;
const TEXT_LEFT = RAIL + 22;
const TEXT_WIDTH = A4.width - MARGIN - TEXT_LEFT;
const TIME: Style = { face: 'strong', size: 10, color: COLORS.ink, width: 58, align: 'right' };
const DETAIL: Style = { size: 8.8, color: COLORS.soft, width: TEXT_WIDTH };
/** Space below a stop. */
const GAP = 10;

/** A part of a day that stays together on a page, with a marker on the line. Lengths are in points. */
export interface Block {
  height: number;
  /** Distance of the marker on the line from the top. */
  markerOffset: number;
  /** Keeps it together with the next block. */
  keepWithNext?: boolean;
  /** Whether the space below it can be reduced. */
  isCompressible?: boolean;
  draw(y: number): void;
}

/** The blocks of a day in their order: start, stops, lunch and end. */
export function blocksOf(writer: PdfWriter, day: ProgrammeDay): Block[] {
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
      writer.write('P', clockTime(at), MARGIN, y + legSpace + 1, TIME);
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
      writer.write('P', clockTime(lunch.from), MARGIN, y, {
        ...TIME,
        face: 'body',
        color: COLORS.soft,
      });
      const text = `${lunch.text}, ${clockTime(lunch.from)}–${clockTime(lunch.to)}`;
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
  const { arabicTitle, occasion, phone, hours, admission, vague } = stop;
  const phoneText = phoneLine(stop);
  const lines: { text: string; style: Style; lang?: string; url?: string }[] = [
    ...(occasion ? [{ text: occasion, style: { ...address, color: COLORS.green } }] : []),
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
  writer.write('P', clockTime(times.begin), MARGIN, y + 3, TIME);
  writer.write('P', `–${clockTime(times.leave)}`, MARGIN, y + 16, {
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

export const heightOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** Draws the line between two markers, which stand at `from` and `to`. */
export function drawRail(writer: PdfWriter, from: number, to: number): void {
  if (to - from < 24) return;
  writer.artifact((document) =>
    document
      .lineWidth(1.4)
      .moveTo(RAIL, from + 12)
      .lineTo(RAIL, to - 12)
      .stroke(COLORS.sand),
  );
}
