/** Screenshots of the Studio for `npm run gallery`, with a site and an account of their own. */
import type { Browser } from '@playwright/test';
import { readConfig } from '../server/config.ts';
import { makeLog } from '../server/log.ts';
import { startSite } from '../server/site.ts';
import { newMember } from '../server/testing/studioClient.ts';
import { newFolder } from './bench/tools.ts';

const PORT = '4806';
const SCREENS = [
  '',
  '/entries/places',
  '/entries/places?empty=phone&status=published',
  '/entries/places/nejjarine-museum',
  '/entries/events/sefrou-cherry-festival',
  '/entries/articles/volubilis-at-noon',
  '/people',
  '/log',
  '/account',
];
const LOCALES = ['en', 'fr'];
const WIDTHS = [390, 1440];

interface Screenshot {
  file: string;
  caption: string;
}

/** Takes every screen in both languages, two widths, light and dark, and writes them into a folder. */
export async function saveStudioScreens(browser: Browser, folder: string): Promise<Screenshot[]> {
  const env = {
    PORT,
    SITE_URL: `http://localhost:${PORT}`,
    DATA_DIR: newFolder(),
    WEATHER_URL: 'off',
    RATES_URL: 'off',
  };
  const site = await startSite(readConfig({ ...env, TRUSTED_PROXY: 'true' }), makeLog('warn'));
  const saved: Screenshot[] = [];
  try {
    const { client } = await newMember(site);
    for (const locale of LOCALES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          viewport: { width, height: width < 700 ? 844 : 900 },
          locale,
        });
        await context.addCookies(client.cookies);
        const page = await context.newPage();
        for (const screen of SCREENS) {
          await page.goto(`${site.url}/studio${screen}`);
          await page.locator('h1').waitFor();
          await page.waitForLoadState('networkidle');
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const name = screen.replaceAll(/[^a-z0-9]+/g, '-');
            const file = `studio-${locale}${name}-${width}-${colorScheme}.jpg`;
            const path = folder + file;
            await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 70 });
            saved.push({ file, caption: `${locale} ${screen} · ${width} · ${colorScheme}` });
          }
        }
        await context.close();
      }
    }
  } finally {
    await site.stop();
  }
  return saved;
}
