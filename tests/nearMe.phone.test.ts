import { expect, type Page } from '@playwright/test';
import { navigate, test } from './fixtures.ts';
import { expectCached, test as visitorTest, waitForServiceWorker } from './visitor.ts';

const locate = (page: Page) => page.getByRole('button', { name: 'Show what is near me' }).click();
const rows = (page: Page) => page.locator('.NearbyList > li');

test('sorts what is near by the way on foot and sends the position nowhere', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/en/visiting');
  await expect(page.getByRole('heading', { name: 'Fez and around' })).toBeVisible();
  await expect(page.locator('#near')).not.toContainText('away from you');
  // Fez begins at the gate of its old town.
  await expect(rows(page).first()).toContainText('Bab Boujloud');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -5.55512, latitude: 34.07312 });
  await locate(page);
  const heading = page.getByRole('heading', { name: 'Nearest to you' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const isBelowHeader = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    return (box?.y ?? 0) >= (header?.y ?? 0) + (header?.height ?? 0);
  };
  await expect.poll(isBelowHeader).toBe(true);
  await expect(page.locator('.Filters [role=status]').nth(1)).toContainText(
    /12 places, nearest first: .*Volubilis.* away from you/,
  );
  await expect(rows(page).first()).toContainText(/about \d+ min on foot · \d+ m away from you/);
  await page.getByRole('link', { name: 'Eat and drink' }).first().click();
  await expect(page).toHaveURL('/en/visiting?what=eat');
  await expect(heading).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]at=/);
  expect(requests.filter((text) => /34\.07|5\.55/.test(text))).toEqual([]);
});

test('shows the same list again after "back"', async ({ page, context }) => {
  await page.goto('/en/visiting?what=eat');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -5.5652, latitude: 33.8931 });
  await locate(page);
  const heading = page.getByRole('heading', { name: 'Nearest to you' });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page).nth(12)).toBeVisible();
  const nearest = await rows(page).first().textContent();
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/poi\//);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(rows(page).first()).toHaveText(nearest ?? '');
  await expect(rows(page).nth(12)).toBeVisible();
  // A new visit begins with a town.
  await navigate(page, '/en/about');
  await navigate(page, '/en/visiting');
  await expect(page.getByRole('heading', { name: 'Fez and around' })).toBeVisible();
});

test('finds help, a ride and cash near a position, and leads there', async ({ page, context }) => {
  await page.goto('/en/visiting');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -4.9725, latitude: 34.0623 });
  await locate(page);
  await expect(page.getByRole('heading', { name: 'Nearest to you' })).toBeVisible();
  const filter = (name: string) =>
    page.getByRole('navigation', { name: 'What are you looking for?' }).getByRole('link', { name });
  await filter('Cash').click();
  await expect(rows(page).first()).toContainText('Banks on R’cif Square');
  await filter('Station or taxi').click();
  await expect(rows(page).first()).toContainText('Taxi rank on R’cif Square');
  await filter('Pharmacy or hospital').click();
  await expect(rows(page).first()).toContainText('Pharmacie du Maroc');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/en/poi/pharmacie-du-maroc');
  await page.getByRole('button', { name: 'Directions' }).click();
  await expect(page.getByRole('link', { name: 'Google Maps: On foot' })).toHaveAttribute(
    'href',
    /destination=34\.0604,-4\.982&travelmode=walking$/,
  );
  const bar = page.getByRole('navigation', { name: 'What you can do' });
  await expect(bar.getByRole('button')).toHaveText(['Directions', 'Share', 'Favourite']);
  await expect(page.getByRole('button', { name: 'Worth it' })).toHaveCount(0);
});

test('a refused position is explained, and a town can be chosen', async ({ page }) => {
  await page.goto('/en/visiting');
  await locate(page);
  await expect(page.getByText('Your browser does not tell us where you are')).toBeVisible();
  await page.getByLabel('Where are you?').selectOption({ label: 'Ifrane' });
  await page.getByRole('button', { name: 'Show this town' }).click();
  await expect(page).toHaveURL('/en/visiting?city=ifrane');
  await expect(page.getByRole('heading', { name: 'Ifrane and around' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'from Ifrane' }).first()).toBeVisible();
});

test('says so outside the region', async ({ page, context }) => {
  await page.goto('/de/visiting');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 13.4, latitude: 52.5 });
  await page.getByRole('button', { name: 'Zeigen, was in meiner Nähe ist' }).click();
  await expect(page.getByText('Sie sind mehr als 30 km')).toBeVisible();
});

test('"open now" leaves the places that are open at this moment', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-02T10:30:00Z'));
  await page.goto('/en/visiting');
  const open = page.getByRole('checkbox', { name: /Open now/ });
  await open.check();
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasNotText: 'Open until' })).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-12-02T03:30:00Z'));
  await page.reload();
  await open.check();
  await expect(page.getByText('hours we know is open now')).toBeVisible();
});

test('"open now" says where no hours are known', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-02T10:30:00Z'));
  await page.goto('/en/visiting?what=health');
  const open = page.getByRole('checkbox', { name: /Open now/ });
  await expect(page.getByText('we know no hours here')).toBeVisible();
  await expect(open).toBeDisabled();
  // A public holiday: hours may differ.
  await page.clock.setFixedTime(new Date('2027-01-01T10:30:00Z'));
  await page.goto('/en/visiting');
  await expect(page.getByText('we know no hours here')).toBeVisible();
});

test('is one tap away in the menu', async ({ page }) => {
  await page.goto('/en/poi/bab-mansour');
  await page.locator('.Header-burger summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Near me' }).click();
  await expect(page).toHaveURL('/en/visiting');
});

visitorTest('works without a network and tells how old it is', async ({ browsing, network }) => {
  const { page } = browsing;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/en');
  await waitForServiceWorker(page);
  await expectCached(page, 'kept', '/en/visiting');
  network.state = 'off';
  await page.goto('/en/visiting');
  await expect(page.getByText('This page was saved on your device')).toBeVisible();
  await page.getByLabel('Where are you?').selectOption({ label: 'Meknes' });
  await page.getByRole('button', { name: 'Show this town' }).click();
  await expect(page.getByRole('heading', { name: 'Meknes and around' })).toBeVisible();
  await page.getByRole('link', { name: 'Cash', exact: true }).click();
  await expect(rows(page).first()).toContainText('Bank on Place el-Hedim');
  await page.getByRole('link', { name: 'Everything', exact: true }).click();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ longitude: -5.554, latitude: 34.073 });
  await locate(page);
  await expect(rows(page).first()).toContainText('away from you');
  // The saved page serves other towns too.
  await page.goto('/en/visiting?city=ifrane');
  await expect(page.getByRole('heading', { name: 'Ifrane and around' })).toBeVisible();
  expect(errors).toEqual([]);
});
