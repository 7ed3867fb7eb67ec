import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { test, twoFrames, WITH_MOTION } from './fixtures.ts';
import { LAYOUTS } from './screens.ts';

test.use(WITH_MOTION);

/** WCAG 1.4.12: text spacing that a reader may set without loss of content. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

test('neither double font size nor wider text spacing cuts anything off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1024 });
  for (const path of LAYOUTS) {
    await page.goto(`/de${path}`);
    for (const css of ['html { font-size: 200% }', TEXT_SPACING]) {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect([path, css, await findOverflow(page)]).toEqual([path, css, []]);
    }
  }
});

test('at 400 % zoom the header scrolls away and its menus still open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/en/poi/bou-inania-madrasa-fes');
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.mouse.wheel(0, -200);
  // Scrolling closes menus: its last event must have been dispatched before one is opened.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await twoFrames(page);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const link = page.locator('.Header-menus').getByRole('link', { name: 'Meknes' });
  const summaries = [
    page.locator('.Header-burger summary'),
    page.locator('.Header-menus summary').first(),
  ];
  // A late scroll event closes menus again.
  await expect(async () => {
    for (const summary of summaries) {
      const isOpen = await summary.evaluate((it) => (it.parentElement as HTMLDetailsElement).open);
      if (!isOpen) await summary.press('Enter');
    }
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await link.click();
  await expect(page).toHaveURL('/en/destination/meknes');
});

test('forced colours still show which filter is selected', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/en/events?month=6');
  const backgroundOf = (name: string) =>
    page
      .locator('.Chips')
      .getByRole('link', { name })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  await expect
    .poll(async () => (await backgroundOf('June')) !== (await backgroundOf('July')))
    .toBe(true);
  expect(await axeViolations(page, { forcedColors: true })).toEqual([]);
});

test('reduced motion disables animations and transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  await page.evaluate(() => {
    Object.assign(window, { moved: [] as string[] });
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, (event) => {
        const animations = (event.target as Element).getAnimations({ subtree: true });
        for (const { effect } of animations) {
          const { duration } = effect?.getTiming() ?? {};
          if (Number(duration) > 1) (window as unknown as { moved: string[] }).moved.push(type);
        }
      });
    }
  });
  await page.getByRole('button', { name: 'Everything on this site' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await page.mouse.wheel(0, -500);
  await page.locator('.Card').first().hover();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

/** Elements that cut off their text, and the width of the page if it scrolls sideways. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip') &&
        element.checkVisibility() &&
        element.textContent?.trim() &&
        !element.closest('svg, .visually-hidden, .VisitorForm-honeypot') &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1)
      );
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...cut.map((element) => element.outerHTML.slice(0, 120)),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ];
  });

test('headings of stories do not touch the pictures below them', async ({ page }) => {
  await page.goto('/en/inspiration');
  const gaps = await page.locator('.StoryFrames').evaluateAll((stories) =>
    stories.map((story) => {
      const [heading, picture] = ['h2', 'img'].map((name) => story.querySelector(name));
      const { bottom = 0 } = heading?.getBoundingClientRect() ?? {};
      return (picture?.getBoundingClientRect().top ?? 0) - bottom;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});

test('activities of a town are called Aktivitäten in German', async ({ page }) => {
  await page.goto('/de/destination/fes');
  await expect(page.getByRole('heading', { name: 'Aktivitäten', exact: true })).toBeVisible();
});
