import { expect, type Page } from '@playwright/test';
import type { RunningSite } from '../server/site.ts';
import { newMember, nextTotpCode, PASSWORD } from '../server/testing/studioClient.ts';
import { axeViolations } from './axe.ts';
import { collectErrors } from './fixtures.ts';
import { expectNoSidewaysScroll } from './sidewaysScroll.ts';
import { button, expectAccessible, openAs, saved, test, text } from './studio.ts';

/** Publishes from the keyboard, as the dialog that lists the changes allows. */
async function publish(page: Page, change: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText(change);
  const confirm = button(page, 'Publish now');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirm).toBeHidden();
}

/** Another member's browser, at the same entry. */
async function openBeside(page: Page, site: RunningSite, path: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: site.url, locale: 'en-GB' });
  if (!context) throw new Error('The browser is closed.');
  const other = await context.newPage();
  await openAs(other, await newMember(site), path);
  return other;
}

test('a correction is found, typed, saved by itself, published, and on the public page at once', async ({
  page,
  site,
}) => {
  const errors = collectErrors(page);
  await openAs(page, await newMember(site), '/entries/places');
  await page.getByRole('searchbox', { name: 'Search title or address' }).fill('bou jeloud');
  await expect(page).toHaveURL(/q=bou\+jeloud/);
  await page.getByRole('link', { name: 'Bab Boujloud (Blue Gate)' }).click();
  await text(page, 'Title Deutsch').fill('Das Blaue Tor');
  await expect(saved(page)).toBeVisible();
  await publish(page, 'Das Blaue Tor');
  await expect(page.getByText('On the website', { exact: true })).toBeVisible();
  const title = async () =>
    (await (await fetch(`${site.url}/de/poi/bab-bou-jeloud`)).text()).includes('Das Blaue Tor');
  await expect.poll(title).toBe(true);
  expect(errors).toEqual([]);
});

test('a screen says that its code is on its way, and that the server cannot be reached', async ({
  page,
  site,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && errors.push(message.text()));
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/EntryList-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await openAs(page, await newMember(site, 'reader'), '/entries/cities');
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible();
  code.resolve();
  await expect(page.getByRole('heading', { name: 'Towns' })).toBeVisible();
  expect(errors).toEqual([]);
  await expect(page).toHaveTitle('Towns – Studio');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Tag').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Tag')).toBeHidden();
  await expect(page.getByText('Filters', { exact: true })).toBeFocused();
  await page.context().setOffline(true);
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search all content' }).fill('sefrou');
  await expect(page.getByRole('alert')).toContainText('could not be reached');
});

test('a wrong value is named beside its field and in the list that leads to it', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), '/entries/places/al-attarine-madrasa');
  await expect(text(page, 'As of').first()).toHaveAccessibleDescription(/^2026, 2026-05/);
  await text(page, 'Title English').fill('The school');
  await expect(page).toHaveTitle('The school – Studio');

  const town = page.getByRole('combobox', { name: 'Town', exact: true });
  await town.fill('');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).not.toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(town).toHaveValue('Fez');
  await town.fill('');
  await page.keyboard.press('Tab');
  await expect(town).toHaveValue('');

  const website = text(page, 'Website');
  await website.fill('javascript:alert(1)');
  await expect(website).toHaveAccessibleDescription(
    'Must be an address that begins with https:// or http://',
  );
  await text(page, 'Title English').fill('');
  await button(page, 'Contact › Website').click();
  await expect(website).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Title');
  await expect(button(page, 'Publish now')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await button(page, 'More').click();
  await button(page, 'History').click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button(page, 'More')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Save now');
  await page.keyboard.press('Escape');
  await button(page, 'More').click();
  await button(page, 'Discard changes').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(website).not.toHaveValue('javascript:alert(1)');
  await expect(page.getByText('On the website', { exact: true })).toBeVisible();
});

