/** Paper sizes in points, colours and typefaces of documents. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

/** A4, for programmes. */
export const A4 = { width: 595.28, height: 841.89 };
/** A5, for brochures. */
export const A5 = { width: 419.53, height: 595.28 };
export type Paper = typeof A4;
export const MARGIN = 48;
/** End of the text on a page; the footer is below. */
export const BOTTOM = A4.height - 62;
export const WIDTH = A4.width - 2 * MARGIN;

export const COLORS = {
  green: '#1c473b',
  ink: '#14211c',
  soft: '#48524c',
  plaster: '#fbf6ea',
  plasterSoft: '#f3ead5',
  sand: '#ead9b8',
  terracotta: '#b5532a',
  terracottaDeep: '#9a4320',
  saffron: '#e3a92f',
};

const FILES = {
  display: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  body: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  strong: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  arabic: '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff',
};
export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

let cachedFonts: Record<Face, Font> | undefined;

/** The faces, read and understood once: that takes longer than a programme. */
export function loadFonts(): Record<Face, Font> {
  const { resolve } = createRequire(import.meta.url);
  cachedFonts ??= Object.fromEntries(
    Object.entries(FILES).map(([face, file]) => [
      face,
      create(unpackWoff(readFileSync(resolve(file)))),
    ]),
  ) as Record<Face, Font>;
  return cachedFonts;
}
