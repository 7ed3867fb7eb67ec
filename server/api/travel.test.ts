/** `POST /api/travel` and `/api/travel/lines`. What they answer is tested with the routing client. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine } from '../../domain/geo/polyline.ts';
import type { RunningSite } from '../site.ts';
import { LocalService } from '../testing/localService.ts';
import { answerRoad, answerRoute } from '../testing/routingStandIn.ts';
import { sharedSite } from '../testing/sharedSite.ts';
import { postTo } from '../testing/siteRequests.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const FES = [-5.0162, 34.0347];
const IFRANE = [-5.1074, 33.5276];
const LEG = { by: 'car', from: FES, to: IFRANE };
const LEGS = { by: 'car', points: [FES, IFRANE] };
/** Points outside the region, which a plan may have and a line not. */
const RABAT = [-6.8416, 34.0209];

const dataOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: unknown }).data;
};

describe('with a routing service', () => {
  const service = new LocalService();
  let place: TestPlace;
  let site: RunningSite;
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    postTo(site, path, body, headers);

  beforeAll(async () => {
    const address = await service.listen();
    place = await makeTestPlace();
    site = await place.start({
      TRUSTED_PROXY: 'true',
      SITE_URL: 'https://visit.example',
      ROUTING_URL: `${address}/`,
    });
  });
  afterAll(async () => {
    await place.remove();
    await service.close();
  });

  it('travel times are those of the service, on the map and in the programme', async () => {
    service.handler = answerRoad(4700, 63_250);
    expect(await dataOf(await post('/api/travel', LEGS))).toEqual({
      legs: [{ by: 'car', minutes: 80, metres: 63_250 }],
      estimated: false,
    });
    const tour = {
      startingPoint: { label: 'Fez', coordinates: { longitude: FES[0], latitude: FES[1] } },
      by: 'car',
      days: [{ day: 1, city: 'ifrane', places: ['stone-lion-ifrane'] }],
    };
    const programme = await post('/api/tours/export.txt?lang=en', tour);
    expect((await programme.text()).match(/about 1 h 20 min by car/g)).toHaveLength(2);
  });

  it('lines follow its roads', async () => {
    service.handler = answerRoute;
    const legs = [
      { ...LEG, from: [-5.01, 34.03] },
      { ...LEG, by: 'taxi', from: [-5.01, 34.03] },
      { ...LEG, by: 'train' },
    ];
    const { lines } = (await dataOf(await post('/api/travel/lines', { legs }))) as {
      lines: [{ line: string }, object, null];
    };
    const [drive, ride, train] = lines;
    expect(decodeLine(drive.line)).toHaveLength(3);
    expect(drive).toMatchObject({ minutes: expect.any(Number), metres: expect.any(Number) });
    expect(ride).toEqual({ line: drive.line, metres: expect.any(Number) });
    expect(train).toBeNull();
  });

  it('one client causes a limited number of requests to it', async () => {
    service.handler = answerRoute;
    service.requests = [];
    let at = 0;
    const newLegs = () =>
      Array.from({ length: 21 }, () => {
        at++;
        return { by: 'walk', from: FES, to: [-5.0162 + at / 1e5, 34.04] };
      });
    const sameAddress = { 'x-forwarded-for': '203.0.113.9' };
    const { others } = await untilRateLimited(() =>
      post('/api/travel/lines', { legs: newLegs() }, sameAddress),
    );
    // Of 120 requests and 600 new routes.
    expect(others).toHaveLength(12);
    expect(service.requests).toHaveLength(60);
  });
});

describe('without a routing service', () => {
  const site = sharedSite();
  const post = site.post;

  it('travel times are estimated, and lines are not known', async () => {
    expect(await dataOf(await post('/api/travel', LEGS))).toMatchObject({ estimated: true });
    expect(await dataOf(await post('/api/travel', { ...LEGS, points: [FES, RABAT] }))).toEqual({
      legs: [expect.objectContaining({ by: 'car' })],
      estimated: true,
    });
    const lines = await dataOf(await post('/api/travel/lines', { legs: [LEG] }));
    expect(lines).toEqual({ lines: [null] });
  });

  it.each([
    ['/api/travel', { ...LEGS, by: 'mule' }, 'by'],
    ['/api/travel', { ...LEGS, points: [FES] }, 'points'],
    ['/api/travel', { ...LEGS, points: Array.from({ length: 23 }, () => FES) }, 'points'],
    ['/api/travel', { ...LEGS, points: [FES, [500, 34]] }, 'points.1.0'],
    ['/api/travel', { ...LEGS, points: [FES, [1]] }, 'points.1'],
    ['/api/travel', { ...LEGS, more: 1 }, 'more'],
    ['/api/travel/lines', { legs: [] }, 'legs'],
    ['/api/travel/lines', { legs: Array.from({ length: 22 }, () => LEG) }, 'legs'],
    ['/api/travel/lines', { legs: [{ ...LEG, by: 'mule' }] }, 'legs.0.by'],
    ['/api/travel/lines', { legs: [LEG, { ...LEG, to: RABAT }] }, 'legs.1.to'],
    ['/api/travel/lines', { legs: [{ ...LEG, from: [34.0347, -5.0162] }] }, 'legs.0.from'],
    ['/api/travel/lines', { legs: [{ ...LEG, from: [-5.0162] }] }, 'legs.0.from'],
    ['/api/travel/lines', { legs: [{ ...LEG, from: ['-5.0162', 34] }] }, 'legs.0.from.0'],
    ['/api/travel/lines', { legs: [{ ...LEG, more: 1 }] }, 'legs.0.more'],
  ])('%s rejects %j', async (path, body, field) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { field: string }).field).toBe(field);
  });

  it.each([
    ['/api/travel', LEGS],
    ['/api/travel/lines', { legs: [LEG] }],
  ])('%s rejects what is no JSON, other origins, and too many requests', async (path, valid) => {
    expect((await post(path, '{')).status).toBe(400);
    expect((await post(path, 'x'.repeat(9000))).status).toBe(413);
    expect((await post(path, valid, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(path, valid, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetch(site.url + path)).status).toBe(405);

    const sameAddress = { 'x-forwarded-for': `203.0.113.${path.length}` };
    const { refusal, others } = await untilRateLimited(() => post(path, valid, sameAddress));
    expect(others).toEqual(Array(12).fill(200));
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
