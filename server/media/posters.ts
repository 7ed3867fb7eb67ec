import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import opentype from 'opentype.js';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { isKind } from '../../domain/content/kinds.ts';
import {
  type EntryWithPicture,
  entryPoster,
  tagPictureEntry,
} from '../../domain/content/picture.ts';
import { isLocale, textIn } from '../../domain/locale.ts';
import { parsePosterSource } from '../../domain/media/posterSource.ts';
import { drawPoster } from '../../illustrations/poster.ts';
import type { Lettering } from '../../illustrations/share.ts';
import type { Draw } from './images.ts';

/** Pictures without an entry: for missing pictures, and for pages of the site itself. */
const SITE = new Map<string, EntryWithPicture>([
  ['placeholder', { _id: 'placeholder', poster: { scene: 'zellige', light: 'golden' } }],
  ['empty', { _id: 'empty', poster: { scene: 'souk', light: 'morning', season: 'spring' } }],
  ['lost', { _id: 'lost', poster: { scene: 'mellah', light: 'dusk', season: 'autumn' } }],
  ['broken', { _id: 'broken', poster: { scene: 'pottery', light: 'golden' } }],
]);

/** Number of cached versions: all shapes of all entries, with some spare. */
const KNOWN = 20_000;

/**
 * Draws the posters of a catalogue's entries at `posters/{kind}/{id}[.shape[.locale]].svg`. The
 * version of a poster is cached, so that checking a finished picture does not draw it again.
 */
export function posterDrawer(catalogue: () => Catalogue): Draw {
  const lettering = lazily(displayLettering);
  const versions = new LRUCache<string, string>({ max: KNOWN });
  let drawnFrom: Catalogue | undefined;
  return (src) => {
    const now = catalogue();
    if (now !== drawnFrom) versions.clear();
    drawnFrom = now;
    const svg = drawing(src, now, lettering);
    if (!svg) return undefined;
    const version = versions.get(src) ?? createHash('sha256').update(svg()).digest('base64');
    versions.set(src, version);
    return { version, svg };
  };
}

function drawing(
  src: string,
  catalogue: Catalogue,
  lettering: () => Lettering,
): (() => string) | undefined {
  const source = parsePosterSource(src);
  if (!source) return undefined;
  const { kind, id, shape, locale } = source;
  const entry = kind === 'site' ? SITE.get(id) : entryOf(catalogue, kind, id);
  if (!entry) return undefined;
  return () => {
    const title = entry.title && isLocale(locale) ? textIn(entry.title, locale) : undefined;
    const share = title === undefined ? undefined : { title, lettering: lettering() };
    return drawPoster(entryPoster(entry), id, shape, share);
  };
}

function entryOf(catalogue: Catalogue, kind: string, id: string): EntryWithPicture | undefined {
  if (!isKind(kind)) return undefined;
  if (kind === 'tags') {
    const tag = catalogue.tags.get(id);
    return tag && tagPictureEntry(tag);
  }
  return (
    (catalogue[kind] as { get(id: string): EntryWithPicture | undefined }).get(id) ??
    (kind === 'places' ? catalogue.deals.get(id) : undefined)
  );
}

/** Letters are drawn as outlines of the display typeface, because the machine may have no fonts. */
function displayLettering(): Lettering {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  );
  const bytes = readFileSync(file);
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  return (text, size) => ({
    outline: font.getPath(text, 0, 0, size).commands.map(written).join(''),
    width: font.getAdvanceWidth(text, size),
  });
}

/**
 * One step of an outline as SVG. The library's own output joins some numbers without a separator.
 */
function written({ type, ...ends }: opentype.PathCommand): string {
  const { x1, y1, x2, y2, x, y } = ends as Record<string, number | undefined>;
  return type + [x1, y1, x2, y2, x, y].flatMap((value) => value?.toFixed(1) ?? []).join(' ');
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
