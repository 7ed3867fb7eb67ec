import { readFile } from 'node:fs/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { axeViolations } from './axe.ts';
import { collectErrors } from './fixtures.ts';
import { expectNoSidewaysScroll } from './sidewaysScroll.ts';
import { button, expectAccessible, openAs, test, text } from './studio.ts';

const file = (content: string) => ({
  name: 'cities.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

/** Holds back the first response to an address until `send` is called. */
async function holdBack(page: Page, address: string): Promise<{ send(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route(address, hold, { times: 1 });
  return { send: resolve };
}

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
  await expect(page.getByText('Filters (2)')).toBeVisible();
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
  const notice = page.getByRole('region', { name: `${count - 1} entries were changed.` });
  await expect(notice).toBeFocused();
  await expect(rows).toHaveCount(2);
  await notice.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Places' })).toBeFocused();

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
  const undone = page.getByRole('region', {
    name: `${count - 1} entries are as they were before.`,
  });
  await expect(undone).toBeFocused();
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

test('filters are cleared, and set back one by one, while their panel stays open', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site, 'reader'), '/entries/places?town=sefrou');
  const summary = page.locator('summary');
  await button(page, 'Clear filters').press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText('Filters');
  const status = page.getByLabel('Status');
  await status.selectOption('On the website');
  await expect(summary).toHaveText('Filters (1)');
  await status.focus();
  await status.selectOption('Any');
  await expect(summary).toHaveText('Filters');
  await expect(status).toBeFocused();
});

test('entries stay selected on other pages, and all that match are selected at once', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site, 'editor'), '/entries/places');
  const bar = page.getByRole('region', { name: 'Selected entries' });
  const pageBox = page.getByRole('checkbox', { name: 'Select all entries of this page' });
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(pageBox).not.toBeChecked();
  await boxes.nth(2).check();
  await expect(bar).toContainText('2 entries selected');

  let ids = await holdBack(page, '**/kinds/places/ids?*');
  const all = bar.getByRole('button', { name: /^Select all/ });
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await boxes.nth(2).uncheck();
  await boxes.nth(3).check();
  ids.send();
  await expect(bar).toContainText(`${total - 1} entries selected`);
  await expect(boxes.nth(2)).not.toBeChecked();
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('region', { name: 'Places' })).toBeFocused();

  await boxes.nth(1).check();
  ids = await holdBack(page, '**/kinds/places/ids?*');
  const found = page.waitForResponse('**/kinds/places/ids?*');
  await all.click();
  await page.getByRole('searchbox', { name: 'Search title or address' }).fill('fes');
  await expect(page).toHaveURL(/q=fes/);
  await expect(bar).toBeHidden();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await boxes.nth(1).check();
  ids.send();
  await (await found).finished();
  await boxes.nth(2).check();
  await expect(bar).toContainText('2 entries selected');
});

test('of two tables the one that was chosen last is checked and saved', async ({ page, site }) => {
  await openAs(page, await newMember(site, 'editor'), '/entries/cities?q=azrou');
  await button(page, 'Import CSV …').click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel('CSV file');
  const first = await holdBack(page, '**/csv/cities');
  await input.setInputFiles(file('id,title.de\nnowhere,Nirgends\nazrou,Azrou eins\n'));
  await input.setInputFiles(file('id,title.de\nazrou,Azrou zwei\n'));
  const save = dialog.getByRole('button', { name: 'Save 1 draft' });
  await expect(save).toBeVisible();
  const late = page.waitForResponse('**/csv/cities');
  first.send();
  await (await late).finished();
  await expect(dialog.getByRole('region', { name: 'Problems of the table' })).toBeHidden();
  await save.click();
  await expect(page.getByText('1 entry was changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Azrou', exact: true }).click();
  await expect(text(page, 'Title Deutsch')).toHaveValue('Azrou zwei');

  await page.goBack();
  await button(page, 'Import CSV …').click();
  await input.setInputFiles(file('id,title.de\nnowhere,Nirgends\n'));
  await expect(dialog).toContainText('There is no entry with this id.');
  const chooser = page.waitForEvent('filechooser');
  await input.click();
  await chooser;
  await expect(input, 'so that the same file can be chosen again').toHaveValue('');
  await expect(dialog).not.toContainText('There is no entry with this id.');
});
