import { describe, expect, it } from 'vitest';
import { decodeLine } from '../../domain/geo/polyline.ts';
import type { RoutedLine } from '../integrations/routing/routingClient.ts';
import {
  AZROU,
  BOU_INANIA,
  FES,
  IFRANE,
  type Pair,
  SEFFARINE,
  setUpRoutedSite,
} from '../testing/routedSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const LEG = { by: 'car', from: FES, to: IFRANE };

describe('lines of legs', () => {
  const site = setUpRoutedSite();
  const { start } = site;
  const post = (body: unknown, headers?: Record<string, string>) =>
    site.post('/api/travel/lines', body, headers);
  async function linesOf(legs: unknown[], headers?: Record<string, string>) {
    const response = await post({ legs }, headers);
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { lines: (RoutedLine | null)[] } }).data.lines;
  }

  it('follow the roads of the routing service by car, taxi and on foot', async () => {
    await start();
    const near: Pair = [-5.0262, 34.0347];
    const [drive, ride, walk, train] = await linesOf([
      LEG,
      { ...LEG, by: 'taxi' },
      { by: 'walk', from: FES, to: near },
      { ...LEG, by: 'train' },
    ]);
    const points = decodeLine(drive?.line ?? '');
    expect(points).toHaveLength(3);
    expect([points[0], points[2]]).toEqual([FES, IFRANE]);
    expect(drive).toMatchObject({ minutes: 100, metres: 74_117 });
    // A shared taxi waits for passengers: a plan has an estimate.
    expect(ride).toEqual({ line: drive?.line, metres: 74_117 });
    expect(walk).toMatchObject({ minutes: 15, metres: 1198 });
    expect(train).toBeNull();
    expect(site.service.requests.map(({ url }) => url.split('/')[3])).toEqual(['driving', 'foot']);
  });

  it('follow lanes in a medina, where a plan has estimated minutes', async () => {
    await start();
    const [walk] = await linesOf([{ by: 'walk', from: BOU_INANIA, to: SEFFARINE }]);
    expect(decodeLine(walk?.line ?? '')).toHaveLength(3);
    expect(walk?.minutes).toBeUndefined();
  });

  it('are requested from the service once, also after a restart', async () => {
    await start();
    const leg = { ...LEG, to: AZROU };
    const lines = await linesOf([leg]);
    expect(await linesOf([leg])).toEqual(lines);
    expect(site.service.requests).toHaveLength(1);
    await site.restart();
    expect(await linesOf([leg])).toEqual(lines);
    expect(site.service.requests).toHaveLength(1);
  });

  it('are not known without a service', async () => {
    await start({ ROUTING_URL: '' });
    expect(await linesOf([LEG])).toEqual([null]);
    expect(site.service.requests).toEqual([]);
  });

  it('are rejected for invalid requests and other origins', async () => {
    await start();
    for (const [body, field] of [
      [{ legs: [] }, 'legs'],
      [{ legs: Array.from({ length: 22 }, () => LEG) }, 'legs'],
      [{ legs: [{ ...LEG, by: 'mule' }] }, 'legs.0.by'],
      [{ legs: [LEG, { ...LEG, to: [-6.8416, 34.0209] }] }, 'legs.1.to'],
      [{ legs: [{ ...LEG, from: [34.0347, -5.0162] }] }, 'legs.0.from'],
      [{ legs: [{ ...LEG, from: [-5.0162] }] }, 'legs.0.from'],
      [{ legs: [{ ...LEG, from: ['-5.0162', 34] }] }, 'legs.0.from.0'],
      [{ legs: [{ ...LEG, more: 1 }] }, 'legs.0.more'],
    ] as const) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { field: string }).field).toBe(field);
    }
    expect((await post('{')).status).toBe(400);
    expect((await post('x'.repeat(9000))).status).toBe(413);
    expect((await post({ legs: [LEG] }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ legs: [LEG] }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetch(`${site.url}/api/travel/lines`)).status).toBe(405);
    expect(site.service.requests).toEqual([]);
  });

  it('of one client cause a limited number of requests to the service', async () => {
    await start();
    const sameAddress = { 'x-forwarded-for': '203.0.113.9' };
    let at = 0;
    const newLegs = () =>
      Array.from({ length: 21 }, () => {
        at++;
        return { by: 'walk', from: FES, to: [-5.0162 + at / 1e5, 34.04] };
      });
    const { others } = await untilRateLimited(() => post({ legs: newLegs() }, sameAddress));
    expect(others.length).toBeGreaterThanOrEqual(120);
    // The allowance of 600 grows by ten per second meanwhile, that of requests by two, each of 21 legs.
    expect(site.service.requests.length).toBeGreaterThan(0);
    expect(site.service.requests.length).toBeLessThan(at / 2);
  });
});
