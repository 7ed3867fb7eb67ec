import { type Browser, chromium, type Page } from '@playwright/test';
import { LOCALES } from '../../domain/locale.ts';
import { CHROMIUM_ARGUMENTS } from '../../playwright.config.ts';
import { CHROMIUM } from '../../scripts/browser.mjs';
import { accessibilityTreeIssues } from '../../tests/accessibilityTree.ts';
import { axeViolations } from '../../tests/axe.ts';
import { waitForAfterLoad, withoutPopup } from '../../tests/fixtures.ts';
import { SCREENS } from '../../tests/screens.ts';
import { newFolder, serve } from '../bench/tools.ts';

const PORT = 4808;
const SITE = `http://127.0.0.1:${PORT}`;

/** How visitors look at the site: at a desk, on a phone, and with colours of their own. */
const VIEWS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'own colours': { viewport: { width: 1440, height: 900 }, forcedColors: 'active' },
} as const;

type View = keyof typeof VIEWS;

/**
 * Every kind of page in every language: what axe finds, what a screen reader would be told, and
 * whether the page can be pushed sideways.
 *
 * @returns pages looked at and faults, by language and view
 * @throws Error with all that was found, when it is anything
 */
export async function accessibility(): Promise<Record<string, string | number>[]> {
  const env = { PORT: String(PORT), DATA_DIR: newFolder(), LOG_LEVEL: 'warn' };
  const outside = { SITE_URL: SITE, WEATHER_URL: 'off', RATES_URL: 'off', NODE_ENV: 'production' };
  const site = await serve(process.execPath, ['build/main.js'], `${SITE}/readyz`, {
    env: { ...env, ...outside },
  });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  const rows: Record<string, string | number>[] = [];
  const faults: string[] = [];
  try {
    for (const locale of LOCALES) {
      for (const view of Object.keys(VIEWS) as View[]) {
        const found = await lookThrough(browser, locale, view);
        rows.push({ locale, view, pages: SCREENS.length + 1, faults: found.length });
        faults.push(...found);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  if (faults.length > 0) throw new Error(`Not open to all:\n${faults.join('\n')}`);
  return rows;
}

async function lookThrough(browser: Browser, locale: string, view: View): Promise<string[]> {
  const context = await browser.newContext({ ...VIEWS[view], reducedMotion: 'reduce' });
  await withoutPopup(context);
  const page = await context.newPage();
  const faults: string[] = [];
  for (const screen of [...SCREENS, '/nothing-here']) {
    await page.goto(`${SITE}/${locale}${screen}`);
    await waitForAfterLoad(page);
    for (const fault of await lookAt(page, view)) {
      faults.push(`${view} /${locale}${screen}: ${fault}`);
    }
  }
  await context.close();
  return faults;
}

async function lookAt(page: Page, view: View): Promise<string[]> {
  const forced = view === 'own colours';
  const found = await axeViolations(page, { forcedColors: forced });
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  return [
    ...found.map(([rule, element]) => `${rule} ${element}`),
    // The names are the same in whatever colours.
    ...(forced ? [] : await accessibilityTreeIssues(page)),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
  ];
}
