/** Legs and lines from a routing service, and estimates where it does not help. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '../../../domain/geo/polyline.ts';
import { estimateTravel } from '../../../domain/planner/travel.ts';
import type { TravelMode } from '../../../domain/visitor/tourLimits.ts';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { LocalService } from '../../testing/localService.ts';
import { answerRoad, answerRoute, bentRoad } from '../../testing/routingStandIn.ts';
import { RoutingClient } from './routingClient.ts';

type Pair = [longitude: number, latitude: number];
const FES: Pair = [-5.0162, 34.0347];
const IFRANE: Pair = [-5.1074, 33.5276];
const AZROU: Pair = [-5.2219, 33.4361];
const BOU_INANIA: Pair = [-4.9827, 34.0622];
const SEFFARINE: Pair = [-4.973, 34.064];

let service: LocalService;
let address: string;
let dataDir: string;

beforeEach(async () => {
  service = new LocalService();
  service.handler = answerRoute;
  address = await service.listen();
  dataDir = await mkdtemp(join(tmpdir(), 'fm-routing-'));
});
afterEach(async () => {
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pointOf = ([longitude, latitude]: Pair) => ({ longitude, latitude });
const estimate = (from: Pair, to: Pair, by: TravelMode = 'car') =>
  estimateTravel(pointOf(from), pointOf(to), by);

/** A client with the service. */
function open(env: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: dataDir, ROUTING_URL: `${address}/`, ...env });
  const client = new RoutingClient(config, makeLog('silent'));
  return {
    legs: (points: Pair[], by: TravelMode = 'car') => client.between(points.map(pointOf), by),
    lines: (...legs: ['car' | 'taxi' | 'walk' | 'train', Pair, Pair][]) =>
      client.lines(
        legs.map(([by, from, to]) => ({ by, from: pointOf(from), to: pointOf(to) })),
        {},
      ),
  };
}

describe('legs', () => {
  it('come from the routing service, are cached, and are estimated if the response is invalid', async () => {
    const { legs } = open();
    service.handler = answerRoad(4130, 63_250.4);
    const expected = { by: 'car', minutes: 70, metres: 63_250 };
    expect(await legs([FES, IFRANE])).toEqual({ legs: [expected], estimated: false });
    expect(service.requests.map(({ url }) => url)).toEqual([
      `/route/v1/driving/${FES.join(',')};${IFRANE.join(',')}?overview=full&geometries=polyline6`,
    ]);
    expect(await legs([FES, IFRANE])).toEqual({ legs: [expected], estimated: false });
    expect(service.requests).toHaveLength(1);

    service.respondWith('no JSON at all');
    const estimated = { legs: [estimate(IFRANE, AZROU)], estimated: true };
    expect(await legs([IFRANE, AZROU])).toEqual(estimated);
  });

  it('are estimated only where the service fails', async () => {
    service.handler = (req, res) => {
      if (!req.url?.includes(`/${IFRANE.join(',')};`)) return answerRoad(4130, 63_000)(req, res);
      res.writeHead(400, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ code: 'NoRoute' }));
    };
    expect(await open().legs([FES, IFRANE, AZROU])).toEqual({
      legs: [{ by: 'car', minutes: 70, metres: 63_000 }, estimate(IFRANE, AZROU)],
      estimated: true,
    });
  });

  it('are estimated outside the region, in a medina and by shared taxi, without a request', async () => {
    const { legs } = open();
    const rabat: Pair = [-6.8416, 34.0209];
    for (const [from, to, by] of [
      [FES, rabat, 'car'],
      [BOU_INANIA, SEFFARINE, 'foot'],
      [FES, IFRANE, 'transit'],
    ] as const) {
      expect(await legs([from, to], by)).toEqual({
        legs: [estimate(from, to, by)],
        estimated: true,
      });
    }
    expect(service.requests).toEqual([]);
  });

  it('can be requested from Valhalla', async () => {
    const near: Pair = [-5.03, 34.04];
    const shape = encodeLine(bentRoad(FES, near, 1900), 6);
    service.respondWith({ trip: { summary: { time: 1500, length: 1.9 }, legs: [{ shape }] } });
    expect(await open({ ROUTING_KIND: 'valhalla' }).legs([FES, near], 'foot')).toEqual({
      legs: [{ by: 'walk', minutes: 25, metres: 1900 }],
      estimated: false,
    });
    expect(service.requests[0]?.url).toBe('/route');
    expect(JSON.parse(service.requests[0]?.body ?? '')).toMatchObject({
      locations: [
        { lon: FES[0], lat: FES[1] },
        { lon: near[0], lat: near[1] },
      ],
      costing: 'pedestrian',
    });
  });

  it('are estimated if the service does not respond, which is then not called for a while', async () => {
    const { legs } = open();
    service.handler = () => {};
    const day = Array.from({ length: 22 }, (_, index): Pair => [-5 - index / 20, 33.9]);
    const first = await legs(day);
    expect(first.estimated).toBe(true);
    expect(first.legs).toHaveLength(21);
    expect(first.legs[0]).toEqual(estimate([-5, 33.9], [-5.05, 33.9]));
    // The pause begins when three requests have failed, which may be after the answer.
    let attempt = 0;
    await expect
      .poll(async () => {
        const goal: Pair = [-5.2, 33.5 + attempt++ / 100];
        expect((await legs([FES, goal])).estimated).toBe(true);
        return service.requests.filter(({ url }) => url?.includes(String(goal[1])));
      })
      .toEqual([]);
  });

  it('are estimated if the service is unreachable or not configured', async () => {
    await service.close();
    for (const { legs } of [open(), open({ ROUTING_URL: '' })]) {
      expect(await legs([FES, IFRANE])).toEqual({
        legs: [estimate(FES, IFRANE)],
        estimated: true,
      });
    }
  });
});

describe('lines', () => {
  it('follow the roads of the routing service by car, taxi and on foot', async () => {
    const near: Pair = [-5.0262, 34.0347];
    const [drive, ride, walk, train] = await open().lines(
      ['car', FES, IFRANE],
      ['taxi', FES, IFRANE],
      ['walk', FES, near],
      ['train', FES, IFRANE],
    );
    const points = decodeLine(drive?.line ?? '');
    expect(points).toHaveLength(3);
    expect([points[0], points[2]]).toEqual([FES, IFRANE]);
    expect(drive).toMatchObject({ minutes: 100, metres: 74_117 });
    // A shared taxi waits for passengers: a plan has an estimate.
    expect(ride).toEqual({ line: drive?.line, metres: 74_117 });
    expect(walk).toMatchObject({ minutes: 15, metres: 1198 });
    expect(train).toBeUndefined();
    expect(service.requests.map(({ url }) => url.split('/')[3])).toEqual(['driving', 'foot']);
  });

  it('follow lanes in a medina, where a plan has estimated minutes', async () => {
    const [walk] = await open().lines(['walk', BOU_INANIA, SEFFARINE]);
    expect(decodeLine(walk?.line ?? '')).toHaveLength(3);
    expect(walk?.minutes).toBeUndefined();
  });

  it('are requested from the service once, also after a restart', async () => {
    const { lines } = open();
    const found = await lines(['car', FES, AZROU]);
    expect(await lines(['car', FES, AZROU])).toEqual(found);
    expect(await open().lines(['car', FES, AZROU])).toEqual(found);
    expect(service.requests).toHaveLength(1);
  });
});
