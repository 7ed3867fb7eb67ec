/** Draws streets, water and buildings in a PDF. */
import type { Point } from '../../../domain/format/svgPath.ts';
import type { PdfWriter } from '../pdfWriter.ts';
import type { StreetMap } from './streetMap.ts';
import type { MapName } from './streetNames.ts';
import { AREAS, type AreaName, LINES, type LineName, type LineStyle } from './streetStyle.ts';

type Document = PDFKit.PDFDocument;

/**
 * Draws a map's streets within the current tag.
 *
 * @param scale metres on the ground per point
 */
export function drawStreets(document: Document, { areas, lines }: StreetMap, scale: number): void {
  for (const name of Object.keys(AREAS) as AreaName[]) {
    const rings = areas.get(name);
    if (!rings) continue;
    addPaths(document, rings, true);
    document.fill(AREAS[name].fill);
  }
  const styles = (Object.keys(LINES) as LineName[]).flatMap((name) => {
    const paths = lines.get(name);
    const style: LineStyle = LINES[name];
    const width = Math.min(Math.max(style.metres / scale, style.min), style.max);
    return paths ? [{ paths, style, width }] : [];
  });
  document.lineJoin('round').lineCap('round');
  // All edges first, so that crossings are open.
  for (const { paths, style, width } of styles) {
    const { casing } = style;
    if (casing && scale <= casing.until) {
      stroke(document, paths, width + 2 * casing.width, casing.color);
    }
  }
  for (const { paths, style, width } of styles) {
    stroke(document, paths, width, style.color);
    const { dash } = style;
    if (!dash) continue;
    document.lineCap('butt').dash(dash.length, { space: dash.space });
    stroke(document, paths, width * dash.width, dash.color);
    document.undash().lineCap('round');
  }
}

/** Draws names with a halo in the colour of the ground. */
export function drawNames(writer: PdfWriter, names: readonly MapName[], halo: string): void {
  const { document } = writer;
  for (const { text, at, angle, style } of names) {
    document.save();
    document.translate(...at).rotate(angle);
    writer.drawOutlined(
      text,
      -writer.width(text, style) / 2,
      -(style.size ?? 7) * 0.62,
      style,
      halo,
    );
    document.restore();
  }
}

function stroke(document: Document, paths: readonly Point[][], width: number, color: string): void {
  addPaths(document, paths, false);
  document.lineWidth(width).stroke(color);
}

/** Adds all paths at once: a call of pdfkit for each point is ten times slower. */
function addPaths(document: Document, paths: readonly Point[][], closed: boolean): void {
  const end = closed ? ' h' : '';
  const operators = paths.map(
    (points) =>
      points
        .map(([x, y], index) => `${round(x)} ${round(y)} ${index === 0 ? 'm' : 'l'}`)
        .join(' ') + end,
  );
  document.addContent(operators.join('\n'));
}

const round = (value: number) => Math.round(value * 100) / 100;
