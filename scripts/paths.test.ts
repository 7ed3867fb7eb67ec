import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no source uses the path of a file URL as a file path, because spaces in it are escaped', () => {
  const sources = globSync('*/**/*.{ts,tsx,mjs}', { exclude: ['node_modules', 'build'] });
  expect(sources.length).toBeGreaterThan(500);
  const offenders = sources.filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(file, 'utf8')),
  );
  expect(offenders).toEqual([]);
});
