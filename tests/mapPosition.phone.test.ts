/** The visitor's position on an open map. */
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, test } from './fixtures.ts';
import { list, MAP_DENSITY, mapIsIdle, openMap } from './openMap.ts';

test.use(MAP_DENSITY);

const CIRCUIT = '/en/circuit/fes-monuments-and-souks';
const NEAR_NEJJARINE = { longitude: -4.979, latitude: 34.0625, accuracy: 20 };

const dot = (page: Page) => page.locator('.PositionDot');
const control = (page: Page) => page.locator('.LocateButton');
const locate = (page: Page) => page.getByRole('button', { name: 'Where am I?' });
const follow = (page: Page) => page.getByRole('button', { name: 'Follow me' });

/** How far the dot is from the centre of the map, in pixels. */
async function distanceFromCentre(page: Page): Promise<number> {
  const [one, other] = await Promise.all([
    centreOf(dot(page)),
    centreOf(page.locator('.OpenMap-canvas')),
  ]);
  return Math.hypot(one.x - other.x, one.y - other.y);
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

const expectCentred = (page: Page) => expect.poll(() => distanceFromCentre(page)).toBeLessThan(3);

test('is followed until the map is moved, and again on request', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEAR_NEJJARINE);
  await openMap(page, CIRCUIT);
  await expect(dot(page)).toHaveCount(0);
  await locate(page).click();
  await expect(dot(page)).toHaveAccessibleName('You are here');
  await expect(control(page)).toContainText('is not kept');
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true');
  await expectCentred(page);

  await context.setGeolocation({ ...NEAR_NEJJARINE, longitude: -4.969 });
  await expect(list(page).filter({ hasText: 'Nejjarine' })).toContainText('680 m from you');
  await expectCentred(page);

  const { x, y } = await centreOf(page.locator('.OpenMap-canvas'));
  await page.mouse.move(x, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(control(page).getByRole('status')).toHaveClass('visually-hidden');
  await context.setGeolocation({ ...NEAR_NEJJARINE, longitude: -4.966 });
  await expect.poll(() => distanceFromCentre(page)).toBeGreaterThan(80);
  await follow(page).click();
  await expectCentred(page);

  await page.getByRole('button', { name: 'Hide my position' }).click();
  await expect(dot(page)).toHaveCount(0);
  await expect(locate(page)).toBeVisible();
});

test('has a circle of its accuracy', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...NEAR_NEJJARINE, accuracy: 20 });
  await openMap(page, '/en/poi/moulay-yacoub');
  await locate(page).click();
  await expectCentred(page);
  /** A few pixels of the map below its centre. */
  const ground = async (below: number) => {
    const { x, y } = await centreOf(page.locator('.OpenMap-canvas'));
    const clip = { x: x - 3, y: y + below, width: 6, height: 6 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  await mapIsIdle(page);
  const [inside, outside] = [await ground(40), await ground(110)];
  // 300 m are 75 pixels.
  await context.setGeolocation({ ...NEAR_NEJJARINE, accuracy: 300 });
  await expect(control(page)).toContainText('only accurate to about 300 m');
  await expect.poll(() => ground(40)).not.toBe(inside);
  expect(await ground(110)).toBe(outside);
});

test('is measured to places in a straight line, with minutes on foot, and neither stored nor sent', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEAR_NEJJARINE);
  await openMap(page, CIRCUIT);
  const row = list(page).filter({ hasText: 'Nejjarine' });
  await expect(row).not.toContainText('from you');
  await locate(page).click();
  const way = '390 m from you in a straight line, about 7 min on foot';
  await expect(row).toContainText(way);
  await row.getByRole('button').click();
  await expect(page.locator('.MapPopup')).toContainText(way);
  // No control is below the popup.
  expect(await axeViolations(page)).toEqual([]);
  // The map is at the selected place now.
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('34.06');
  expect(sent.filter((request) => request.includes('34.06'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('is asked for again after it was denied', async ({ page, context }) => {
  await openMap(page, CIRCUIT);
  await locate(page).click();
  await expect(control(page)).toContainText('does not tell us where you are');
  await expect(dot(page)).toHaveCount(0);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEAR_NEJJARINE);
  await locate(page).click();
  await expect(dot(page)).toBeVisible();
});

test('outside the region leaves the map where it is', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 2.35, latitude: 48.86 });
  await openMap(page, CIRCUIT);
  const marker = page.locator('.MapMarker-marker').first();
  const before = await marker.boundingBox();
  await locate(page).click();
  await expect(control(page)).toContainText('outside the area of this map');
  await expect(dot(page)).toHaveCount(0);
  await expect(locate(page)).toBeVisible();
  expect(await marker.boundingBox()).toEqual(before);
});

test('that is lost stays on the map, and says so', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await openMap(page, CIRCUIT);
  await locate(page).click();
  await expect(control(page)).toContainText('cannot find its position');
  await context.setGeolocation(NEAR_NEJJARINE);
  await locate(page).click();
  await expect(dot(page)).toBeVisible();
  await context.setGeolocation(null);
  await expect(control(page)).toContainText('not being updated');
  await expect(dot(page)).toHaveClass(/isLost/);
  await context.setGeolocation(NEAR_NEJJARINE);
  await expect(dot(page)).not.toHaveClass(/isLost/);
});

/** In the page: the watches that run, and the last one's callback. */
interface Watches {
  running: Set<number>;
  tell: PositionCallback;
}

test.describe('with a device of its own', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const watches = { running: new Set<number>(), tell: () => {} } as Watches;
      Object.assign(window, { watches });
      navigator.geolocation.watchPosition = (tell) => {
        watches.tell = tell;
        const id = Math.random();
        watches.running.add(id);
        return id;
      };
      navigator.geolocation.clearWatch = (id) => {
        watches.running.delete(id);
      };
    });
    await openMap(page, CIRCUIT);
    await locate(page).click();
  });

  const running = (page: Page) =>
    page.evaluate(() => (window as unknown as { watches: Watches }).watches.running.size);

  const tell = (page: Page, coords: object) =>
    page.evaluate(
      (values) =>
        (window as unknown as { watches: Watches }).watches.tell({
          coords: values,
        } as GeolocationPosition),
      { ...NEAR_NEJJARINE, heading: null, speed: null, ...coords },
    );

  test('has the direction of walking or of the compass, and is watched only while it can be seen', async ({
    page,
  }) => {
    const turned = (degrees: number) =>
      expect(dot(page)).toHaveAttribute('style', new RegExp(`rotateZ\\(${degrees}deg\\)`));
    await tell(page, { heading: 10, speed: 0.1 });
    await expect(dot(page)).not.toHaveClass(/hasHeading/);
    await tell(page, { heading: 90, speed: 1.2 });
    await expect(dot(page)).toHaveClass(/hasHeading/);
    await turned(90);
    await page.evaluate(() =>
      window.dispatchEvent(
        new DeviceOrientationEvent('deviceorientationabsolute', { absolute: true, alpha: 160 }),
      ),
    );
    await turned(200);

    await expect.poll(() => running(page)).toBe(1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => running(page)).toBe(0);
    await page.locator('.OpenMap').scrollIntoViewIfNeeded();
    await expect.poll(() => running(page)).toBe(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => running(page)).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => running(page)).toBe(1);
    await page.getByRole('button', { name: 'Hide my position' }).click();
    await expect.poll(() => running(page)).toBe(0);
  });
});
