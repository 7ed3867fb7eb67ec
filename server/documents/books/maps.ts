/** The maps of the books: the whole region, and the surroundings of a town. */
import sharp from 'sharp';
import type { Coordinates } from '../../../domain/fields.ts';
import { dayMap } from '../../../posters/map/dayMap.ts';
import { MAP, type Place, project } from '../../../posters/map/projection.ts';
import { stillMap } from '../../../posters/map/stillMap.ts';
import { drawMap, LABEL } from '../dayMap.ts';
import { COLORS, LEAF } from '../paper.ts';
import type { Style } from '../pen.ts';
import { BOTTOM, type Book, EDGE, SMALL, WIDTH } from './book.ts';

const placeOf = ({ longitude, latitude }: Coordinates): Place => [longitude, latitude];

/** Where a town's name stands from its dot, in points, where not at its right. */
const ASIDE: Record<string, { end: 'left' | 'middle' | 'right'; down: number }> = {
  azrou: { end: 'right', down: 0 },
  'el-hajeb': { end: 'right', down: 0 },
  volubilis: { end: 'right', down: 4 },
  'moulay-driss': { end: 'middle', down: -14 },
  'moulay-yacoub': { end: 'left', down: -3 },
  fes: { end: 'left', down: 5 },
  meknes: { end: 'left', down: 4 },
};

/** A lower map than this goes to the next leaf. */
const LEAST = 300;
/** What the words below the map take. */
const CAPTION = 36;

/** The region as a drawn map, with its towns by name. */
export async function drawRegion(book: Book): Promise<void> {
  const { pen, sources } = book;
  // What draws it knows no style sheet: colours are written out.
  const svg = stillMap().replace(/var\(--[\w-]+, (#\w+)\)/g, '$1');
  const picture = await sharp(Buffer.from(svg), { density: 110 })
    .flatten({ background: COLORS.plaster })
    // The ground must be the leaf's very colour, which JPEG does not promise.
    .png({ compressionLevel: 9 })
    .toBuffer();
  const full = ((LEAF.width - 28) * MAP.height) / MAP.width;
  const room = BOTTOM - book.y - CAPTION;
  const height = room > LEAST ? Math.min(full, room) : full;
  book.need(height + CAPTION);
  const scale = height / MAP.height;
  const width = MAP.width * scale;
  const [left, top] = [(LEAF.width - width) / 2, book.y];
  pen.figure(sources.say('map.region'), (document) => {
    document.image(picture, left, top, { width, height });
    for (const city of sources.catalogue.cities.all) {
      if (!city.coordinates || city.area.length > 0) continue;
      const [x, y] = project(placeOf(city.coordinates)).map((unit) => unit * scale);
      const at = { x: left + (x ?? 0), y: top + (y ?? 0) };
      const large = ['fes', 'meknes'].includes(city._id);
      document.circle(at.x, at.y, large ? 3.4 : 2.4).lineWidth(0.8);
      document.fillAndStroke(COLORS.terracotta, COLORS.plaster);
      const style: Style = { face: 'strong', size: large ? 10 : 8, color: COLORS.ink };
      const name = book.in(city.title);
      const wide = pen.width(name, style);
      const { end, down } = ASIDE[city._id] ?? { end: 'left', down: 0 };
      const x0 = at.x + { left: 6, middle: -wide / 2, right: -wide - 6 }[end];
      const y0 = at.y + down - (style.size ?? 8) / 2 - 1;
      document
        .fillOpacity(0.62)
        .roundedRect(x0 - 1.5, y0 - 0.5, wide + 3, (style.size ?? 8) + 3, 2);
      document.fill(COLORS.plaster).fillOpacity(1);
      pen.letters(name, x0, y0, style);
    }
  });
  book.y = top + height + 6;
  book.paragraph(sources.say('map.schematic'), { ...SMALL, size: 7.6 });
}

/** Something with a name at a point. */
export interface Spot {
  title: string;
  at: Coordinates;
}

/** A map of spots by number, over the whole width of the leaf's words. */
export function drawSpots(book: Book, spots: readonly Spot[], words: string, height: number): void {
  const { pen, sources } = book;
  book.need(height);
  const { catalogue, locale } = sources;
  const map = dayMap({
    width: WIDTH,
    height,
    stops: spots.map(({ title, at }) => ({ name: title, at: placeOf(at) })),
    towns: catalogue.cities.all.flatMap((city) =>
      city.coordinates && city.area.length === 0
        ? [{ name: book.in(city.title), at: placeOf(city.coordinates) }]
        : [],
    ),
    widthOf: (name) => pen.width(name, LABEL),
    route: false,
  });
  const top = book.y;
  pen.figure(words, (document) => {
    document.save().translate(EDGE, top).roundedRect(0, 0, WIDTH, height, 6).clip();
    drawMap(pen, map, { width: WIDTH, height, inset: 16, locale });
    document.restore();
  });
  book.y = top + height + 10;
}
