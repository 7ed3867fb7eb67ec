/** Contact sheets of pictures, as PNG. */
import sharp from 'sharp';
import type { Pair } from './nearest.ts';

const WIDTH = 320;
const HEIGHT = 240;
const CAPTION = 22;
/** Pairs across. */
const PAIRS = 3;

/** Draws pairs of pictures side by side, with their names and their similarity below. */
export async function pairsSheet(pairs: readonly Pair[]): Promise<Buffer> {
  const columns = PAIRS * 2;
  const rows = Math.max(1, Math.ceil(pairs.length / PAIRS));
  const size = { width: columns * WIDTH, height: rows * (HEIGHT + CAPTION) };
  const cells = pairs.flatMap(({ pictures, similarity }, index) =>
    pictures.map((picture, side) => ({
      picture,
      label: `${picture.name}${side === 0 ? ` · ${similarity.toFixed(2)}` : ''}`,
      left: ((index % PAIRS) * 2 + side) * WIDTH,
      top: Math.floor(index / PAIRS) * (HEIGHT + CAPTION),
    })),
  );
  const pictures = await Promise.all(
    cells.map(async ({ picture, left, top }) => ({
      input: await sharp(Buffer.from(picture.svg()))
        .resize(WIDTH - 4, HEIGHT)
        .png()
        .toBuffer(),
      left,
      top,
    })),
  );
  const captions = cells.map(
    ({ label, left, top }) =>
      `<text x="${left + 4}" y="${top + HEIGHT + 15}" font-family="sans-serif" font-size="13">${label}</text>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${captions.join('')}</svg>`;
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([...pictures, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toBuffer();
}
