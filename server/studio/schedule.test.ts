/** Planned publishing, on two processes where the database allows it. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockedConnections } from '../testing/blockedConnections.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES, HAS_POSTGRES } from '../testing/testSite.ts';
import { runSchedule } from './schedule.ts';

describe.each(DATABASES)('the schedule on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let story: StudioEntry;
  let page: StudioEntry;
  let editor: StudioClient;
  beforeAll(async () => {
    const { client } = await newMember(site, 'editor');
    editor = client;
    story = new StudioEntry(client, `stories/${site.live.current().stories.all[0]?._id}`);
    page = new StudioEntry(client, 'cities/fes');
  });
  const run = (now: string) =>
    Promise.all([1, 2].map(() => runSchedule(site.database.sql, site.live, new Date(now))));
  const change = (entry: StudioEntry, to: string) =>
    entry.state().then((state) => {
      const { title } = (state.draft?.data ?? state.published) as { title: { fr: string } };
      return entry.save(state, { path: ['title', 'fr'], from: title.fr, to });
    });
  const plan = async (entry: StudioEntry, publishAt: string | null, unpublishAt: string | null) => {
    const version = (await entry.state()).draft?.version ?? 0;
    return entry.send('PUT', '/schedule', { version, publishAt, unpublishAt });
  };

  it('publishes once when it is time, and ends when it is time', async () => {
    await change(story, 'Le printemps');
    const planned = await plan(story, '2040-03-20T08:00:00+01:00', '2040-06-21T00:00:00Z');
    expect(planned.status).toBe(200);
    expect((await story.state()).draft).toMatchObject({ publishAt: '2040-03-20T07:00:00.000Z' });
    await run('2040-03-20T06:59:59Z');
    expect((await story.state()).published).not.toMatchObject({ title: { fr: 'Le printemps' } });
    await run('2040-03-20T07:00:00Z');
    expect(await story.state()).toMatchObject({
      published: { title: { fr: 'Le printemps' } },
      draft: { publishAt: null, unpublishAt: '2040-06-21T00:00:00.000Z' },
    });
    const { data } = await story.send('GET', '/history');
    const sources = (data as unknown as { source: string }[]).map(({ source }) => source);
    expect(sources).toEqual(['schedule', 'import']);
    await run('2040-06-21T00:00:00Z');
    expect(await story.state()).toMatchObject({
      published: null,
      draft: { status: 'unpublished', unpublishAt: null },
    });
  });

  it('asks about a moment that has passed, and needs a draft to publish', async () => {
    const { client } = await newMember(site, 'editor');
    const city = new StudioEntry(client, 'cities/sefrou');
    expect(await plan(city, '2040-01-01T00:00:00Z', null)).toMatchObject({ code: 'NO_DRAFT' });
    expect((await city.state()).draft).toBeNull();
    await plan(city, null, '2041-01-01T00:00:00Z');
    expect(await plan(city, '2040-01-01T00:00:00Z', null)).toMatchObject({ code: 'NO_DRAFT' });
    await change(city, 'Sefrou du passé');
    const past = '2020-01-01T00:00:00Z';
    expect(await plan(city, past, null)).toMatchObject({ status: 409, code: 'PAST' });
    const { draft } = await city.state();
    expect(draft).toMatchObject({ publishAt: null });
    const body = { version: draft?.version, publishAt: past, unpublishAt: null, isPastMeant: true };
    expect((await city.send('PUT', '/schedule', body)).status).toBe(200);
    await run(new Date().toISOString());
    expect((await city.state()).published).toMatchObject({ title: { fr: 'Sefrou du passé' } });
  });

  it('does what is planned in the order of time, and once', async () => {
    const { client } = await newMember(site, 'editor');
    const [guide, former] = ['guide', 'guide-2021'].map(
      (id) => new StudioEntry(client, `documents/${id}`),
    ) as [StudioEntry, StudioEntry];
    // The former guide names the new one, so it has to leave first.
    await plan(guide, null, '2040-07-02T00:00:00Z');
    await plan(former, null, '2040-07-01T00:00:00Z');
    await run('2040-07-03T00:00:00Z');
    for (const entry of [former, guide]) {
      expect(await entry.state()).toMatchObject({ published: null, draft: { failure: null } });
      const { data } = await entry.send('GET', '/history');
      expect(data).toMatchObject([{ source: 'schedule', isUnpublished: true }, {}]);
      expect(data).toHaveLength(2);
    }
  });

  it('says why it could not be done', async () => {
    await plan(page, null, '2040-01-01T00:00:00Z');
    await run('2040-01-02T00:00:00Z');
    expect(await page.state()).toMatchObject({
      published: { _id: 'fes' },
      draft: { failure: 'referenced', unpublishAt: null },
    });
    const rows = await site.database.sql.execute(
      raw`SELECT subject FROM audit WHERE action = 'schedule-failed'`,
    );
    expect(rows).toMatchObject({ rows: [{ subject: 'cities/fes' }] });
  });

  it('is done in the name of the member who planned it', async () => {
    const translator = (await newMember(site, 'translator')).client;
    await site.database.sql.execute(
      raw`UPDATE studio_user SET name = 'Tarik' WHERE role = 'translator'`,
    );
    const tag = new StudioEntry(translator, 'cities/taounate');
    await change(new StudioEntry(editor, 'cities/taounate'), 'Taounate du printemps');
    await plan(new StudioEntry(editor, 'cities/taounate'), '2040-03-01T00:00:00Z', null);
    await change(tag, 'Taounate des cerises');
    await run('2040-03-02T00:00:00Z');
    const { data } = await tag.send('GET', '/history');
    expect(data).toMatchObject([{ author: { name: 'Amina Tazi' }, source: 'schedule' }, {}]);
    const log = await site.database.sql.execute(raw`
      SELECT actor_name, detail->>'planned' AS planned FROM audit
      WHERE action = 'publish' AND subject = 'cities/taounate'`);
    expect(log).toMatchObject({
      rows: [{ actor_name: 'Amina Tazi', planned: expect.stringMatching(/^20\d\d-/) }],
    });
  });

  it('leaves alone what ended the process, and goes on with the rest', async () => {
    const [broken, other] = ['cities/azrou', 'cities/taza'].map(
      (name) => new StudioEntry(editor, name),
    ) as [StudioEntry, StudioEntry];
    for (const entry of [broken, other]) {
      await change(entry, 'Un nouveau titre');
      await plan(entry, '2040-05-01T00:00:00Z', null);
    }
    // What a process leaves that ended between the two transactions, two minutes ago.
    await site.database.sql.execute(raw`
      UPDATE draft SET publish_at = NULL, failure = 'interrupted', tried = now() - interval '2 minutes'
      WHERE entry = 'azrou'`);
    await run('2040-05-02T00:00:00Z');
    expect((await broken.state()).draft).toMatchObject({ failure: 'interrupted', publishAt: null });
    expect(await other.state()).toMatchObject({ published: { title: { fr: 'Un nouveau titre' } } });
  });

  it('marks an action as begun before its entry is checked, and waits while another is at work', async () => {
    const entry = new StudioEntry(editor, 'cities/ifrane');
    await change(entry, 'Ifrane la blanche');
    await plan(entry, '2040-06-01T00:00:00Z', null);
    const fault = new Error('The check ended the process.');
    const live = {
      current: () => {
        throw fault;
      },
    } as unknown as typeof site.live;
    const unfinished: NonNullable<Parameters<typeof runSchedule>[3]> = [];
    const now = new Date('2040-06-02T00:00:00Z');
    await expect(runSchedule(site.database.sql, live, now, unfinished)).rejects.toThrow(fault);
    expect((await entry.state()).draft).toMatchObject({ failure: 'interrupted', publishAt: null });
    // The same process does it once it can.
    await runSchedule(site.database.sql, site.live, now, unfinished);
    expect(await entry.state()).toMatchObject({
      published: { title: { fr: 'Ifrane la blanche' } },
      draft: null,
    });
  });

  it('can be planned again, and cancelled, which leaves no draft without changes', async () => {
    await plan(page, null, '2042-01-01T00:00:00Z');
    expect(await page.state()).toMatchObject({
      draft: { failure: null, unpublishAt: '2042-01-01T00:00:00.000Z' },
    });
    await plan(page, null, null);
    expect(await page.state()).toMatchObject({ published: { _id: 'fes' }, draft: null });
    const log = await site.database.sql.execute(
      raw`SELECT subject FROM audit WHERE action = 'schedule' ORDER BY id DESC LIMIT 2`,
    );
    expect(log).toMatchObject({ rows: [{ subject: 'cities/fes' }, { subject: 'cities/fes' }] });
  });

  it('refuses what would fail, and an end before the start', async () => {
    expect(await plan(page, '2041-01-01T00:00:00Z', '2040-01-01T00:00:00Z')).toMatchObject({
      status: 400,
      code: 'END_BEFORE_START',
    });
    expect(
      await page.send('PUT', '/schedule', { version: 1, publishAt: null, unpublishAt: null }),
    ).toMatchObject({ code: 'STALE' });
    const state = await page.state();
    const { title } = state.published as { title: { en: string } };
    await page.save(state, { path: ['title', 'en'], from: title.en });
    expect(await plan(page, '2040-01-01T00:00:00Z', null)).toMatchObject({ status: 422 });
  });
});

// One after the other: the embedded database has a single connection.
describe.runIf(HAS_POSTGRES)('the schedule of two processes', () => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, 'PostgreSQL');

  it('is done by one of them, while the other waits', async () => {
    const { client } = await newMember(site, 'editor');
    const { sql } = site.database;
    const [former, guide] = ['guide-2021', 'guide'].map(
      (id) => new StudioEntry(client, `documents/${id}`),
    ) as [StudioEntry, StudioEntry];
    // The former guide names the new one: the second process must not begin with that while the first is
    // still at work.
    for (const [day, entry] of [former, guide].entries()) {
      const unpublishAt = `2040-07-0${day + 1}T00:00:00Z`;
      await entry.send('PUT', '/schedule', { version: 0, publishAt: null, unpublishAt });
    }
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const blocker = sql.transaction(async (within) => {
      await within.execute(raw`SELECT FROM entry WHERE id = 'guide-2021' FOR UPDATE`);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const blocked = () => blockedConnections(sql);
    const now = new Date('2040-07-03T00:00:00Z');
    const first = runSchedule(sql, site.live, now);
    await expect.poll(blocked).toBe(1);
    let hasEnded = false;
    const second = runSchedule(sql, site.live, now).then(() => {
      hasEnded = true;
    });
    await expect.poll(async () => hasEnded || (await blocked()) === 2).toBe(true);
    released.resolve();
    await Promise.all([blocker, first, second]);
    for (const entry of [former, guide]) {
      expect(await entry.state()).toMatchObject({ published: null, draft: { failure: null } });
      const { data } = await entry.send('GET', '/history');
      expect(data).toMatchObject([{ source: 'schedule', isUnpublished: true }, {}]);
      expect(data).toHaveLength(2);
    }
  });
});
