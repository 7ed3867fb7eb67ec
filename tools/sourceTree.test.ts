import { expect, test } from 'vitest';
import { sourceFiles } from './importGraph.ts';

test('no two files have names that differ by case or extension only', () => {
  const names = new Map<string, string>();
  const pairs: string[] = [];
  for (const file of sourceFiles('app', 'domain', 'server', 'studio', 'tools', 'tests')) {
    if (!/\.tsx?$/.test(file)) continue;
    const name = file.replace(/\.tsx?$/, '');
    const other = names.get(name.toLowerCase());
    if (other && other !== name) pairs.push(`${other} and ${name}`);
    names.set(name.toLowerCase(), name);
  }
  expect(pairs).toEqual([]);
});
