/** Positions in the Studio's editor: typed, pasted, and set on a map. */
import { expect, type Page } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { axeViolations } from './axe.ts';
import { collectErrors } from './fixtures.ts';
import { canvas, MAP_SCREEN, stableCentre } from './openMap.ts';
import { button, openAs, saved, test } from './studio.ts';

test.use(MAP_SCREEN);

const PLACE = '/entries/places/nejjarine-museum';

const number = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Coordinates/ }).getByRole('spinbutton', { name });
const degreesIn = async (page: Page, name: string) => Number(await number(page, name).inputValue());
const pin = (page: Page) => page.getByRole('application', { name: /^Pin/ });

async function openPicker(page: Page): Promise<void> {
  await button(page, 'Choose on the map').click();
  await expect(canvas(page)).toHaveAttribute('data-drawn', 'true');
}

/** Pastes a text into a field, as from the clipboard. */
const paste = (page: Page, name: string, text: string) =>
  number(page, name).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a pin is set by a click, dragged, given up with Escape, taken back, and saved', async ({
  page,
  site,
}) => {
  const errors = collectErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openAs(page, await newMember(site), PLACE);
  const [latitude, longitude] = [
    await degreesIn(page, 'Latitude'),
    await degreesIn(page, 'Longitude'),
  ];
  expect(requests.filter((url) => /PositionMap|maplibre/.test(url))).toEqual([]);
  await openPicker(page);
  expect(await axeViolations(page)).toEqual([]);

  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  await page.mouse.click(box.x + box.width / 2 + 100, box.y + box.height / 2 + 60);
  await expect.poll(() => degreesIn(page, 'Longitude')).toBeGreaterThan(longitude);
  const clicked = [await degreesIn(page, 'Latitude'), await degreesIn(page, 'Longitude')];
  expect(clicked[0]).toBeLessThan(latitude);
  await expect(saved(page)).toBeVisible();

  const { x, y } = await stableCentre(pin(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 40);
  await page.mouse.move(x - 150, y - 90);
  const region = page.getByRole('region', { name: 'Map: Coordinates' });
  await expect(region).not.toContainText(`${clicked[0]}° N`);
  await page.keyboard.press('Escape');
  await expect(region).toContainText(`${clicked[0]}° N`);
  await page.mouse.up();
  expect(await degreesIn(page, 'Longitude')).toBe(clicked[1]);
  expect(await stableCentre(pin(page))).toEqual({ x, y });

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 40);
  await page.mouse.move(x - 150, y - 90);
  await page.mouse.up();
  await expect.poll(() => degreesIn(page, 'Longitude')).toBeLessThan(longitude);
  expect(await degreesIn(page, 'Latitude')).toBeGreaterThan(clicked[0] ?? 0);
  await button(page, 'Previous position').click();
  await expect(number(page, 'Longitude')).toHaveValue(String(clicked[1]));
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(number(page, 'Latitude')).toHaveValue(String(clicked[0]));
  await expect(number(page, 'Longitude')).toHaveValue(String(clicked[1]));
  expect(errors).toEqual([]);
});

test('with keys, the map moves below its centre and the pin by steps, which are undone together', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), PLACE);
  const before = [await degreesIn(page, 'Latitude'), await degreesIn(page, 'Longitude')];
  await openPicker(page);
  await button(page, 'Close the map').press('Tab');
  await page.keyboard.press('Tab');
  const map = canvas(page).getByRole('region');
  await expect(map).toBeFocused();
  const region = page.getByRole('region', { name: 'Map: Coordinates' });
  await expect(region).toContainText('Centre of the map');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.PositionMap-centre')).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return degreesIn(page, 'Longitude');
    })
    .toBeGreaterThan(before[1] ?? 0);
  const set = [await degreesIn(page, 'Latitude'), await degreesIn(page, 'Longitude')];
  await pin(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => degreesIn(page, 'Latitude')).toBeGreaterThan(set[0] ?? 0);
  await expect(pin(page)).toBeFocused();
  await button(page, 'Previous position').click();
  await expect(number(page, 'Latitude')).toHaveValue(String(set[0]));
  await expect(saved(page)).toBeVisible();
});

test('a pasted position fills in both numbers, and others are named', async ({ page, site }) => {
  await openAs(page, await newMember(site), PLACE);
  await number(page, 'Longitude').fill('-4');
  await paste(page, 'Longitude', '34.0617, -4.984');
  await expect(number(page, 'Latitude')).toHaveValue('34.0617');
  await expect(number(page, 'Longitude')).toHaveValue('-4.984');
  await expect(page.getByText('Pasted: 34.0617° N, 4.984° W')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await paste(page, 'Latitude', 'Bab Boujloud');
  await expect(page.getByText('“Bab Boujloud” is not a position')).toBeVisible();
  await expect(number(page, 'Latitude')).toHaveValue('34.0617');
  await paste(page, 'Latitude', '48.8584° N, 2.2945° E');
  await expect(number(page, 'Longitude')).toHaveValue('2.2945');
  const problem = page.getByRole('group', { name: /^Coordinates/ }).getByText('outside the region');
  await expect(problem).toBeVisible();
  await page.getByRole('checkbox', { name: 'Just outside the region' }).check();
  await expect(problem).toBeHidden();
});

test('a reader looks at the map and changes nothing', async ({ page, site }) => {
  await openAs(page, await newMember(site, 'reader'), PLACE);
  const longitude = await degreesIn(page, 'Longitude');
  await button(page, 'Show on the map').click();
  await expect(canvas(page)).toHaveAttribute('data-drawn', 'true');
  await expect(page.getByRole('img', { name: 'Pin' })).toBeVisible();
  await expect(button(page, 'Set the pin in the centre')).toBeHidden();
  await canvas(page).click({ position: { x: 60, y: 60 } });
  await canvas(page).getByRole('region').press('Enter');
  expect(await degreesIn(page, 'Longitude')).toBe(longitude);
});

test('without WebGL or without a network the numbers can be typed, and loading can be repeated', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), PLACE);
  await page.route('**/en/map', (route) => route.abort());
  await button(page, 'Choose on the map').click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/en/map');
  await button(page, 'Try again').click();
  await expect(canvas(page)).toHaveAttribute('data-drawn', 'true');
  await button(page, 'Close the map').click();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await button(page, 'Choose on the map').click();
  await expect(page.getByRole('alert')).toContainText('it needs WebGL');
  await number(page, 'Latitude').fill('34.07');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(number(page, 'Latitude')).toHaveValue('34.07');
});

test('every field of a position has the map', async ({ page, site }) => {
  await openAs(page, await newMember(site));
  for (const path of ['cities/meknes', 'provinces/fes', 'settings/site']) {
    await page.goto(`/studio/entries/${path}`);
    await expect(button(page, 'Choose on the map')).toHaveCount(1);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one finger drags the pin and does not scroll the page', async ({ page, site }) => {
    await openAs(page, await newMember(site), '/entries/places/bab-mansour');
    // With a draft the bar above has all its lines, and does not grow during the drag.
    await number(page, 'Latitude').fill('33.89');
    await expect(saved(page)).toBeVisible();
    const longitude = await degreesIn(page, 'Longitude');
    await openPicker(page);
    const { x, y } = await stableCentre(pin(page));
    const scrolled = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top]) => ({ x: left, y: top })),
      });
    await send('touchStart', [[x, y]]);
    for (const step of [10, 30, 60, 90]) await send('touchMove', [[x + step, y - step]]);
    await send('touchEnd', []);
    await expect.poll(() => degreesIn(page, 'Longitude')).toBeGreaterThan(longitude);
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
