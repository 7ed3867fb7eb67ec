/** The requests with which every map opens: they start while its code loads. */
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Locale } from '../../../domain/locale.ts';

/** Whether the site has map tiles, and which (`MapTiles`). */
export const TILES_PATH = '/tiles.json';
/** The names on the map (`MapLabels`). */
export const labelsPath = (locale: string) => `/${locale}/map`;
/** What the map shows of places (`MapPlaces`). */
export const placesPath = (locale: string) => `/${locale}/map/places`;

/** Longest wait for a response, in ms: for slow networks. */
const TIMEOUT = 30_000;

/** Responses that the code of the map has not asked for yet, by their paths. */
const early = new Map<string, Promise<Response>>();

/** Starts the requests of a map with our own style, or of one with a configured style. */
export function startMapRequests(locale: Locale, isOwnStyle: boolean): void {
  const paths = isOwnStyle ? [TILES_PATH, labelsPath(locale)] : [];
  for (const path of [placesPath(locale), ...paths]) startRequest(path);
  // These are asked for again, and the browser then has them.
  loadMapMessages(locale).catch(() => {});
  fetch(workerUrl).catch(() => {});
  if (isOwnStyle) loadMapFont().catch(() => {});
}

/** Starts a request whose response the code of the map will ask for. */
export function startRequest(path: string): void {
  const response = request(path);
  // Who asks for it gets the error.
  response.catch(() => {});
  early.set(path, response);
}

/** The response of an early request, else of a new one. Rejects like `fetch`, and after a timeout. */
export function fetchForMap(path: string, signal?: AbortSignal): Promise<Response> {
  const response = early.get(path) ?? request(path, signal);
  early.delete(path);
  return response;
}

const request = (path: string, signal = AbortSignal.timeout(TIMEOUT)) => fetch(path, { signal });

/** Loads the texts of the open map. An `import` at the top would bring their list into every page. */
async function loadMapMessages(locale: Locale): Promise<void> {
  const { loadMessages } = await import('../../i18n/loadMessages.ts');
  await loadMessages(locale, ['openMap', 'openState', 'actions']);
}

/** The font of Arabic names: no text of the page may have loaded it. */
export const loadMapFont = () => document.fonts.load('48px "Aref Ruqaa"', 'فاس');
