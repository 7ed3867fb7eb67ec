/** Lines between the stops of circuits and plans: along roads with a routing service, else straight. */
import { expect, type Page } from '@playwright/test';
import type { Map as MapLibre } from 'maplibre-gl';
import sharp from 'sharp';
import { LocalService } from '../server/testing/localService.ts';
import { answerRoute, bentRoad } from '../server/testing/routingStandIn.ts';
import { seededFolder } from '../server/testing/seededFolder.ts';
import { makeTestPlace } from '../server/testing/testSite.ts';
import { collectErrors, test } from './fixtures.ts';
import { list, MAP_SCREEN, openMap, stableCentre } from './openMap.ts';

// The lines are found by their colour.
test.use({ ...MAP_SCREEN, deviceScaleFactor: 1 });

type Position = readonly [longitude: number, latitude: number];

const CIRCUIT = '/en/circuit/spa-and-wellbeing-fes';
const FIRST: Position = [-4.88343, 34.02733];
const SECOND: Position = [-5.18171, 34.08793];
/** The colour of the first day. */
const COLOR = [154, 67, 32] as const;

/** Where a position of the ground is in the window, by the markers of two known ones. */
async function projection(page: Page): Promise<(position: Position) => { x: number; y: number }> {
  const marker = (id: string) => stableCentre(page.locator(`.MapMarker-marker[data-id^="${id}"]`));
  const [one, other] = [await marker('sidi-harazem'), await marker('moulay-yacoub')];
  const [from, to] = [mercator(FIRST), mercator(SECOND)];
  const scale = (other.x - one.x) / (to.x - from.x);
  return (position) => {
    const { x, y } = mercator(position);
    return { x: one.x + (x - from.x) * scale, y: one.y + (y - from.y) * scale };
  };
}

const mercator = ([longitude, latitude]: Position) => ({
  x: (longitude * Math.PI) / 180,
  y: -Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
});

/** The share of a way in view, without its ends, that has the colour of its day; and how often that changes. */
async function drawnAlong(
  page: Page,
  way: readonly Position[],
): Promise<{ share: number; changes: number }> {
  const project = await projection(page);
  const frame = await page.locator('.OpenMap-canvas').boundingBox();
  const picture = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const isDrawn = (x: number, y: number) => {
    for (const [dx, dy] of [
      [0, 0],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const at = ((Math.round(y) + dy) * info.width + Math.round(x) + dx) * info.channels;
      if (COLOR.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 40))
        return true;
    }
    return false;
  };
  const drawn = way.slice(1).flatMap((end, index) => {
    const [from, to] = [project(way[index] ?? end), project(end)];
    const steps = Math.round(Math.hypot(to.x - from.x, to.y - from.y));
    // Markers and names cover the ends.
    const [first, last] = [Math.round(steps * 0.25), Math.round(steps * 0.75)];
    return Array.from({ length: last - first }, (_, step) => {
      const share = (first + step) / steps;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    })
      .filter(({ y }) => frame && y > frame.y && y < frame.y + frame.height)
      .map(({ x, y }) => isDrawn(x, y));
  });
  return {
    share: drawn.filter((is) => is).length / drawn.length,
    changes: drawn.filter((is, index) => index > 0 && is !== drawn[index - 1]).length,
  };
}

test('are dashed and called straight without a routing service', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openMap(page, CIRCUIT);
  const canvas = page.locator('.OpenMap-canvas');
  await expect(canvas.getByText('Straight line', { exact: true })).toBeVisible();
  await expect(canvas).not.toContainText('Along roads');
  await expect(list(page).nth(1)).toContainText('9.8 km in a straight line');
  await expect(list(page).first()).not.toContainText('straight line');
  await expect
    .poll(async () => (await drawnAlong(page, [FIRST, SECOND])).changes)
    .toBeGreaterThan(9);
  const { share } = await drawnAlong(page, [FIRST, SECOND]);
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.85);
  expect(requests.filter((url) => url.includes('/api/travel'))).toEqual([]);
});

