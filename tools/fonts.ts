/**
 * Subsets the fonts in `app/fonts/` to the `unicode-range` values in `fonts.css` and `textFonts.css`. Run it
 * again when these change: `node tools/fonts.ts`. The subsets may keep the names of the fonts, because none of
 * the three licences (OFL 1.1, app/fonts/OFL.txt) reserves a name.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extraPackage } from './extraPackage.ts';

const require = createRequire(import.meta.url);
const FOLDER = new URL('../app/fonts/', import.meta.url);

/** The part of the API of subset-font that is used here. `text` has the letters to keep, in any order. */
type Subset = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number>;
    keepFeatures?: string[];
  },
) => Promise<Buffer>;
const subset: Subset = require(extraPackage('subset-font@2.9.0'));

const FONTS = {
  fraunces: {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    // The weight of headings.
    options: { variationAxes: { wght: 560 }, keepFeatures: ['kern', 'liga'] },
  },
  'instrument-sans': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    options: { keepFeatures: ['ccmp', 'kern', 'tnum'] },
  },
  'aref-ruqaa': {
    source: '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2',
    // The features that join letters and position marks; without them dots overlap.
    options: {
      keepFeatures: 'ccmp isol init medi fina calt curs kern mark mkmk'.split(' '),
    },
  },
};

const files = ['fonts.css', 'textFonts.css'].map((file) => readFile(new URL(file, FOLDER), 'utf8'));
const styles = (await Promise.all(files)).join('');
for (const [name, { source, options }] of Object.entries(FONTS)) {
  const [, range = ''] =
    new RegExp(`\\./${name}\\.woff2"[^}]*unicode-range:([^;]*);`).exec(styles) ?? [];
  const font = await subset(await readFile(require.resolve(source)), parseRange(range), {
    targetFormat: 'woff2',
    ...options,
  });
  await writeFile(new URL(`${name}.woff2`, FOLDER), font);
  console.log(`${name}: ${font.length} bytes`);
}

/** The characters of a `unicode-range`: `U+20-7E, U+A0`. */
function parseRange(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
