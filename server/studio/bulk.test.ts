/** Actions on many entries by HTTP: preview, result per entry, undo, roles. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BulkItem, BulkOutcome } from '../../domain/studio/bulkApi.ts';
import { MAX_BULK } from '../../domain/studio/bulkLimits.ts';
import { importEntries } from '../content/contentStore.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES } from '../testing/testSite.ts';
import { bulkChange } from './contentSchema.ts';

describe.each(DATABASES)('bulk actions on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let client: StudioClient;
  beforeAll(async () => {
    client = (await newMember(site, 'editor')).client;
  });
  const entry = (name: string) => new StudioEntry(client, name);
  async function send(path: string, body: object, by = client) {
    const response = await by.send('POST', path, body);
    return { ...response, ...(response.data as unknown as BulkOutcome | undefined) };
  }
  const preview = (of: string, action: object, ...ids: string[]) =>
    send(`/bulk/${of}/preview`, { action, entries: ids.map((id) => ({ id })) });
  const seenOf = (items: BulkItem[] = []) =>
    items.map(({ id, version, revision }) => ({ id, version, revision }));
  async function apply(of: string, action: object, ...ids: string[]) {
    const { items } = await preview(of, action, ...ids);
    return send(`/bulk/${of}`, { action, entries: seenOf(items) });
  }
  const states = (items: BulkItem[] = []) =>
    Object.fromEntries(items.map(({ id, status, reason }) => [id, reason ?? status]));
  const rename = async (name: string, title: string) => {
    const state = await entry(name).state();
    const from = (state.published?.title as { de?: string } | undefined)?.de;
    return entry(name).save(state, { path: ['title', 'de'], from, to: title });
  };

  it('tag entries as drafts after a preview that changes nothing, and take it back', async () => {
    const add = { type: 'add-tag', tag: 'hotels' };
    const ids = ['bab-mansour', 'volubilis', 'nowhere'];
    await rename('places/volubilis', 'Das alte Volubilis');
    const seen = await preview('places', add, ...ids);
    expect(states(seen.items)).toEqual({
      'bab-mansour': 'done',
      volubilis: 'done',
      nowhere: 'not-found',
    });
    expect((await entry('places/bab-mansour').state()).draft).toBeNull();

    const done = await apply('places', add, ...ids);
    expect(done.undo).toEqual(expect.any(String));
    for (const id of ids.slice(0, 2)) {
      const { draft, published } = await entry(`places/${id}`).state();
      expect(draft?.data.tags, id).toContain('hotels');
      expect(published?.tags, id).not.toContain('hotels');
    }
    expect(states((await preview('places', add, 'volubilis')).items)).toEqual({
      volubilis: 'same',
    });

    const before = seen.items?.find(({ id }) => id === 'volubilis')?.version;
    // Another visit to the list finds it.
    expect((await client.get('/bulk/places')).data).toMatchObject([
      { undo: done.undo, count: 2, action: { tag: expect.any(String) } },
    ]);
    const undone = await send('/bulk/places/undo', { undo: done.undo });
    expect(states(undone.items)).toEqual({ 'bab-mansour': 'done', volubilis: 'done' });
    expect((await entry('places/bab-mansour').state()).draft).toBeNull();
    const { draft } = await entry('places/volubilis').state();
    // Whoever has the former draft open must not overwrite it unseen.
    expect(draft?.version).toBeGreaterThan(Number(before));
    expect(draft?.data).toMatchObject({ title: { de: 'Das alte Volubilis' } });
    expect(draft?.data.tags).not.toContain('hotels');
    expect(await send('/bulk/places/undo', { undo: done.undo })).toMatchObject({ status: 404 });
  });

  it('refuse to undo entries that changed since, and name them', async () => {
    const add = { type: 'add-tag', tag: 'hotels' };
    const { undo } = await apply('places', add, 'al-batha-museum', 'al-attarine-madrasa');
    const state = await entry('places/al-batha-museum').state();
    const to = 'Das Museum';
    const from = (state.draft?.data.title as { de: string } | undefined)?.de;
    await entry('places/al-batha-museum').save(state, { path: ['title', 'de'], from, to });
    const undone = await send('/bulk/places/undo', { undo });
    expect(states(undone.items)).toEqual({
      'al-batha-museum': 'changed',
      'al-attarine-madrasa': 'done',
    });
    expect((await entry('places/al-batha-museum').fields()).tags).toContain('hotels');
  });

  it('refuse to undo entries that an import has changed since', async () => {
    const done = await apply('cities', { type: 'add-tag', tag: 'hotels' }, 'boulemane');
    const { published } = await entry('cities/boulemane').state();
    const raw = { ...published, title: { en: 'Boulemane of the files' } };
    await importEntries(site.database.sql, [{ kind: 'cities', raw }], { force: true });
    const undone = await send('/bulk/cities/undo', { undo: done.undo });
    expect(states(undone.items)).toEqual({ boulemane: 'changed' });
    expect((await entry('cities/boulemane').fields()).tags).toContain('hotels');
  });

  it('leave a draft as it is where the site has other versions of its fields', async () => {
    await rename('cities/el-hajeb', 'Im Entwurf');
    const { published, draft } = await entry('cities/el-hajeb').state();
    const title = { ...(published?.title as object), de: 'In der Datei', fr: 'Du fichier' };
    const raw = { ...published, title };
    await importEntries(site.database.sql, [{ kind: 'cities', raw }], { force: true });
    const done = await apply('cities', { type: 'publish' }, 'el-hajeb');
    expect(states(done.items)).toEqual({ 'el-hajeb': 'conflict' });
    expect((await entry('cities/el-hajeb').state()).draft).toEqual(draft);
  });

  it('remove a tag from those that have it', async () => {
    const { tags } = await entry('places/bab-mansour').fields();
    const [tag] = tags as string[];
    await apply('places', { type: 'remove-tag', tag }, 'bab-mansour');
    expect((await entry('places/bab-mansour').fields()).tags).toEqual(
      (tags as string[]).filter((one) => one !== tag),
    );
  });

  it('cannot be undone after a day', async () => {
    const add = { type: 'add-tag', tag: 'hotels' };
    const { undo } = await apply('places', add, 'bab-bou-jeloud');
    const { sql } = site.database;
    await sql.update(bulkChange).set({ created: new Date(Date.now() - 25 * 3600_000) });
    expect(await send('/bulk/places/undo', { undo })).toMatchObject({ status: 404 });
    expect((await entry('places/bab-bou-jeloud').fields()).tags).toContain('hotels');
  });

  it('leave out entries that changed after the preview', async () => {
    const action = { type: 'remove-tag', tag: 'hotels' };
    const { items } = await preview('places', action, 'al-batha-museum');
    await rename('places/al-batha-museum', 'Noch ein Museum');
    const state = await entry('places/al-batha-museum').state();
    const change = { path: ['order'], from: state.draft?.data.order, to: 7 };
    await entry('places/al-batha-museum').save(state, change);
    const late = await send('/bulk/places', { action, entries: seenOf(items) });
    expect(states(late.items)).toEqual({ 'al-batha-museum': 'stale' });
    expect(late.undo).toBeNull();
    const published = { id: 'volubilis', version: 0, revision: 1 };
    await entry('places/volubilis').publish();
    const add = { type: 'assign', member: null };
    const other = await send('/bulk/places', { action: add, entries: [published] });
    expect(states(other.items)).toEqual({ volubilis: 'stale' });
  });

  it('publish valid drafts only, and put back what was published and the drafts', async () => {
    await rename('cities/sefrou', 'Sefrou der Kirschen');
    const ifrane = await entry('cities/ifrane').state();
    const title = (ifrane.published?.title as { en: string } | undefined)?.en;
    await entry('cities/ifrane').save(ifrane, { path: ['title', 'en'], from: title });
    const done = await apply('cities', { type: 'publish' }, 'sefrou', 'ifrane', 'azrou');
    expect(states(done.items)).toEqual({ sefrou: 'done', ifrane: 'invalid', azrou: 'no-draft' });
    expect(done.items?.[1]?.fields).toContainEqual(['title', 'en']);
    expect((await entry('cities/sefrou').state()).published).toMatchObject({
      title: { de: 'Sefrou der Kirschen' },
    });
    const undone = await send('/bulk/cities/undo', { undo: done.undo });
    expect(states(undone.items)).toEqual({ sefrou: 'done' });
    const after = await entry('cities/sefrou').state();
    expect(after.published).toMatchObject({ title: { de: 'Sefrou' } });
    expect(after.draft).toMatchObject({
      base: after.revision,
      data: { title: { de: 'Sefrou der Kirschen' } },
    });
  });

  it('take entries off the site unless others refer to them, and put them back', async () => {
    const stories = (await client.get('/kinds/stories/ids')) as unknown as { data: string[] };
    const [story = ''] = stories.data;
    expect(states((await preview('tags', { type: 'unpublish' }, 'hotels')).items)).toEqual({
      hotels: 'referenced',
    });
    const done = await apply('stories', { type: 'unpublish' }, story);
    expect(states(done.items)).toEqual({ [story]: 'done' });
    expect((await entry(`stories/${story}`).state()).published).toBeNull();
    await send('/bulk/stories/undo', { undo: done.undo });
    expect(await entry(`stories/${story}`).state()).toMatchObject({
      published: { _id: story },
      draft: null,
    });
  });

  it('assign entries', async () => {
    const { data } = (await client.get('/members')) as unknown as { data: { id: string }[] };
    const action = { type: 'assign', member: data[0]?.id };
    const done = await apply('cities', action, 'fes', 'meknes');
    expect(states(done.items)).toEqual({ fes: 'done', meknes: 'done' });
    expect((await entry('cities/fes').state()).assigned).toMatchObject({ id: data[0]?.id });
    await send('/bulk/cities/undo', { undo: done.undo });
    expect((await entry('cities/fes').state()).assigned).toBeNull();
    const nobody = await preview('cities', { type: 'assign', member: 'x' }, 'fes');
    expect(nobody).toMatchObject({ status: 400, code: 'NO_ASSIGNEE' });
  });

  it('are for editors, for tags that exist, and for so many entries at once', async () => {
    const body = { action: { type: 'publish' }, entries: [{ id: 'fes', version: 0, revision: 1 }] };
    for (const role of ['reader', 'translator'] as const) {
      const { client: other } = await newMember(site, role);
      for (const path of ['/bulk/cities', '/bulk/cities/preview']) {
        expect((await send(path, body, other)).status, `${role} ${path}`).toBe(403);
      }
      expect((await other.get('/kinds/cities/ids')).status).toBe(403);
    }
    const unknown = { type: 'add-tag', tag: 'nothing' };
    expect(await preview('places', unknown, 'volubilis')).toMatchObject({ code: 'NO_TAG' });
    const none = { type: 'add-tag', tag: 'hotels' };
    expect(await preview('tags', none, 'hotels')).toMatchObject({ code: 'NO_TAGS' });
    expect(await preview('settings', none, 'site')).toMatchObject({ code: 'NO_TAGS' });
    const off = { type: 'unpublish' };
    expect(await preview('pages', off, 'about')).toMatchObject({ status: 400, code: 'FIXED_KIND' });
    const apply = { action: off, entries: [{ id: 'site', version: 0, revision: 1 }] };
    expect(await send('/bulk/settings', apply)).toMatchObject({ status: 400, code: 'FIXED_KIND' });
    const many = Array.from({ length: MAX_BULK + 1 }, (_, index) => `x-${index}`);
    expect(await preview('places', { type: 'publish' }, ...many)).toMatchObject({ status: 400 });
  });

  describe('of entries that refer to each other', () => {
    const add = async (id: string, newer?: string) => {
      const { published } = await entry('documents/guide-2021').state();
      const data = { ...published, newer, _id: undefined };
      expect((await client.post('/entries/documents', { id, data })).status).toBe(201);
    };
    const isOnSite = async (id: string) =>
      (await entry(`documents/${id}`).state()).published !== null;

    it.each(['the first', 'the last'])(
      'publish and take off in any order, %s first',
      async (one) => {
        const [first, last] = [`${one} a`, `${one} b`].map((id) => id.replaceAll(' ', '-'));
        const ids = [first ?? '', last ?? ''];
        const newer = one === 'the last' ? ids : ids.toReversed();
        await add(newer[0] ?? '', newer[1]);
        await add(newer[1] ?? '');
        const all = Object.fromEntries(ids.map((id) => [id, 'done']));
        const publish = () => apply('documents', { type: 'publish' }, ...ids);
        const undo = async (id: string | null | undefined) =>
          states((await send('/bulk/documents/undo', { undo: id })).items);

        const published = await publish();
        expect(states(published.items)).toEqual(all);
        expect(await undo(published.undo)).toEqual(all);
        expect(await Promise.all(ids.map(isOnSite))).toEqual([false, false]);
        const { rows } = (await site.database.sql.execute(
          raw`SELECT subject, detail FROM audit WHERE action = 'undo' ORDER BY id DESC LIMIT 1`,
        )) as unknown as { rows: object[] };
        expect(rows).toMatchObject([{ subject: 'documents', detail: { entries: ids } }]);

        await publish();
        const off = await apply('documents', { type: 'unpublish' }, ...ids);
        expect(states(off.items)).toEqual(all);
        expect(await undo(off.undo)).toEqual(all);
        expect(await Promise.all(ids.map(isOnSite))).toEqual([true, true]);
      },
    );

    it('cannot be undone until no other refers to them', async () => {
      await add('guide-old');
      await add('guide-alone');
      const action = { type: 'publish' };
      const { undo } = await apply('documents', action, 'guide-old', 'guide-alone');
      await add('guide-older', 'guide-old');
      const { data } = await entry('documents/guide-older').publish();
      const refused = await send('/bulk/documents/undo', { undo });
      expect(states(refused.items)).toEqual({ 'guide-old': 'referenced', 'guide-alone': 'done' });
      expect(refused.items?.[0]?.references).toEqual(['Guide 2021']);
      expect(refused.undo).toBe(undo);
      expect(await isOnSite('guide-old')).toBe(true);
      await entry('documents/guide-older').send('POST', '/unpublish', { revision: data.revision });
      expect(await send('/bulk/cities/undo', { undo })).toMatchObject({ status: 404 });
      const undone = await send('/bulk/documents/undo', { undo });
      expect(states(undone.items)).toEqual({ 'guide-old': 'done' });
      expect(undone.undo).toBeNull();
      expect(await isOnSite('guide-old')).toBe(false);
    });
  });

  it('are undone without what was planned for a time that has passed', async () => {
    await rename('cities/taza', 'Tasa');
    const { draft } = await entry('cities/taza').state();
    const plan = { publishAt: '2090-01-01T00:00:00Z', unpublishAt: '2091-01-01T00:00:00.000Z' };
    await entry('cities/taza').send('PUT', '/schedule', { version: draft?.version, ...plan });
    const { undo } = await apply('cities', { type: 'publish' }, 'taza');
    await site.database.sql.execute(raw`
      UPDATE bulk_change SET entries =
        jsonb_set(entries, '{0,before,draft,publishAt}', '"2020-01-01T00:00:00.000Z"')
      WHERE id = ${undo}`);
    await send('/bulk/cities/undo', { undo });
    expect((await entry('cities/taza').state()).draft).toMatchObject({
      data: { title: { de: 'Tasa' } },
      publishAt: null,
      unpublishAt: plan.unpublishAt,
    });
  });

  it('let other requests in after each entry', async () => {
    const { data } = (await client.get('/kinds/places/ids')) as unknown as { data: string[] };
    let [turns, isBusy] = [0, true];
    const count = () => {
      turns++;
      if (isBusy) setImmediate(count);
    };
    const answer = preview('places', { type: 'add-tag', tag: 'hotels' }, ...data.slice(0, 300));
    count();
    expect((await answer).items).toHaveLength(300);
    isBusy = false;
    expect(turns).toBeGreaterThan(300);
  });

  it('that published cannot be undone by a member who became a translator', async () => {
    const { client: former, email } = await newMember(site, 'editor');
    await rename('cities/azrou', 'Asru');
    const { items } = await preview('cities', { type: 'publish' }, 'azrou');
    const body = { action: { type: 'publish' }, entries: seenOf(items) };
    const { undo } = await send('/bulk/cities', body, former);
    await site.database.sql.execute(
      raw`UPDATE studio_user SET role = 'translator' WHERE email = ${email}`,
    );
    expect(await send('/bulk/cities/undo', { undo }, former)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  it('of another member cannot be undone', async () => {
    const done = await apply('cities', { type: 'add-tag', tag: 'hotels' }, 'fes');
    const { client: other } = await newMember(site, 'editor');
    expect(await send('/bulk/cities/undo', { undo: done.undo }, other)).toMatchObject({
      status: 404,
    });
  });
});
