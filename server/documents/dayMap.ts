import { formatDistance } from '../../domain/geo/distance.ts';
import type { Point } from '../../domain/planner/model.ts';
import type { Programme, ProgrammeDay } from '../../domain/planner/programmeModel.ts';
import { type DayMap, dayMap } from '../../illustrations/map/dayMap.ts';
import { star, zelligeBand } from './ornaments.ts';
import { A4, COLORS, MARGIN } from './pdfTheme.ts';
import type { PdfWriter, Style } from './pdfWriter.ts';

const BAND = 9;
const TOWN = { face: 'strong' as const, size: 8, color: COLORS.soft };
export const LABEL = { size: 8, color: COLORS.ink };

export type Town = { name: string; at: readonly [number, number] };

const placeOf = ({ longitude, latitude }: Point) => [longitude, latitude] as const;

/** Draws the map of a day across the page, starting at `top`. */
export function drawDayMap(
  writer: PdfWriter,
  { locale, t }: Programme,
  day: ProgrammeDay,
  { towns, height, top }: { towns: readonly Town[]; height: number; top: number },
): void {
  const map = dayMap({
    width: A4.width,
    height: height - BAND,
    stops: day.stops.map(({ title, point }) => ({ name: title.text, at: placeOf(point) })),
    start: day.start && placeOf(day.start.point),
    end: day.end && placeOf(day.end.point),
    towns,
    widthOf: (name) => writer.width(name, LABEL),
  });
  const text = `${t('map')}: ${t('onMap', { count: day.stops.length })}`;
  writer.figure(text, (document) => {
    document.translate(0, top).rect(0, 0, A4.width, height).clip();
    drawMap(writer, map, { width: A4.width, height: height - BAND, inset: MARGIN, locale });
    zelligeBand(document, 0, height - BAND, A4.width, BAND);
  });
}

/** Draws a map from its upper left corner, within the current tag. */
export function drawMap(
  writer: PdfWriter,
  map: DayMap,
  size: { width: number; height: number; inset: number; locale: string },
): void {
  const { document } = writer;
  document.rect(0, 0, size.width, size.height + BAND).fill(COLORS.plasterSoft);
  drawPaths(document, map);
  for (const { name, at } of map.towns) {
    document.circle(at[0], at[1], 2.2).fill(COLORS.soft);
    writeName(writer, map, { name, at: [at[0] + 5, at[1]] }, TOWN);
  }
  for (const [x, y] of map.ends) star(document, x, y, 8, COLORS.green);
  drawStops(writer, map);
  drawScale(writer, map, size);
}

function drawPaths(document: PDFKit.PDFDocument, { paths }: DayMap): void {
  for (const { d, fill, stroke, width = 1, dashed } of paths) {
    document.lineWidth(width).lineJoin('round').lineCap('round');
    if (dashed) document.dash(4, { space: 3 });
    document.path(d);
    if (fill && stroke) document.fillAndStroke(fill, stroke);
    else if (fill) document.fill(fill);
    else if (stroke) document.stroke(stroke);
    document.undash();
  }
}

function drawStops(writer: PdfWriter, map: DayMap): void {
  const { stops, labels } = map;
  const { document } = writer;
  for (const { at, point } of stops) {
    document
      .lineWidth(1)
      .moveTo(...at)
      .lineTo(...point)
      .stroke(COLORS.terracotta);
    document.circle(...point, 1.8).fill(COLORS.terracotta);
  }
  for (const label of labels) writeName(writer, map, label, LABEL);
  for (const [index, { at }] of stops.entries()) drawNumber(writer, index + 1, ...at);
}

/** A label with a background, so that lines do not cross it. */
function writeName(
  writer: PdfWriter,
  { ground }: DayMap,
  { name, at: [x, y] }: DayMap['labels'][number],
  style: Style,
): void {
  const { document } = writer;
  document.fillOpacity(0.9).rect(x - 1, y - 4.5, writer.width(name, style) + 2, 9);
  document.fill(ground).fillOpacity(1);
  writer.drawText(name, x, y - 5, style);
}

/** A stop's number in a circle, the same on map and list. */
export function drawNumber(writer: PdfWriter, number: number, x: number, y: number): void {
  writer.document.lineWidth(1.2).circle(x, y, 9).fillAndStroke(COLORS.terracotta, COLORS.plaster);
  const style = { face: 'strong' as const, size: 9.5, color: '#ffffff' };
  const text = String(number);
  writer.drawText(text, x - writer.width(text, style) / 2, y - 5.8, style);
}

function drawScale(
  writer: PdfWriter,
  { scale }: DayMap,
  {
    width,
    height,
    inset,
    locale,
  }: { width: number; height: number; inset: number; locale: string },
): void {
  const { document } = writer;
  const y = height - 14;
  document.lineWidth(1.2).lineCap('butt');
  document
    .moveTo(inset, y - 4)
    .lineTo(inset, y)
    .lineTo(inset + scale.length, y);
  document.lineTo(inset + scale.length, y - 4).stroke(COLORS.soft);
  const text = formatDistance(scale.metres, locale) ?? '';
  writer.drawText(text, inset + 4, y - 13, { size: 8, color: COLORS.soft });
  const x = width - inset;
  document.path(`M${x} 18l4.5 13h-9z`).fill(COLORS.soft);
  writer.drawText('N', x - 3, 33, { face: 'strong', size: 8, color: COLORS.soft });
}
