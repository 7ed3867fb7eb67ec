/** Writes the app icons in `public/` from the logo: `node tools/icons.ts`, when the logo changes. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { STAR_GATE } from '../app/layout/logoPath.ts';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const GREEN = '#1c473b';
const PLASTER = '#fbf6ea';

/**
 * An SVG of the logo on a green square.
 *
 * @param margin on each side, relative to a logo of 64; large for maskable icons, which are cropped
 */
function icon(margin: number): Buffer {
  const side = 64 + margin * 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${GREEN}"/><path fill="${PLASTER}" fill-rule="evenodd" d="${STAR_GATE}"/></svg>`,
  );
}

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: 600 }).resize(size, size).png({ palette: true }).toBuffer();

await writeFile(
  `${PUBLIC}icon.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${GREEN}" fill-rule="evenodd" d="${STAR_GATE}"/></svg>\n`,
);
for (const size of [192, 512])
  await writeFile(`${PUBLIC}icon-${size}.png`, await png(icon(8), size));
await writeFile(`${PUBLIC}icon-maskable-512.png`, await png(icon(20), 512));
await writeFile(`${PUBLIC}apple-touch-icon.png`, await png(icon(12), 180));
