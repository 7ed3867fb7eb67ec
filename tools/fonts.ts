/**
 * Cuts the faces in `app/fonts/` out of the whole ones, to the letters that `fonts.css` names there:
 * run it again when those change. What is cut may keep its name: none of the three licences (OFL 1.1,
 * app/fonts/OFL.txt) reserves it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extraPackage } from '../scripts/extraPackage.ts';

const require = createRequire(import.meta.url);
const FOLDER = new URL('../app/fonts/', import.meta.url);

/** As much of subset-font as is used; text is any order of the letters wanted. */
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

const FACES = {
  fraunces: {
    whole: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    // The weight of headings.
    cut: { variationAxes: { wght: 560 }, keepFeatures: ['kern', 'liga'] },
  },
  'instrument-sans': {
    whole: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    cut: { keepFeatures: ['ccmp', 'kern', 'tnum'] },
  },
  'aref-ruqaa': {
    whole: '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2',
    // What joins the letters; neighbours shape each other, or dots fall into one another.
    cut: {
      keepFeatures: 'ccmp isol init medi fina calt curs kern mark mkmk'.split(' '),
    },
  },
};

const styles = await readFile(new URL('fonts.css', FOLDER), 'utf8');
for (const [name, { whole, cut }] of Object.entries(FACES)) {
  const [, range = ''] =
    new RegExp(`\\./${name}\\.woff2"[^}]*unicode-range:([^;]*);`).exec(styles) ?? [];
  const font = await subset(await readFile(require.resolve(whole)), lettersOf(range), {
    targetFormat: 'woff2',
    ...cut,
  });
  await writeFile(new URL(`${name}.woff2`, FOLDER), font);
  console.log(`${name}: ${font.length} bytes`);
}

/** The letters of a `unicode-range`: U+20-7E, U+A0. */
function lettersOf(range: string): string {
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
