import { sql as raw } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayInRegion } from '../../domain/format/today.ts';
import { pageView } from '../db/schema.ts';
import { newAddress } from '../testing/newAddress.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { makeTestPlace } from '../testing/testSite.ts';
import { untilRateLimited } from '../testing/untilRateLimited.ts';

const TOKEN = 'a token of many letters';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149.0 Safari/537.36';

const site = setUpSite({ TRUSTED_PROXY: 'true', STATISTICS_TOKEN: TOKEN });

const sendView = (body: unknown, headers: Record<string, string> = {}) =>
  site.post('/api/bi', body, { 'user-agent': BROWSER, ...headers });
const readViews = (query = '', authorization = `Bearer ${TOKEN}`) =>
  fetch(`${site.url}/api/bi${query}`, {
    headers: { authorization, 'x-forwarded-for': newAddress() },
  });
const storedViews = () => site.database.sql.select().from(pageView);
const sumOf = async (page: string, locale = 'en') =>
  (await storedViews()).find((row) => row.page === page && row.locale === locale)?.views ?? 0;

describe('a page view', () => {
  it('is counted by page, language and day only', async () => {
    for (let time = 0; time < 3; time++) {
      const answer = await sendView({ page: '/poi/bab-mansour', locale: 'de' });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
    }
    const day = dayInRegion(new Date());
    expect(await storedViews()).toContainEqual({
      day,
      page: '/poi/bab-mansour',
      locale: 'de',
      views: 3,
    });
  });

  it('stores no address, cookie or user agent in any table', async () => {
    const identifying = {
      address: '203.0.113.77',
      cookie: 'visitor-4711',
      agent: `${BROWSER} Marked/1`,
    };
    await sendView(
      { page: '/fav', locale: 'en' },
      {
        'x-forwarded-for': identifying.address,
        cookie: `voter=${identifying.cookie}; locale=en`,
        'user-agent': identifying.agent,
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
      for (const mark of [
        identifying.address,
        identifying.cookie,
        'Marked/1',
        'elsewhere.example',
      ]) {
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
    ['a visitor with Do Not Track', { dnt: '1' }],
    ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
    ['a prefetched page', { 'sec-purpose': 'prefetch;prerender' }],
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://x)' }],
    ['a headless browser', { 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') }],
    ['a client without a user agent', { 'user-agent': '' }],
    ['a draft', { referer: 'http://localhost:3000/es/contact?preview=pages.contact.mx1.abc' }],
  ])('of %s is not counted', async (_, headers) => {
    expect((await sendView({ page: '/contact', locale: 'es' }, headers)).status).toBe(204);
    expect(await sumOf('/contact', 'es')).toBe(0);
  });

  it('of a stored itinerary is counted without its id', async () => {
    const response = await sendView({ page: '/itinerary/AbCdEfGhIjKlMnOpQrStUv', locale: 'en' });
    expect(response.status).toBe(400);
    await sendView({ page: '/itinerary/:id', locale: 'en' });
    expect(await sumOf('/itinerary/:id')).toBe(1);
  });

  it.each<[body: unknown, status: number, field?: string]>([
    ['{', 400],
    [{ page: '/poi/no-such-place', locale: 'en' }, 400, 'page'],
    [{ page: '/anything', locale: 'en' }, 400, 'page'],
    [{ page: '/', locale: 'xx' }, 400, 'locale'],
    [{ page: '/', locale: 'en', visitor: 'me' }, 400, 'visitor'],
    [{ page: '/'.padEnd(2000, 'a'), locale: 'en' }, 413],
  ])('is rejected if invalid: %j', async (body, status, field) => {
    const before = await storedViews();
    const answer = await sendView(body);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { field?: string }).field).toBe(field);
    expect(await storedViews()).toEqual(before);
  });

  it('is rejected from other origins and rate limited by address', async () => {
    const foreign = await sendView({ page: '/', locale: 'en' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const flood = { 'x-forwarded-for': '203.0.113.5' };
    const { others } = await untilRateLimited(() => sendView('{', flood));
    expect(others.length).toBe(12);
    expect(new Set(others)).toEqual(new Set([400]));
  });

  it('is counted correctly with concurrent requests', async () => {
    await Promise.all(
      Array.from({ length: 40 }, () => sendView({ page: '/events', locale: 'fr' })),
    );
    expect(await sumOf('/events', 'fr')).toBe(40);
  });
});

describe('view statistics', () => {
  it('are returned with the token', async () => {
    const answer = await readViews();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    const { data } = (await answer.json()) as { data: { to: string; views: { page: string }[] } };
    expect(data.to).toBe(dayInRegion(new Date()));
    expect(data.views.map(({ page }) => page)).toContain('/events');
    const past = await readViews('?from=2020-01-01&to=2020-12-31');
    expect(await past.json()).toEqual({
      data: { from: '2020-01-01', to: '2020-12-31', views: [] },
    });
    expect((await readViews('?from=yesterday')).status).toBe(400);
  });

  it.each(['', 'Bearer ', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
    'are not returned for the authorization "%s"',
    async (authorization) => {
      const answer = await readViews('', authorization);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    },
  );

  it('do not exist without a configured token', async () => {
    const other = await makeTestPlace();
    const plain = await other.start();
    const answer = await fetch(`${plain.url}/api/bi`, { headers: { authorization: 'Bearer ' } });
    expect(answer.status).toBe(404);
    // Pages do not mention a service that is not configured.
    const page = await fetch(`${plain.url}/en`);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await page.text()).not.toContain('name="analytics"');
    await other.remove();
  });
});

describe('a Matomo server', () => {
  it('is allowed in the policy of pages only if configured', async () => {
    const other = await makeTestPlace();
    const configured = await other.start({
      ANALYTICS_URL: 'https://matomo.example/stats/',
      ANALYTICS_SITE_ID: '7',
    });
    const page = await fetch(`${configured.url}/en`);
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://matomo.example;",
    );
    expect(await page.text()).toContain(
      '<meta name="analytics" content="https://matomo.example/stats 7"/>',
    );
    await other.remove();
  });
});
