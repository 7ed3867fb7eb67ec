import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Runs a program with a watchdog. */
async function run(seconds: number, program: string) {
  const code = `
    import { startWatchdog } from './server/process/watchdog.ts';
    const watchdog = startWatchdog(${seconds});
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A broken watchdog must not leave an endless process behind.
    timeout: 100_000,
  });
  const [told, [exit, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { told, exit, signal };
}

it('kills a process with a blocked main thread and logs it', async () => {
  const { told, signal } = await run(2, 'setTimeout(() => { for (;;); }, 1000);');
  expect(signal).toBe('SIGKILL');
  expect(told).toContain('stuck for 2 s');
});

it('does not kill a process with short pauses', async () => {
  const pause = 'const until = Date.now() + 700; while (Date.now() < until);';
  const { told, exit } = await run(
    4,
    `
    let left = 6;
    const timer = setInterval(() => { ${pause} if (--left === 0) clearInterval(timer); }, 10);`,
  );
  expect([exit, told]).toEqual([0, '']);
});
