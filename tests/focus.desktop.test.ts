import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** Long pages of unlike make, and one at 400 % zoom. */
const PAGES = [
  { path: '/en', width: 1440, height: 900 },
  { path: '/en/itinerary?start=station-fes&days=3&for=birds', width: 1440, height: 900 },
  { path: '/de/practical-info', width: 390, height: 844 },
  { path: '/en/poi/bou-inania-madrasa-fes', width: 320, height: 256 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, width, height } of PAGES) {
  test(`what has the focus on ${path} is in view, uncovered and marked`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    expect(await walk(page, 'Tab')).toEqual([]);
    expect(await walk(page, 'Shift+Tab')).toEqual([]);
  });
}

test('a page that comes without a load begins at its title', async ({ page }) => {
  await page.goto('/en/about');
  await page.locator('.Footer').getByRole('link', { name: 'Terms and conditions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused();
  await page.goto('/en/preference/4');
  const chip = page.locator('.chips').getByRole('link', { name: 'Ifrane' });
  await chip.press('Enter');
  await expect(page).toHaveURL('/en/preference/4?city=ifrane');
  await expect(chip).toBeFocused();
});

/**
 * Presses a key until the focus has been everywhere: some browsers let it leave the page at the end,
 * some go on from the start. Gives what was not seen on the way.
 */
async function walk(page: Page, key: string): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => Object.assign(window, { first: undefined, before: undefined }));
  for (let steps = 0; steps < 400; steps++) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(look);
    if (fault === 'round') {
      expect(steps).toBeGreaterThan(50);
      return faults;
    }
    if (fault) faults.push(fault);
  }
  throw new Error('The focus never came round');
}

/** What is wrong with what has the focus now, or with the mark of what had it before. */
function look(): string {
  const memory = window as Window & {
    first?: Element;
    before?: { element: Element; looks: string[] };
  };
  const element = document.activeElement;
  const { before } = memory;
  if (before && element === before.element) {
    // The fields within a date: of its button the browser marks the drawing alone.
    before.looks.push(looksOf(element));
    return '';
  }
  delete memory.before;
  // The focus is outside of the page, in the browser itself.
  if (!element || element === document.body) return '';
  if (element === memory.first) return 'round';
  memory.first ??= element;
  memory.before = { element, looks: [looksOf(element)] };
  const after = before && looksOf(before.element);
  if (before?.looks.every((looks) => looks === after)) {
    return `no mark: ${before.element.outerHTML.slice(0, 120)}`;
  }

  // A card's link covers the whole card, a small control is pressed by its label.
  const box = element.getBoundingClientRect();
  const cover = element.closest(element.matches('.Card-link') ? '.Card' : 'label');
  const { left, top, right, bottom } = (cover ?? element).getBoundingClientRect();
  const x = Math.max(left, 0);
  const y = Math.max(top, 0);
  const width = Math.min(right, innerWidth) - x;
  const height = Math.min(bottom, innerHeight) - y;
  // A browser moves nothing sideways of which 32 px are in view.
  const inView = width >= Math.min(box.width, 24) && height >= Math.min(box.height, 24);
  let uncovered = 0;
  for (const across of [0.2, 0.5, 0.8]) {
    for (const down of [0.2, 0.5, 0.8]) {
      const there = document.elementFromPoint(x + across * width, y + down * height);
      // Shapes of the drawn map are seldom where the middle of their frame is: any of it counts.
      const own = (cover ?? element.closest('svg') ?? element).contains(there);
      if (own || (there?.contains(element) && !there.matches('main, body, html'))) uncovered++;
    }
  }
  const what = element.outerHTML.slice(0, 120);
  if (!inView) return `out of view: ${what}`;
  return uncovered > 4 ? '' : `covered but for ${uncovered} of 9 points: ${what}`;

  function looksOf(of: Element): string {
    const parts = of.closest('svg') ? [of, ...of.children] : [of, of.nextElementSibling];
    return [...parts, of.closest('label'), of.closest('.Card')]
      .flatMap((part) => (part ? [getComputedStyle(part)] : []))
      .map((style) => [style.outline, style.boxShadow, style.fill, style.stroke].join())
      .join();
  }
}
