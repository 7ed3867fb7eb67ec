import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Runs a program that a watchdog watches. */
async function run(seconds: number, program: string) {
  const code = `
    import { startWatchdog } from './server/process/watchdog.ts';
    const watchdog = startWatchdog(${seconds});
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A watchdog that fails must not leave a process behind that never ends.
    timeout: 100_000,
  });
  const [told, [exit, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { told, exit, signal };
}

it('ends a process whose main thread is stuck, and says so', async () => {
  const { told, signal } = await run(2, 'setTimeout(() => { for (;;); }, 1000);');
  expect(signal).toBe('SIGKILL');
  expect(told).toContain('stuck for 2 s');
});

it('lets a process live that has short pauses, and end by itself', async () => {
  const pause = 'const until = Date.now() + 700; while (Date.now() < until);';
  const { told, exit } = await run(
    4,
    `
    let left = 6;
    const timer = setInterval(() => { ${pause} if (--left === 0) clearInterval(timer); }, 10);`,
  );
  expect([exit, told]).toEqual([0, '']);
});
