/**
 * The caches of the service worker and the metadata of saved pages, which the worker writes and the
 * page `/{locale}/offline` reads.
 */

import { SAVED_AT } from './savedAt.ts';

/** The most recently visited pages. */
export const VISITED_PAGES = 'visited-pages';
/** The most recently loaded pictures, one copy of each: see `pictureKey`. */
export const VISITED_PICTURES = 'visited-pictures';
/** Pages and posters that do not expire: favourites and essential pages. */
export const PINNED_PAGES = 'kept';
/** The cards of the screen of favourites. */
export const FAVORITE_LIST = 'favorite-list';
/** Data of maps and of the planner, by language: labels, the static map, all places. */
export const MAPS = 'maps';
/** Scripts, styles and fonts of the releases of saved pages, with a list for each release. */
export const ASSETS = 'assets';

/** Maximum number of saved favourites, each with its poster. */
export const MAX_FAVORITES = 100;

/** Message of the page to the worker, sent after loading and whenever the favourites change. */
export interface SaveRequest {
  /** The language of the kept pages. */
  locale: string;
  /** The current page: the first one is loaded before the worker is active. */
  page: string;
  /** The URLs of the pictures of that page, as selected by the browser. */
  pictures: string[];
  /** The shape of hero posters at this viewport width. */
  shape: 'wide' | 'tall';
  /** The pages to keep; of alternative paths the first that exists. */
  keep: string[][];
  /** Path and query of the cards of the favourites; undefined without favourites. */
  list: string | undefined;
}

/** Message that requests the deletion of everything saved; the worker replies on the port. */
export const DELETE_SAVED = 'forget';

/** Headers with metadata of a saved page, in addition to those of the server. */
const TITLE = 'X-Saved-Title';
const PICTURE = 'X-Saved-Picture';
const RELEASE = 'X-Saved-Release';
const AT = 'X-Saved-At';

export interface SavedPage {
  /** Path and query. */
  address: string;
  title: string;
  /** The source of the hero poster (`posters/places/….svg`), if there is one. */
  picture: string | undefined;
  /** The release whose scripts and styles the page needs. */
  release: string;
  /** When it was saved, in ms since 1970. */
  at: number;
}

/** Adds metadata to a page's response, as headers and as the time in the page; undefined if the response must not be saved. */
export async function withFacts(response: Response): Promise<Response | undefined> {
  const { headers, status, redirected } = response;
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  if (status !== 200 || redirected || !isPage) return undefined;
  if (headers.get('Cache-Control')?.includes('no-store')) return undefined;
  const html = await response.text();
  const described = new Headers(headers);
  // The body is already decompressed.
  described.delete('Content-Encoding');
  described.delete('Content-Length');
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const picture = /<img[^>]*PageHeading-picture[^>]*>/.exec(html)?.[0].match(/ src="([^"]*)"/)?.[1];
  described.set(TITLE, encodeURIComponent(plain(title).replace(/ · Fes-Meknes$/, '')));
  if (picture) described.set(PICTURE, encodeURI(plain(picture)));
  described.set(RELEASE, /\/assets\/(manifest-[\w-]+)\.js/.exec(html)?.[1] ?? '');
  const at = String(Date.now());
  described.set(AT, at);
  // The page cannot read the headers of its response. Another element would disturb hydration.
  const marked = html.replace('<html', `<html ${SAVED_AT}="${at}"`);
  return new Response(marked, { headers: described });
}

/** Reads the metadata from the headers of a saved response. */
export function savedPage(url: string, { headers }: Response): SavedPage {
  const { pathname, search } = new URL(url);
  const picture = headers.get(PICTURE);
  return {
    address: pathname + search,
    title: decodeURIComponent(headers.get(TITLE) ?? ''),
    picture: picture === null ? undefined : decodeURI(picture),
    release: headers.get(RELEASE) ?? '',
    at: Number(headers.get(AT)),
  };
}

/** All pages of a cache, the most recent first. */
export async function savedPages(name: string): Promise<SavedPage[]> {
  const cache = await caches.open(name);
  const pages: SavedPage[] = [];
  for (const { url } of await cache.keys()) {
    const response = pictureIn(url) === undefined ? await cache.match(url) : undefined;
    if (response) pages.push(savedPage(url, response));
  }
  return pages.sort((a, b) => b.at - a.at);
}

/** Width and source of a picture URL, `/img/{width},{format}/{source}`, here or at a CDN. */
export function pictureIn(url: string): { width: number; source: string } | undefined {
  const [, width, source] = /\/w_(\d+),f_[a-z]+\/([^?#]+)/.exec(url) ?? [];
  return source === undefined ? undefined : { width: Number(width), source };
}

/** Replaces the entities that React writes. */
function plain(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
