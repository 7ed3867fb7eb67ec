import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RunningSite } from '../site.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
});
beforeEach(async () => {
  site = await place.start();
});
afterAll(() => place.remove());

/** A connection that is open, and all that comes over it until it ends. */
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

it('says that it is leaving and answers until its grace ends, each time for the last time', async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const left = site.stop(3600);
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
  await left;
  await expect(fetch(`${site.url}/readyz`)).rejects.toThrow();
});

it('finishes what is under way before it closes', async () => {
  const { socket, answers } = await open();
  socket.write('POST /api/vote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 2\r\n\r\n{');
  // The server has it when it answers what was asked after it.
  await fetch(`${site.url}/healthz`);
  const left = site.stop();
  socket.write('}');
  const lines = (await answers).split('\r\n');
  expect(lines[0]).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(lines).toContain('Connection: close');
  await left;
});

it('does not wait for connections over which nothing is asked', async () => {
  const { answers } = await open();
  await site.stop();
  expect(await answers).toBe('');
});

it('answers those who are at the door when it closes', async () => {
  // The system has connected them; the process accepts one a turn of its event loop.
  const many = await Promise.all(Array.from({ length: 40 }, open));
  for (const { socket } of many) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const left = site.stop();
  for (const { answers } of many) expect(await answers).toMatch(/^HTTP\/1\.1 200 /);
  await left;
});
