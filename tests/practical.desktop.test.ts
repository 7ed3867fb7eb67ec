import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, isHydrated, test, waitForAfterLoad } from './fixtures.ts';

const PAGE = '/en/practical-info';
const visa = (page: Page) => page.locator('#visa .Tool');
const weather = (page: Page) => page.locator('#weather .Tool');
const money = (page: Page) => page.locator('#money');
const nationality = (page: Page) => page.getByLabel('Nationality on your passport');
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true });

const RATES = {
  base: 'MAD',
  date: '2026-11-20',
  source: 'rates.example',
  rates: { EUR: 10.8, GBP: 12.4 },
};

const forecast = (city: string) => ({
  kind: 'forecast',
  city,
  asOf: '2026-11-21T13:30:00.000Z',
  source: 'weather.example',
  now: { temperature: 17.3, sky: 'partly', wind: 11, isDay: true },
  days: [
    { date: '2026-11-21', high: 21.4, low: 7.6, sky: 'clear', rain: 0 },
    { date: '2026-11-22', high: 15, low: 6, sky: 'rain', rain: 7, rainChance: 80 },
    { date: '2026-11-23', high: 2, low: -3, sky: 'snow', rain: 4 },
  ],
});

/** Fulfils requests to the API with data or status 500, or aborts them. */
async function mockApi(page: Page, path: string, data: object | 500 | 'nothing'): Promise<void> {
  await page.route(path, (route) => {
    if (data === 'nothing') return route.abort();
    if (data === 500) return route.fulfill({ status: 500, body: '<h1>no</h1>' });
    return route.fulfill({ json: { data } });
  });
}

