/** Routes of an outside service that works, fails, stalls and lies. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Point } from '../../../domain/geo/point.ts';
import { decodeLine, type Position } from '../../../domain/geo/polyline.ts';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { LocalService } from '../../testing/localService.ts';
import { answerRoute, bentRoad, osrmAnswer } from '../../testing/routingStandIn.ts';
import { RouteCache, type RouteRequest } from './routeCache.ts';

const DAY = 24 * 3600 * 1000;
const IFRANE: Position = [-5.1074, 33.5276];
const AZROU: Position = [-5.2219, 33.4361];
/** A road of 17 km for the 15 km between them. */
const ROAD = bentRoad(IFRANE, AZROU, 17_000);

let service: LocalService;
let address: string;
let dataDir: string;
let logged: string[];
let headers: IncomingHttpHeaders;

beforeEach(async () => {
  service = new LocalService();
  service.handler = answerRoute;
  address = await service.listen();
  dataDir = await mkdtemp(join(tmpdir(), 'fm-routes-'));
  logged = [];
});
afterEach(async () => {
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

function open(): RouteCache {
  const config = readConfig({
    DATA_DIR: dataDir,
    ROUTING_URL: address,
    SITE_URL: 'https://visit.example',
  });
  if (!config.routing) throw new Error('No routing service is configured');
  const log = makeLog('info', { write: (line) => logged.push(line) });
  return new RouteCache(config.routing, config, log);
}
const pointOf = ([longitude, latitude]: Position): Point => ({ longitude, latitude });
const leg = (from: Position, to: Position): RouteRequest => ({
  from: pointOf(from),
  to: pointOf(to),
  profile: 'car',
});
const LEG = leg(IFRANE, AZROU);
/** A leg for each number. */
const nthLeg = (index: number) => leg(IFRANE, [AZROU[0], AZROU[1] + index / 1000]);

describe('routes of an outside service', () => {
  it('are requested once for all who ask at the same time, with the name of the site', async () => {
    const routes = open();
    service.handler = (req, res) => {
      headers = req.headers;
      answerRoute(req, res);
    };
    const [one, other] = await Promise.all([routes.get(LEG), routes.get(LEG)]);
    expect(one).toEqual(other);
    expect(decodeLine(one?.line ?? '')).toHaveLength(3);
    expect(service.requests).toHaveLength(1);
    expect(headers['user-agent']).toBe('fes-meknes (+https://visit.example)');
    expect(headers.cookie).toBeUndefined();
  });

  it('are simplified to about fifteen metres on long ways', async () => {
    const exact = Array.from({ length: 2001 }, (_, index): Position => {
      const share = index / 2000;
      const wave = index % 2 ? 3e-5 : 0;
      return [
        IFRANE[0] + (AZROU[0] - IFRANE[0]) * share + wave,
        IFRANE[1] + (AZROU[1] - IFRANE[1]) * share,
      ];
    });
    service.respondWith(osrmAnswer(1200, 15_300, exact));
    const route = await open().get(LEG);
    expect(decodeLine(route?.line ?? '').length).toBeLessThan(10);
  });

  it.each([
    ['no route', { code: 'NoRoute', routes: [] }],
    ['a length of another leg', osrmAnswer(1200, 3, ROAD)],
    ['a length around the world', osrmAnswer(1200, 9_000_000, ROAD)],
    ['a negative duration', osrmAnswer(-5, 17_000, ROAD)],
    ['a speed of an aircraft', osrmAnswer(10, 17_000, ROAD)],
    ['a line of another length', osrmAnswer(1200, 25_000, ROAD)],
    ['a line of one point', osrmAnswer(1200, 17_000, [IFRANE])],
    [
      'a line that begins elsewhere',
      osrmAnswer(1200, 17_000, bentRoad([-5.2, 33.53], AZROU, 17_000)),
    ],
    [
      'a line through another continent',
      osrmAnswer(1200, 17_000, [IFRANE, [IFRANE[1], IFRANE[0]], AZROU]),
    ],
  ])('are undefined for %s, which is not a failure and not requested again', async (_, answer) => {
    const routes = open();
    service.respondWith(answer, answer.code === 'NoRoute' ? 400 : 200);
    for (let times = 0; times < 5; times++) expect(await routes.get(LEG)).toBeUndefined();
    expect(service.requests).toHaveLength(1);
    service.handler = answerRoute;
    expect(await routes.get(nthLeg(1))).toBeDefined();
    expect(logged).toEqual([]);
  });

  it.each([
    ['garbage', 'no JSON at all', 200],
    ['another form', { routes: [] }, 200],
    ['a text as duration', osrmAnswer('soon', 17_000, ROAD), 200],
    ['no numbers', osrmAnswer(null, null, ROAD), 200],
    [
      'a line in another format',
      { routes: [{ duration: 1200, distance: 17_000, geometry: '{}' }] },
      200,
    ],
    ['too much', `{"routes":[],"more":"${'x'.repeat(600_000)}"}`, 200],
    ['a rejected request', { code: 'InvalidUrl' }, 400],
    ['an error', osrmAnswer(1200, 17_000, ROAD), 500],
  ])('pause after three answers with %s', async (_, answer, status) => {
    const routes = open();
    service.respondWith(answer, status);
    for (let index = 0; index < 5; index++) expect(await routes.get(nthLeg(index))).toBeUndefined();
    expect(service.requests).toHaveLength(3);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('the routing service fails');
  });

  it('pause at once after 429 and when redirected thrice, which is not followed', async () => {
    const routes = open();
    service.handler = (_, res) => res.writeHead(429, { 'retry-after': '300' }).end();
    await routes.get(LEG);
    await routes.get(nthLeg(1));
    expect(service.requests).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ seconds: 300 });

    const others = open();
    service.handler = (_, res) => res.writeHead(302, { location: `${address}/elsewhere` }).end();
    for (let index = 0; index < 5; index++) await others.get(nthLeg(index));
    expect(service.requests.map(({ url }) => url)).not.toContain('/elsewhere');
    expect(service.requests).toHaveLength(4);
  });

  it('of a service that stalls do not keep anybody waiting, and known ones remain', async () => {
    const routes = open();
    const known = await routes.get(LEG);
    service.handler = () => {};
    const gone = new AbortController();
    const waiting = routes.get(nthLeg(1), { gone: gone.signal });
    gone.abort();
    expect(await waiting).toBeUndefined();
    expect(await Promise.all([2, 3, 4, 5].map((index) => routes.get(nthLeg(index))))).toEqual(
      [2, 3, 4, 5].map(() => undefined),
    );
    expect(logged[0]).toContain('the routing service fails');
    const requests = service.requests.length;
    expect(await routes.get(nthLeg(6))).toBeUndefined();
    expect(service.requests).toHaveLength(requests);
    expect(await routes.get(LEG)).toMatchObject({ line: known?.line });
  });

  it('are refused to a client above its limit, unless they are known', async () => {
    const routes = open();
    const known = await routes.get(LEG);
    const charge = () => false;
    expect(await routes.get(LEG, { charge })).toMatchObject({ line: known?.line });
    expect(await routes.get(nthLeg(1), { charge })).toBeUndefined();
    expect(service.requests).toHaveLength(1);
  });

  it('are kept on disk, requested again after a month, and not read from a damaged file', async () => {
    const route = await open().get(LEG);
    const folder = join(dataDir, 'routes');
    const [name = ''] = await readdir(folder);
    const file = join(folder, name);
    expect(await open().get(LEG)).toMatchObject({ line: route?.line });
    expect(service.requests).toHaveLength(1);

    const stored = JSON.parse(await readFile(file, 'utf8'));
    const old = { ...stored, minutes: 7, at: new Date(Date.now() - 31 * DAY) };
    await writeFile(file, JSON.stringify(old));
    const routes = open();
    expect(await routes.get(LEG)).toMatchObject({ minutes: 7 });
    const fileMinutes = async () => JSON.parse(await readFile(file, 'utf8')).minutes;
    // The file is written last: what follows must not be replaced by it.
    await expect.poll(fileMinutes).toBe(route?.minutes);
    expect(service.requests).toHaveLength(2);
    expect(await routes.get(LEG)).toMatchObject({ minutes: route?.minutes });

    await writeFile(file, '{"minutes":1');
    expect(await open().get(LEG)).toMatchObject({ minutes: route?.minutes });
    expect(service.requests).toHaveLength(3);
    expect(await fileMinutes()).toBe(route?.minutes);
  });

  it('of a flood of requests are fetched six at a time, and what is too much is left out', async () => {
    const routes = open();
    let running = 0;
    let most = 0;
    service.handler = (req, res) => {
      most = Math.max(most, ++running);
      setImmediate(() => {
        running--;
        answerRoute(req, res);
      });
    };
    const found = await Promise.all(
      Array.from({ length: 2000 }, (_, index) => routes.get(nthLeg(index / 100))),
    );
    expect(most).toBeLessThanOrEqual(6);
    expect(found.filter((route) => route).length).toBeLessThanOrEqual(306);
    expect(service.requests.length).toBeLessThanOrEqual(306);
    expect(found.some((route) => route)).toBe(true);
  });
});
