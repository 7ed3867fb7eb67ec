import { expect, type Page } from '@playwright/test';
import { FULL } from '../server/testing/full.ts';
import { test } from './fixtures.ts';

const KEYS = ['Tab', 'Shift+Tab'];
/** Long pages with different elements, and one at 400 % zoom. Each is walked one way, the zoomed one both. */
const PAGES = [
  { path: '/en', width: 1440, height: 900, keys: FULL ? KEYS : ['Shift+Tab'] },
  {
    path: '/en/itinerary?start=station-fes&days=3&for=birds',
    width: 1440,
    height: 900,
    keys: FULL ? KEYS : ['Tab'],
  },
  { path: '/de/practical-info', width: 390, height: 844, keys: FULL ? KEYS : ['Shift+Tab'] },
  { path: '/en/poi/bou-inania-madrasa-fes', width: 320, height: 256, keys: KEYS },
];

for (const { path, width, height, keys } of PAGES) {
  test(`the focused element on ${path} is in view, not covered and visibly marked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    for (const key of keys) expect([key, await focusFaults(page, key)]).toEqual([key, []]);
  });
}

test('client-side navigation moves the focus to the title of the new page', async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused();
  await page.goto('/en/preference/4');
  const chip = page.locator('.Chips').getByRole('link', { name: 'Ifrane' });
  await chip.press('Enter');
  await expect(page).toHaveURL('/en/preference/4?city=ifrane');
  await expect(chip).toBeFocused();
});

test('the focus moves to the title when the link that was followed is gone', async ({ page }) => {
  await page.goto('/en/search?q=fes');
  await page
    .getByRole('link', { name: /^Show all/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/kind=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/**
 * Presses a key until the focus is back at the first element: some browsers let it leave the page at
 * the end, others continue at the start. Returns descriptions of faults on the way.
 */
async function focusFaults(page: Page, key: string): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => Object.assign(window, { first: undefined, before: undefined }));
  for (let steps = 0; steps < 400; steps++) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(checkFocus);
    if (fault === 'round') {
      expect(steps).toBeGreaterThan(50);
      return faults;
    }
    if (fault) faults.push(fault);
  }
  throw new Error('The focus did not return to the first element');
}

/** Checks the position of the focused element and the focus ring of the one before. */
function checkFocus(): string {
  const memory = window as Window & {
    first?: Element;
    before?: { element: Element; looks: string[] };
  };
  const element = document.activeElement;
  const { before } = memory;
  if (before && element === before.element) {
    // The parts of a date field: for its button, the browser marks the icon only.
    before.looks.push(looksOf(element));
    return '';
  }
  delete memory.before;
  // The focus is in the browser's own interface.
  if (!element || element === document.body) return '';
  if (element === memory.first) return 'round';
  memory.first ??= element;
  memory.before = { element, looks: [looksOf(element)] };
  const after = before && looksOf(before.element);
  if (before?.looks.every((looks) => looks === after)) {
    return `no mark: ${before.element.outerHTML.slice(0, 120)}`;
  }

  // The link of a card covers the whole card, and a small control is clicked by its label.
  const box = element.getBoundingClientRect();
  const cover = element.closest(element.matches('.Card-link') ? '.Card' : 'label');
  const { left, top, right, bottom } = (cover ?? element).getBoundingClientRect();
  const x = Math.max(left, 0);
  const y = Math.max(top, 0);
  const width = Math.min(right, innerWidth) - x;
  const height = Math.min(bottom, innerHeight) - y;
  // Browsers do not scroll sideways to an element of which 32 px are in view.
  const inView = width >= Math.min(box.width, 24) && height >= Math.min(box.height, 24);
  let uncovered = 0;
  for (const across of [0.2, 0.5, 0.8]) {
    for (const down of [0.2, 0.5, 0.8]) {
      const there = document.elementFromPoint(x + across * width, y + down * height);
      // Shapes of the SVG map are rarely in the middle of their bounding box: any part of the SVG counts.
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
