import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** Shows the menus, which are behind the burger button on phones. */
async function openMenus(page: Page) {
  const menus = page.locator('.Header-menus');
  const burger = page.locator('.Header-burger summary');
  if (await burger.isVisible()) await burger.click();
  await expect(menus).toBeVisible();
  return menus;
}

/** Opens the language switch of this screen size. */
async function openLanguages(page: Page) {
  const menus = await openMenus(page);
  const own = menus.locator('.Header-panelLanguage');
  const list = (await own.isVisible()) ? own : page.locator('.Header-language');
  await list.locator('summary').click();
  return list;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus, links and the search form work', async ({ page }) => {
    await page.goto('/en');
    const menus = await openMenus(page);
    await menus.getByText('Destinations', { exact: true }).click();
    await expect(menus.getByRole('link', { name: 'Sefrou' })).toBeVisible();
    await menus.getByText('Info', { exact: true }).click();
    await expect(menus.getByRole('link', { name: 'Sefrou' })).toBeHidden();
    await menus.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/en/contact');

    await page.goto('/en/search');
    await page.getByRole('searchbox').fill('Volubulis');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/search\?q=Volubulis/);
    await expect(page.getByRole('link', { name: 'Volubilis', exact: true }).first()).toBeVisible();
  });
});

test('the language switch keeps path and query, replaces the history entry and stores the choice', async ({
  page,
}) => {
  await page.goto('/en');
  await page.goto('/en/search?q=cedar&utm=x');
  const languages = await openLanguages(page);
  await languages.getByRole('link', { name: 'Deutsch Allemand' }).click();
  await expect(page).toHaveURL('/de/search?q=cedar&utm=x');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await page.goto('/');
  await expect(page).toHaveURL('/de');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('locale') ?? 'null'));
  expect(await stored()).toMatchObject({ state: { locale: 'de' } });
  // The stored choice restores a deleted cookie.
  await page.context().clearCookies();
  await page.goto('/en/about');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('locale=de');
});

test('the language switch shows the four names of the specification', async ({ page }) => {
  await page.goto('/en/about');
  const languages = await openLanguages(page);
  await expect(languages.locator('a')).toHaveText([
    'English',
    'Français',
    'Español',
    'Deutsch Allemand',
  ]);
  await expect(languages.locator('[hreflang=de] > *')).toHaveText(['Deutsch', 'Allemand']);
  await expect(languages.locator('[hreflang=de] > [lang=fr]')).toHaveText('Allemand');
  await page.keyboard.press('Escape');
  await expect(languages.locator('a').first()).toBeHidden();
  await expect(languages.locator('summary')).toBeFocused();
});
