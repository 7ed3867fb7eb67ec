import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM } from './scripts/browser.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4173);

/**
 * The last ones keep the browser from calling its maker at every start. Without hinting letters are as
 * wide as on visitors' screens; else each is rounded to whole pixels here.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  // Pages that wait for their network leave two cores idle now and then.
  workers: 3,
  // For busy machines; what works is over in a tenth of it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Tests see and change the network themselves; tests/offline.test.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM,
      args: CHROMIUM_ARGUMENTS,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: '**/*.phone.test.ts',
    },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Pictures are chosen by this one while the page is still being read.
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
      testIgnore: ['**/crawl.test.ts', '**/*.desk.test.ts'],
    },
  ],
  webServer: {
    command: 'node tests/serve.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      SITE_URL: `http://localhost:${PORT}`,
      LOG_LEVEL: 'warn',
      // Tests of forms are visitors of different networks.
      TRUSTED_PROXY: 'true',
      // Tests ask nobody outside of this machine.
      WEATHER_URL: 'off',
      RATES_URL: 'off',
    },
    timeout: 60_000,
  },
});
