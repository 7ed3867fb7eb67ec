import { expect } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { axeViolations } from './axe.ts';
import { button, openAs, saved, test, text } from './studio.ts';

test('a search for an entry keeps what is typed until the server answers, and says if there is none', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), '/entries/places/al-attarine-madrasa');
  const town = page.getByRole('combobox', { name: 'Town', exact: true });
  await town.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).not.toHaveCount(0);
  const answer = Promise.withResolvers<void>();
  await page.route('**/entries/cities?q=sef', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/entries/cities?q=sef');
  await town.fill('sef');
  await page.keyboard.press('Enter');
  await asked;
  await page.keyboard.press('Enter');
  await expect(town).toHaveValue('sef');
  await expect(options).not.toHaveCount(0);
  answer.resolve();
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(town).toHaveValue('Sefrou');

  await town.fill('nowhere at all');
  await expect(page.getByRole('status').filter({ hasText: 'No entry found' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(town).toHaveValue('nowhere at all');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(town).toHaveValue('Sefrou');
});

test('a tag that does not exist is marked, and the list of problems leads to it', async ({
  page,
  site,
}) => {
  const member = await newMember(site);
  const path = '/entries/places/volubilis';
  const { data } = await member.client.get(path);
  const { published, revision } = data as unknown as {
    published: { tags: string[] };
    revision: number;
  };
  const tags = [...published.tags, 'no-such-tag'];
  const change = { path: ['tags'], from: published.tags, to: tags };
  await member.client.send('PATCH', `${path}/draft`, {
    version: 0,
    base: revision,
    changes: [change],
  });
  await openAs(page, member, path);
  await button(page, 'Publish …').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(`Tags ${tags.length}`);
  await page.keyboard.press('Escape');
  await button(page, `Tags ${tags.length}`).click();
  const tag = page.getByRole('listitem').filter({ hasText: 'no-such-tag' });
  await expect(tag.last()).toBeFocused();
  await expect(tag.last()).toContainText('exist');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Remove: no-such-tag')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, `Tags ${tags.length}`)).toBeHidden();
});

test('incomplete hours are described beside their times', async ({ page, site }) => {
  await openAs(page, await newMember(site), '/entries/places/nejjarine-museum');
  const monday = page
    .getByRole('group', { name: 'Opening hours', exact: true })
    .getByRole('group', {
      name: 'Monday',
      exact: true,
    });
  await button(page, 'Add hours: Monday').click();
  const opens = monday.getByLabel(/: opens$/).last();
  await expect(opens).toHaveAttribute('aria-invalid', 'true');
  await expect(opens).toHaveAccessibleDescription(/\w/);
  await monday.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await monday.getByLabel('Sun').check();
  await monday.getByRole('button', { name: 'Copy to these days' }).click();
  await expect(monday.getByRole('button', { name: 'Copy Monday to other days' })).toBeFocused();

  const illustration = page.getByRole('group', { name: 'Illustration', exact: true });
  await illustration.getByRole('button', { name: /^Remove/ }).click();
  await expect(illustration).toBeFocused();
});

test('an event shows its next dates, and gets the same days of the next year', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), '/entries/events/tissa-horse-festival');
  const dates = page.getByRole('group', { name: 'Dates', exact: true });
  await expect(page.getByText('Next on the website')).toBeVisible();
  await dates.getByRole('button', { name: 'Add to “Dates”' }).click();
  await dates.getByLabel('First day').fill('2031-06-02');
  await dates.getByLabel('Last day').fill('2031-06-04');
  await expect(page.getByText(/2\s?–\s?4 June 2031/)).toBeVisible();
  await button(page, 'Same days in 2032').click();
  await expect(page.getByText(/2\s?–\s?4 June 2032 \(calculated\)/)).toBeVisible();
  await expect(dates.getByLabel('First day').last()).toHaveValue('2032-06-02');
  await expect(button(page, 'Same days in 2033')).toBeVisible();
  await expect(saved(page)).toBeVisible();
});

test('the editor says that its texts could not be loaded, and begins again', async ({
  page,
  site,
}) => {
  const texts = '**/assets/editorEn-*.js';
  await page.route(texts, (route) => route.abort());
  await openAs(page, await newMember(site), '/entries/places/bab-bou-jeloud');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await page.unroute(texts);
  await button(page, 'Load the page again').click();
  await expect(text(page, 'Title English')).toBeVisible();
  const all = '**/assets/en-*.js';
  await page.route(all, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The Studio could not be loaded',
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(all);
  await button(page, 'Load the page again').click();
  await expect(text(page, 'Title English')).toBeVisible();
});
