import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningSite, startSite } from '../site.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { raiseCosts, untilRateLimited } from '../testing/untilRateLimited.ts';

let place: TestPlace;
let site: RunningSite;
const lines: string[] = [];
const SITE = 'http://localhost:3000';

beforeAll(async () => {
  place = await makeTestPlace();
  const env = { ...place.env, TRUSTED_PROXY: 'true' };
  const log = makeLog('debug', { write: (line) => void lines.push(line) });
  site = await startSite(readConfig(env), log);
});
afterAll(async () => {
  await site.stop();
  await place.remove();
});

interface Sender {
  /** The address of the client. */
  from: string;
  signal?: AbortSignal;
}

/** Requests a path and reads the response. Returns its status and `Retry-After`, status 0 if aborted. */
async function request(path: string, { from, signal }: Sender) {
  try {
    const headers = { 'x-forwarded-for': from };
    const response = await fetch(site.url + path, { headers, ...(signal && { signal }) });
    await response.arrayBuffer();
    return { status: response.status, wait: Number(response.headers.get('retry-after')) };
  } catch (error) {
    if (!signal?.aborted) throw error;
    return { status: 0, wait: 0 };
  }
}

const FIELDS = ['summary', 'description', 'tags', 'order', 'sources', 'poster', 'sample', 'media'];

/** A list with the fields that are the bits of `number`. */
const listOf = (list: string, number: number) =>
  `/api/${list}?fields=${['title', ...FIELDS.filter((_, bit) => (number >> bit) & 1)]}`;

/** A picture of the nth place. */
const pictureOf = (nth: number, options: string) =>
  `/img/${options}/posters/places/${site.live.current().places.all[nth]?._id}.svg`;

it('limits status requests for brochures', async () => {
  const ask = () => fetch(`${site.url}/api/documents/nothing-en.pdf`, { method: 'POST' });
  const { refusal, others } = await untilRateLimited(ask, 100);
  expect(others).toHaveLength(6);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('limits requests for new selections of fields, but not for cached ones', async () => {
  raiseCosts(40);
  const selection = (number: number) => request(listOf('stories', number), { from: '203.0.113.1' });
  for (const number of [0, 1, 2]) expect((await selection(number)).status).toBe(200);
  const refused = await selection(3);
  expect(refused.status).toBe(429);
  expect(refused.wait).toBeGreaterThan(0);
  expect((await selection(0)).status).toBe(200);
});

it('rejects part of many concurrent field selections and keeps responding', async () => {
  const clients = new AbortController();
  const statuses = new Set<number>();
  const flood = Array.from({ length: 150 }, async (_, index) => {
    const sender = { from: `10.0.0.${index}`, signal: clients.signal };
    const { status, wait } = await request(listOf('cache/places', index), sender);
    if (status === 503) expect(wait).toBeGreaterThan(0);
    statuses.add(status);
    // The rest would only be more of the same.
    if (statuses.has(200) && statuses.has(503)) clients.abort();
  });
  await Promise.all(flood);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 503]));
  // The server notices a little later that they have left.
  const later = () => request(listOf('cache/places', 200), { from: '203.0.113.2' });
  await expect.poll(async () => (await later()).status).toBe(200);
});

it('limits requests for new pictures, but not for cached ones', async () => {
  // A picture of 160 pixels is 0.0192 megapixels: three are 576 of 600.
  raiseCosts(10_000);
  const picture = (nth: number) => request(pictureOf(nth, 'w_160,f_jpg'), { from: '203.0.113.3' });
  for (const nth of [0, 1, 2]) expect((await picture(nth)).status).toBe(200);
  const refused = await picture(3);
  expect(refused.status).toBe(429);
  expect(refused.wait).toBeGreaterThan(0);
  expect((await picture(0)).status).toBe(200);
});

it('renders small pictures before waiting large ones', async () => {
  const clients = new AbortController();
  let made = 0;
  const large = Array.from({ length: 40 }, async (_, nth) => {
    const sender = { from: `10.1.0.${nth}`, signal: clients.signal };
    const { status } = await request(pictureOf(nth, 'w_800,f_webp'), sender);
    if (status === 200) made++;
  });
  // The queue exists when the first large picture is finished.
  await Promise.race(large);
  const small = await request(pictureOf(50, 'w_320,f_webp'), { from: '203.0.113.4' });
  expect(small.status).toBe(200);
  expect(made).toBeLessThan(20);
  clients.abort();
  await Promise.all(large);
});

it('logs a client that disconnects during its request at debug level', async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /api/travel HTTP/1.1', `Host: ${hostname}`, `Origin: ${SITE}`];
  const types = ['Content-Type: application/json', 'Content-Length: 500'];
  socket.end(`${[...head, ...types].join('\r\n')}\r\n\r\n{"points"`);
  const left = () =>
    lines.map((line) => JSON.parse(line)).find(({ path }) => path === '/api/travel');
  await expect.poll(left).toMatchObject({ msg: 'client disconnected' });
  expect(left()?.level).toBe(20);
});
