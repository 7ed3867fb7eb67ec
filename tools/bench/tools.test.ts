import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { serve } from './tools.ts';

const TOOLS = pathToFileURL(join(import.meta.dirname, 'tools.ts')).href;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const isUp = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test('a port that is in use is reported, and nothing is started', async () => {
  const other = createServer((_, res) => res.end('another server')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const start = serve(process.execPath, ['-e', ''], `http://127.0.0.1:${port}/`);
  await expect(start).rejects.toThrow(`Port ${port} is in use`);
  other.close();
});

test('a server that exits during its start is reported', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const start = serve(process.execPath, ['-e', 'process.exit(7)'], url);
  await expect(start).rejects.toThrow('exited with 7');
});

/** A program that starts a server and then does `next`. */
async function runWithServer(next: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = `require('node:http').createServer((_, res) => res.end()).listen(${port}, '127.0.0.1')`;
  const code = `import { serve } from ${JSON.stringify(TOOLS)};
    await serve(process.execPath, ['-e', ${JSON.stringify(server)}], '${url}');
    console.log('serving');
    ${next}`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(program.stdout, 'data');
  return { program, url };
}

test.each([
  ['fails', "throw new Error('a check');"],
  ['exits', 'process.exit(0);'],
])('the server is stopped when the program %s', async (_, next) => {
  const { program, url } = await runWithServer(next);
  if (program.exitCode === null) await once(program, 'exit');
  await expect.poll(() => isUp(url)).toBe(false);
});

test('the server is stopped when the program is terminated by a signal', async () => {
  const { program, url } = await runWithServer('');
  expect(await isUp(url)).toBe(true);
  program.kill('SIGTERM');
  await once(program, 'exit');
  await expect.poll(() => isUp(url)).toBe(false);
});
