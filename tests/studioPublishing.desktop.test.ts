import { expect } from '@playwright/test';
import { importEntries } from '../server/content/contentStore.ts';
import { newMember } from '../server/testing/studioClient.ts';
import { axeViolations } from './axe.ts';
import { button, openAs, saved, test, text } from './studio.ts';
import { expectCached, waitForServiceWorker } from './visitor.ts';

test('a preview shows the draft on the public page, in the chosen language, to whoever has the link', async ({
  page,
  site,
  browser,
}) => {
  await openAs(page, await newMember(site, 'translator'), '/entries/places/al-batha-museum');
  await text(page, 'Title Deutsch').fill('Das Museum im Garten');
  await expect(saved(page)).toBeVisible();
  await button(page, 'Preview').click();
  const panel = page.getByRole('region', { name: 'Preview' });
  await panel.getByLabel('Language of the preview').selectOption('Deutsch');
  const frame = panel.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Das Museum im Garten');
  const views: string[] = [];
  page.on('request', (request) => views.push(new URL(request.url()).pathname));
  await text(page, 'Title Deutsch').fill('Das Museum am Garten');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Das Museum am Garten');
  await panel.getByLabel('Width').selectOption('Computer (1280 px)');
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(1280);
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toEqual([]);
  expect(views).not.toContain('/api/bi');
  expect(await axeViolations(page)).toEqual([]);
  const link = panel.getByRole('link', { name: 'Open in a new tab' });
  await expect(link).toHaveAttribute('href', /\/de\/poi\/al-batha-museum\?preview=/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy the link' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link.getAttribute('href'));
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Das Museum am Garten');
  const published = await fetch(`${site.url}/de/poi/al-batha-museum`);
  expect(await published.text()).not.toContain('Das Museum am Garten');

  // The service worker of a visitor who opens the link saves the public page, and not the preview.
  const visitor = await browser.newContext({ serviceWorkers: 'allow', baseURL: site.url });
  const tab = await visitor.newPage();
  await tab.goto('/en');
  await waitForServiceWorker(tab);
  await tab.goto(copied);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Das Museum am Garten');
  await tab.goto('/de/poi/al-batha-museum');
  await expectCached(tab, 'visited-pages', '/de/poi/al-batha-museum');
  const stored = await tab.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => url);
  });
  expect(stored.filter((url) => url.includes('preview='))).toEqual([]);
  await visitor.close();
});

test('what prevents publishing and importing is worded in the language of the Studio', async ({
  browser,
  site,
}) => {
  const path = '/entries/places/volubilis-house-of-venus';
  const member = await newMember(site, 'editor');
  const { data } = await member.client.get(path);
  const { published, revision } = data as unknown as {
    published: Record<'summary' | 'title' | 'description' | 'tip', Record<string, string>>;
    revision: number;
  };
  const { summary, title, description, tip } = published;
  const changes = [
    { path: ['summary', 'fr'], from: summary.fr, to: 'x'.repeat(200) },
    { path: ['title', 'de'], from: title.de, to: null },
    {
      path: ['description', 'fr'],
      from: description.fr,
      to: description.fr?.replaceAll('Tanger', 'la ville'),
    },
    { path: ['tip', 'fr'], from: tip.fr, to: 'Comptez treize fenêtres.' },
  ];
  await member.client.send('PATCH', `${path}/draft`, { version: 0, base: revision, changes });
  const french = await browser.newContext({ locale: 'fr-FR', baseURL: site.url });
  const page = await french.newPage();
  await openAs(page, member, path);
  await button(page, 'Publier …').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Compte 200 caractères ; il en faut de 1 à 160');
  await dialog.getByText('1 remarque').click();
  await expect(dialog).toContainText('Manque encore en : Deutsch');
  await expect(dialog).toContainText(
    'N’indique pas ceci : la mosaïque de Vénus se trouve au musée de Tanger',
  );
  const clock = 'l’horloge à eau a douze portes ; treize est le nombre de ses poutres';
  await expect(dialog).toContainText(`(${clock}) : « Comptez treize fenêtres. »`);

  await page.goto('/studio/entries/places?q=volubilis');
  await button(page, 'Importer un CSV …').click();
  const buffer = Buffer.from('id,contact.email,contact.phone\nvolubilis,nobody,none\n');
  const file = { name: 'places.csv', mimeType: 'text/csv', buffer };
  await dialog.getByLabel('Fichier CSV').setInputFiles(file);
  for (const reason of ['Doit être une adresse e-mail', 'Doit être un numéro de téléphone']) {
    await expect(dialog.getByRole('cell', { name: reason })).toBeVisible();
  }
  await french.close();
});

