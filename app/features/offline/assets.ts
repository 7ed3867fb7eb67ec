import { mapCaches } from './mapStorage.ts';
import { ASSETS, PINNED_PAGES, savedPages, VISITED_PAGES } from './saved.ts';

/** The build of this worker, inserted by vite.worker.config.ts. */
declare const RELEASE_OF_BUILD: {
  /** Name of the router's manifest, which every page of the release loads. */
  name: string;
  /** Paths of the files that any page may need; saved on installation. */
  first: string[];
  /** Paths of large or rarely needed files; saved on first use. */
  later: string[];
};

const RELEASE = RELEASE_OF_BUILD;

/** Cache keys of the releases' file lists begin with this path, which the server does not serve. */
const LISTS = '/releases/';

/** Cache first: the file names contain a content hash. */
export async function respondWithAsset(
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const saved = await cache.match(request.url, { ignoreVary: true });
  if (saved) return saved;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(cache.put(request.url, response.clone()));
  return response;
}

/** Saves the files of this release; the files of earlier releases remain. */
export async function saveRelease(): Promise<void> {
  await saveAssets(RELEASE.first);
  // Otherwise saved maps could not be opened from pages of this release.
  if ((await mapCaches()).length > 0) await saveRareAssets();
  const cache = await caches.open(ASSETS);
  await cache.put(LISTS + RELEASE.name, Response.json([...RELEASE.first, ...RELEASE.later]));
}

/** Saves the files that are otherwise saved on first use, above all the map's engine. */
export const saveRareAssets = (): Promise<void> => saveAssets(RELEASE.later);

async function saveAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => !present.has(path)));
}

/**
 * Deletes the files of releases that no saved page needs, and pages of unknown releases. Called on
 * `activate`, when the last page of the previous release is closed.
 */
export async function deleteOldReleases(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const present = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const known = new Set(
    present.filter((path) => path.startsWith(LISTS)).map((path) => path.slice(LISTS.length)),
  );
  const used = new Set([RELEASE.name]);
  for (const name of [VISITED_PAGES, PINNED_PAGES]) {
    for (const { release, address } of await savedPages(name)) {
      if (known.has(release)) used.add(release);
      else await (await caches.open(name)).delete(address);
    }
  }
  const wanted = new Set<string>();
  for (const name of used) {
    wanted.add(LISTS + name);
    const list = await cache.match(LISTS + name);
    for (const path of ((await list?.json()) ?? []) as string[]) wanted.add(path);
  }
  for (const path of present) if (!wanted.has(path)) await cache.delete(path);
}
