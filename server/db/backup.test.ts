/** The backups of docs/deployment.md: a new site restored from one has all data of the old site. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEntries } from '../content/contentStore.ts';
import type { RunningSite } from '../site.ts';
import { localPersonalData } from '../submissions/personalData.ts';
import { DATABASES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';

type Kind = (typeof DATABASES)[number];

const SITE = { SITE_URL: 'https://visit.example' };
const EVA = { name: 'Meyer', email: 'eva@example.org', message: 'When is the garden open?' };
const PLACE = 'bab-mansour';
const TOUR = {
  startingPoint: {
    label: 'Fès-Saïss airport',
    coordinates: { longitude: -4.978, latitude: 33.927 },
  },
  days: [{ day: 1, city: 'meknes', places: [PLACE] }],
};

/** The tools of PostgreSQL are not always installed, even if its server can be reached. */
const CAN_DUMP = spawnSync('pg_restore', ['--version']).status === 0;
const KINDS = DATABASES.filter((kind) => kind === 'embedded' || CAN_DUMP);

/** Copies one database into another one, as an operator does. */
const RESTORE: Record<Kind, (old: TestPlace, fresh: TestPlace, site: RunningSite) => unknown> = {
  async embedded(old, fresh, site) {
    await site.stop();
    cpSync(join(old.dataDir, 'db'), join(fresh.dataDir, 'db'), { recursive: true });
  },
  PostgreSQL({ env: old, dataDir }, { env: fresh }) {
    const file = join(dataDir, 'site.dump');
    const run = (program: string, ...parameters: string[]) => execFileSync(program, parameters);
    run('pg_dump', '--format=custom', `--file=${file}`, `--dbname=${old.DATABASE_URL}`);
    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${fresh.DATABASE_URL}`, file);
  },
};

describe.each(KINDS)('a backup of the %s database', (kind) => {
  let old: TestPlace;
  let fresh: TestPlace;
  let site: RunningSite;
  let reference: string;
  let tour: { id: string; editKey: string };
  let cookie: string;

  const request = (path: string, body?: unknown, method = body ? 'POST' : 'GET') =>
    fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const data = async (path: string, body?: unknown) =>
    ((await (await request(path, body)).json()) as { data: never }).data;
  const title = async () =>
    /<title>([^<]*)/.exec(await (await request(`/en/poi/${PLACE}`)).text())?.[1];
  async function rename(to: string) {
    const gate = site.live.current().places.get(PLACE);
    const renamed = { ...gate, title: { ...gate?.title, en: to } };
    const report = await importEntries(site.database.sql, [{ kind: 'places', raw: renamed }]);
    expect(report).toMatchObject({ changed: 1, problems: [] });
  }

  beforeAll(async () => {
    [old, fresh] = await Promise.all([makeTestPlace(kind), makeTestPlace(kind, { seeded: false })]);
    site = await old.start(SITE);
    await rename('A gate with a new name');
    reference = ((await data('/api/contact', EVA)) as { reference: string }).reference;
    await request('/api/newsletter', { email: EVA.email, locale: 'de', consent: true });
    tour = await data('/api/tours', TOUR);
    const vote = await request('/api/vote', { place: PLACE, vote: 'like' });
    cookie = vote.headers.get('set-cookie')?.split(';')[0] ?? '';
    await RESTORE[kind](old, fresh, site);
    site = await fresh.start(SITE);
  });
  afterAll(async () => {
    await old.remove();
    await fresh.remove();
  });

  it('has the changed content', async () => {
    expect(await title()).toContain('A gate with a new name');
    expect(site.live.current().version).toBeGreaterThan(1);
  });

  it('has the data of visitors', async () => {
    const personalData = localPersonalData(site.database.sql, fresh.dataDir, SITE.SITE_URL);
    expect(await personalData.export(EVA.email)).toMatchObject({
      forms: [{ reference, body: EVA }],
      newsletter: [{ locale: 'de' }],
    });
    expect(await data(`/api/vote/${PLACE}`)).toEqual({ likes: 1, dislikes: 0 });
    expect(await data(`/api/tours/${tour.id}`)).toMatchObject(TOUR);
  });

  it('keeps working: the voter is known and content can change', async () => {
    const vote = await request('/api/vote', { place: PLACE, vote: 'dislike' });
    expect(vote.headers.get('set-cookie')).toBeNull();
    expect(await data(`/api/vote/${PLACE}`)).toEqual({ likes: 0, dislikes: 1 });
    await rename('A gate with yet another name');
    await expect.poll(title).toContain('A gate with yet another name');
  });
});