test('a translator publishes one language, and the changes of others stay a draft', async ({
  page,
  site,
}) => {
  const path = '/entries/cities/sefrou';
  const { client } = await newMember(site, 'editor');
  const { data } = await client.get(path);
  const { published, revision } = data as unknown as {
    published: { title: Record<string, string> };
    revision: number;
  };
  const change = { path: ['title', 'en'], from: published.title.en, to: 'Sefrou of the cherries' };
  await client.send('PATCH', `${path}/draft`, { version: 0, base: revision, changes: [change] });

  await openAs(page, await newMember(site, 'translator'), path);
  await expect(text(page, 'Title English')).toHaveValue('Sefrou of the cherries');
  await expect(text(page, 'Title English')).toHaveAttribute('readonly');
  await text(page, 'Title Deutsch').fill('Sefrou, Stadt der Kirschen');
  await expect(saved(page)).toBeVisible();
  await button(page, 'Publish …').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option')).toHaveText(['Deutsch']);
  await expect(dialog).not.toContainText('Sefrou of the cherries');
  await button(page, 'Publish now').click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await fetch(`${site.url}/de/destination/sefrou`)).text())
    .toContain('Sefrou, Stadt der Kirschen');
  await expect(text(page, 'Title English')).toHaveValue('Sefrou of the cherries');
  await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible();
  const english = await fetch(`${site.url}/en/destination/sefrou`);
  expect(await english.text()).not.toContain('Sefrou of the cherries');
});

test('where the website changed since the draft was begun, a version of each field is chosen', async ({
  page,
  site,
}) => {
  const path = '/entries/cities/azrou';
  const { client } = await newMember(site, 'editor');
  const { data } = await client.get(path);
  const { published } = data as unknown as { published: { title: object } };
  await openAs(page, await newMember(site, 'editor'), path);
  await text(page, 'Title Deutsch').fill('Azrou im Zedernwald');
  await text(page, 'Title Español').fill('Azrou de los cedros');
  await expect(saved(page)).toBeVisible();
  const title = { ...published.title, de: 'Azrou aus der Datei', es: 'Azrou del archivo' };
  const raw = { kind: 'cities' as const, raw: { ...published, title } };
  await importEntries(site.database.sql, [raw], { force: true });
  await button(page, 'Publish …').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Publish now').click();
  const conflicts = dialog.getByRole('alert');
  await expect(conflicts).toHaveCount(2);
  const german = conflicts.filter({ hasText: 'Title › Deutsch' });
  await expect(german).toContainText('Azrou im Zedernwald');
  await expect(german).toContainText('Azrou aus der Datei');
  await german.getByRole('button', { name: 'Keep mine' }).click();
  await conflicts.getByRole('button', { name: 'Take the other' }).click();
  await button(page, 'Publish now').click();
  await expect(dialog).toBeHidden();
  const state = (await client.get(path)).data as unknown as { published: { title: object } };
  expect(state.published.title).toMatchObject({
    de: 'Azrou im Zedernwald',
    es: 'Azrou del archivo',
  });
});

