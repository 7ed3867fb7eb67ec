import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readVersion } from '../content/loadCatalogue.ts';
import { tour as table } from '../db/schema.ts';
import { newAddress } from '../testing/newAddress.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { stopClock } from '../testing/stopClock.ts';
import { DATABASES } from '../testing/testSite.ts';
import { changeTour, deleteExpiredTours, findTour, storeTour } from './tourStore.ts';

const START = {
  label: 'Fès-Saïss airport',
  coordinates: { longitude: -4.978, latitude: 33.927 },
};
const TOUR = {
  startingPoint: START,
  startDate: '2027-04-12',
  by: 'car' as const,
  pace: 'steady' as const,
  days: [
    {
      day: 1,
      city: 'fes',
      places: ['bab-bou-jeloud', 'bou-inania-madrasa-fes'],
      locked: ['bab-bou-jeloud'],
      night: { label: 'Dar in the medina', coordinates: { longitude: -4.98, latitude: 34.06 } },
    },
    { day: 2, city: 'meknes', places: ['bab-mansour'] },
  ],
};
const DAY = 24 * 3600_000;

describe.each(DATABASES)('stored tours in the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true', SITE_URL: 'https://visit.example' }, kind);

  const request = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    fetch(site.url + path, {
      method,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const store = async (body: unknown = TOUR) => {
    const response = await request('POST', '/api/tours', body);
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string; editKey: string } };
    return { ...data, path: `/api/tours/${data.id}`, response };
  };
  const withKey = (key: string) => ({ authorization: `Bearer ${key}` });
  const read = async (path: string) =>
    ((await (await request('GET', path)).json()) as { data: object }).data;

  it('can be read with their id', async () => {
    const { id, editKey, path, response } = await store();
    expect(response.headers.get('location')).toBe(path);
    // 128 bits are 22 characters of base64.
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(editKey).toMatch(/^[\w-]{32}$/);
    const answer = await request('GET', path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.json()).toEqual({ data: TOUR });
    expect((await store()).id).not.toBe(id);
  });

  it('have their edit key stored as a hash only', async () => {
    const { id, editKey } = await store();
    const [row] = await site.database.sql.select().from(table).where(eq(table.id, id));
    expect(row?.editKeyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(editKey);
  });

  it('can be changed and deleted with the edit key', async () => {
    const { path, editKey } = await store();
    const shorter = { ...TOUR, days: TOUR.days.slice(0, 1) };
    expect((await request('PUT', path, shorter, withKey(editKey))).status).toBe(204);
    expect(await read(path)).toEqual(shorter);
    expect((await request('DELETE', path, undefined, withKey(editKey))).status).toBe(204);
    expect((await request('GET', path)).status).toBe(404);
    expect((await request('PUT', path, shorter, withKey(editKey))).status).toBe(404);
  });

  it.each(['', 'Bearer', 'Bearer x', `Bearer ${'a'.repeat(32)}`, 'Basic abc'])(
    'cannot be changed with the authorization "%s"',
    async (authorization) => {
      const { path } = await store();
      const shorter = { ...TOUR, days: TOUR.days.slice(0, 1) };
      for (const answer of [
        await request('PUT', path, shorter, { authorization }),
        await request('DELETE', path, undefined, { authorization }),
      ]) {
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          403,
          'application/problem+json',
        ]);
      }
      expect(await read(path)).toEqual(TOUR);
    },
  );

  it('cannot be changed with the key of another tour', async () => {
    const [mine, other] = [await store(), await store()];
    expect((await request('DELETE', mine.path, undefined, withKey(other.editKey))).status).toBe(
      403,
    );
  });

  it.each(['x', 'a'.repeat(22), `${'a'.repeat(21)}'`, 'export', '%00', 'a'.repeat(3000)])(
    'do not exist under the id "%s"',
    async (id) => {
      expect([400, 404]).toContain((await request('GET', `/api/tours/${id}`)).status);
      const deleted = await request('DELETE', `/api/tours/${id}`, undefined, withKey('k'));
      expect([400, 404]).toContain(deleted.status);
    },
  );

  const days = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, index) => ({
      day: index + 1,
      city: 'fes',
      places: [],
      ...more,
    }));
  const placeIds = (count: number) => Array.from({ length: count }, (_, index) => `place-${index}`);

  it.each([
    ['{broken', undefined, 'not JSON'],
    ['[]', undefined, ''],
    [{ ...TOUR, startingPoint: undefined }, 'startingPoint', 'The tour needs a starting point'],
    [{ ...TOUR, startingPoint: null }, 'startingPoint', 'The tour needs a starting point'],
    [{ ...TOUR, startingPoint: { ...START, label: ' ' } }, 'startingPoint.label', ''],
    // PostgreSQL cannot store either of these texts.
    [{ ...TOUR, startingPoint: { ...START, label: 'a\u0000b' } }, 'startingPoint.label', 'text'],
    [{ ...TOUR, startingPoint: { ...START, label: 'a\ud800' } }, 'startingPoint.label', 'text'],
    [
      { ...TOUR, startingPoint: { label: 'x', coordinates: { longitude: 0, latitude: 91 } } },
      'startingPoint.coordinates.latitude',
      '',
    ],
    [{ ...TOUR, startDate: '2027-02-30' }, 'startDate', 'date'],
    [{ ...TOUR, startDate: 'tomorrow' }, 'startDate', 'date'],
    [{ ...TOUR, by: 'camel' }, 'by', ''],
    [{ ...TOUR, days: [] }, 'days', 'needs a day'],
    [{ ...TOUR, days: days(32) }, 'days', 'at most 31 days'],
    [{ ...TOUR, days: days(1, { places: placeIds(21) }) }, 'days.0.places', 'at most 20 stops'],
    [{ ...TOUR, days: days(1, { city: 'atlantis' }) }, 'days.0.city', 'atlantis'],
    [
      { ...TOUR, days: days(2, { places: ['bab-mansour', 'no-such-place'] }) },
      'days.0.places.1',
      'no-such-place',
    ],
    [{ ...TOUR, days: days(1, { places: ["x'; DROP TABLE tour"] }) }, 'days.0.places.0', ''],
    [{ ...TOUR, days: [...days(1), ...days(1)] }, 'days', 'twice'],
    [{ ...TOUR, owner: 'me' }, 'owner', ''],
  ])('are rejected with the name of the invalid field: %j', async (body, field, message) => {
    const { path, editKey } = await store();
    for (const response of [
      await request('POST', '/api/tours', body),
      await request('PUT', path, body, withKey(editKey)),
    ]) {
      expect([response.status, response.headers.get('content-type')]).toEqual([
        400,
        'application/problem+json',
      ]);
      const problem = (await response.json()) as { detail: string; field?: string };
      expect(problem.field).toBe(field);
      expect(problem.detail).toContain(message);
    }
    expect(await read(path)).toEqual(TOUR);
  });

  it('are rejected if they have ten thousand stops or are not JSON', async () => {
    const body = { ...TOUR, days: days(1, { places: placeIds(10_000) }) };
    expect((await request('POST', '/api/tours', body)).status).toBe(413);
    const type = { 'content-type': 'text/plain' };
    expect((await request('POST', '/api/tours', TOUR, type)).status).toBe(415);
  });

  it('may have the largest allowed size', async () => {
    const ids = site.live
      .current()
      .places.all.map(({ _id }) => _id)
      .sort((a, b) => b.length - a.length)
      .slice(0, 20);
    const night = { label: 'n'.repeat(120), coordinates: START.coordinates };
    const { path } = await store({ ...TOUR, days: days(31, { places: ids, locked: ids, night }) });
    expect(await read(path)).toHaveProperty('days.length', 31);
  });

  it('are rejected from other origins', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const { path, editKey } = await store();
      const all = { ...headers, ...withKey(editKey) };
      expect((await request('POST', '/api/tours', TOUR, headers)).status).toBe(403);
      expect((await request('PUT', path, TOUR, all)).status).toBe(403);
      expect((await request('DELETE', path, undefined, all)).status).toBe(403);
    }
    const origin = { origin: 'https://visit.example' };
    expect((await request('POST', '/api/tours', TOUR, origin)).status).toBe(201);
  });

  it('are rate limited by address', async () => {
    stopClock();
    const address = { 'x-forwarded-for': '203.0.113.9' };
    const statuses = [];
    for (let index = 0; index < 32; index++) {
      statuses.push((await request('POST', '/api/tours', '{', address)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    const rejected = await request('POST', '/api/tours', TOUR, address);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    await store();
  });

  it('return 405 with the allowed methods', async () => {
    const list = await request('GET', '/api/tours');
    expect([list.status, list.headers.get('allow')]).toEqual([405, 'POST']);
    const one = await request('POST', `/api/tours/${'a'.repeat(22)}`, TOUR);
    expect([one.status, one.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE']);
  });

  it('expire a year after they were last read or changed', async () => {
    const { sql } = site.database;
    const start = new Date('2027-01-01T12:00:00Z');
    const daysLater = (count: number) => new Date(start.getTime() + count * DAY);
    const [unread, opened, changed] = [
      await storeTour(sql, TOUR, start),
      await storeTour(sql, TOUR, start),
      await storeTour(sql, TOUR, start),
    ];
    expect(await findTour(sql, opened.id, daysLater(200))).toEqual(TOUR);
    expect(await changeTour(sql, changed.id, changed.editKey, TOUR, daysLater(300))).toBe('done');

    expect(await findTour(sql, unread.id, daysLater(366))).toBeUndefined();
    // Two processes delete the same tour at once: neither fails, and it is counted once.
    const counts = await Promise.all([
      deleteExpiredTours(sql, daysLater(366)),
      deleteExpiredTours(sql, daysLater(366)),
    ]);
    const idsLeft = async () => (await sql.select({ id: table.id }).from(table)).map((r) => r.id);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);
    expect(await idsLeft()).not.toContain(unread.id);
    expect(await idsLeft()).toEqual(expect.arrayContaining([opened.id, changed.id]));
    await deleteExpiredTours(sql, daysLater(600));
    expect(await idsLeft()).not.toContain(opened.id);
    expect(await idsLeft()).toContain(changed.id);
  });

  it('update the time of the last read at most once a day', async () => {
    const { sql } = site.database;
    const start = new Date('2027-01-01T12:00:00Z');
    const { id } = await storeTour(sql, TOUR, start);
    const lastRead = async (hours: number) => {
      await findTour(sql, id, new Date(start.getTime() + hours * 3600_000));
      const [row] = await sql.select().from(table).where(eq(table.id, id));
      return row?.lastRead.toISOString();
    };
    expect(await lastRead(23)).toBe('2027-01-01T12:00:00.000Z');
    expect(await lastRead(25)).toBe('2027-01-02T13:00:00.000Z');
    expect(await lastRead(26)).toBe('2027-01-02T13:00:00.000Z');
  });

  it('do not change the content version and survive a restart', async () => {
    const before = site.live.current().version;
    const { path } = await store();
    expect(await readVersion(site.database.sql)).toBe(before);
    await site.restart();
    expect(await read(path)).toEqual(TOUR);
  });
});
