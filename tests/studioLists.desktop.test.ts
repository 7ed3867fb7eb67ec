import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { axeViolations } from './axe.ts';
import { collectErrors } from './fixtures.ts';
import { expectNoSidewaysScroll } from './sidewaysScroll.ts';
import { button, expectAccessible, openAs, test } from './studio.ts';

test('entries are filtered, selected by keyboard, assigned after a preview, and set back', async ({
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
  await expect(page.getByText('Filters (3)')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
  await dialog.getByLabel('What to do').focus();
  await page.keyboard.type('Assign');
  await expect(dialog.getByLabel('Assign to')).toHaveValue('');
  await expect(dialog.getByLabel('What to do')).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Change/ })).toBeHidden();
  const session = (await member.client.get('/session')).data as unknown as { id: string };
  // Members of other tests have the same name.
  await dialog.getByLabel('Assign to').selectOption(session.id);
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
  await dialog.getByLabel('Assign to').selectOption('Nobody');
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

test('a table is downloaded, checked with its mistakes, saved as drafts, and taken back', async ({
  page,
  site,
}) => {
  const errors = collectErrors(page);
  await openAs(page, await newMember(site, 'translator'), '/entries/cities?q=azrou');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Azrou' })).toBeVisible();
  await openAs(page, await newMember(site, 'editor'), '/entries/cities?q=a');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[0]).toMatch(/^\uFEFFid,version,title\.en,title\.fr/);

  await button(page, 'Import CSV …').click();
  const dialog = page.getByRole('dialog');
  const file = (text: string) => ({
    name: 'cities.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await dialog.getByLabel('CSV file').setInputFiles(file('id,title.fr\nfes,"Fès'));
  await expect(dialog).toContainText('The table cannot be imported');
  const table = 'id;title.de;order\nazrou;Azrou im Zedernwald;77\nfes;;first\n';
  await dialog.getByLabel('CSV file').setInputFiles(file(table));
  const problem = dialog.getByRole('row').filter({ hasText: 'This is not a number.' });
  await expect(problem).toContainText('3');
  await expect(problem).toContainText('Position in lists');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save 1 draft' }).click();
  await expect(page.getByText('1 entry was changed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Azrou' })).toContainText(
    'Unpublished changes',
  );
  await button(page, 'Undo').click();
  await expect(page.getByText('1 entry is as it was before.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an entry stays with a member who was disabled, unless somebody else is chosen', async ({
  page,
  site,
}) => {
  const admin = await newMember(site);
  const former = await newMember(site, 'editor');
  const session = (await former.client.get('/session')).data as unknown as { id: string };
  const { client } = admin;
  await client.send('PUT', '/entries/cities/azrou/assignment', { member: session.id });
  await client.send('PATCH', `/people/${session.id}`, { disabled: true });
  await page.route('**/studio/api/members', (route) => route.abort(), { times: 3 });
  await openAs(page, admin, '/entries/cities/azrou');
  await button(page, 'More').click();
  await button(page, 'Assign').click();
  const dialog = page.getByRole('dialog');
  const select = dialog.getByLabel('Assign to');
  await expect(select).toBeFocused();
  await expect(select).toHaveValue(session.id);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(select.getByRole('option')).not.toHaveCount(2);
  await expect(select).toHaveValue(session.id);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Assigned to Amina Tazi')).toBeVisible();
});
