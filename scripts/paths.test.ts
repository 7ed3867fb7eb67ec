import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no source takes the path of a URL for that of a file: spaces are escaped in it', () => {
  const sources = globSync('*/**/*.{ts,tsx,mjs}', { exclude: ['node_modules', 'build'] });
  expect(sources.length).toBeGreaterThan(500);
  const wrong = sources.filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
