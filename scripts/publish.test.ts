import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from './publish.mjs';

let folder = '';
const from = () => join(folder, '.next');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fm-publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function publish(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(from(), name)), { recursive: true });
    writeFileSync(join(from(), name), content);
  }
  publishBuild(from(), folder);
}

const present = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test('the files of the previous build are kept until the next build', () => {
  publish({ 'client/assets/page-1.js': '1', 'main.js': 'one' });
  publish({ 'client/assets/page-2.js': '2', 'main.js': 'two' });
  expect(present()).toEqual(['client/assets/page-1.js', 'client/assets/page-2.js', 'main.js']);
  expect(readFileSync(join(folder, 'main.js'), 'utf8')).toBe('two');
  publish({ 'client/assets/page-3.js': '3', 'main.js': 'three' });
  expect(present()).toEqual(['client/assets/page-2.js', 'client/assets/page-3.js', 'main.js']);
});

test('a file that both builds have is never deleted, and the folder of the new build is removed', () => {
  publish({ 'client/assets/same.js': '1' });
  for (let build = 0; build < 3; build++) publish({ 'client/assets/same.js': '1' });
  expect(present()).toEqual(['client/assets/same.js']);
  expect(readdirSync(folder)).not.toContain('.next');
});

test('without a list, all existing files count as the previous build', () => {
  writeFileSync(join(folder, 'main.js'), 'old');
  writeFileSync(join(folder, 'chunk-old.js'), 'old');
  publish({ 'main.js': 'new' });
  expect(present()).toEqual(['chunk-old.js', 'main.js']);
});
