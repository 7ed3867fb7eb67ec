import { sql as raw } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInRegion } from '../../domain/format/today.ts';
import { pageView } from '../db/schema.ts';
import type { RunningSite } from '../site.ts';
import { newAddress } from '../testing/newAddress.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const TOKEN = 'a token of many letters';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149.0 Safari/537.36';

let place: TestPlace;
let site: RunningSite;

beforeAll(async () => {
  place = await makeTestPlace();
  site = await place.start({ TRUSTED_PROXY: 'true', STATISTICS_TOKEN: TOKEN });
});
afterAll(() => place.remove());

const view = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/bi`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': BROWSER,
      'x-forwarded-for': newAddress(),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const read = (query = '', authorization = `Bearer ${TOKEN}`) =>
  fetch(`${site.url}/api/bi${query}`, {
    headers: { authorization, 'x-forwarded-for': newAddress() },
  });
const rows = () => site.database.sql.select().from(pageView);
const sumOf = async (page: string, locale = 'en') =>
  (await rows()).find((row) => row.page === page && row.locale === locale)?.views ?? 0;

describe('a view', () => {
  it('is counted by page, language and day, and by nothing else', async () => {
    for (let time = 0; time < 3; time++) {
      const answer = await view({ page: '/poi/bab-mansour', locale: 'de' });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
    }
    const day = dayInRegion(new Date());
    expect(await rows()).toContainEqual({ day, page: '/poi/bab-mansour', locale: 'de', views: 3 });
  });

  it('leaves no address, no cookie and no browser anywhere in the database', async () => {
    const marks = { address: '203.0.113.77', cookie: 'visitor-4711', agent: `${BROWSER} Marked/1` };
    await view(
      { page: '/fav', locale: 'en' },
      {
        'x-forwarded-for': marks.address,
        cookie: `voter=${marks.cookie}; locale=en`,
        'user-agent': marks.agent,
        referer: 'https://elsewhere.example/secret',
      },
    );
    expect(await sumOf('/fav')).toBe(1);
    const tables = await site.database.sql.execute<{ name: string }>(
      raw`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of (tables as unknown as { rows: { name: string }[] }).rows) {
      const all = await site.database.sql.execute(raw`select * from ${raw.identifier(name)}`);
      const text = JSON.stringify((all as unknown as { rows: unknown[] }).rows);
      for (const mark of [marks.address, marks.cookie, 'Marked/1', 'elsewhere.example']) {
        expect(text.includes(mark), `${name}: ${mark}`).toBe(false);
      }
    }
    const columns = await site.database.sql.execute(
      raw`select column_name from information_schema.columns where table_name = 'page_view'`,
    );
    expect(
      (columns as unknown as { rows: { column_name: string }[] }).rows
        .map((row) => row.column_name)
        .sort(),
    ).toEqual(['day', 'locale', 'page', 'views']);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['who asks not to be tracked', { dnt: '1' }],
    ['who asks so in the newer way', { 'sec-gpc': '1' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://x)' }],
    ['a browser without a window', { 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') }],
    ['who does not say', { 'user-agent': '' }],
  ])('of %s is not counted', async (_, headers) => {
    expect((await view({ page: '/contact', locale: 'es' }, headers)).status).toBe(204);
    expect(await sumOf('/contact', 'es')).toBe(0);
  });

  it("of a visitor's plan is counted without its id", async () => {
    const told = await view({ page: '/itinerary/AbCdEfGhIjKlMnOpQrStUv', locale: 'en' });
    expect(told.status).toBe(400);
    await view({ page: '/itinerary/:id', locale: 'en' });
    expect(await sumOf('/itinerary/:id')).toBe(1);
  });

  it.each<[body: unknown, status: number, field?: string]>([
    ['{', 400],
    [{ page: '/poi/no-such-place', locale: 'en' }, 400, 'page'],
    [{ page: '/anything', locale: 'en' }, 400, 'page'],
    [{ page: '/', locale: 'xx' }, 400, 'locale'],
    [{ page: '/', locale: 'en', visitor: 'me' }, 400, 'visitor'],
    [{ page: '/'.padEnd(2000, 'a'), locale: 'en' }, 413],
  ])('is refused where it is wrong: %j', async (body, status, field) => {
    const before = await rows();
    const answer = await view(body);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { field?: string }).field).toBe(field);
    expect(await rows()).toEqual(before);
  });

  it('comes from our own pages, and not too often from one address', async () => {
    const foreign = await view({ page: '/', locale: 'en' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const flood = { 'x-forwarded-for': '203.0.113.5' };
    const { others } = await untilRateLimited(() => view('{', flood));
    expect(others.length).toBeGreaterThanOrEqual(120);
    expect(new Set(others)).toEqual(new Set([400]));
  });

  it('is counted right when many come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => view({ page: '/events', locale: 'fr' })));
    expect(await sumOf('/events', 'fr')).toBe(40);
  });
});

describe('the sums', () => {
  it('are shown to whoever has the token', async () => {
    const answer = await read();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    const { data } = (await answer.json()) as { data: { to: string; views: { page: string }[] } };
    expect(data.to).toBe(dayInRegion(new Date()));
    expect(data.views.map(({ page }) => page)).toContain('/events');
    const past = await read('?from=2020-01-01&to=2020-12-31');
    expect(await past.json()).toEqual({
      data: { from: '2020-01-01', to: '2020-12-31', views: [] },
    });
    expect((await read('?from=yesterday')).status).toBe(400);
  });

  it.each(['', 'Bearer ', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
    'are not shown for "%s"',
    async (authorization) => {
      const answer = await read('', authorization);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    },
  );

  it('are nowhere without a token in the configuration', async () => {
    const other = await makeTestPlace();
    const plain = await other.start();
    const answer = await fetch(`${plain.url}/api/bi`, { headers: { authorization: 'Bearer ' } });
    expect(answer.status).toBe(404);
    // Nothing of a page speaks of a service that is not configured.
    const page = await fetch(`${plain.url}/en`);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await page.text()).not.toContain('name="analytics"');
    await other.remove();
  });
});

describe('a Matomo server', () => {
  it('may be told of views by pages only where it is configured', async () => {
    const other = await makeTestPlace();
    const told = await other.start({
      ANALYTICS_URL: 'https://matomo.example/stats/',
      ANALYTICS_SITE_ID: '7',
    });
    const page = await fetch(`${told.url}/en`);
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://matomo.example;",
    );
    expect(await page.text()).toContain(
      '<meta name="analytics" content="https://matomo.example/stats 7"/>',
    );
    await other.remove();
  });
});