test('two people write in different languages; of one text both see both versions', async ({
  page,
  site,
}) => {
  const path = '/entries/places/al-batha-museum';
  await openAs(page, await newMember(site), path);
  const other = await openBeside(page, site, path);
  await text(page, 'Tip Deutsch').fill('Am Vormittag ist der Garten leer.');
  await expect(saved(page)).toBeVisible();
  await text(other, 'Tip Français').fill('Le matin, le jardin est vide.');
  await expect(saved(other)).toBeVisible();
  await expect(text(other, 'Tip Deutsch')).toHaveValue('Am Vormittag ist der Garten leer.');

  await text(page, 'Tip Español').fill('Por la mañana está vacío.');
  await expect(saved(page)).toBeVisible();
  await text(other, 'Tip Español').fill('Ve por la mañana.');
  const conflict = other.getByRole('alert').filter({ hasText: 'Tip › Español' });
  const unsaved = other.getByRole('status').filter({ hasText: 'Not saved: two versions' });
  const expectQuestion = async (screen: Page) => {
    const question = screen.getByRole('alert').filter({ hasText: 'Tip › Español' });
    await expect(question).toContainText('Por la mañana está vacío.');
    await expect(question).toContainText('Ve por la mañana.');
    await expect(question).toBeInViewport();
    await expect(text(screen, 'Tip Español')).toHaveValue('Ve por la mañana.');
  };
  await expectQuestion(other);
  await expect(unsaved).toBeVisible();
  // It is there after a reload, on another screen of the same person, and after closing this one.
  await other.reload();
  await expectQuestion(other);
  await unsaved.getByRole('button', { name: 'Tip › Español' }).click();
  await expect(text(other, 'Tip Español')).toBeFocused();
  await expect(conflict).toBeInViewport();
  expect(await axeViolations(other)).toEqual([]);
  const cookies = await other.context().cookies();
  const device = await page.context().browser()?.newContext({ baseURL: site.url, locale: 'en-GB' });
  if (!device) throw new Error('The browser is closed.');
  await device.addCookies(cookies);
  const second = await device.newPage();
  await second.goto(`/studio${path}`);
  await expectQuestion(second);
  await device.close();
  await page.reload();
  await expect(text(page, 'Tip Español')).toHaveValue('Por la mañana está vacío.');
  await other.goto('/studio');
  await other.goto(`/studio${path}`);
  await expectQuestion(other);
  await button(other, 'Keep mine').click();
  await expect(conflict).toBeHidden();
  await expect(text(other, 'Tip Español')).toBeFocused();
  await expect(saved(other)).toBeVisible();
  await page.reload();
  await expect(text(page, 'Tip Español')).toHaveValue('Ve por la mañana.');
  await other.context().close();
});

test('what is typed survives a lost network, a reload, and the end of the session', async ({
  page,
  site,
}) => {
  const member = await newMember(site);
  await openAs(page, member, '/entries/cities/meknes');
  const january = page.getByRole('spinbutton', { name: 'Average high in °C 1', exact: true });
  await january.fill('');
  await expect(january).toHaveValue('');
  await january.pressSequentially('17');
  await expect(saved(page)).toBeVisible();
  const best = text(page, 'Best time English');
  await page.route('**/draft', (route) => route.abort());
  await best.fill('June, when the cherries are ripe.');
  await expect(page.getByRole('alert')).toContainText('What you typed is kept in this browser.');
  const again = page.waitForRequest('**/draft');
  await button(page, 'Save again').click();
  await again;
  await page.reload();
  await expect(best).toHaveValue('June, when the cherries are ripe.');
  await page.unroute('**/draft');
  await expect(saved(page)).toBeVisible();

  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/entries\/cities\/meknes$/.test(request.url())) reads.push(request.method());
  });
  // The session ends during the typing: the dialog waits, so that no letter goes into its fields.
  await best.clear();
  await expect(saved(page)).toBeVisible();
  // Only the saving notices the end.
  await page.route('**/presence*', (route) => route.abort());
  await member.client.copy().post('/sign-out');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await best.pressSequentially('June');
  await page.clock.runFor(2000);
  await refused;
  for (const word of [', for', ' the cherry', ' festival.']) {
    await best.pressSequentially(word);
    await page.clock.runFor(900);
    await expect(dialog).toBeHidden();
  }
  await page.clock.resume();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(nextTotpCode(member.secret));
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
  expect(reads).toEqual([]);
  await page.reload();
  await expect(best).toHaveValue('June, for the cherry festival.');
});

