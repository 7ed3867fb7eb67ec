import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningSite, startSite } from '../site.ts';
import { stopClock } from '../testing/stopClock.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

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

/** Requests a list with the fields that are the bits of `number`. */
async function requestFields(list: string, number: number, address: string): Promise<Response> {
  const fields = ['title', ...FIELDS.filter((_, bit) => (number >> bit) & 1)];
  const response = await fetch(`${site.url}/api/${list}?fields=${fields}`, {
    headers: { 'x-forwarded-for': address },
  });
  await response.arrayBuffer();
  return response;
}
const FIELDS = ['summary', 'description', 'tags', 'order', 'sources', 'poster', 'sample', 'media'];

it('limits status requests for brochures', async () => {
  const request = () => fetch(`${site.url}/api/documents/nothing-en.pdf`, { method: 'POST' });
  const { refusal } = await untilRateLimited(request);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('limits requests for new selections of fields, but not for cached ones', async () => {
  stopClock();
  const request = (number: number) => requestFields('stories', number, '203.0.113.1');
  expect((await request(0)).status).toBe(200);
  let rejected: Response | undefined;
  for (let start = 1; !rejected && start < 200; start += 10) {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => request(start + index)),
    );
    rejected = responses.find(({ status }) => status === 429);
  }
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await request(0)).status).toBe(200);
});

it('rejects part of many concurrent field selections and keeps responding', async () => {
  const flood = Array.from({ length: 150 }, (_, index) =>
    requestFields('cache/places', index, `10.0.0.${index}`),
  );
  const responses = await Promise.all(flood);
  const rejected = responses.find(({ status }) => status === 503);
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(responses.map(({ status }) => status)).toContain(200);
  expect((await requestFields('cache/places', 200, '203.0.113.2')).status).toBe(200);
});

/** Requests a picture of a place. Returns the status and `Retry-After` of the response. */
async function requestPicture(
  options: string,
  place: string,
  address: string,
  signal?: AbortSignal,
) {
  const response = await fetch(`${site.url}/img/${options}/posters/places/${place}.svg`, {
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  });
  await response.arrayBuffer();
  return { status: response.status, wait: Number(response.headers.get('retry-after')) };
}

it('limits requests for new pictures, but not for cached ones', async () => {
  const places = site.live.current().places.all.map(({ _id }) => _id);
  const [cached = '', ...others] = places;
  expect((await requestPicture('w_160,f_jpg', cached, '203.0.113.3')).status).toBe(200);
  const client = new AbortController();
  const rejected = await new Promise<number>((refusal, never) => {
    // Half as many again as the allowance, which refills while they arrive.
    const formats = ['png', 'jpg', 'webp'];
    const sources = formats.flatMap((format) => others.map((id) => [format, id] as const));
    const all = sources.slice(0, 450).map(async ([format, id]) => {
      const response = requestPicture(`w_1600,f_${format}`, id, '203.0.113.3', client.signal);
      const { status, wait } = await response.catch(() => ({ status: 0, wait: 0 }));
      if (status === 429) refusal(wait);
    });
    Promise.all(all).then(() => never(new Error('none was refused')));
  });
  client.abort();
  expect(rejected).toBeGreaterThan(0);
  expect((await requestPicture('w_160,f_jpg', cached, '203.0.113.3')).status).toBe(200);
});

it('renders small pictures before waiting large ones', async () => {
  const places = site.live.current().places.all.map(({ _id }) => _id);
  const client = new AbortController();
  let made = 0;
  const large = places.slice(0, 40).map(async (id, index) => {
    const response = requestPicture('w_1600,f_webp', id, `10.1.0.${index}`, client.signal);
    const { status } = await response.catch(() => ({ status: 0 }));
    if (status === 200) made++;
  });
  // The queue exists when the first large picture is finished.
  await Promise.race(large);
  expect((await requestPicture('w_320,f_webp', places[50] ?? '', '203.0.113.4')).status).toBe(200);
  expect(made).toBeLessThan(20);
  client.abort();
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
