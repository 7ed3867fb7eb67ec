import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,domain,posters,server}/**/*.test.ts'],
    // Integration tests start whole sites: two cores carry two files at a time.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
