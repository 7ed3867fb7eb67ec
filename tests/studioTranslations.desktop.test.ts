import { expect } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { button, expectAccessible, openAs, saved, test, text } from './studio.ts';

test('a translation that is older than its English text is found, compared and confirmed', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), '/entries/cities/taounate');
  const hints = page.getByText('English has changed since');
  const publish = async () => {
    await page.keyboard.press('Control+Enter');
    await button(page, 'Publish now').click();
    await expect(page.getByText('On the website', { exact: true })).toBeVisible();
  };
  await expect(text(page, 'Title English')).toHaveValue('Taounate');
  await text(page, 'Title English').fill('Taounate and its figs');
  await text(page, 'Title Français').fill('Taounate et ses figues');
  await expect(hints).toHaveCount(2);
  await expect(button(page, 'Still correct')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await publish();
  await expect(text(page, 'Title Deutsch')).toHaveAccessibleDescription(
    'English has changed since',
  );

  await openAs(page, await newMember(site, 'translator'));
  const counts = page.getByRole('region', { name: 'Outdated translations' });
  // Other tests change other towns.
  const towns = counts.getByRole('listitem').filter({ hasText: 'Towns' });
  await expect(towns.getByRole('link')).toContainText([/Español \d/, /Deutsch \d/]);
  await towns.getByRole('link', { name: /^Deutsch/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'Taounate and its figs' });
  await expect(row).toContainText('Outdated: Español, Deutsch');
  await expect(page.getByLabel('Translations outdated in')).toHaveValue('de');
  await row.getByRole('link').click();

  const list = page.getByText('2 translations are older than the English text');
  await list.click();
  await button(page, 'Title › Deutsch').click();
  await expect(text(page, 'Title Deutsch')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('insertion')).toContainText('and its figs');
  await expectAccessible(page);
  await button(page, 'Still correct').click();
  await expect(hints).toHaveCount(1);
  await expect(text(page, 'Title Deutsch')).toBeFocused();
  await expect(text(page, 'Title Deutsch')).toHaveAccessibleDescription('');
  await text(page, 'Title Español').fill('Taunat y sus higos');
  await expect(hints).toHaveCount(0);
});

test('a small correction makes no translation outdated', async ({ page, site }) => {
  await openAs(page, await newMember(site), '/entries/cities/ifrane');
  await text(page, 'Title English').fill('Ifrane!');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText('3 translations were not changed');
  await page.getByLabel('Small correction: the translations are still correct').check();
  await button(page, 'Publish now').click();
  await expect(page.getByText('On the website', { exact: true })).toBeVisible();
  await expect(page.getByText('English has changed since')).toHaveCount(0);
});
