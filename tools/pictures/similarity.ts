/** How alike two pictures look: the correlation of their edges. */
import sharp from 'sharp';

/** Cells of an edge map: 24 across, 18 down. */
const COLUMNS = 24;
const ROWS = 18;

/** Edge maps of a picture and of its mirror image: gradient per cell, mean removed, length 1. */
export interface EdgeMap {
  plain: Float32Array;
  mirrored: Float32Array;
}

/**
 * The edge map of a picture.
 *
 * @param width width in px at which edges are measured; the picture is 4:3
 */
export async function edgeMap(svg: string, width: number): Promise<EdgeMap> {
  const height = (width * ROWS) / COLUMNS;
  const grey = await sharp(Buffer.from(svg), { density: (72 * width) / 1200 })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const cells = new Float32Array(COLUMNS * ROWS);
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    for (let x = 1; x < width - 1; x++) {
      const cell = row + Math.floor((x * COLUMNS) / width);
      const gradient = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1));
      cells[cell] = (cells[cell] ?? 0) + gradient;
    }
  }
  const plain = normalized(cells);
  const mirrored = plain.map((_, index) => {
    const column = index % COLUMNS;
    return plain[index - column + COLUMNS - 1 - column] ?? 0;
  });
  return { plain, mirrored };
}

/** The likeness of two pictures, -1 to 1: the higher correlation of one with the other, or mirrored. */
export function similarity(a: EdgeMap, b: EdgeMap): number {
  let direct = 0;
  let mirrored = 0;
  for (let index = 0; index < a.plain.length; index++) {
    const value = a.plain[index] ?? 0;
    direct += value * (b.plain[index] ?? 0);
    mirrored += value * (b.mirrored[index] ?? 0);
  }
  return Math.max(direct, mirrored);
}

function normalized(cells: Float32Array): Float32Array {
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
  const centred = cells.map((value) => value - mean);
  const length = Math.hypot(...centred) || 1;
  return centred.map((value) => value / length);
}
