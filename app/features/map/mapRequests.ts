/** The requests with which every map opens: they start while its code loads. */

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
export function startMapRequests(locale: string, { isOwnStyle }: { isOwnStyle: boolean }): void {
  const paths = isOwnStyle ? [TILES_PATH, labelsPath(locale)] : [];
  for (const path of [placesPath(locale), ...paths]) {
    const response = request(path);
    // Who asks for it gets the error.
    response.catch(() => {});
    early.set(path, response);
  }
}

/** The response of an early request, else of a new one. Rejects like `fetch`, and after a timeout. */
export function fetchForMap(path: string): Promise<Response> {
  const response = early.get(path) ?? request(path);
  early.delete(path);
  return response;
}

const request = (path: string) => fetch(path, { signal: AbortSignal.timeout(TIMEOUT) });
