import { expect, test } from 'vitest';
import { folderGraph, importGraph, readSources, rings, sourceFiles } from './importGraph.ts';

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

// A file directly in such a folder counts by itself.
test.each(['app', 'app/features', 'domain'])(
  'no folders of %s import each other in a ring',
  (parent) => {
    const graph = importGraph(readSources(parent));
    const level = parent.split('/').length + 1;
    const folders = folderGraph(graph, (file) => file.split('/').slice(0, level).join('/'));
    expect(rings(folders)).toEqual([]);
  },
);
