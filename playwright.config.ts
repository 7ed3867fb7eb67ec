import { spawnSync } from 'node:child_process';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM } from './scripts/browser.mjs';
import { NODE } from './scripts/prepare.mjs';
import { SITE_URL, TOWN_URL } from './tests/sites.ts';

// Some tests start sites in the processes of the runner, which otherwise sets "test": React renders pages
// in less than half the time of its development build.
process.env.NODE_ENV = 'production';

// Where it was started on an older Node, start it again on the project's.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.exit(spawnSync(NODE, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1);
}

/**
 * Font hinting would round the width of each letter to whole pixels. The last ones prevent requests of
 * the browser itself.
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
  // For two cores: tests often wait for an animation or a response.
  workers: 3,
  // Long timeouts cost nothing unless a test fails, and machines under load are slow.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['./tests/slowestTests.ts']],
  // Node strips the types itself, in less than half the time of Playwright's compiler.
  build: { external: ['**/*.ts'] },
  use: {
    baseURL: SITE_URL,
    // Tests intercept requests, which a service worker would hide. Offline tests (visitor.ts) allow it.
    serviceWorkers: 'block',
    // A card below the fold moves for one more frame after Playwright has scrolled to it, and a click
    // would miss its buttons. Tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
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
        // The preload scanner chooses pictures by this size.
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
      testIgnore: '**/*.desktop.test.ts',
    },
  ],
  webServer: [
    serve(SITE_URL, {
      // Tests of forms send from different addresses.
      TRUSTED_PROXY: 'true',
      RATES_URL: 'http://127.0.0.1:9/rates',
      // Shows all optional parts of the footer and the top bar.
      FACEBOOK_URL: 'https://facebook.example/fes',
      INSTAGRAM_URL: 'https://instagram.example/fes',
      YOUTUBE_URL: 'https://youtube.example/fes',
      APP_STORE_URL: 'https://apps.example/fes',
      GOOGLE_PLAY_URL: 'https://play.example/fes',
      AGENCY_NAME: 'Atelier Exemple',
      AGENCY_URL: 'https://atelier.example',
    }),
    serve(TOWN_URL, { RATES_URL: 'off', MAP_TILES: 'tests/fixtures/town.mbtiles' }),
  ],
});

/** A site that Playwright starts before the tests. It requests nothing from other machines. */
function serve(url: string, env: Record<string, string>) {
  return {
    command: `"${NODE}" tests/serve.ts`,
    url: `${url}/readyz`,
    env: {
      PORT: new URL(url).port,
      SITE_URL: url,
      LOG_LEVEL: 'warn',
      WEATHER_URL: 'off',
      TILES_URL: 'off',
      ...env,
    },
    timeout: 120_000,
  };
}
