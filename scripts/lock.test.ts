import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

const LOCK = pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href;

let folder = '';
const file = () => join(folder, 'lock');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fm-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that takes the lock and does some work, in JavaScript. */
const code = (work: string) =>
  `import { withLock } from ${JSON.stringify(LOCK)};
   withLock(${JSON.stringify(file())}, () => { ${work} });`;

test('who comes second waits, says so, and goes on when the first is done', async () => {
  // The first holds the lock until its input ends.
  const first = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { readFileSync } from 'node:fs';${code('console.log("held"); readFileSync(0)')}`,
  ]);
  await once(first.stdout, 'data');
  const second = spawn(process.execPath, ['--input-type=module', '-e', code('console.log("in")')]);
  const [said] = await once(second.stdout, 'data');
  expect(String(said)).toContain(`Process ${first.pid} is installing or building here`);
  first.stdin.end();
  const [more] = await once(second.stdout, 'data');
  expect(String(more)).toBe('in\n');
  await once(second, 'exit');
  expect(existsSync(file())).toBe(false);
});

test('a lock of a process that is gone is no lock', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(file(), String(gone));
  expect(withLock(file(), () => 'done')).toBe('done');
});

test('a process that ends within its work lets go', () => {
  const { status } = spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    code('process.exit(3)'),
  ]);
  expect(status).toBe(3);
  expect(existsSync(file())).toBe(false);
});
