import { describe, expect, it, vi } from 'vitest';
import { encodeLine } from '../../domain/geo/polyline.ts';
import type { Leg } from '../../domain/planner/model.ts';
import { estimateTravel } from '../../domain/planner/travel.ts';
import type { LocalService } from '../testing/localService.ts';
import { newAddress } from '../testing/newAddress.ts';
import {
  AZROU,
  BOU_INANIA,
  FES,
  IFRANE,
  type Pair,
  SEFFARINE,
  setUpRoutedSite,
} from '../testing/routedSite.ts';
import { bentRoad, osrmAnswer, requestedEnds } from '../testing/routingStandIn.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const estimate = (from: Pair, to: Pair, by: 'car' | 'transit' | 'foot' = 'car') =>
  estimateTravel(
    { longitude: from[0], latitude: from[1] },
    { longitude: to[0], latitude: to[1] },
    by,
  );

/** Answers with these figures and a road of this length. */
const answer =
  (seconds: number, metres: number): LocalService['handler'] =>
  ({ url = '' }, res) => {
    const [from, to] = requestedEnds(url);
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(osrmAnswer(seconds, metres, bentRoad(from, to, metres))));
  };

describe('travel times', () => {
  const site = setUpRoutedSite();
  const { start } = site;
  const post = (body: unknown, headers?: Record<string, string>) =>
    site.post('/api/travel', body, headers);
  const requestLegs = async (points: Pair[], by = 'car') => {
    const response = await post({ by, points });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { legs: Leg[]; estimated: boolean } }).data;
  };

  it('come from the routing service, are cached, and are estimated if the response is invalid', async () => {
    await start();
    site.service.handler = answer(4130, 63_250.4);
    const expected = { by: 'car', minutes: 70, metres: 63_250 };
    expect(await requestLegs([FES, IFRANE])).toEqual({ legs: [expected], estimated: false });
    expect(site.service.requests.map(({ url }) => url)).toEqual([
      `/route/v1/driving/${FES.join(',')};${IFRANE.join(',')}?overview=full&geometries=polyline6`,
    ]);
    expect(await requestLegs([FES, IFRANE])).toEqual({ legs: [expected], estimated: false });
    expect(site.service.requests).toHaveLength(1);

    site.service.respondWith('no JSON at all');
    const estimated = { legs: [estimate(IFRANE, AZROU)], estimated: true };
    expect(await requestLegs([IFRANE, AZROU])).toEqual(estimated);
  });

  it('are the same in the programme', async () => {
    await start();
    site.service.handler = answer(4700, 63_250);
    const tour = {
      startingPoint: { label: 'Fez', coordinates: { longitude: FES[0], latitude: FES[1] } },
      by: 'car',
      days: [{ day: 1, city: 'ifrane', places: ['stone-lion-ifrane'] }],
    };
    const programme = async () => {
      const response = await fetch(`${site.url}/api/tours/export.txt?lang=en`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': newAddress(),
        },
        body: JSON.stringify(tour),
      });
      return response.text();
    };
    expect((await programme()).match(/about 1 h 20 min by car/g)).toHaveLength(2);
    await site.restart({ ROUTING_URL: '' });
    expect(await programme()).not.toContain('1 h 20 min');
  });

  it('are estimated only for the legs that fail', async () => {
    await start();
    site.service.handler = (req, res) => {
      if (!req.url?.includes(`/${IFRANE.join(',')};`)) return answer(4130, 63_000)(req, res);
      res.writeHead(400, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ code: 'NoRoute' }));
    };
    expect(await requestLegs([FES, IFRANE, AZROU])).toEqual({
      legs: [{ by: 'car', minutes: 70, metres: 63_000 }, estimate(IFRANE, AZROU)],
      estimated: true,
    });
  });

  it('are estimated for points outside the region, which the service is not asked for', async () => {
    await start();
    const rabat: Pair = [-6.8416, 34.0209];
    expect(await requestLegs([FES, rabat])).toEqual({
      legs: [estimate(FES, rabat)],
      estimated: true,
    });
    expect(site.service.requests).toEqual([]);
  });

  it('are always estimated in a medina and by shared taxi', async () => {
    await start();
    site.service.handler = answer(60, 2000);
    expect(await requestLegs([BOU_INANIA, SEFFARINE], 'foot')).toEqual({
      legs: [estimate(BOU_INANIA, SEFFARINE, 'foot')],
      estimated: true,
    });
    expect(await requestLegs([FES, IFRANE], 'transit')).toEqual({
      legs: [estimate(FES, IFRANE, 'transit')],
      estimated: true,
    });
    expect(site.service.requests).toEqual([]);
  });

  it('can be requested from Valhalla', async () => {
    await start({ ROUTING_KIND: 'valhalla' });
    const near: Pair = [-5.03, 34.04];
    const shape = encodeLine(bentRoad(FES, near, 1900), 6);
    site.service.respondWith({ trip: { summary: { time: 1500, length: 1.9 }, legs: [{ shape }] } });
    expect(await requestLegs([FES, near], 'foot')).toEqual({
      legs: [{ by: 'walk', minutes: 25, metres: 1900 }],
      estimated: false,
    });
    expect(site.service.requests[0]?.url).toBe('/route');
    expect(JSON.parse(site.service.requests[0]?.body ?? '')).toMatchObject({
      locations: [
        { lon: FES[0], lat: FES[1] },
        { lon: near[0], lat: near[1] },
      ],
      costing: 'pedestrian',
    });
  });

  it('are estimated if the service does not respond, which is then not called for a while', async () => {
    await start();
    site.service.handler = () => {};
    const day = Array.from({ length: 22 }, (_, index): Pair => [-5 - index / 20, 33.9]);
    const { legs, estimated } = await requestLegs(day);
    expect(estimated).toBe(true);
    expect(legs).toHaveLength(21);
    expect(legs[0]).toEqual(estimate([-5, 33.9], [-5.05, 33.9]));
    // The pause begins when three requests have failed, which may be after the answer.
    let attempt = 0;
    await vi.waitFor(
      async () => {
        const goal: Pair = [-5.2, 33.5 + attempt++ / 100];
        expect((await requestLegs([FES, goal])).estimated).toBe(true);
        const asked = site.service.requests.filter(({ url }) => url?.includes(String(goal[1])));
        expect(asked).toEqual([]);
      },
      { timeout: 60_000 },
    );
  });

  it('are estimated if the service is unreachable or not configured', async () => {
    await start();
    await site.service.close();
    expect(await requestLegs([FES, IFRANE])).toEqual({
      legs: [estimate(FES, IFRANE)],
      estimated: true,
    });
    await site.restart({ ROUTING_URL: '' });
    expect(await requestLegs([FES, IFRANE])).toEqual({
      legs: [estimate(FES, IFRANE)],
      estimated: true,
    });
  });

  it('are rejected for invalid requests, other origins and above the rate limit', async () => {
    await start({ ROUTING_URL: '' });
    const valid = { by: 'car', points: [FES, IFRANE] };
    for (const [body, field] of [
      [{ ...valid, by: 'mule' }, 'by'],
      [{ ...valid, points: [FES] }, 'points'],
      [{ ...valid, points: Array.from({ length: 23 }, () => FES) }, 'points'],
      [{ ...valid, points: [FES, [500, 34]] }, 'points.1.0'],
      [{ ...valid, points: [FES, [1]] }, 'points.1'],
      [{ ...valid, more: 1 }, 'more'],
    ] as const) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { field: string }).field).toBe(field);
    }
    expect((await post('{')).status).toBe(400);
    expect((await post('x'.repeat(5000))).status).toBe(413);
    expect((await post(valid, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(valid, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetch(`${site.url}/api/travel`)).status).toBe(405);

    const sameAddress = { 'x-forwarded-for': '203.0.113.9' };
    const { refusal, others } = await untilRateLimited(() => post(valid, sameAddress));
    expect(others.length).toBeGreaterThanOrEqual(120);
    expect(new Set(others)).toEqual(new Set([200]));
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
