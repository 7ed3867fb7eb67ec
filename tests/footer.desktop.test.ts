import { expect } from '@playwright/test';
import { isHydrated, test } from './fixtures.ts';

test.use({ pictures: 'rendered' });

test('shows social networks, app stores, partners and the agency without overlaps at any width', async ({
  page,
}) => {
  await page.goto('/de/policy');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Facebook', 'Instagram', 'YouTube', /App Store/, /Google Play/]) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  const agency = footer.getByRole('link', { name: 'Atelier Exemple' });
  await expect(agency).toHaveAttribute('href', 'https://atelier.example');
  const partner = footer.getByRole('link', { name: 'Marokkanisches Fremdenverkehrsamt' });
  await partner.scrollIntoViewIfNeeded();
  const width = () =>
    partner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(480);
  for (const width of [320, 390, 600, 768, 900, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = await footer.evaluate((element) => {
      const parts = [
        ...element.querySelectorAll(':scope > *, .SocialLinks, .FooterCredits-stores'),
      ];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const apart = (a: DOMRect, b: DOMRect) =>
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return parts.flatMap((one, at) =>
        parts
          .slice(at + 1)
          .filter((two, index) => {
            const other = boxes[at + 1 + index];
            return !one.contains(two) && other && boxes[at] && !apart(boxes[at], other);
          })
          .map((two) => `${one.className} over ${two.className}`),
      );
    });
    expect(overlaps, `${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${width} px`).toBe(false);
  }
});

test('stays where hydration fails and the page is rendered again', async ({ page }) => {
  await page.route('**/en/terms', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<main ', '<div ').replace('</main>', '</div>');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/en/terms');
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole('main')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/en/accessibility');
});
