import { pictureKey } from './pictures.ts';
import {
  PINNED_PAGES,
  pictureIn,
  type SavedPage,
  type SaveRequest,
  savedPage,
  withFacts,
} from './saved.ts';

/** Maximum age of kept pages before they are fetched again, in ms (one day). */
const FRESH = 86_400_000;

/** Width of kept posters in pixels, by shape. */
const WIDTHS = { tall: 800, wide: 1200 };

/** Keeps exactly these pages and their hero posters; deletes all others. */
export async function refreshPinnedPages({ keep, shape }: SaveRequest): Promise<void> {
  const cache = await caches.open(PINNED_PAGES);
  const wanted = new Set<string>();
  for (const addresses of keep) {
    for (const address of addresses) {
      const page = await keepPage(cache, address).catch(() => undefined);
      if (!page) continue;
      wanted.add(new URL(address, self.location.origin).href);
      if (page.picture) wanted.add(await savePicture(cache, page.picture, shape));
      break;
    }
  }
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/**
 * Returns the kept page, fetching it if it is missing or old. @throws if a missing page cannot be
 * fetched
 */
export async function keepPage(cache: Cache, address: string): Promise<SavedPage | undefined> {
  const url = new URL(address, self.location.origin).href;
  const present = await cache.match(url, { ignoreVary: true });
  const page = present && savedPage(url, present);
  if (page && page.at > Date.now() - FRESH) return page;
  const fetched = await fetch(url).catch(() => undefined);
  const described = fetched && (await withFacts(fetched));
  if (!described) return page;
  await cache.put(url, described.clone());
  return savedPage(url, described);
}

/**
 * Keeps the poster as WebP, which all browsers with service workers can show; returns its cache
 * key.
 */
async function savePicture(
  cache: Cache,
  src: string,
  shape: SaveRequest['shape'],
): Promise<string> {
  const url = new URL(
    src
      .replace(/w_\d+,f_[a-z]+/, `w_${WIDTHS[shape]},f_webp`)
      .replace(/\.tall(?=\.svg$)/, `.${shape}`),
    self.location.origin,
  ).href;
  const key = pictureKey(url);
  if (pictureIn(url) && !(await cache.match(key))) {
    const response = await fetch(url, { mode: 'no-cors' }).catch(() => undefined);
    if (response && (response.status === 200 || response.type === 'opaque')) {
      await cache.put(key, response);
    }
  }
  return key;
}