test('roles are offered what they may do only', async ({ page, site }) => {
  await openAs(page, await newMember(site, 'reader'), '/entries/tags');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(button(page, 'New entry …')).toBeHidden();
  await page.goto('/studio/entries/places/bab-bou-jeloud');
  await expect(button(page, 'Preview')).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await expect(button(page, 'History')).toBeVisible();
  for (const name of ['Publish …', 'Schedule', 'Take off the website']) {
    await expect(button(page, name)).toBeHidden();
  }
  await page.goto('/studio/entries/places/no-such-place');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a new entry begins in the list, with an address made of its title that nobody else has', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site, 'editor'), '/entries/places');
  await button(page, 'New entry …').click();
  const dialog = page.getByRole('dialog', { name: 'New entry' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Café of the Blue Gate');
  const address = dialog.getByRole('textbox', { name: 'Name in the web address' });
  await expect(address).toHaveValue('cafe-of-the-blue-gate');
  await address.fill('Blue Gate');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(address).toHaveAccessibleDescription(/Use small letters/);
  await address.fill('bab-bou-jeloud');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(address).toHaveAccessibleDescription(/Another entry already has this address/);
  expect(await axeViolations(page)).toEqual([]);
  await address.fill('blue-gate-cafe');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/entries\/places\/blue-gate-cafe$/);
  await expect(text(page, 'Title English')).toHaveValue('Café of the Blue Gate');
  await expect(page.getByText('Not on the website', { exact: true })).toBeVisible();
  await page.goto('/studio/entries/places?q=blue-gate-cafe');
  await expect(page.getByRole('link', { name: 'Café of the Blue Gate' })).toBeVisible();
});

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a schedule is in the time of the region, shown in editor and list, and cancelled', async ({
    page,
    site,
  }) => {
    const { client, ...member } = await newMember(site, 'editor');
    const path = '/entries/places/al-attarine-madrasa';
    await openAs(page, { client, ...member }, path);
    await text(page, 'Title Deutsch').fill('Die Schule der Gewürzhändler');
    await expect(saved(page)).toBeVisible();
    const open = async () => {
      await page.getByText('More', { exact: true }).click();
      await button(page, 'Schedule').click();
    };
    await open();
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await dialog.getByLabel('Publish on').fill('2031-12-03T09:00');
    await dialog.getByLabel('Take off the website on').fill('2031-12-02T09:00');
    await dialog.getByRole('button', { name: 'Save the schedule' }).click();
    await expect(dialog.getByRole('alert')).toContainText('after it is published');
    await dialog.getByLabel('Take off the website on').fill('2031-12-24T18:30');
    await dialog.getByRole('button', { name: 'Save the schedule' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    await expect(page.getByText('Goes online on 3 Dec 2031, 09:00')).toBeVisible();
    const { data } = await client.get(path);
    expect(data).toMatchObject({ draft: { publishAt: '2031-12-03T09:00:00.000Z' } });
    await page.goto('/studio/entries/places?status=scheduled');
    await expect(page.getByText('Comes off on 24 Dec 2031, 18:30')).toBeVisible();
    await page.goto(`/studio${path}`);
    await open();
    await expect(dialog.getByLabel('Publish on')).toHaveValue('2031-12-03T09:00');
    await dialog.getByRole('button', { name: 'Cancel the schedule' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible();
  });
});

test('who has the same entry open is shown, and leaves again', async ({ page, site, browser }) => {
  const path = '/entries/places/bab-bou-jeloud';
  await openAs(page, await newMember(site), path);
  await text(page, 'Title Deutsch').focus();
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB' });
  const other = await context.newPage();
  const presence = other.getByText('Amina Tazi is editing German');
  await openAs(other, await newMember(site), path);
  await expect(presence).toBeVisible();
  await page.getByRole('link', { name: 'Places' }).first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await text(other, 'Title Français').focus();
  await expect(presence).toBeHidden();
  await context.close();
});
