import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const cards = (page: Page) => page.locator('.CardGrid article');

test('a long list begins with 24 cards and shows more on request', async ({ page }) => {
  await page.goto('/en/preference/3');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(/^\d+ places$/)).toBeVisible();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL('/en/preference/3?shown=48#more');
  const first = cards(page).nth(24).getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

test('filters start from the beginning of the list; unusable numbers show 24 cards', async ({
  page,
  request,
}) => {
  for (const shown of ['abc', '-5', '0', '']) {
    const html = await (await request.get(`/en/preference/3?shown=${shown}`)).text();
    expect(html.match(/<article /g), shown).toHaveLength(24);
  }
  await page.goto('/en/preference/3?shown=1e9');
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Fez \d/ }).click();
  await expect(page).toHaveURL('/en/preference/3?city=fes');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/en/preference/3?city=fes&shown=48#more');
});

test('links to stories and sections open them', async ({ page }) => {
  await page.goto('/en/inspiration#snow-on-cedars');
  await expect(page.locator('#snow-on-cedars')).toBeInViewport();
  await page.goto('/en/practical-info');
  await expect(page.locator('#tipping')).toBeHidden();
  await page.locator('summary', { hasText: 'On this page' }).click();
  await page.getByRole('link', { name: 'Tipping' }).click();
  await expect(page.locator('#tipping')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to more cards leads to the first new one', async ({ page }) => {
    await page.goto('/fr/preference/5');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Afficher plus' }).click();
    await expect(cards(page)).not.toHaveCount(24);
    await expect(cards(page).nth(24)).toBeInViewport();
  });

  test('sections and groups of links open', async ({ page }) => {
    await page.goto('/de/practical-info');
    await expect(page.locator('#tipping')).toBeHidden();
    await page.locator('summary', { hasText: 'Trinkgeld' }).click();
    await expect(page.locator('#tipping')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Moulay Idriss Zerhoun' });
    await expect(link).toBeHidden();
    await footer.locator('summary').first().click();
    await expect(link).toBeVisible();
  });
});