test('are dashed in the preview of a map', async ({ page }) => {
  await page.goto(CIRCUIT);
  const lines = page.locator('.PlaceMap-still polyline');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) await expect(line).toHaveAttribute('stroke-dasharray', / /);
});

test.describe('with a routing service', () => {
  // In one worker, with one site.
  test.describe.configure({ mode: 'default' });

  const service = new LocalService();
  let remove: () => Promise<void>;
  let url: string;

  const timeout = AbortSignal.timeout;

  test.beforeAll(async () => {
    // The site is in this process, which may be too busy to read an answer within two seconds.
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 60);
    const seeded = await seededFolder();
    const place = await makeTestPlace('embedded', { seeded });
    const site = await place.start({ ROUTING_URL: await service.listen() });
    url = site.url;
    remove = async () => {
      AbortSignal.timeout = timeout;
      await place.remove();
      await seeded.remove();
      await service.close();
    };
  });
  test.beforeEach(() => {
    service.requests = [];
    service.handler = answerRoute;
  });
  test.afterAll(() => remove());

  test('follow its roads', async ({ page }) => {
    const errors = collectErrors(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openMap(page, `${url}${CIRCUIT}`);
    const canvas = page.locator('.OpenMap-canvas');
    await expect(canvas).toContainText('Along roads and lanes');
    await expect(canvas).not.toContainText('Straight line');
    await expect(list(page).nth(2)).toContainText('37 km by road, about 50 min');
    const road = bentRoad(FIRST, SECOND, 36_850);
    // A name may cover a part of it.
    await expect.poll(async () => (await drawnAlong(page, road)).share).toBeGreaterThan(0.85);
    expect((await drawnAlong(page, road)).changes).toBeLessThan(9);
    expect((await drawnAlong(page, [FIRST, SECOND])).share).toBeLessThan(0.1);
    expect(service.requests).toHaveLength(2);
    // The road leaves the box of the places.
    await page.getByRole('button', { name: 'Show all places' }).click();
    const showsRoad = () =>
      canvas.evaluate((element, way) => {
        const bounds = (element as HTMLElement & { mapLibre: MapLibre }).mapLibre.getBounds();
        return way.every(([longitude, latitude]) => bounds.contains([longitude, latitude]));
      }, road);
    await expect.poll(showsRoad).toBe(true);
    for (const request of requests) {
      expect(request.startsWith(`${url}/`) || request.startsWith('data:')).toBe(true);
    }
    expect(errors).toEqual([]);
  });

  test('are straight where it knows no road', async ({ page }) => {
    service.handler = (req, res) => {
      // Another circuit, whose roads are not cached: only the first of its roads is known.
      if (req.url?.includes('/-4.87018,33.85224;')) return answerRoute(req, res);
      res.writeHead(400, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ code: 'NoRoute' }));
    };
    await openMap(page, `${url}/en/circuit/sefrou-bhalil-sebou-springs`);
    const canvas = page.locator('.OpenMap-canvas');
    await expect(canvas).toContainText('Along roads and lanes');
    await expect(canvas).toContainText('Straight line');
    await expect(list(page).nth(1)).toContainText('by road');
    await expect(list(page).nth(4)).toContainText('in a straight line');
  });

  test('are straight when the service or the network fails, and the map works', async ({
    page,
  }) => {
    service.handler = (_, res) => res.writeHead(500).end('broken');
    await openMap(page, `${url}/en/circuit/lakes-route-birding`);
    await expect(list(page).nth(1)).toContainText('in a straight line');
    await page.route('**/api/travel/lines', (route) => route.abort());
    await openMap(page, `${url}/en/circuit/taza-and-tazekka`);
    await expect(list(page).nth(1)).toContainText('in a straight line');
    await list(page).nth(1).getByRole('button').click();
    await expect(page.locator('.MapPopup')).toBeVisible();
  });
});
