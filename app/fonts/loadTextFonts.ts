import arefRuqaa from './aref-ruqaa.woff2?url';
import instrumentSans from './instrument-sans.woff2?url';

/** Without the space: the first family that has one sets the height of a line, which must not change. */
const ARABIC = { unicodeRange: 'U+600-6FF', display: 'swap' } as const;

/**
 * A typeface from its bytes: the browser lays the page out again when it is added, not before.
 *
 * @throws Error if it cannot be loaded
 */
async function loadFace(
  family: string,
  url: string,
  descriptors: FontFaceDescriptors,
): Promise<FontFace> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return new FontFace(family, await response.arrayBuffer(), descriptors);
}

/**
 * Loads the typefaces of text and of Arabic names on phones, after the first paint: they would delay the
 * largest picture. Both are added at once, because each makes the browser lay out the page again; their
 * fallbacks have the same width. Wider windows have them from `textFonts.css`, until they become narrow. Without
 * a network the fallbacks stay.
 */
export async function loadTextFonts(): Promise<void> {
  const wide = matchMedia('(min-width: 48em)');
  if (wide.matches) {
    wide.addEventListener('change', () => void loadTextFonts(), { once: true });
    return;
  }
  // Neither the texts of the drawn map nor those in closed sections.
  const arabicNames = [...document.querySelectorAll('[lang="ar"][dir]')];
  const hasArabic = arabicNames.some((name) => name.checkVisibility?.() ?? true);
  const faces = await Promise.allSettled([
    loadFace('Instrument Sans', instrumentSans, { weight: '400 700' }),
    // Otherwise the browser loads it with the first Arabic name.
    hasArabic
      ? loadFace('Aref Ruqaa', arefRuqaa, ARABIC)
      : new FontFace('Aref Ruqaa', `url(${arefRuqaa})`, ARABIC),
  ]);
  for (const face of faces) {
    if (face.status === 'fulfilled') document.fonts.add(face.value);
  }
}
