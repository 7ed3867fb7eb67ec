import { expect } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { axeViolations } from './axe.ts';
import { collectErrors } from './fixtures.ts';
import { expectNoSidewaysScroll } from './sidewaysScroll.ts';
import { button, expectAccessible, openAs, test } from './studio.ts';

test('entries are filtered, selected by keyboard, tagged after a preview, and set back', async ({
  page,
  site,
}) => {
  const errors = collectErrors(page);
  const member = await newMember(site, 'editor');
  await openAs(page, member, '/entries/places?town=sefrou');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByLabel('Field without a value').selectOption('Contact › Phone');
  await expect(page).toHaveURL(/empty=contact\.phone/);
  await page.getByLabel('Assigned to').selectOption('Nobody');
  await expect(page).toHaveURL(/assigned=nobody/);
  const count = (await rows.count()) - 1;
  await page.getByRole('checkbox', { name: 'Select all entries of this page' }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await expect(bar).toContainText(`${count} entries selected`);
  await page.getByRole('row').nth(1).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText(`${count - 1} entries selected`);
  await expectAccessible(page);

  await bar.getByRole('button', { name: 'Change …' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What to do').selectOption('Add a tag');
  await dialog.getByLabel('Tag', { exact: true }).selectOption({ index: 1 });
  await expect(dialog.getByRole('region', { name: 'What happens' })).toContainText(/change|stay/);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('What to do').selectOption('Assign');
  await dialog.getByLabel('Assign to').selectOption('Amina Tazi');
  await dialog.getByRole('button', { name: `Change ${count - 1} entries` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${count - 1} entries were changed.`)).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.goto('/studio');
  await expect(page.getByRole('list', { name: 'Assigned to me' })).toBeVisible();
  await page.goto('/studio/entries/places?town=sefrou&assigned=me');
  await page.getByRole('checkbox', { name: 'Select all entries of this page' }).check();
  await button(page, 'Change …').click();
  await dialog.getByLabel('What to do').selectOption('Publish');
  await expect(dialog).toContainText('has no unpublished changes');
  await dialog.getByLabel('What to do').selectOption('Assign');
  await dialog.getByRole('button', { name: `Change ${count - 1} entries` }).click();
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText(`${count - 1} entries are as they were before.`)).toBeVisible();
  await expect(rows).toHaveCount(count);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('checkbox').first().check();
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
