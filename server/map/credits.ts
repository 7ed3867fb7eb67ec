/** The credits of map data, which come as HTML. */
import type { Credit } from '../../domain/map/tiles.ts';

export const OPEN_STREET_MAP: Credit = {
  text: '© OpenStreetMap contributors',
  href: 'https://www.openstreetmap.org/copyright',
};

/** Longest attribution that is read, in characters. */
const MAX_LENGTH = 2000;

const LINK = /<a\b[^>]*?\bhref\s*=\s*["']([^"']*)["'][^>]*>(.*?)<\/a\s*>/gis;

const ENTITIES: Record<string, string> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

/**
 * Reads texts and links from an attribution; all other markup is left out. Tiles in the OpenMapTiles
 * schema are made of OpenStreetMap, whose licence (ODbL) requires its name, so that it is added where
 * it is missing.
 */
export function creditsOf(attribution = ''): Credit[] {
  const html = attribution.slice(0, MAX_LENGTH);
  const credits: Credit[] = [];
  let end = 0;
  for (const match of html.matchAll(LINK)) {
    credits.push({ text: plainText(html.slice(end, match.index)) });
    credits.push(link(plainText(match[2] ?? ''), decodeEntities(match[1] ?? '')));
    end = match.index + match[0].length;
  }
  credits.push({ text: plainText(html.slice(end)) });
  const known = credits.filter(({ text }) => text !== '');
  const namesSource = known.some(({ text }) => /openstreetmap/i.test(text));
  return namesSource ? known : [...known, OPEN_STREET_MAP];
}

/** The credits as one line without links. */
export const creditsLine = (credits: readonly Credit[]): string =>
  credits.map(({ text }) => text).join(' ');

function link(text: string, address: string): Credit {
  const url = URL.parse(address);
  const isSafe = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isSafe ? { text, href: url.href } : { text };
}

/** Tags are removed before entities are decoded: decoded text is never markup. */
const plainText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>?/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
