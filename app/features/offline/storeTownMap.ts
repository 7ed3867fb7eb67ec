/** Saves the map of a town in the browser: its tiles, then through the worker all else it needs. */
import { MAX_SAVED, type TownMap } from '../../../domain/map/townTiles.ts';
import {
  describeMap,
  mapCache,
  type SaveMapFilesRequest,
  savedMap,
  savedTile,
  TILE_JSON,
  tileKey,
  tilesIn,
  versionOf,
} from './mapStorage.ts';

/** A map that can be saved. */
export type OfferedMap = Exclude<TownMap, { source: 'none' }>;

/**
 * Why a map was not saved: no network, a server that does not answer or refuses, no room on the
 * device, a browser that saves nothing, or a site without map tiles.
 */
export type SaveFailure = 'offline' | 'busy' | 'full' | 'unable' | 'none';

export class SaveError extends Error {
  readonly failure: SaveFailure;

  constructor(failure: SaveFailure) {
    super(`the map was not saved: ${failure}`);
    this.failure = failure;
  }
}

export interface SaveProgress {
  /** Tiles and bytes that are saved. */
  tiles: number;
  bytes: number;
  /** True while the server asks for a pause. */
  isWaiting: boolean;
}

/** Requests at once. With HTTP/1.1 browsers have six, and some are left to the page. */
const PARALLEL = 4;
/** Timeout of one tile, and of everything beside the tiles, in ms. */
const TIMEOUT = 30_000;
const FILES_TIMEOUT = 120_000;
/** Pauses that the server asks for: the longest in seconds, and how many in a row. */
const PAUSE = { longest: 60, times: 3 };

/**
 * Asks which tiles the map of a town has and how large it is.
 *
 * @throws SaveError
 */
export async function offerMap(id: string): Promise<OfferedMap> {
  const isAble = 'caches' in window && 'DecompressionStream' in window && navigator.serviceWorker;
  if (!isAble) throw new SaveError('unable');
  const address = `/tiles/towns/${id}.json`;
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  if (!response) throw new SaveError('offline');
  if (!response.ok) throw new SaveError('busy');
  const map = (await response.json()) as TownMap;
  if (map.source === 'none') throw new SaveError('none');
  return map;
}

/**
 * Saves a map, or continues where saving it was interrupted. A complete older version stays usable
 * until it is replaced tile by tile, also if that is interrupted.
 *
 * @throws SaveError; for a device that is full what was saved of a first copy is deleted, otherwise
 *   it is kept. AbortError if `signal` is aborted
 */
export async function saveMap(
  map: OfferedMap,
  signal: AbortSignal,
  onProgress: (progress: SaveProgress) => void,
): Promise<void> {
  const before = await savedMap(map.id);
  try {
    // Without it browsers delete data when the device runs out of space. Some ask the visitor.
    void navigator.storage?.persist?.();
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota !== undefined && quota - (usage ?? 0) < map.bytes - (before?.bytes ?? 0)) {
      throw new SaveError('full');
    }
    await download(map, before?.isComplete === false, signal, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    const failure = failureOf(error);
    if (failure === 'full' && !before?.isComplete) await deleteMap(map.id);
    throw new SaveError(failure);
  }
}

export async function deleteMap(id: string): Promise<void> {
  await caches.delete(mapCache(id));
}

async function download(
  map: OfferedMap,
  isContinued: boolean,
  signal: AbortSignal,
  onProgress: (progress: SaveProgress) => void,
): Promise<void> {
  const { id, title, version } = map;
  const cache = await caches.open(mapCache(id));
  const progress: SaveProgress = { tiles: 0, bytes: 0, isWaiting: false };
  const writeDescription = (isComplete: boolean) =>
    describeMap(cache, { id, title, version, isComplete, bytes: progress.bytes, at: Date.now() });
  const isReplaced = (await savedMap(id))?.isComplete ?? false;
  if (!isReplaced) await writeDescription(false);

  const kept = new Set<string>();
  const todo = map.tiles.values();
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(signal.reason));
  let isFull = false;
  /** The number of tiles that wait for the end of a pause. */
  let waiting = 0;
  async function work(): Promise<void> {
    for (const [z, x, y] of todo) {
      if (isFull) return;
      const key = tileKey(z, x, y);
      const present = isContinued ? await cache.match(key) : undefined;
      const isPresent = present && versionOf(present) === version;
      const data = isPresent
        ? await present.arrayBuffer()
        : await fetchTile(tileAddress(map, z, x, y), stop.signal, (isWaiting) => {
            waiting += isWaiting ? 1 : -1;
            progress.isWaiting = waiting > 0;
            onProgress({ ...progress });
          });
      const size = data?.byteLength ?? 0;
      // The size that was announced may have been an estimate.
      isFull = progress.bytes + size > MAX_SAVED.bytes;
      if (isFull) return;
      progress.bytes += size;
      progress.tiles += 1;
      if (!isPresent) await cache.put(key, savedTile(data, version));
      kept.add(key);
      onProgress({ ...progress });
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL }, work));
    await cache.add(new Request(TILE_JSON, { cache: 'no-cache' }));
    if (!(await saveMapFiles())) throw new SaveError('offline');
  } catch (error) {
    stop.abort();
    if (!isReplaced) await writeDescription(false);
    throw error;
  }
  for (const path of await tilesIn(cache)) if (!kept.has(path)) await cache.delete(path);
  signal.throwIfAborted();
  await writeDescription(true);
}

const tileAddress = ({ template }: OfferedMap, z: number, x: number, y: number): string =>
  template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);

/** Undefined where there is no tile. @throws SaveError, or what `fetch` throws */
async function fetchTile(
  address: string,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<ArrayBuffer | undefined> {
  for (let pauses = 0; ; pauses++) {
    const { response, data } = await withTimeout(
      fetch(address, { signal }).then(async (answer) => ({
        response: answer,
        data: answer.status === 200 ? await answer.arrayBuffer() : undefined,
      })),
    );
    if (response.ok) return data;
    const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
    if (response.status === 404) throw new SaveError('none');
    if (!(wait <= PAUSE.longest) || pauses === PAUSE.times) throw new SaveError('busy');
    onWait(true);
    await pause(wait * 1000, signal);
    onWait(false);
  }
}

/** @throws Error after the timeout */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('timeout')), TIMEOUT);
  });
  return Promise.race([work, timeout]);
}

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((done, fail) => {
    const timer = setTimeout(done, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      fail(signal.reason);
    });
  });

function failureOf(error: unknown): SaveFailure {
  if (error instanceof SaveError) return error.failure;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'offline';
}

/** Has the worker save what maps need beside their tiles; resolves with whether it has. */
async function saveMapFiles(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    throw new SaveError('unable');
  }
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    // The worker of an older release does not know this message.
    setTimeout(() => done(false), FILES_TIMEOUT);
    port1.onmessage = ({ data }) => done(data === true);
    active?.postMessage({ maps: document.documentElement.lang } satisfies SaveMapFilesRequest, [
      port2,
    ]);
  });
}
