import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import opentype from 'opentype.js';
import type { Catalogue } from '../../domain/catalogue.ts';
import { isKind } from '../../domain/kinds.ts';
import { isLocale, textIn } from '../../domain/locale.ts';
import { type Pictured, posterOf } from '../../domain/picture.ts';
import { parsePosterSource } from '../../domain/posterSource.ts';
import { drawPoster } from '../../posters/poster.ts';
import type { Lettering } from '../../posters/share.ts';
import type { Draw } from './images.ts';

/** Pictures that belong to no entry: what is shown for a lost picture, and what the site shares. */
const SITE: Record<string, Pictured> = {
  placeholder: { _id: 'placeholder', poster: { scene: 'zellige', light: 'golden' } },
  empty: { _id: 'empty', poster: { scene: 'souk', light: 'morning', season: 'spring' } },
  lost: { _id: 'lost', poster: { scene: 'mellah', light: 'dusk', season: 'autumn' } },
  broken: { _id: 'broken', poster: { scene: 'pottery', light: 'golden' } },
};

/** How many posters' versions are remembered: all shapes of all entries, and a few more. */
const KNOWN = 20_000;

/**
 * Draws the posters of a catalogue's entries at `posters/{kind}/{id}[.shape[.locale]].svg`. To tell
 * whether a finished picture is still that of its entry takes no drawing but the first.
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
  const entry = kind === 'site' ? SITE[id] : entryOf(catalogue, kind, id);
  if (!entry) return undefined;
  return () => {
    const title = entry.title && isLocale(locale) ? textIn(entry.title, locale) : undefined;
    const share = title === undefined ? undefined : { title, lettering: lettering() };
    return drawPoster(posterOf(entry), id, shape, share);
  };
}

function entryOf(catalogue: Catalogue, kind: string, id: string): Pictured | undefined {
  if (!isKind(kind)) return undefined;
  if (kind === 'tags') {
    const tag = catalogue.tags.get(id);
    return tag && { _id: id, title: tag.name, tags: [id] };
  }
  return (
    (catalogue[kind] as { get(id: string): Pictured | undefined }).get(id) ??
    (kind === 'places' ? catalogue.deals.get(id) : undefined)
  );
}

/** The display face as outlines: the machine that draws may have no fonts. */
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

/** One step of an outline in SVG. The library's own writer runs some numbers into each other. */
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
