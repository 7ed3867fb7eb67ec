import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { isKind } from '../../domain/content/kinds.ts';
import {
  type EntryWithPicture,
  entryPoster,
  tagPictureEntry,
} from '../../domain/content/picture.ts';
import { isLocale, textIn } from '../../domain/locale.ts';
import { parsePosterSource } from '../../domain/media/posterSource.ts';
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
 * Draws the posters of a catalogue's entries at `posters/{kind}/{id}[.evening][.shape[.locale]].svg`. The
 * version of a poster is cached, so that checking a finished picture does not draw it again.
 */
export function posterDrawer(catalogue: () => Catalogue): Draw {
  const versionsOf = new WeakMap<Catalogue, LRUCache<string, string>>();
  return async (src) => {
    const now = catalogue();
    const svg = await drawing(src, now);
    if (!svg) return undefined;
    const versions = versionsOf.get(now) ?? new LRUCache<string, string>({ max: KNOWN });
    versionsOf.set(now, versions);
    const version = versions.get(src) ?? createHash('sha256').update(svg()).digest('base64');
    versions.set(src, version);
    return { version, svg };
  };
}

async function drawing(src: string, catalogue: Catalogue): Promise<(() => string) | undefined> {
  const source = parsePosterSource(src);
  if (!source) return undefined;
  const { kind, id, evening, shape, locale } = source;
  const entry = kind === 'site' ? SITE.get(id) : entryOf(catalogue, kind, id);
  if (!entry) return undefined;
  const title = entry.title && isLocale(locale) ? textIn(entry.title, locale) : undefined;
  const share = title === undefined ? undefined : { title, lettering: await displayLettering() };
  const { drawPoster } = await drawings();
  return () => drawPoster(entryPoster(entry), id, { shape, share, evening });
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

/**
 * Letters are drawn as outlines, because the machine may have no fonts. The font library is loaded
 * with the first title, because it takes 27 MB.
 */
const displayLettering = async () => (await import('./fonts.ts')).lettering('display');

/** All drawings are 1.2 MB of code: loaded with the first picture, not at every start. */
const drawings = () => import('../../illustrations/poster.ts');
