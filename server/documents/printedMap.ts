/** Lays out and draws maps: with streets where there are tiles, else schematic. */
import { formatDistance } from '../../domain/geo/distance.ts';
import type { Locale } from '../../domain/locale.ts';
import { boxAt } from '../../domain/map/drawing/boxes.ts';
import { type DayMap, type DayMapOptions, dayMap } from '../../domain/map/drawing/dayMap.ts';
import { frameOf, type MapFrame } from '../../domain/map/drawing/mapFrame.ts';
import { OPEN_STREET_MAP } from '../map/credits.ts';
import { star } from './ornaments.ts';
import { COLORS } from './pdfTheme.ts';
import type { PdfWriter, Style } from './pdfWriter.ts';
import { drawNames, drawStreets } from './streets/drawStreets.ts';
import type { StreetLoader, Streets } from './streets/streetLoader.ts';
import { type MapName, placeNames } from './streets/streetNames.ts';

const TOWN: Style = { face: 'strong', size: 8, color: COLORS.soft };
const LABEL: Style = { size: 8, color: COLORS.ink };
const LABEL_ON_STREETS: Style = { face: 'strong', size: 8, color: COLORS.ink };
const CREDITS: Style = { size: 6.2, color: COLORS.soft, align: 'right' };
/** As a part of the map's width: the scale bar is beside them. */
const LONGEST_CREDITS = 0.7;

/** A map with everything that is drawn on it. Lengths are in points. */
export interface PrintedMap {
  map: DayMap;
  frame: MapFrame;
  /** Undefined for a schematic map. */
  streets?: Streets['map'];
  names: MapName[];
  /** Of the data, and that a map without streets is schematic. */
  credits: string;
  inset: number;
  locale: Locale;
}

interface MapSources {
  streets: StreetLoader;
  locale: Locale;
  /** Distance of scale and credits from the edges. */
  inset: number;
  /** What a map without streets says of itself. */
  note: string;
}

/** Lays a map out: with streets where there are some, else with the region's own lines. */
export async function layOutMap(
  writer: PdfWriter,
  options: Omit<DayMapOptions, 'widthOf' | 'reserved'>,
  { streets: loader, locale, inset, note }: MapSources,
): Promise<PrintedMap> {
  const detailed = { ...options, streets: true };
  const streets = options.stops.length > 0 ? await loader.load(frameOf(detailed)) : undefined;
  const shown = streets ? detailed : options;
  const frame = frameOf(shown);
  const style = streets ? LABEL_ON_STREETS : LABEL;
  const layOut = (credits: string) => {
    const size = creditsSize(writer, credits, frame);
    const reserved = [
      boxAt(
        frame.width - inset - size.width - 3,
        frame.height - 4 - size.height / 2,
        size.width + 6,
        size.height + 6,
      ),
    ];
    return dayMap({ ...shown, widthOf: (name) => writer.width(name, style), reserved });
  };
  if (!streets) {
    // The borders are those of OpenStreetMap; smaller areas show stops alone.
    const withBorders = `${note} · ${OPEN_STREET_MAP.text}`;
    const map = layOut(withBorders);
    const credits = map.paths.length > 0 ? withBorders : note;
    return { map, frame, names: [], credits, inset, locale };
  }
  const map = layOut(streets.attribution);
  const names = placeNames(streets.map, {
    frame,
    locale,
    occupied: map.occupied,
    lines: map.lines,
    known: [...options.stops, ...options.towns].map(({ name }) => name),
    widthOf: (text, each) => writer.width(text, each),
  });
  return { map, frame, streets: streets.map, names, credits: streets.attribution, inset, locale };
}

