import { describe, expect, it } from 'vitest';
import { readVersion } from '../content/loadCatalogue.ts';
import { newAddress } from '../testing/newAddress.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { DATABASES } from '../testing/testSite.ts';
import { raiseCosts, untilRateLimited } from '../testing/untilRateLimited.ts';

const PLACE = 'bab-mansour';
const LIKE = { place: PLACE, vote: 'like' };

describe.each(DATABASES)('votes in the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true', SITE_URL: 'https://visit.example' }, kind);

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    site.post('/api/vote', body, headers);
  const counts = async (id: string) =>
    ((await (await fetch(`${site.url}/api/vote/${id}`)).json()) as { data: object }).data;
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  /** Votes as a new visitor, and returns the headers of their next requests. */
  async function visitor(body: object = LIKE, headers = { 'x-forwarded-for': newAddress() }) {
    const response = await post(body, headers);
    expect(response.status).toBe(204);
    return { ...headers, cookie: cookieOf(response) };
  }

  it('are zero at first', async () => {
    expect(await counts('volubilis')).toEqual({ likes: 0, dislikes: 0 });
  });

  it('count once per visitor, who can change the vote', async () => {
    const first = await visitor({ place: 'bab-bou-jeloud', vote: 'like' });
    const second = await visitor({ place: 'bab-bou-jeloud', vote: 'like' });
    expect(first.cookie).not.toBe(second.cookie);
    expect(await counts('bab-bou-jeloud')).toEqual({ likes: 2, dislikes: 0 });

    const again = await post({ place: 'bab-bou-jeloud', vote: 'like' }, first);
    expect([again.status, await again.text()]).toEqual([204, '']);
    expect(await counts('bab-bou-jeloud')).toEqual({ likes: 2, dislikes: 0 });

    await post({ place: 'bab-bou-jeloud', vote: 'dislike' }, first);
    expect(await counts('bab-bou-jeloud')).toEqual({ likes: 1, dislikes: 1 });
    expect(await counts('volubilis')).toEqual({ likes: 0, dislikes: 0 });
  });

  it('set an HttpOnly cookie for /api/vote with the first vote only', async () => {
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
    'replace a visitor id that the site did not issue: %s',
    async (cookie) => {
      const response = await post(LIKE, { cookie });
      expect(response.status).toBe(204);
      expect(cookieOf(response)).toMatch(/^voter=[0-9a-f-]{36}$/);
      expect(cookieOf(response)).not.toBe(cookie);
    },
  );

  it('are accepted for deals', async () => {
    const deal = site.live.current().deals.all[0]?._id ?? '';
    await visitor({ place: deal, vote: 'dislike' });
    expect(await counts(deal)).toEqual({ likes: 0, dislikes: 1 });
  });

  it('change neither the content version nor cached pages', async () => {
    const page = () => fetch(`${site.url}/en/poi/${PLACE}`);
    const before = [site.live.current().version, (await page()).headers.get('etag')];
    await visitor();
    const version = await readVersion(site.database.sql);
    expect([version, (await page()).headers.get('etag')]).toEqual(before);
  });

  it('that arrive concurrently are all counted', async () => {
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
  ])('are rejected with the name of the invalid field: %j', async (body, field) => {
    const response = await post(body);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
    const problem = (await response.json()) as { status: number; field?: string };
    expect([problem.status, problem.field]).toEqual([400, field]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'are rejected with the content type "%s"',
    async (type) => {
      expect((await post(LIKE, { 'content-type': type })).status).toBe(415);
    },
  );

  it('are accepted as JSON with a charset', async () => {
    const type = 'Application/JSON; charset=utf-8';
    expect((await post(LIKE, { 'content-type': type })).status).toBe(204);
  });

  it('are rejected with a body over 1 kB, with or without Content-Length', async () => {
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
  ])('with the headers %j return %i', async (headers, status) => {
    expect((await post(LIKE, headers)).status).toBe(status);
  });

  it('are accepted from the origin of the request address', async () => {
    expect((await post(LIKE, { origin: site.url })).status).toBe(204);
  });

  it('cannot be sent or read by scripts of other origins', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${site.url}/api/vote`, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('allow')]).toEqual([405, 'POST']);
    const read = await fetch(`${site.url}/api/vote/${PLACE}`, { headers });
    for (const { headers } of [preflight, read]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('are returned for known places only', async () => {
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

  it('are rate limited by visitor', async () => {
    const me = await visitor();
    // From changing addresses, as on a mobile network.
    const { refusal, others } = await untilRateLimited(() => post(LIKE, { cookie: me.cookie }), 5);
    // 20 votes: the one that made the visitor known counts for the address.
    expect(others.length).toBe(4);
    expect(refusal.headers.get('content-type')).toBe('application/problem+json');
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('are rate limited by address, even if invalid', async () => {
    const address = { 'x-forwarded-for': '203.0.113.9' };
    const { others } = await untilRateLimited(() => post('{', address));
    expect(others.length).toBe(9);
    expect(new Set(others)).toEqual(new Set([400]));
    expect((await post(LIKE, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(204);
  });

  it('limit the new visitors of an address that drops its cookies', async () => {
    raiseCosts(10);
    const before = await counts('stone-lion-ifrane');
    expect(before).toEqual({ likes: 0, dislikes: 0 });
    const body = { place: 'stone-lion-ifrane', vote: 'like' };
    for (let index = 0; index < 8; index++) {
      // Addresses of the same IPv6 network count together.
      await post(body, { 'x-forwarded-for': `2001:db8:9:9::${index + 1}` });
    }
    expect(await counts('stone-lion-ifrane')).toEqual({ likes: 6, dislikes: 0 });
  });

  it('survive a restart', async () => {
    const before = await counts('bab-bou-jeloud');
    await site.restart();
    expect(await counts('bab-bou-jeloud')).toEqual(before);
  });
});
