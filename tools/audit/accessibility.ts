import { type Browser, chromium, type Page } from '@playwright/test';
import { LOCALES } from '../../domain/locale.ts';
import { CHROMIUM_ARGUMENTS } from '../../playwright.config.ts';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { accessibilityTreeIssues } from '../../tests/accessibilityTree.ts';
import { axeViolations } from '../../tests/axe.ts';
import { waitForAfterLoad, withoutPopup } from '../../tests/fixtures.ts';
import { SCREENS } from '../../tests/screens.ts';
import { serveBuild } from '../bench/tools.ts';

const PORT = 4808;
const SITE = `http://localhost:${PORT}`;

/** Emulated devices and settings. */
const VIEWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'forced colours': { viewport: { width: 1440, height: 900 }, forcedColors: 'active' },
} as const;

type View = keyof typeof VIEWS;

/**
 * Checks every kind of page in every language with axe, checks its accessibility tree, and checks that
 * it does not scroll horizontally.
 *
 * @returns for each language and view, the numbers of pages and faults
 * @throws Error that lists all faults
 */
export async function accessibility(): Promise<Record<string, string | number>[]> {
  const site = await serveBuild(PORT);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const rows: Record<string, string | number>[] = [];
  const faults: string[] = [];
  try {
    for (const locale of LOCALES) {
      for (const view of Object.keys(VIEWS) as View[]) {
        const found = await checkScreens(browser, locale, view);
        rows.push({ locale, view, pages: SCREENS.length + 1, faults: found.length });
        faults.push(...found);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  if (faults.length > 0)
    throw new Error(`${faults.length} accessibility faults:\n${faults.join('\n')}`);
  return rows;
}

async function checkScreens(browser: Browser, locale: string, view: View): Promise<string[]> {
  const context = await browser.newContext({ ...VIEWS[view], reducedMotion: 'reduce' });
  await withoutPopup(context);
  const page = await context.newPage();
  const faults: string[] = [];
  for (const screen of [...SCREENS, '/nothing-here']) {
    await page.goto(`${SITE}/${locale}${screen}`);
    await waitForAfterLoad(page);
    for (const fault of await checkPage(page, view)) {
      faults.push(`${view} /${locale}${screen}: ${fault}`);
    }
  }
  await context.close();
  return faults;
}

async function checkPage(page: Page, view: View): Promise<string[]> {
  const forced = view === 'forced colours';
  const found = await axeViolations(page, { forcedColors: forced });
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  return [
    ...found.map(([rule, element]) => `${rule} ${element}`),
    // Colours do not change the accessibility tree.
    ...(forced ? [] : await accessibilityTreeIssues(page)),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
  ];
}
