import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const PATHS = ['', '/destination/fes', '/mice', '/events', '/discover/hotels', '/preference/3'];

/** Where the pictures in view come from, and whether they are there. */
const shown = (page: Page) =>
  page.locator('main picture img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => ({
        isPlaceholder: image.currentSrc.endsWith('posters/site/placeholder.svg'),
        isThere: image.naturalWidth > 0,
      })),
  );

test('pictures that cannot be had become the placeholder, before and after scripts', async ({
  page,
}) => {
  let isLost = false;
  await page.route('**/img/**', (route) =>
    isLost && !route.request().url().endsWith('/placeholder.svg')
      ? route.abort()
      : route.fallback(),
  );
  await page.goto('/en/preference/4');
  await expect.poll(async () => (await shown(page)).every(({ isThere }) => isThere)).toBe(true);
  expect((await shown(page)).some(({ isPlaceholder }) => isPlaceholder)).toBe(false);

  isLost = true;
  await page.goto('/en/preference/5');
  const areReplaced = async () => {
    const pictures = await shown(page);
    const good = pictures.filter(({ isPlaceholder, isThere }) => isPlaceholder && isThere);
    return pictures.length > 0 && good.length === pictures.length;
  };
  await expect.poll(areReplaced).toBe(true);
  // Lazy pictures fail when they come near the view.
  await page.mouse.wheel(0, 1500);
  await expect.poll(areReplaced).toBe(true);
});

for (const width of [390, 768, 1024, 1440]) {
  test(`pictures are as wide as they stand at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // A picture of the width that is asked for, at once.
    await page.route('**/img/w_*', (route) => {
      const [, wide] = /w_(\d+)/.exec(route.request().url()) ?? [];
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${wide}"/>`;
      return route.fulfill({ contentType: 'image/svg+xml', body });
    });
    for (const path of PATHS) {
      await page.goto(`/en${path}`);
      // With candidates by width, a picture's own width is what `sizes` says. One picture stands for
      // all that say the same and stand as wide: lists have a hundred of them.
      const tooSmall = () =>
        page.locator('main img[sizes]').evaluateAll((images) => {
          const kinds = new Map<string, HTMLImageElement>();
          for (const image of images as HTMLImageElement[]) {
            const kind = `${image.sizes} ${image.offsetWidth}`;
            if (!kinds.has(kind)) kinds.set(kind, image);
          }
          for (const image of kinds.values()) image.loading = 'eager';
          return [...kinds.values()]
            .filter((image) => image.naturalWidth < image.offsetWidth * 0.85)
            .map((image) => [image.currentSrc, image.naturalWidth, image.offsetWidth]);
        });
      await expect.poll(tooSmall, { message: path }).toEqual([]);
    }
  });
}
