/** The site on a PostgreSQL server that is new, freezes, drops connections or is unreachable. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEntries } from '../content/contentStore.ts';
import { readContent } from '../content/files.ts';
import { readEntries } from '../content/loadCatalogue.ts';
import { makeLog } from '../log.ts';
import { ROOT } from '../projectRoot.ts';
import type { RunningSite } from '../site.ts';
import { type FreezableProxy, startFreezableProxy } from '../testing/freezableProxy.ts';
import { HAS_POSTGRES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { openPostgres, TIMEOUTS } from './postgres.ts';
import { outgoingEmail, submission } from './schema.ts';

const LETTER = { name: 'Meyer', email: 'eva@example.org', message: 'When is the garden open?' };
// Long enough to start a site on a busy machine.
const SOON = { connect: 5000, query: 5000, close: 200, heartbeat: 600_000 };
const PLACE = 'bab-mansour';

describe.runIf(HAS_POSTGRES)('two processes on a new PostgreSQL database', () => {
  let place: TestPlace;
  let sites: [RunningSite, RunningSite];

  beforeAll(async () => {
    place = await makeTestPlace('PostgreSQL', { seeded: false });
    // Both start with the empty database: one of them migrates and seeds it.
    const env = { TRUSTED_PROXY: 'true', COUNCIL_EMAIL: 'council@visit.example' };
    sites = await Promise.all([place.start(env), place.start(env)]);
  });
  afterAll(() => place.remove());

  it('migrate and seed it once', async () => {
    const { raws } = await readContent(join(ROOT, 'content'));
    const [first] = sites;
    expect(await readEntries(first.database.sql)).toHaveLength(raws.length);
    for (const site of sites) {
      expect((await fetch(`${site.url}/en/poi/${PLACE}`)).status).toBe(200);
    }
  });

  it('both show what one of them imports', async () => {
    const [first] = sites;
    const gate = { ...first.live.current().places.get(PLACE), _id: 'test-gate' };
    const report = await importEntries(first.database.sql, [{ kind: 'places', raw: gate }]);
    expect(report).toMatchObject({ added: 1, problems: [] });
    const both = () => sites.every((site) => site.live.current().places.get('test-gate'));
    // Without a notification they would poll for changes after 30 s only.
    await expect.poll(both, { timeout: 20_000 }).toBe(true);
  });

  it('store forms, reject invalid ones, and send each email once', async () => {
    const post = (site: RunningSite, letter: object, address: string) =>
      fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(letter),
      });
    const answers = await Promise.all(
      sites.map((site, index) => post(site, LETTER, `10.1.0.${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first] = sites;
    const rejected = await post(first, { ...LETTER, email: 'eva@example' }, '10.1.0.9');
    expect([rejected.status, await rejected.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'email' }),
    ]);
    const { sql } = first.database;
    expect((await sql.select().from(submission)).map(({ body }) => body)).toEqual([LETTER, LETTER]);
    await expect.poll(async () => (await sql.select().from(outgoingEmail)).length).toBe(0);
    const outbox = await readdir(join(place.dataDir, 'outbox'));
    expect(outbox.filter((name) => name.endsWith('.eml'))).toHaveLength(4);
  });
});

describe.runIf(HAS_POSTGRES)('a PostgreSQL server', () => {
  let place: TestPlace;
  let proxy: FreezableProxy;
  let env: Record<string, string>;

  beforeAll(async () => {
    place = await makeTestPlace('PostgreSQL');
    const url = new URL(String(place.env.DATABASE_URL));
    proxy = await startFreezableProxy(url.hostname, Number(url.port || 5432));
    url.host = `127.0.0.1:${proxy.port}`;
    env = { DATABASE_URL: url.href, TRUSTED_PROXY: 'true' };
  });
  afterAll(async () => {
    await proxy.close();
    await place.remove();
  });

  let sent = 0;
  const send = (site: RunningSite) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${++sent}.1`,
        connection: 'close',
      },
      body: JSON.stringify(LETTER),
    }).then(({ status }) => status);

  it('that freezes does not affect pages, and requests that need it return 503', async () => {
    const site = await place.start(env, { timeouts: SOON });
    // More than the pool has connections, so that it has all of them open.
    const some = () => Array.from({ length: 25 }, () => send(site));
    const answersOfSome = async () => new Set(await Promise.all(some()));
    // On a busy machine a connection may take longer to open than the timeout.
    await expect.poll(answersOfSome).toEqual(new Set([201]));
    proxy.freeze();
    const answers = some();
    expect((await fetch(`${site.url}/en/poi/${PLACE}`)).status).toBe(200);
    expect(new Set(await Promise.all(answers))).toEqual(new Set([503]));
    const page = await fetch(`${site.url}/fr/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(LETTER),
    });
    expect([page.status, (await page.text()).includes(LETTER.message)]).toEqual([503, true]);
    const plan = await fetch(`${site.url}/en/itinerary/${'a'.repeat(22)}`);
    expect(plan.status).toBe(503);

    proxy.thaw();
    // The pool has all its connections again: none was lost with its pending statement.
    await expect.poll(answersOfSome).toEqual(new Set([201]));

    proxy.freeze();
    await site.stop();
    await expect(fetch(site.url)).rejects.toThrow();
    proxy.thaw();
  });

  it('that drops connections silently does not prevent notifications of changed content', async () => {
    const site = await place.start(env, { timeouts: { ...SOON, heartbeat: 200 } });
    proxy.cutOff();
    const direct = await openPostgres(String(place.env.DATABASE_URL), makeLog('silent'), TIMEOUTS);
    const gate = site.live.current().places.get(PLACE);
    const rename = (en: string) =>
      importEntries(direct.sql, [
        { kind: 'places', raw: { ...gate, title: { ...gate?.title, en } } },
      ]);
    const title = () => site.live.current().places.get(PLACE)?.title.en;
    await rename('A gate with a new name');
    await expect.poll(title).toBe('A gate with a new name');
    await direct.close();
    await site.stop();
  });

  it('that is unreachable or frozen at start is reported in one line without its password', async () => {
    const target = new URL(String(env.DATABASE_URL));
    target.password = 'a-secret';
    const startError = (url: string) =>
      place
        .start({ DATABASE_URL: url }, { timeouts: SOON })
        .then(String, ({ message }: Error) => message);
    proxy.freeze();
    const frozen = await startError(target.href);
    proxy.thaw();
    target.port = '1';
    const absent = await startError(target.href);
    for (const message of [frozen, absent]) {
      expect(message).toMatch(
        /^The database at 127\.0\.0\.1:\d+\/\w+ cannot be reached: .+ DATABASE_URL/,
      );
      expect(message).not.toMatch(/\n|a-secret/);
    }
    expect(absent).toContain('ECONNREFUSED');
  });
});
