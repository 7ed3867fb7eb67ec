import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

test.use({ pictures: 'rendered' });

const PATHS = ['', '/destination/fes', '/mice', '/events', '/discover/hotels', '/preference/3'];

/** For each picture in view, whether it is the placeholder and whether it is loaded. */
const picturesInView = (page: Page) =>
  page.locator('main picture img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => ({
        isPlaceholder: image.currentSrc.endsWith('posters/site/placeholder.svg'),
        isLoaded: image.naturalWidth > 0,
      })),
  );

test('replaces pictures that cannot be loaded by the placeholder, before and after hydration', async ({
  page,
}) => {
  let isUnavailable = false;
  await page.route('**/img/**', (route) =>
    isUnavailable && !route.request().url().endsWith('/placeholder.svg')
      ? route.abort()
      : route.fallback(),
  );
  await page.goto('/en/preference/4');
  await expect
    .poll(async () => (await picturesInView(page)).every(({ isLoaded }) => isLoaded))
    .toBe(true);
  expect((await picturesInView(page)).some(({ isPlaceholder }) => isPlaceholder)).toBe(false);

  isUnavailable = true;
  await page.goto('/en/preference/5');
  const areReplaced = async () => {
    const pictures = await picturesInView(page);
    const good = pictures.filter(({ isPlaceholder, isLoaded }) => isPlaceholder && isLoaded);
    return pictures.length > 0 && good.length === pictures.length;
  };
  await expect.poll(areReplaced).toBe(true);
  // Lazy pictures are requested when they come near the view.
  await page.mouse.wheel(0, 1500);
  await expect.poll(areReplaced).toBe(true);
});

for (const path of PATHS) {
  test(`${path || 'home'} loads pictures in the size of their boxes at every width`, async ({
    page,
  }) => {
    // Responds at once with a picture of the requested width.
    await page.route('**/img/w_*', (route) => {
      const [, requestedWidth] = /w_(\d+)/.exec(route.request().url()) ?? [];
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${requestedWidth}" height="${requestedWidth}"/>`;
      return route.fulfill({ contentType: 'image/svg+xml', body });
    });
    await page.goto(`/en${path}`);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await picturesTooSmall(page), `${width} px`).toEqual([]);
    }
  });
}

/**
 * The pictures that are narrower than their boxes. With width descriptors, the natural width is the value
 * of `sizes`. One picture is checked for each combination of `sizes` and box width: lists have a hundred.
 */
const picturesTooSmall = (page: Page) =>
  page.locator('main picture img[sizes]').evaluateAll(async (images) => {
    const samples = new Map<string, HTMLImageElement>();
    for (const image of images as HTMLImageElement[]) {
      const key = `${image.sizes} ${image.offsetWidth}`;
      if (!samples.has(key)) samples.set(key, image);
    }
    const checked = await Promise.all(
      [...samples.values()].map(async (image) => {
        // A copy chooses its file anew; the picture itself keeps one that was large enough before.
        const copy = image.closest('picture')?.cloneNode(true) as HTMLPictureElement;
        const fresh = copy.querySelector('img') as HTMLImageElement;
        fresh.loading = 'eager';
        await fresh.decode();
        return { url: fresh.currentSrc, width: fresh.naturalWidth, box: image.offsetWidth };
      }),
    );
    return checked.filter(({ width, box }) => width < box * 0.85);
  });
