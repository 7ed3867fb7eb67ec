import { expect } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { button, openAs, saved, test, text } from './studio.ts';

test('opening the preview saves once, and an invalid draft leaves the last page where it is', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), '/entries/places/al-batha-museum');
  const previews: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/preview')) {
      previews.push(request.url());
    }
  });
  await text(page, 'Title English').fill('The museum in the garden');
  await button(page, 'Preview').click();
  const panel = page.getByRole('region', { name: 'Preview' });
  const heading = panel.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toContainText('The museum in the garden');
  expect(previews).toHaveLength(1);
  const html = panel.frameLocator('iframe').locator('html');
  const scrollY = () => html.evaluate(() => window.scrollY);
  // It has no height before its style sheet is loaded.
  await expect.poll(() => html.evaluate(() => scrollTo(0, 300)).then(scrollY)).toBe(300);

  await text(page, 'Title English').fill('');
  await expect(panel).toContainText('Some fields have to be corrected');
  await expect(heading).toContainText('The museum in the garden');
  await expect(panel.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await text(page, 'Title English').fill('The museum by the garden');
  await expect(heading).toContainText('The museum by the garden');
  await expect(panel).not.toContainText('Some fields have to be corrected');
  await expect.poll(scrollY).toBe(300);

  await panel.getByRole('button', { name: 'Close the preview' }).click();
  await expect(panel).toBeHidden();
  await expect(button(page, 'Preview')).toBeFocused();
});

test('the editor goes on where a page of the preview could not be loaded', async ({
  page,
  site,
}) => {
  await openAs(page, await newMember(site), '/entries/places/bab-mansour');
  const preview = /\?preview=/;
  await page.route(preview, (route) => route.abort());
  const failure = () => page.waitForEvent('requestfailed', (one) => preview.test(one.url()));
  await Promise.all([failure(), button(page, 'Preview').click()]);
  const panel = page.getByRole('region', { name: 'Preview' });
  await Promise.all([failure(), text(page, 'Title English').fill('The gate of Mansour')]);
  await expect(saved(page)).toBeVisible();
  await page.unroute(preview);
  await text(page, 'Title English').fill('Bab Mansour, the great gate');
  const heading = panel.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Bab Mansour, the great gate');
});
