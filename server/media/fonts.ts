import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Lettering } from '../../illustrations/poster.ts';
import { unpackWoff } from './woff.ts';

const FILES = {
  display: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  body: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  strong: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  arabic: '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff',
};

/** The typefaces of documents and of titles on pictures. */
export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

const fonts: Partial<Record<Face, Font>> = {};

/** A face's font. It is read once, because reading takes longer than writing a programme. */
export function loadFont(face: Face): Font {
  fonts[face] ??= create(
    unpackWoff(readFileSync(createRequire(import.meta.url).resolve(FILES[face]))),
  ) as Font;
  return fonts[face];
}

/** Lines of large text in a face, with kerning and ligatures. Lengths are in the units of `size`. */
export function lettering(face: Face): Lettering {
  const font = loadFont(face);
  // The feature "rvrn" would replace the letterforms for headings by those for small text.
  const layout = (text: string) => font.layout(text, { rvrn: false });
  const scaleOf = (size: number) => size / font.unitsPerEm;
  return {
    width: (text, size) => layout(text).advanceWidth * scaleOf(size),
    outline(text, size) {
      const { glyphs, positions } = layout(text);
      const scale = scaleOf(size);
      let pen = 0;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const [x, y] = [(pen + xOffset) * scale, -yOffset * scale];
          pen += xAdvance;
          // The y axis of fonts points up, that of SVG points down.
          return path.transform(scale, 0, 0, -scale, x, y).toSVG();
        })
        .join('');
    },
  };
}