/** Draws a map from its upper left corner, within the current tag. */
export function drawMap(writer: PdfWriter, printed: PrintedMap): void {
  const { map, frame, streets, names } = printed;
  const { document } = writer;
  document.rect(0, 0, frame.width, frame.height).fill(COLORS.plasterSoft);
  drawPaths(document, map.paths);
  if (streets) drawStreets(document, streets, frame.scale);
  drawNames(writer, names, map.ground);
  drawPaths(document, map.route);
  for (const { name, at } of map.towns) {
    document.circle(at[0], at[1], 2.2).fill(COLORS.soft);
    writeName(writer, map, { name, at: [at[0] + 5, at[1]] }, TOWN);
  }
  for (const [x, y] of map.ends) {
    star(document, x, y, 9.5, map.ground);
    star(document, x, y, 8, COLORS.green);
  }
  drawStops(writer, map, streets ? LABEL_ON_STREETS : LABEL);
  drawScale(writer, printed);
}

/** Writes the credits at the lower right corner of a map whose upper left corner is given. */
export function writeCredits(
  writer: PdfWriter,
  { credits, frame, inset, map }: PrintedMap,
  left: number,
  top: number,
): void {
  const { width, height } = creditsSize(writer, credits, frame);
  const x = left + frame.width - inset - width;
  const y = top + frame.height - height - 4;
  writer.artifact((document) =>
    document
      .fillOpacity(0.8)
      .roundedRect(x - 3, y - 2, width + 6, height + 3, 2)
      .fill(map.ground)
      .fillOpacity(1),
  );
  writer.write('P', credits, x, y, { ...CREDITS, width: width + 0.5 });
}

function creditsSize(writer: PdfWriter, credits: string, frame: MapFrame) {
  const { align: _, ...style } = CREDITS;
  const width = Math.min(writer.width(credits, style) + 0.5, frame.width * LONGEST_CREDITS);
  return { width, height: writer.height(credits, { ...CREDITS, width: width + 0.5 }) };
}

function drawPaths(document: PDFKit.PDFDocument, paths: DayMap['paths']): void {
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

function drawStops(writer: PdfWriter, map: DayMap, style: Style): void {
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
  for (const label of labels) writeName(writer, map, label, style);
  for (const [index, { at }] of stops.entries()) drawNumber(writer, index + 1, ...at);
}

/** A label with an outline, so that it can be read on lines. */
function writeName(
  writer: PdfWriter,
  { ground }: DayMap,
  { name, at: [x, y] }: DayMap['labels'][number],
  style: Style,
): void {
  writer.drawOutlined(name, x, y - 5, style, ground);
}

/** A stop's number in a circle, the same on map and list. */
export function drawNumber(writer: PdfWriter, number: number, x: number, y: number): void {
  writer.document.lineWidth(1.2).circle(x, y, 9).fillAndStroke(COLORS.terracotta, COLORS.plaster);
  const style = { face: 'strong' as const, size: 9.5, color: '#ffffff' };
  const text = String(number);
  writer.drawText(text, x - writer.width(text, style) / 2, y - 5.8, style);
}

function drawScale(writer: PdfWriter, { map, frame, inset, locale }: PrintedMap): void {
  const { document } = writer;
  const { scale, ground } = map;
  const y = frame.height - 14;
  const bar = () =>
    document
      .moveTo(inset, y - 4)
      .lineTo(inset, y)
      .lineTo(inset + scale.length, y)
      .lineTo(inset + scale.length, y - 4);
  document.lineWidth(3).lineCap('round').lineJoin('round');
  bar().stroke(ground);
  document.lineWidth(1.2).lineCap('butt').lineJoin('miter');
  bar().stroke(COLORS.soft);
  const text = formatDistance(scale.metres, locale) ?? '';
  writer.drawOutlined(text, inset + 4, y - 13, { size: 8, color: COLORS.soft }, ground);
  const x = frame.width - inset;
  document.path(`M${x} 18l4.5 13h-9z`).fill(COLORS.soft);
  const north: Style = { face: 'strong', size: 8, color: COLORS.soft };
  writer.drawOutlined('N', x - 3, 33, north, ground);
}
