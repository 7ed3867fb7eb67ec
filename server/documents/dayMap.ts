/** The maps of a programme's days. */
import type { Point } from '../../domain/geo/point.ts';
import type { Programme, ProgrammeDay } from '../../domain/planner/programmeModel.ts';
import { zelligeBand } from './ornaments.ts';
import { A4, MARGIN } from './pdfTheme.ts';
import type { PdfWriter } from './pdfWriter.ts';
import { drawMap, layOutMap, type PrintedMap, writeCredits } from './printedMap.ts';
import type { StreetLoader } from './streets/streetLoader.ts';

/** Height of the ornament below a map. */
const BAND = 9;

export type Town = { name: string; at: readonly [number, number] };

const placeOf = ({ longitude, latitude }: Point) => [longitude, latitude] as const;

/** Lays out the map of a day across the page. */
export function layOutDayMap(
  writer: PdfWriter,
  { locale, t }: Programme,
  day: ProgrammeDay,
  { towns, height, streets }: { towns: readonly Town[]; height: number; streets: StreetLoader },
): Promise<PrintedMap> {
  const options = {
    width: A4.width,
    height: height - BAND,
    stops: day.stops.map(({ title, point }) => ({ name: title.text, at: placeOf(point) })),
    start: day.start && placeOf(day.start.point),
    end: day.end && placeOf(day.end.point),
    towns,
  };
  return layOutMap(writer, options, { streets, locale, inset: MARGIN, note: t('schematic') });
}

/** Draws the map of a day, starting at `top`. */
export function drawDayMap(
  writer: PdfWriter,
  { t }: Programme,
  day: ProgrammeDay,
  printed: PrintedMap,
  top: number,
): void {
  const height = printed.frame.height + BAND;
  const text = `${t('map')}: ${t('onMap', { count: day.stops.length })}`;
  writer.figure(text, (document) => {
    document.translate(0, top).rect(0, 0, A4.width, height).clip();
    drawMap(writer, printed);
    zelligeBand(document, 0, height - BAND, A4.width, BAND);
  });
  writeCredits(writer, printed, 0, top);
}
