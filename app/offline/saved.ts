/**
 * What is saved on the device, as the service worker writes it and the page `/{locale}/offline`
 * reads it: the names of the caches and what a saved page says of itself in its headers.
 */

/** Pages that were visited, the last ones. */
export const VISITED_PAGES = 'visited-pages';
/** Pictures that were seen, the last ones, each once: see `pictureKey`. */
export const VISITED_PICTURES = 'visited-pictures';
/** Pages and posters that stay whatever else is visited: favourites, and what nobody should miss. */
export const KEPT = 'kept';
/** The cards that the screen of the favourites shows. */
export const FAVORITE_LIST = 'favorite-list';
/** What maps and the planner ask for, in each language: the ground's names, the still, all places. */
export const MAPS = 'maps';
/** Scripts, styles and fonts of the releases that saved pages need, with a list for each release. */
export const ASSETS = 'assets';

/** Favourites that are saved at most, each with its poster. */
export const MOST_FAVORITES = 100;

/** What must open without a network, below the language: home, numbers to call, favourites. */
export const ALWAYS_KEPT = ['', '/offline', '/practical-info', '/fav'];

/** What the page tells the worker when it has loaded and whenever a heart is touched. */
export interface Remember {
  /** The language in which pages are kept. */
  locale: string;
  /** The page that is open: the first one has been loaded before there was a worker. */
  page: string;
  /** The pictures of that page, as the browser has chosen them. */
  pictures: string[];
  /** The shape of posters at the top of pages on this screen. */
  shape: 'wide' | 'tall';
  /** Every page that is kept; of addresses side by side the first that answers. */
  keep: string[][];
  /** Where the cards of the favourites are asked for, if there are favourites: path and query. */
  list: string | undefined;
}

/** What the page asks the worker for when the visitor wants everything deleted; it answers the port. */
export const FORGET = 'forget';

/** Facts of a saved page, in headers beside those of the server. */
const TITLE = 'X-Saved-Title';
const PICTURE = 'X-Saved-Picture';
const RELEASE = 'X-Saved-Release';
const AT = 'X-Saved-At';

export interface SavedPage {
  /** Path and query. */
  address: string;
  title: string;
  /** The source of the poster that the page opens with (`posters/places/….svg`), if it has one. */
  picture: string | undefined;
  /** The build whose scripts and styles the page asks for. */
  release: string;
  /** When it was saved, in ms since 1970. */
  at: number;
}

/** A page's answer with the facts of the page in its headers, or nothing where it is none to save. */
export async function withFacts(response: Response): Promise<Response | undefined> {
  const { headers, status, redirected } = response;
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  if (status !== 200 || redirected || !isPage) return undefined;
  if (headers.get('Cache-Control')?.includes('no-store')) return undefined;
  const html = await response.text();
  const described = new Headers(headers);
  // The text has been unpacked.
  described.delete('Content-Encoding');
  described.delete('Content-Length');
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const picture = /<img[^>]*hero-picture[^>]*>/.exec(html)?.[0].match(/ src="([^"]*)"/)?.[1];
  described.set(TITLE, encodeURIComponent(plain(title).replace(/ · Fes-Meknes$/, '')));
  if (picture) described.set(PICTURE, encodeURI(plain(picture)));
  described.set(RELEASE, /\/assets\/(manifest-[\w-]+)\.js/.exec(html)?.[1] ?? '');
  described.set(AT, String(Date.now()));
  return new Response(html, { headers: described });
}

/** What a saved answer says of its page. */
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

/** All pages of a cache, the last saved first. */
export async function savedPages(name: string): Promise<SavedPage[]> {
  const cache = await caches.open(name);
  const pages: SavedPage[] = [];
  for (const { url } of await cache.keys()) {
    const response = pictureIn(url) === undefined ? await cache.match(url) : undefined;
    if (response) pages.push(savedPage(url, response));
  }
  return pages.sort((a, b) => b.at - a.at);
}

/** What a picture's address asks for: `/img/{width},{format}/{source}`, there or at a CDN. */
export function pictureIn(url: string): { width: number; source: string } | undefined {
  const [, width, source] = /\/w_(\d+),f_[a-z]+\/([^?#]+)/.exec(url) ?? [];
  return source === undefined ? undefined : { width: Number(width), source };
}

/** The characters that React writes as entities. */
function plain(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