test('elements of a list are moved by keyboard, and a version of the history is restored', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), '/entries/articles/three-imperial-gates');
  const first = await text(page, 'Heading English').first().inputValue();
  const second = await text(page, 'Heading English').nth(1).inputValue();
  const sections = page.getByRole('group', { name: 'Sections', exact: true });
  const down = sections.getByRole('button', { name: 'Move down' }).first();
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(text(page, 'Heading English').first()).toHaveValue(second);
  await expect(sections.getByRole('button', { name: 'Move down' }).nth(1)).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await publish(page, first);
  await expect(page.getByText('On the website', { exact: true })).toBeVisible();
  await text(page, 'Title English').fill('Three stately gates of Meknes');
  await expect(saved(page)).toBeVisible();
  await publish(page, 'Three');
  await page.getByText('More', { exact: true }).click();
  await button(page, 'History').click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByText('Published').first().click();
  await expect(history.getByRole('deletion')).toHaveText('Removed: imperial');
  await expect(history.getByRole('insertion')).toHaveText('Added: stately');
  expect(await axeViolations(page)).toEqual([]);
  await history.getByText('Published').first().click();
  await history.getByText('Imported').click();
  await expect(history.getByText('first version on the website')).toBeVisible();
  await history.getByLabel('Show').selectOption('What restoring it would change');
  await expect(history.getByRole('insertion').first()).toHaveText('Added: imperial');
  await button(page, 'Restore this version').click();
  await expect(text(page, 'Heading English').first()).toHaveValue(first);
});

test('lists and the editor are accessible and fit a phone', async ({ page, site }) => {
  await openAs(page, await newMember(site), '/entries/places?status=published');
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/studio/entries/places/bab-bou-jeloud');
  await expect(text(page, 'Title English')).toBeVisible();
  // axe takes controls for too small where the browser skips what is not on the screen.
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible';
  });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('opening hours by day, tags and the illustration have controls of their own', async ({
  page,
  site,
}) => {
  const errors = collectErrors(page);
  await openAs(page, await newMember(site), '/entries/places/nejjarine-museum');
  const hours = page.getByRole('group', { name: 'Opening hours', exact: true });
  const day = (name: string) => hours.getByRole('group', { name, exact: true });
  const monday = day('Monday');
  await monday
    .getByRole('button', { name: /^Remove hours/ })
    .first()
    .click();
  await monday.getByRole('button', { name: 'Add hours: Monday' }).click();
  await expect(monday.getByLabel('Monday: opens').last()).toBeFocused();
  await monday.getByLabel('Monday: opens').last().fill('20:00');
  await monday.getByLabel('Monday: closes').last().fill('02:00');
  await expect(monday).toContainText('until the next day');
  await monday.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await monday.getByLabel('Sun').check();
  await monday.getByRole('button', { name: 'Copy to these days' }).click();
  await expect(day('Sunday').getByLabel('Sunday: closes')).toHaveValue('02:00');
  const exceptions = hours.getByRole('group', { name: 'Exceptions', exact: true });
  await exceptions.getByRole('button', { name: 'Add to “Exceptions”' }).click();
  await exceptions.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(exceptions).toBeFocused();
  await exceptions.getByRole('button', { name: 'Add to “Exceptions”' }).click();
  await expect(exceptions.getByLabel(/^Date/)).toBeFocused();
  await exceptions.getByLabel(/^Date/).fill('2031-06-03');
  const week = hours.getByRole('region', { name: 'Week on the website' });
  await week.getByLabel('Week of').fill('2031-06-05');
  const row = (name: string) => week.getByRole('row', { name });
  await expect(row('Mon 2 Jun 2031')).toContainText('20:00–02:00');
  await expect(row('Tue 3 Jun 2031')).toContainText('ClosedException');
  await expect(saved(page)).toBeVisible();

  const tags = page.getByRole('group', { name: 'Tags', exact: true });
  await tags.getByRole('combobox').fill('bird');
  await tags.getByRole('option', { name: /bird/i }).click();
  await tags.getByRole('button', { name: /^Remove: .*[Bb]ird/ }).click();
  await expect(tags.getByRole('combobox')).toBeFocused();
  await expect(tags.getByText(/[Bb]ird/)).toBeHidden();

  const picture = page.getByAltText('The picture as the website shows it');
  await page.getByRole('button', { name: 'Choose an illustration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an illustration' });
  await dialog.getByLabel('Search by subject').fill('macaque');
  await expect(dialog.locator('img').first()).toHaveJSProperty('naturalWidth', 1200);
  expect(await axeViolations(page)).toEqual([]);
  await dialog
    .getByRole('button', { name: /^Macaque/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(picture).toHaveAttribute('src', /macaque/);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expect(saved(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
