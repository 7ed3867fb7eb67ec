import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVersion } from '../content/loadCatalogue.ts';
import type { RunningSite } from '../site.ts';
import { newAddress } from '../testing/newAddress.ts';
import { DATABASES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const PLACE = 'bab-mansour';
const LIKE = { place: PLACE, vote: 'like' };

describe.each(DATABASES)('votes in the %s database', (kind) => {
  let place: TestPlace;
  let site: RunningSite;

  beforeAll(async () => {
    place = await makeTestPlace(kind);
    site = await place.start({ TRUSTED_PROXY: 'true', SITE_URL: 'https://visit.example' });
  });
  afterAll(() => place.remove());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/vote`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const counts = async (id: string) =>
    ((await (await fetch(`${site.url}/api/vote/${id}`)).json()) as { data: object }).data;
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  /** Somebody who has voted: what their browser sends from then on. */
  async function visitor(body: object = LIKE, headers = { 'x-forwarded-for': newAddress() }) {
    const response = await post(body, headers);
    expect(response.status).toBe(204);
    return { ...headers, cookie: cookieOf(response) };
  }

  it('are none at first', async () => {
    expect(await counts('volubilis')).toEqual({ likes: 0, dislikes: 0 });
  });

  it('count once a visitor, who may turn round', async () => {
    const one = await visitor({ place: 'bab-bou-jeloud', vote: 'like' });
    const two = await visitor({ place: 'bab-bou-jeloud', vote: 'like' });
    expect(one.cookie).not.toBe(two.cookie);
    expect(await counts('bab-bou-jeloud')).toEqual({ likes: 2, dislikes: 0 });

    const again = await post({ place: 'bab-bou-jeloud', vote: 'like' }, one);
    expect([again.status, await again.text()]).toEqual([204, '']);
    expect(await counts('bab-bou-jeloud')).toEqual({ likes: 2, dislikes: 0 });

    await post({ place: 'bab-bou-jeloud', vote: 'dislike' }, one);
    expect(await counts('bab-bou-jeloud')).toEqual({ likes: 1, dislikes: 1 });
    expect(await counts('volubilis')).toEqual({ likes: 0, dislikes: 0 });
  });

  it('set a cookie with the first vote alone, for votes alone, that scripts cannot read', async () => {
    const first = await post(LIKE);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^voter=[0-9a-f]{8}-[0-9a-f-]{27};/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/api/vote', 'Max-Age=']) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toContain('Domain');
    const second = await post(LIKE, { cookie: cookieOf(first) });
    expect([second.status, second.headers.get('set-cookie')]).toEqual([204, null]);
    for (const path of [`/api/vote/${PLACE}`, `/en/poi/${PLACE}`]) {
      expect((await fetch(site.url + path)).headers.get('set-cookie'), path).toBeNull();
    }
    expect((await post({ ...LIKE, vote: 'x' })).headers.get('set-cookie')).toBeNull();
  });

  it.each(['voter=11111111-2222-4333-8444-555555555555', "voter=' OR 1=1", 'voter=', 'x'])(
    'do not believe an id that was never given out: %s',
    async (cookie) => {
      const response = await post(LIKE, { cookie });
      expect(response.status).toBe(204);
      expect(cookieOf(response)).toMatch(/^voter=[0-9a-f-]{36}$/);
      expect(cookieOf(response)).not.toBe(cookie);
    },
  );

  it('are taken for a deal as well', async () => {
    const deal = site.live.current().deals.all[0]?._id ?? '';
    await visitor({ place: deal, vote: 'dislike' });
    expect(await counts(deal)).toEqual({ likes: 0, dislikes: 1 });
  });

  it('change neither the content version nor a kept page', async () => {
    const page = () => fetch(`${site.url}/en/poi/${PLACE}`);
    const before = [site.live.current().version, (await page()).headers.get('etag')];
    await visitor();
    const version = await readVersion(site.database.sql);
    expect([version, (await page()).headers.get('etag')]).toEqual(before);
  });

  it('that come all at once are all counted', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        visitor({ place: 'volubilis', vote: index % 4 ? 'like' : 'dislike' }),
      ),
    );
    expect(await counts('volubilis')).toEqual({ likes: 15, dislikes: 5 });
  });

  it.each([
    ['{broken', undefined],
    ['', undefined],
    ['"text"', undefined],
    ['null', undefined],
    [{ vote: 'like' }, 'place'],
    [{ place: PLACE }, 'vote'],
    [{ place: PLACE, vote: 'love' }, 'vote'],
    [{ place: PLACE, vote: ['like'] }, 'vote'],
    [{ place: 7, vote: 'like' }, 'place'],
    [{ place: "x'; DROP TABLE vote; --", vote: 'like' }, 'place'],
    [{ place: 'no-such-place', vote: 'like' }, 'place'],
    [{ ...LIKE, visitor: 'me' }, 'visitor'],
  ])('refuse %j with the field that is wrong', async (body, field) => {
    const response = await post(body);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
    const problem = (await response.json()) as { status: number; field?: string };
    expect([problem.status, problem.field]).toEqual([400, field]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuse the content type "%s"',
    async (type) => {
      expect((await post(LIKE, { 'content-type': type })).status).toBe(415);
    },
  );

  it('take JSON with a charset', async () => {
    const type = 'Application/JSON; charset=utf-8';
    expect((await post(LIKE, { 'content-type': type })).status).toBe(204);
  });

  it('refuse a body over 1 kB, also one that does not tell its length', async () => {
    expect((await post({ ...LIKE, more: 'x'.repeat(1024) })).status).toBe(413);
    const chunked = (text: string) =>
      fetch(`${site.url}/api/vote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
        body: new Blob([text]).stream(),
        duplex: 'half',
      } as RequestInit);
    expect((await chunked('x'.repeat(5000))).status).toBe(413);
    expect((await chunked(JSON.stringify(LIKE))).status).toBe(204);
  });

  it.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://visit.example' }, 403],
    [{ origin: 'https://visit.example' }, 204],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://visit.example.evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('from %j answer %i', async (headers, status) => {
    expect((await post(LIKE, headers)).status).toBe(status);
  });

  it('may come from the address that the browser sees', async () => {
    expect((await post(LIKE, { origin: site.url })).status).toBe(204);
  });

  it('cannot be sent or read by the scripts of other sites', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const asked = await fetch(`${site.url}/api/vote`, { method: 'OPTIONS', headers });
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
    const read = await fetch(`${site.url}/api/vote/${PLACE}`, { headers });
    for (const { headers } of [asked, read]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('are told for known places alone', async () => {
    const unknown = await fetch(`${site.url}/api/vote/no-such-place`);
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ]);
    const wrong = await fetch(`${site.url}/api/vote/${PLACE}`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const known = await fetch(`${site.url}/api/vote/${PLACE}`, { method: 'HEAD' });
    expect(known.status).toBe(200);
    expect(known.headers.get('cache-control')).toBe('public, max-age=10');
  });

  it('are limited for a visitor', async () => {
    const me = await visitor();
    // From changing addresses, as a phone on a train has them.
    const { refusal, others } = await untilRateLimited(() => post(LIKE, { cookie: me.cookie }));
    // The first one made the visitor.
    expect(others.length).toBeGreaterThanOrEqual(19);
    expect(refusal.headers.get('content-type')).toBe('application/problem+json');
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('are limited for an address, whatever it sends, and for no other', async () => {
    const address = { 'x-forwarded-for': '203.0.113.9' };
    const { others } = await untilRateLimited(() => post('{', address));
    expect(others.length).toBeGreaterThanOrEqual(90);
    expect(new Set(others)).toEqual(new Set([400]));
    expect((await post(LIKE, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(204);
  });

  it('make a new visitor of whoever throws the cookie away only so often', async () => {
    const before = await counts('stone-lion-ifrane');
    expect(before).toEqual({ likes: 0, dislikes: 0 });
    const body = { place: 'stone-lion-ifrane', vote: 'like' };
    for (let index = 0; index < 70; index++) {
      // Neighbours within one IPv6 network are one.
      await post(body, { 'x-forwarded-for': `2001:db8:9:9::${index + 1}` });
    }
    expect(await counts('stone-lion-ifrane')).toEqual({ likes: 60, dislikes: 0 });
  });

  it('are still there after a new start', async () => {
    const before = await counts('bab-bou-jeloud');
    await site.stop();
    site = await place.start({ TRUSTED_PROXY: 'true' });
    expect(await counts('bab-bou-jeloud')).toEqual(before);
  });
});
