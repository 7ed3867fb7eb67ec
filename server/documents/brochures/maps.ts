/** Maps of the brochures: the whole region, and the surroundings of a town. */
import sharp from 'sharp';
import type { Coordinates } from '../../../domain/content/fields.ts';
import { frameOf } from '../../../domain/map/drawing/mapFrame.ts';
import { MAP, type Position, project } from '../../../domain/map/drawing/projection.ts';
import { stillMap } from '../../../domain/map/drawing/stillMap.ts';
import { A5, COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { drawMap, layOutMap, writeCredits } from '../printedMap.ts';
import { BOTTOM, type Brochure, MARGIN, SMALL, WIDTH } from './brochure.ts';

const positionOf = ({ longitude, latitude }: Coordinates): Position => [longitude, latitude];

/** Offset of a town's label from its dot, in points, if not to its right. */
const LABEL_OFFSETS: Record<string, { end: 'left' | 'middle' | 'right'; down: number }> = {
  azrou: { end: 'right', down: 0 },
  'el-hajeb': { end: 'right', down: 0 },
  volubilis: { end: 'right', down: 4 },
  'moulay-driss': { end: 'middle', down: -14 },
  'moulay-yacoub': { end: 'left', down: -3 },
  fes: { end: 'left', down: 5 },
  meknes: { end: 'left', down: 4 },
};

/** Least height of a map; otherwise it moves to the next page. */
const MIN_HEIGHT = 240;
/** Height of the text below the map. */
const CAPTION_HEIGHT = 36;

/** The illustrated map of the region with the names of its towns. */
export async function drawRegion(brochure: Brochure): Promise<void> {
  const { writer, sources } = brochure;
  const picture = writer.measuring ? undefined : await regionPicture();
  const fullHeight = ((A5.width - 28) * MAP.height) / MAP.width;
  const freeHeight = BOTTOM - brochure.y - CAPTION_HEIGHT;
  const height = freeHeight > MIN_HEIGHT ? Math.min(fullHeight, freeHeight) : fullHeight;
  brochure.ensureSpace(height + CAPTION_HEIGHT);
  const scale = height / MAP.height;
  const width = MAP.width * scale;
  const [left, top] = [(A5.width - width) / 2, brochure.y];
  writer.figure(sources.t('map.region'), (document) => {
    if (picture) document.image(picture, left, top, { width, height });
    for (const city of sources.catalogue.cities.all) {
      if (!city.coordinates || city.area.length > 0) continue;
      const [x, y] = project(positionOf(city.coordinates)).map((unit) => unit * scale);
      const at = { x: left + (x ?? 0), y: top + (y ?? 0) };
      const isLarge = ['fes', 'meknes'].includes(city._id);
      document.circle(at.x, at.y, isLarge ? 3.4 : 2.4).lineWidth(0.8);
      document.fillAndStroke(COLORS.terracotta, COLORS.plaster);
      const style: Style = { face: 'strong', size: isLarge ? 10 : 8, color: COLORS.ink };
      const name = brochure.textOf(city.title);
      const labelWidth = writer.width(name, style);
      const { end, down } = LABEL_OFFSETS[city._id] ?? { end: 'left', down: 0 };
      const x0 = at.x + { left: 6, middle: -labelWidth / 2, right: -labelWidth - 6 }[end];
      const y0 = at.y + down - (style.size ?? 8) / 2 - 1;
      document
        .fillOpacity(0.62)
        .roundedRect(x0 - 1.5, y0 - 0.5, labelWidth + 3, (style.size ?? 8) + 3, 2);
      document.fill(COLORS.plaster).fillOpacity(1);
      writer.drawText(name, x0, y0, style);
    }
  });
  brochure.y = top + height + 6;
  brochure.paragraph(sources.t('map.schematic'), { ...SMALL, size: 7.6 });
}

function regionPicture(): Promise<Buffer> {
  // The renderer does not support custom properties: use their values.
  const svg = stillMap().replace(/var\(--[\w-]+, (#\w+)\)/g, '$1');
  return (
    sharp(Buffer.from(svg), { density: 110 })
      .flatten({ background: COLORS.plaster })
      // PNG, because the background must match the page exactly.
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}

/** A named point. */
export interface NamedPoint {
  title: string;
  at: Coordinates;
}

interface NumberedMap {
  height: number;
  /** A further point that must be visible, so that roads and rivers are on the map. */
  around?: Coordinates | undefined;
}

const areaOf = (points: readonly NamedPoint[], { height, around }: NumberedMap) => ({
  width: WIDTH,
  height,
  stops: points.map(({ title, at }) => ({ name: title, at: positionOf(at) })),
  ...(around && { around: positionOf(around) }),
});

/** Whether a map of these points would have streets. */
export async function hasStreets(
  { sources }: Brochure,
  points: readonly NamedPoint[],
  map: NumberedMap,
): Promise<boolean> {
  const frame = frameOf({ ...areaOf(points, map), streets: true });
  return (await sources.streets.load(frame)) !== undefined;
}

/** A map with numbered points, as wide as the text. */
export async function drawNumberedMap(
  brochure: Brochure,
  points: readonly NamedPoint[],
  { alt, ...size }: NumberedMap & { alt: string },
): Promise<void> {
  const { writer, sources } = brochure;
  const { height } = size;
  brochure.ensureSpace(height);
  const top = brochure.y;
  brochure.y = top + height + 10;
  if (writer.measuring) return;
  const towns = sources.catalogue.cities.all.flatMap((city) =>
    city.coordinates && city.area.length === 0
      ? [{ name: brochure.textOf(city.title), at: positionOf(city.coordinates) }]
      : [],
  );
  const options = { ...areaOf(points, size), towns, route: false };
  const note = sources.t('map.sketch');
  const printed = await layOutMap(writer, options, { ...sources, inset: 16, note });
  writer.figure(alt, (document) => {
    document.save().translate(MARGIN, top).roundedRect(0, 0, WIDTH, height, 6).clip();
    drawMap(writer, printed);
    document.restore();
    // The land has the page's colour.
    document.lineWidth(0.8).roundedRect(MARGIN, top, WIDTH, height, 6).stroke(COLORS.sand);
  });
  writeCredits(writer, printed, MARGIN, top);
}
