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

/** JavaScript that runs `work` under the lock. */
const code = (work: string) =>
  `import { withLock } from ${JSON.stringify(LOCK)};
   withLock(${JSON.stringify(file())}, () => { ${work} });`;

test('a second process reports that it waits, and continues when the first one has finished', async () => {
  // The first process holds the lock until its standard input ends.
  const first = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { readFileSync } from 'node:fs';${code('console.log("held"); readFileSync(0)')}`,
  ]);
  await once(first.stdout, 'data');
  const second = spawn(process.execPath, ['--input-type=module', '-e', code('console.log("in")')]);
  const [waiting] = await once(second.stdout, 'data');
  expect(String(waiting)).toContain(`Process ${first.pid} is installing or building here`);
  first.stdin.end();
  const [output] = await once(second.stdout, 'data');
  expect(String(output)).toBe('in\n');
  await once(second, 'exit');
  expect(existsSync(file())).toBe(false);
});

test('the lock of a process that no longer runs is ignored', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(file(), String(ended));
  expect(withLock(file(), () => 'done')).toBe('done');
});

test('a process that exits during its work releases the lock', () => {
  const { status } = spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    code('process.exit(3)'),
  ]);
  expect(status).toBe(3);
  expect(existsSync(file())).toBe(false);
});
