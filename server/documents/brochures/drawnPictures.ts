/** Which pictures are on the two pages that face each other. */
import sharp from 'sharp';

const COLUMNS = 24;
const ROWS = 18;
/** Correlation of edges from which two pictures are called the same. */
const SAME = 0.7;

/** Remembers pictures by page. */
export class DrawnPictures {
  readonly #drawn: { page: number; key: string; edges: Float64Array }[] = [];

  /**
   * Adds a picture to a page, unless one on it or on the facing page looks the same.
   *
   * @param key equal for pictures that are the same in another shape
   * @param picture as JPEG
   */
  async add(page: number, key: string, picture: Buffer): Promise<boolean> {
    const edges = await edgesOf(picture);
    const facing = page % 2 === 0 ? page + 1 : page - 1;
    const isRepeated = this.#drawn.some(
      (other) =>
        (other.page === page || other.page === facing) &&
        (other.key === key || likeness(other.edges, edges) >= SAME),
    );
    if (!isRepeated) this.#drawn.push({ page, key, edges });
    return !isRepeated;
  }
}

/** The strength of edges in each cell of a grid, with a mean of zero and a length of one. */
async function edgesOf(picture: Buffer): Promise<Float64Array> {
  const image = sharp(picture).resize({ width: 320 }).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const cells = new Float64Array(COLUMNS * ROWS);
  for (let y = 1; y < height - 1; y++) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const dy = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      const cell = row + Math.floor((x * COLUMNS) / width);
      cells[cell] = (cells[cell] ?? 0) + Math.hypot(dx, dy);
    }
  }
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
  const length = Math.hypot(...cells.map((value) => value - mean)) || 1;
  return cells.map((value) => (value - mean) / length);
}

/** The correlation of two pictures' edges, or that with one of them mirrored. */
function likeness(one: Float64Array, other: Float64Array): number {
  let [same, mirrored] = [0, 0];
  for (const [index, value] of one.entries()) {
    const column = index % COLUMNS;
    same += value * (other[index] ?? 0);
    mirrored += value * (other[index - column + COLUMNS - 1 - column] ?? 0);
  }
  return Math.max(same, mirrored);
}
