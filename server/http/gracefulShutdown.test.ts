import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RunningSite } from '../site.ts';
import { stopClock } from '../testing/stopClock.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { GracefulShutdown } from './gracefulShutdown.ts';

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
});
beforeEach(async () => {
  site = await place.start();
});
afterAll(() => place.remove());

/** Opens a connection. `answers` resolves with everything received until it is closed. */
function open(): Promise<{ socket: Socket; answers: Promise<string> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    const answers = new Promise<string>((ended) => socket.once('close', () => ended(text)));
    socket.once('connect', () => resolve({ socket, answers })).once('error', reject);
  });
}

it('reports not ready and closes connections after each response during the grace period', async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const stopped = site.stop(3600);
  for (const [path, status] of [
    ['/readyz', 503],
    ['/healthz', 200],
    ['/en', 200],
    ['/en', 200],
    ['/api/tags', 200],
  ] as const) {
    const response = await fetch(site.url + path);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers.get('connection')).toBe('close');
  }
  void site.stop();
  await stopped;
  await expect(fetch(`${site.url}/readyz`)).rejects.toThrow();
});

it('finishes running requests before it closes', async () => {
  const { socket, answers } = await open();
  socket.write('POST /api/vote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 2\r\n\r\n{');
  // When this later request is answered, the server has received the first one.
  await fetch(`${site.url}/healthz`);
  const stopped = site.stop();
  socket.write('}');
  const lines = (await answers).split('\r\n');
  expect(lines[0]).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(lines).toContain('Connection: close');
  await stopped;
});

it('does not wait for idle connections', async () => {
  const { answers } = await open();
  await site.stop();
  expect(await answers).toBe('');
});

it('serves connections that were accepted before it closes', async () => {
  // The time for accepting them does not run out on a slow machine.
  stopClock();
  // The system has connected them; the process accepts one per turn of its event loop.
  const connections = await Promise.all(Array.from({ length: 10 }, open));
  for (const { socket } of connections) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const stopped = site.stop();
  for (const { answers } of connections) expect(await answers).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;
});

it('sends a long response to its end to a client that receives slowly', async () => {
  // More than the buffers of the system hold.
  const body = Buffer.alloc(20_000_000);
  const server = createServer();
  const shutdown = new GracefulShutdown();
  shutdown.watch(server, (_, res) => res.end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = 0;
  const closed = new Promise((done) => socket.once('close', done));
  const begun = new Promise<void>((begin) => {
    socket.on('data', ({ length }) => {
      if (received === 0) socket.pause();
      received += length;
      begin();
    });
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun;
  const stopped = shutdown.end(server, 0);
  await expect.poll(() => server.listening).toBe(false);
  socket.resume();
  await Promise.all([closed, stopped]);
  expect(received).toBeGreaterThan(body.length);
});
