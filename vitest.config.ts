import { defineConfig } from 'vitest/config';
import { css } from './scripts/cssModules.ts';
import { slowestVitestTests } from './tests/slowestTests.ts';

// Long timeouts cost nothing unless a test fails, and machines under load are slow.
const shared = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
  // Files share the loaded modules, which take longer to load than most tests.
  isolate: false,
  setupFiles: 'tests/settleImports.ts',
};

export default defineConfig({
  test: {
    // For two cores: integration tests often wait for the disk, for other processes or for a timer.
    maxWorkers: 3,
    reporters: ['default', slowestVitestTests],
    projects: [
      {
        css,
        test: {
          ...shared,
          name: 'unit',
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
          include: ['{app,domain,illustrations,scripts,studio,tools}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          // As the site runs: React renders pages in less than half the time of its development build.
          env: { NODE_ENV: 'production' },
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/globalSetup.ts',
        },
      },
    ],
  },
});