test('the visa check works without a network and shows an error without a nationality', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  // The browser decides when to send the view count, which may be after the network is gone.
  await page.route('**/api/bi', (route) => route.fulfill({ status: 204 }));
  await page.goto(PAGE);
  await expect(money(page)).toContainText('No rate is available');
  await expect(weather(page)).toContainText('No forecast is available');
  // The names of countries need letters of another font file, which is loaded with them.
  await page.getByText('All countries by answer').click();
  const consulate = page.locator('#visa dl > div').filter({ hasText: 'Visa from a consulate' });
  await expect(consulate.getByText('São Tomé')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitForAfterLoad(page);
  await context.setOffline(true);
  await check(page).click();
  await expect(visa(page)).toContainText('The visa check needs a nationality.');
  await expect(nationality(page)).toBeFocused();
  await expect(nationality(page)).toHaveAttribute('aria-invalid', 'true');

  await nationality(page).fill('Atlantis');
  await nationality(page).press('Enter');
  await expect(visa(page)).toContainText('We know no country called “Atlantis”');
  expect(await axeViolations(page, { within: '#visa' })).toEqual([]);

  for (const [typed, texts] of [
    [
      'Dominican Republic',
      ['No visa needed for 60 days', 'The latest source is of 17 February 2026'],
    ],
    [
      'allemagne',
      ['Passport: Germany', 'No visa needed for 90 days', 'Last checked on 22 November 2026'],
    ],
    ['Guinea', ['Electronic authorisation (AEVM)', 'before you set out', '96 hours']],
    ['India', ['E-visa, online', 'up to 30 days', '2022']],
    ['Ivory Coast', ['Ask the consulate', 'since 1 September 2024', 'two years']],
    ['Egypt', ['Ask the consulate', 'A Moroccan consulate tells you', 'still apply online']],
  ] as const) {
    await nationality(page).fill(typed);
    await check(page).click();
    for (const text of texts) await expect(visa(page)).toContainText(text);
    await expect(visa(page).getByRole('link', { name: 'consulat.ma' })).toBeVisible();
  }
  await expect(page).toHaveURL(PAGE);
  expect(await axeViolations(page, { within: '#visa' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const typed of ['Germany', 'India', 'Egypt']) {
    await nationality(page).fill(typed);
    await check(page).click();
    await expect(visa(page)).toContainText(`Passport: ${typed}`);
    expect([typed, await axeViolations(page, { within: '#visa' })]).toEqual([typed, []]);
  }
  expect(errors).toEqual([]);
});

test('suggests countries once their field is used', async ({ page }) => {
  await page.goto(PAGE);
  await waitForAfterLoad(page);
  const countries = page.locator('#visa datalist option');
  await expect(countries).toHaveCount(0);
  await nationality(page).focus();
  await expect(countries.and(page.locator('[value="Senegal"]'))).toHaveCount(1);
});

test('nationality and currency default to the visitor’s country without replacing a choice', async ({
  page,
}) => {
  let calls = 0;
  let release = () => {};
  const response = new Promise<void>((done) => {
    release = done;
  });
  await mockApi(page, '**/api/rates', RATES);
  await page.route('**/api/whoami', async (route) => {
    calls += 1;
    if (calls === 2) await response;
    await route.fulfill({ json: { ip: '203.0.113.9', country: 'GB' } });
  });
  const currency = page.getByLabel('Currency');
  await page.goto(PAGE);
  await expect(nationality(page)).toHaveValue('United Kingdom');
  await expect(visa(page)).not.toContainText('Passport');
  await expect(currency).toHaveValue('GBP');
  await expect(money(page).locator('.Converter-result')).toContainText('GBP 100.00 are about MAD');
  // Another page of the same visit reuses the response.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/en/contact');
  await page.goBack();
  await expect(nationality(page)).toHaveValue('United Kingdom');
  expect(calls).toBe(1);
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(storage).not.toContain('203.0.113.9');
  // The visitor chooses before the response arrives.
  await page.reload();
  await page.waitForFunction(isHydrated);
  await nationality(page).fill('Chile');
  await currency.selectOption('USD');
  release();
  await page.waitForResponse('**/api/whoami').catch(() => undefined);
  await page.getByLabel('Amount').fill('5');
  await expect(nationality(page)).toHaveValue('Chile');
  await expect(currency).toHaveValue('USD');
  // Values of the address are not replaced either.
  await page.goto(`${PAGE}?check=visa&nationality=Chile&amount=3&currency=EUR`);
  await expect.poll(() => calls).toBe(3);
  await expect(visa(page)).toContainText('Passport: Chile');
  await expect(nationality(page)).toHaveValue('Chile');
  await expect(currency).toHaveValue('EUR');
});

test('shows the weather by town, with text for its icons', async ({ page }) => {
  await page.route('**/api/weather/*', (route) =>
    route.fulfill({ json: { data: forecast(route.request().url().split('/').at(-1) ?? '') } }),
  );
  await page.goto(PAGE);
  await expect(weather(page)).toContainText('17 °C some cloud, wind 11 km/h');
  const days = weather(page).getByRole('list', { name: 'The next days' }).getByRole('listitem');
  await expect(days).toHaveCount(3);
  await expect(days.nth(1)).toContainText('rain80% chance');
  await expect(days.nth(2)).toContainText('night -3 °C');
  await expect(weather(page)).toContainText(/As of Saturday,? \d+:30\./);
  const request = page.waitForRequest('**/api/weather/ifrane');
  await page.getByLabel('Town').selectOption('ifrane');
  await request;
  await expect(weather(page).getByRole('heading')).toHaveText('Weather: Ifrane');
  expect(await axeViolations(page, { within: '#weather' })).toEqual([]);

  const chart = page.getByRole('img', { name: 'Through the year: Fez' });
  await expect(chart).toBeVisible();
  await page.getByText('The figures as a table').first().click();
  await expect(page.getByRole('row', { name: /^Rain, mm 72 84 80/ })).toBeVisible();
});

for (const [how, data] of [
  ['returns an error', 500],
  ['is unreachable', 'nothing'],
  ['has no forecast', { kind: 'none', city: 'fes' }],
] as const) {
  test(`shows the averages, labelled as such, if the weather API ${how}`, async ({ page }) => {
    await mockApi(page, '**/api/weather/*', data);
    await page.goto('/en/destination/fes');
    const section = page.locator('section[aria-labelledby="weather"]');
    await section.scrollIntoViewIfNeeded();
    await expect(section).toContainText('No forecast is available at the moment.');
    await expect(section).toContainText(/days in Fez usually reach \d+\s°C/);
    await expect(section).toContainText('Long-term averages, not a forecast.');
  });
}

test('converts in both directions and shows the date of the rate', async ({ page }) => {
  await mockApi(page, '**/api/rates', RATES);
  await page.goto(PAGE);
  const result = money(page).locator('.Converter-result');
  await expect(result).toHaveText('EUR 100.00 are about MAD 1,080.00');
  await expect(money(page)).toContainText('Reference rate of 20 November 2026.');
  await page.getByLabel('Amount').fill('12,50');
  await expect(result).toHaveText('EUR 12.50 are about MAD 135.00');
  await page.getByLabel('from dirhams').check();
  await page.getByLabel('Currency').selectOption('GBP');
  await expect(result).toHaveText('MAD 12.50 are about GBP 1.01');
  await expect(money(page).locator('[data-amount="200"]')).toContainText('about GBP 16.13');
  await page.getByLabel('Amount').fill('some');
  await expect(result).toHaveText('Please type an amount as a number, for example 100 or 12.50.');
  await page.getByLabel('Amount').fill('5');
  await page.getByLabel('Currency').selectOption('JPY');
  await expect(result).toHaveText('Our source gives no rate for this currency at the moment.');
  expect(await axeViolations(page, { within: '#money' })).toEqual([]);
});

for (const [how, data] of [
  ['returns an error', 500],
  ['is unreachable', 'nothing'],
  ['has no rates', { base: 'MAD', rates: {} }],
] as const) {
  test(`shows no rate if the rates API ${how}`, async ({ page }) => {
    await mockApi(page, '**/api/rates', data);
    await page.goto(PAGE);
    await expect(money(page)).toContainText('No rate is available at the moment');
    await expect(page.getByLabel('Amount')).toHaveCount(0);
    await expect(money(page).locator('[data-amount="20"]')).toContainText('Violet');
  });
}

test('converts at the last rate of this browser, with its date, while the API has none', async ({
  page,
}) => {
  await mockApi(page, '**/api/rates', RATES);
  await page.goto(PAGE);
  await expect(money(page)).toContainText('Reference rate of 20 November 2026.');
  // Stored after the rate is shown.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rates'))).toContain('EUR');
  await page.unroute('**/api/rates');
  await mockApi(page, '**/api/rates', 'nothing');
  await page.reload();
  await expect(money(page)).toContainText('EUR 100.00 are about MAD 1,080.00');
  await expect(money(page)).toContainText('Reference rate of 20 November 2026.');
  // Stored by another release.
  await page.evaluate(() => localStorage.setItem('rates', '{"state":{"date":7,"rates":{}}}'));
  await page.reload();
  await expect(money(page)).toContainText('No rate is available at the moment');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every form works with a page load', async ({ page }) => {
    await page.goto(PAGE);
    await check(page).click();
    await expect(page).toHaveURL(/check=visa&nationality=#visa$/);
    await expect(visa(page)).toContainText('The visa check needs a nationality.');
    await expect(page.locator('#visa datalist option[value="Senegal"]')).toHaveCount(1);
    await nationality(page).fill('Senegal');
    await check(page).click();
    await expect(visa(page)).toContainText('25 January 2026');
    await expect(nationality(page)).toHaveValue('Senegal');

    await page.getByLabel('Town').selectOption('meknes');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(weather(page)).toContainText('days in Meknes usually reach');
    await page.getByLabel('Amount').fill('70');
    await page.getByRole('button', { name: 'Convert' }).click();
    await expect(money(page)).toContainText('No rate is available at the moment');
    await expect(page.getByLabel('Amount')).toHaveValue('70');
  });
});
