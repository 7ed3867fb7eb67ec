import { spawnSync } from 'node:child_process';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM } from './scripts/browser.mjs';
import { NODE } from './scripts/prepare.mjs';

// Some tests start sites in the processes of the runner, which otherwise sets "test": React renders pages
// in less than half the time of its development build.
process.env.NODE_ENV = 'production';

const PORT = Number(process.env.TEST_PORT ?? 4173);

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
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/slowestTests.ts']],
  // Node strips the types itself, in less than half the time of Playwright's compiler.
  build: { external: ['**/*.ts'] },
  use: {
    baseURL: `http://localhost:${PORT}`,
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
  webServer: {
    command: `"${NODE}" tests/serve.ts`,
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      SITE_URL: `http://localhost:${PORT}`,
      LOG_LEVEL: 'warn',
      // Tests of forms send from different addresses.
      TRUSTED_PROXY: 'true',
      // No requests to other machines: nothing answers there.
      WEATHER_URL: 'off',
      RATES_URL: 'http://127.0.0.1:9/rates',
      TILES_URL: 'off',
      // Shows all optional parts of the footer and the top bar.
      FACEBOOK_URL: 'https://facebook.example/fes',
      INSTAGRAM_URL: 'https://instagram.example/fes',
      YOUTUBE_URL: 'https://youtube.example/fes',
      APP_STORE_URL: 'https://apps.example/fes',
      GOOGLE_PLAY_URL: 'https://play.example/fes',
      AGENCY_NAME: 'Atelier Exemple',
      AGENCY_URL: 'https://atelier.example',
    },
    timeout: 120_000,
  },
});
