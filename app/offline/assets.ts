import { ASSETS, KEPT, savedPages, VISITED_PAGES } from './saved.ts';

/** The build that this worker came with; written in by vite.worker.config.ts. */
declare const RELEASE_OF_BUILD: {
  /** Named like the router's manifest, which every page of the release asks for. */
  name: string;
  /** Addresses of what any page may need: saved at once. */
  first: string[];
  /** Large or rare files: saved when they are first used. */
  later: string[];
};

const RELEASE = RELEASE_OF_BUILD;

/** The address below which the lists of releases lie in the cache; nothing is served there. */
const LISTS = '/releases/';

/** Their names carry a hash of what is in them, so a saved one is right for ever. */
export async function answerAsset(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const saved = await cache.match(request.url, { ignoreVary: true });
  if (saved) return saved;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(cache.put(request.url, response.clone()));
  return response;
}

/** Saves what pages of this release need, beside what older pages go on needing. */
export async function saveRelease(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(RELEASE.first.filter((path) => !present.has(path)));
  await cache.put(LISTS + RELEASE.name, Response.json([...RELEASE.first, ...RELEASE.later]));
}

/**
 * Forgets the files of releases that no saved page needs any more, and pages whose release is not
 * known. The browser calls it (`activate`) when the last page of the release before is closed.
 */
export async function tidyReleases(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const present = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const known = new Set(
    present.filter((path) => path.startsWith(LISTS)).map((path) => path.slice(LISTS.length)),
  );
  const used = new Set([RELEASE.name]);
  for (const name of [VISITED_PAGES, KEPT]) {
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
