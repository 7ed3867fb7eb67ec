import { createHash } from 'node:crypto';
import { isTileId } from '../../domain/map/tiles.ts';
import { type AppServices, clientAbortSignal, createRouter } from '../http/context.ts';
import { allowedMethods, tooManyRequests, waitOfClient } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { acceptedEncodings } from '../http/sendResponse.ts';
import { decompressTile } from './tileData.ts';
import { TileUnavailable } from './tileSource.ts';
import { sendTownMap } from './townMap.ts';

/** In seconds: how long browsers keep which source there is, and that there is none. */
const DESCRIPTION_AGE = { found: 60, none: 30 };

class TooManyTiles extends Error {
  /** In seconds. */
  readonly wait: number;

  constructor(wait: number) {
    super('too many tiles');
    this.wait = wait;
  }
}

/** `/tiles.json`, `/tiles/{z}/{x}/{y}.pbf` and `/tiles/towns/{id}.json` */
export function mapRoutes({ mapTiles, live }: Pick<AppServices, 'mapTiles' | 'live'>) {
  const routes = createRouter();
  for (const path of ['/tiles.json', '/tiles/*']) routes.use(path, allowedMethods(routes));

  routes.get('/tiles.json', async (context) => {
    const description = await mapTiles.describe();
    const maxAge = DESCRIPTION_AGE[description.source === 'none' ? 'none' : 'found'];
    return context.json(description, 200, { 'Cache-Control': `public, max-age=${maxAge}` });
  });

  routes.get('/tiles/towns/:town{.+\\.json}', (context) =>
    sendTownMap(context, { mapTiles, live }, context.req.param('town').slice(0, -'.json'.length)),
  );

  // With `.gz` the compressed tile is the content itself: browsers that save it keep it small.
  routes.get('/tiles/:z/:x/:y{.+\\.pbf(\\.gz)?}', async (context) => {
    const { z, x, y } = context.req.param();
    const isPacked = y.endsWith('.gz');
    const id = { z: toNumber(z), x: toNumber(x), y: toNumber(y.replace(/\.pbf(\.gz)?$/, '')) };
    if (!isTileId(id)) return problem(context, 400, 'There is no tile with these numbers.');
    try {
      const gone = clientAbortSignal(context.env.outgoing);
      const answer = await mapTiles.tile(id, {
        gone,
        charge() {
          const wait = waitOfClient(context, 'newTiles');
          if (wait > 0) throw new TooManyTiles(wait);
        },
      });
      if (!answer) return problem(context, 404, 'This site has no map tiles.');
      const caching = { 'Cache-Control': `public, max-age=${answer.maxAge}` };
      if (!answer.data) return context.body(null, 204, caching);
      const headers = { ...caching, ETag: etagOf(answer.data), Vary: 'Accept-Encoding' };
      if (context.req.header('if-none-match')?.split(/,\s*/).includes(headers.ETag)) {
        return context.body(null, 304, headers);
      }
      if (isPacked) {
        const body = new Uint8Array(answer.data);
        return context.body(body, 200, { ...headers, 'Content-Type': 'application/gzip' });
      }
      const type = { 'Content-Type': 'application/vnd.mapbox-vector-tile' };
      const offers = acceptedEncodings(context.req.header('accept-encoding'));
      const { body, encoding } = offers.has('gzip')
        ? { body: answer.data, encoding: { 'Content-Encoding': 'gzip' } }
        : { body: await decompressTile(answer.data), encoding: {} };
      return context.body(new Uint8Array(body), 200, { ...headers, ...type, ...encoding });
    } catch (error) {
      if (error instanceof TooManyTiles) return tooManyRequests(context, 'newTiles', error.wait);
      if (!(error instanceof TileUnavailable)) throw error;
      context.header('Retry-After', String(error.retryAfter));
      return problem(context, 503, error.message);
    }
  });

  routes.on('ALL', ['/tiles.json', '/tiles/*'], (context) =>
    problem(context, 404, 'Map tiles are at /tiles/{z}/{x}/{y}.pbf.'),
  );
  return routes;
}

/** NaN for anything but digits, as `1e3` or `0x10`. */
const toNumber = (digits: string): number =>
  /^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : Number.NaN;

/** Weak, because the compressed and the plain tile have the same one. */
const etagOf = (data: Buffer): string =>
  `W/"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`;
