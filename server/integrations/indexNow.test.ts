import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale.ts';
import { importEntries, removeSamples } from '../content/contentStore.ts';
import { makeLog } from '../log.ts';
import type { RunningSite } from '../site.ts';
import { LocalService } from '../testing/localService.ts';
import { DATABASES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { IndexNow } from './indexNow.ts';

const SITE = 'https://visit.example';
const KEY = 'a-key-for-tests';
const QUARTER = 15 * 60_000;

const inAll = (path: string) => [...LOCALES].sort().map((locale) => `${SITE}/${locale}${path}`);

describe.each(DATABASES)('IndexNow, with the %s database', (kind) => {
  const engine = new LocalService();
  let address: string;
  let place: TestPlace;
  let site: RunningSite;

  const submitted = (): string[] =>
    engine.requests.flatMap(({ body }) => JSON.parse(body).urlList).toSorted();
  const waiting = async () => {
    const { rows } = (await site.database.sql.execute('SELECT id FROM untold_change')) as {
      rows: unknown[];
    };
    return rows.length;
  };
  const poll = <T>(read: () => T) => expect.poll(read);
  async function importEvents(...raws: object[]) {
    const entries = raws.map((raw) => ({ kind: 'events', raw }) as const);
    const { problems } = await importEntries(site.database.sql, entries);
    expect(problems).toEqual([]);
  }
  const show = () => ({ ...site.live.current().events.get('siam-meknes') });

  beforeAll(async () => {
    address = await engine.listen();
    engine.respondWith('', 202);
    place = await makeTestPlace(kind);
    const env = { SITE_URL: SITE, INDEXNOW_KEY: KEY, INDEXNOW_URL: address };
    site = await place.start(env);
    // Other processes on the same database, which are notified of every change too.
    if (kind === 'PostgreSQL') await Promise.all([place.start(env), place.start(env)]);
  });
  afterAll(async () => {
    await place.remove();
    await engine.close();
  });

  it('serves the key and submits every page once when it is first configured', async () => {
    expect(await (await fetch(`${site.url}/${KEY}.txt`)).text()).toBe(KEY);
    await poll(waiting).toBe(0);
    expect(JSON.parse(engine.requests[0]?.body ?? '')).toMatchObject({
      host: 'visit.example',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
    });
    expect(submitted()).toEqual([...new Set(submitted())]);
    expect(submitted()).toEqual(expect.arrayContaining(inAll('/poi/bab-mansour')));
  });

  it('submits added, changed and removed entries once, without samples', async () => {
    engine.requests = [];
    const fair = { ...show(), _id: 'new-fair', summary: { en: 'New' }, description: undefined };
    const sample = { ...fair, _id: 'sample-fair', sample: true };
    await importEvents({ ...show(), since: 2001 }, fair, sample);
    await poll(submitted).toEqual(
      [...inAll('/event/siam-meknes'), `${SITE}/en/event/new-fair`].toSorted(),
    );
    await poll(waiting).toBe(0);

    engine.requests = [];
    await removeSamples(site.database.sql);
    await site.database.sql.execute("DELETE FROM entry WHERE id = 'new-fair'");
    await poll(submitted).toEqual(inAll('/event/new-fair'));
    await poll(waiting).toBe(0);
    expect(engine.requests).toHaveLength(1);
  });

  it('retries failed submissions a limited number of times', async () => {
    engine.requests = [];
    engine.respondWith('busy', 503);
    await importEvents({ ...show(), since: 1999 });
    await poll(() => engine.requests.length).toBe(1);
    const service = { key: KEY, url: address };
    const { live, database } = site;
    const indexNow = new IndexNow(service, SITE, live, database.sql, makeLog('silent'));
    await indexNow.stop();
    // Not retried before the delay is over.
    expect(engine.requests).toHaveLength(1);
    for (const times of [1, 2, 3, 4, 5, 6])
      await indexNow.sendDue(new Date(Date.now() + times * 2 * QUARTER));
    expect(engine.requests).toHaveLength(4);
    expect(await waiting()).toBe(0);
  });

  it('does not block on a request without a response', async () => {
    engine.requests = [];
    engine.handler = () => {};
    await importEvents({ ...show(), since: 1998 });
    await poll(() => engine.requests.length).toBe(1);
    expect((await fetch(`${site.url}/en/event/siam-meknes`)).status).toBe(200);
    await poll(waiting).toBe(1);
  });
});
