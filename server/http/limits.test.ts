import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { type RunningSite, startSite } from '../site.ts';
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

/** Asks for a list with the fields that are the bits of `number`. */
async function askFields(list: string, number: number, address: string): Promise<Response> {
  const fields = ['title', ...FIELDS.filter((_, bit) => (number >> bit) & 1)];
  const answer = await fetch(`${site.url}/api/${list}?fields=${fields}`, {
    headers: { 'x-forwarded-for': address },
  });
  await answer.arrayBuffer();
  return answer;
}
const FIELDS = ['summary', 'description', 'tags', 'order', 'sources', 'poster', 'sample', 'media'];

it('who asks too often how far a book is has to wait', async () => {
  const ask = () => fetch(`${site.url}/api/documents/nothing-en.pdf`, { method: 'POST' });
  const { refusal } = await untilRateLimited(ask);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('who asks for too many choices of fields has to wait, but not for a choice that is kept', async () => {
  const ask = (number: number) => askFields('stories', number, '203.0.113.1');
  expect((await ask(0)).status).toBe(200);
  let refused: Response | undefined;
  for (let start = 1; !refused && start < 200; start += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(start + index)));
    refused = answers.find(({ status }) => status === 429);
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(0)).status).toBe(200);
});

it('a flood of choices of fields from many addresses is refused in part, and the site goes on', async () => {
  const flood = Array.from({ length: 150 }, (_, index) =>
    askFields('cache/places', index, `10.0.0.${index}`),
  );
  const answers = await Promise.all(flood);
  const refused = answers.find(({ status }) => status === 503);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await askFields('cache/places', 200, '203.0.113.2')).status).toBe(200);
});

/** Asks for a picture of a place, and gives the answer's status and `Retry-After`. */
async function askPicture(options: string, place: string, address: string, signal?: AbortSignal) {
  const answer = await fetch(`${site.url}/img/${options}/posters/places/${place}.svg`, {
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, wait: Number(answer.headers.get('retry-after')) };
}

it('who asks for too many new pictures has to wait, but not for those that are kept', async () => {
  const places = site.live.current().places.all.map(({ _id }) => _id);
  const [kept = '', ...others] = places;
  expect((await askPicture('w_160,f_jpg', kept, '203.0.113.3')).status).toBe(200);
  const leave = new AbortController();
  const refused = await new Promise<number>((refusal, never) => {
    // Half as many again as the allowance, which refills while they arrive.
    const formats = ['png', 'jpg', 'webp'];
    const sources = formats.flatMap((format) => others.map((id) => [format, id] as const));
    const all = sources.slice(0, 450).map(async ([format, id]) => {
      const asked = askPicture(`w_1600,f_${format}`, id, '203.0.113.3', leave.signal);
      const { status, wait } = await asked.catch(() => ({ status: 0, wait: 0 }));
      if (status === 429) refusal(wait);
    });
    Promise.all(all).then(() => never(new Error('none was refused')));
  });
  leave.abort();
  expect(refused).toBeGreaterThan(0);
  expect((await askPicture('w_160,f_jpg', kept, '203.0.113.3')).status).toBe(200);
});

it('a small picture overtakes large ones that wait', async () => {
  const places = site.live.current().places.all.map(({ _id }) => _id);
  const leave = new AbortController();
  let made = 0;
  const large = places.slice(0, 40).map(async (id, index) => {
    const asked = askPicture('w_1600,f_webp', id, `10.1.0.${index}`, leave.signal);
    const { status } = await asked.catch(() => ({ status: 0 }));
    if (status === 200) made++;
  });
  // None of the large ones is overtaken before it is there.
  await Promise.race(large);
  expect((await askPicture('w_320,f_webp', places[50] ?? '', '203.0.113.4')).status).toBe(200);
  expect(made).toBeLessThan(20);
  leave.abort();
  await Promise.all(large);
});

it('a client that leaves while it sends is no failure in the log', async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const head = ['POST /api/travel HTTP/1.1', `Host: ${hostname}`, `Origin: ${SITE}`];
  const types = ['Content-Type: application/json', 'Content-Length: 500'];
  socket.end(`${[...head, ...types].join('\r\n')}\r\n\r\n{"points"`);
  const left = () =>
    lines.map((line) => JSON.parse(line)).find(({ path }) => path === '/api/travel');
  await vi.waitFor(() => expect(left()).toMatchObject({ msg: 'client disconnected' }));
  expect(left()?.level).toBe(20);
});
