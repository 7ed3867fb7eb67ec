/** Publishing by HTTP: the public site, merges, languages, rules, history, imports. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryData } from '../../domain/studio/fieldPath.ts';
import { importEntries } from '../content/contentStore.ts';
import { blockedConnections } from '../testing/blockedConnections.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES } from '../testing/testSite.ts';

describe.each(DATABASES)('publishing on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let editor: StudioClient;
  let translator: StudioClient;
  beforeAll(async () => {
    editor = (await newMember(site, 'editor')).client;
    translator = (await newMember(site, 'translator')).client;
  });
  const open = (name: string, client = editor) => new StudioEntry(client, name);
  /** Sets a text of the form, whatever it was. */
  async function write(entry: StudioEntry, path: string[], to: unknown) {
    const state = await entry.state();
    const fields = state.draft?.data ?? state.published ?? {};
    const from = path.reduce<unknown>((value, key) => (value as EntryData)?.[key], fields);
    return entry.save(state, { path, from, to });
  }
  const page = async (path: string) => (await fetch(site.url + path)).text();

  it('changes the public page, and leaves a revision and a row in the log', async () => {
    const entry = open('places/bab-mansour');
    await write(entry, ['title', 'en'], 'The Gate of <b>Mansour</b>');
    const before = await entry.state();
    const { status, data } = await entry.publish({ note: 'As on the sign' });
    expect(status).toBe(200);
    await expect.poll(() => page('/en/poi/bab-mansour')).toContain('The Gate of &lt;b&gt;Mansour');
    expect(await page('/en/poi/bab-mansour')).not.toContain('<b>Mansour');
    expect(await entry.state()).toMatchObject({ draft: null, revision: data.revision });
    const history = await entry.send('GET', '/history');
    expect(history.data).toMatchObject([
      {
        id: data.revision,
        author: { name: 'Amina Tazi' },
        source: 'studio',
        note: 'As on the sign',
      },
      { id: before.revision, author: null, source: 'import' },
    ]);
    expect(await editor.get('/changes')).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ kind: 'places', entry: 'bab-mansour', id: data.revision }),
      ]),
    });
    const rows = await site.database.sql.execute(
      raw`SELECT subject FROM audit WHERE action = 'publish'`,
    );
    expect(rows).toMatchObject({ rows: [{ subject: 'places/bab-mansour' }] });
    await expect(site.database.sql.execute(raw`DELETE FROM revision`)).rejects.toThrow();
  });

  it('tells all that a new entry lacks at once, and can be begun in any language', async () => {
    const entry = open('places/dar-nejarine');
    const title = { fr: 'Dar Nejarine' };
    const begun = await editor.post('/entries/places', { id: 'dar-nejarine', data: { title } });
    expect(begun.status).toBe(201);
    const { problems, required } = await entry.state();
    const lacking = [...new Set(problems.map(({ path }) => path.join('.')))];
    expect(lacking).toEqual(expect.arrayContaining(['title.en', 'contact', 'summary', 'sources']));
    // A title that is begun is the only difference.
    expect(new Set(required.map((field) => field.split('.')[0]))).toEqual(
      new Set([...lacking.map((field) => field.split('.')[0])]),
    );
  });

  it('publishes without a text that has no English text, which stays in the draft', async () => {
    const entry = open('places/ain-taoujdate');
    const fields = await entry.fields();
    await write(entry, ['tip'], { fr: 'Venez le soir' });
    const { status, data } = await entry.publish();
    expect(status).toBe(200);
    const state = await entry.state();
    expect(state.revision).toBe(data.revision);
    expect(state.published).toEqual({ ...fields, tip: undefined });
    expect(state.draft).toMatchObject({
      base: data.revision,
      data: { tip: { fr: 'Venez le soir' } },
    });
    const found = await entry.send('GET', '/problems');
    expect(found.data).toContainEqual(
      expect.objectContaining({ path: ['tip'], level: 'warning', code: 'translated' }),
    );
    await write(entry, ['tip', 'en'], 'Come in the evening');
    expect((await entry.publish()).status).toBe(200);
    expect(await entry.state()).toMatchObject({
      draft: null,
      published: { tip: { en: 'Come in the evening', fr: 'Venez le soir' } },
    });
  });

  it('refuses a version that the person has not seen', async () => {
    const entry = open('cities/sefrou');
    const first = await write(entry, ['title', 'fr'], 'Sefrou une');
    await write(entry, ['title', 'fr'], 'Sefrou deux');
    const { version } = first.data;
    expect(await entry.send('POST', '/publish', { version })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    expect(await entry.send('POST', '/publish', {})).toMatchObject({ status: 400 });
    expect((await entry.publish()).status).toBe(200);
    expect((await entry.publish()).status).toBe(404);
  });

  it.each([
    [['title', 'en'], undefined, 'schema', ['title', 'en']],
    [['contact', 'address', 'city'], 'atlantis', 'reference', ['contact', 'address', 'city']],
    [['coordinates'], { longitude: 2, latitude: 48 }, 'consistency', ['coordinates']],
    [['summary', 'fr'], 'x'.repeat(200), 'lengths', ['summary', 'fr']],
  ])('names the field that prevents it: %j', async (path, to, code, field) => {
    const entry = open('places/volubilis');
    await write(entry, path, to);
    const answer = await entry.publish();
    expect(answer).toMatchObject({ status: 422, code: 'INVALID' });
    expect(answer.problems).toContainEqual(
      expect.objectContaining({ path: field, code, level: 'error' }),
    );
    const { draft } = await entry.state();
    await entry.send('DELETE', `/draft?version=${draft?.version}`);
  });

  it('publishes one language and keeps the rest as a draft', async () => {
    const entry = open('cities/ifrane');
    await write(entry, ['title', 'en'], 'Ifrane, not yet');
    await write(entry, ['title', 'de'], 'Ifran');
    const german = open('cities/ifrane', translator);
    expect(await german.publish()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await german.publish({ locale: 'en' })).toMatchObject({ status: 403 });
    expect(await german.publish({ locale: 'de' })).toMatchObject({
      status: 200,
      data: { draft: { version: expect.any(Number) } },
    });
    const { published, draft } = await entry.state();
    expect(published).toMatchObject({ title: { de: 'Ifran' } });
    expect(published).not.toMatchObject({ title: { en: 'Ifrane, not yet' } });
    expect(draft?.data).toMatchObject({ title: { en: 'Ifrane, not yet', de: 'Ifran' } });
    expect((await entry.publish()).status).toBe(200);
  });

  it('merges by field what an import changed meanwhile, and returns both versions of one field', async () => {
    const entry = open('cities/azrou');
    const { published } = await entry.state();
    const azrou = published as { title: Record<string, string> };
    const importWith = (title: object) =>
      importEntries(site.database.sql, [
        { kind: 'cities', raw: { ...azrou, title: { ...azrou.title, ...title } } },
      ]);
    await write(entry, ['title', 'fr'], 'Azrou la belle');
    expect(await importWith({ es: 'Azrou del Atlas' })).toMatchObject({ changed: 1, problems: [] });
    expect((await entry.publish()).status).toBe(200);
    expect((await entry.state()).published).toMatchObject({
      title: { fr: 'Azrou la belle', es: 'Azrou del Atlas' },
    });
    // Now its last change is one of the Studio.
    expect(await importWith({ fr: 'Azrou importée' })).toMatchObject({
      changed: 0,
      problems: [{ id: 'azrou', reason: expect.stringContaining('--force') }],
    });
    await write(entry, ['title', 'fr'], 'Azrou du Studio');
    const raws = [
      {
        kind: 'cities' as const,
        raw: { ...azrou, title: { ...azrou.title, fr: 'Azrou importée' } },
      },
    ];
    await importEntries(site.database.sql, raws, { force: true });
    const conflict = await entry.publish();
    expect(conflict).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(conflict.conflicts).toEqual([
      {
        path: ['title', 'fr'],
        yours: 'Azrou du Studio',
        theirs: 'Azrou importée',
        by: 'command line',
        inDraft: 'yours',
      },
    ]);
    // It asks until somebody has chosen: publishing again is no choice.
    const again = await entry.state();
    expect(again.conflicts).toEqual(conflict.conflicts);
    expect(await entry.publish()).toMatchObject({ code: 'CONFLICT' });
    await write(entry, ['title', 'de'], 'Azrou im Studio');
    expect((await entry.publish({ locale: 'de' })).status).toBe(200);
    expect(await entry.publish({ locale: 'fr' })).toMatchObject({ code: 'CONFLICT' });
    const now = await entry.state();
    await entry.send('PATCH', '/draft', {
      version: now.draft?.version,
      base: now.revision,
      decided: [['title', 'fr']],
    });
    expect((await entry.publish()).status).toBe(200);
    expect((await entry.state()).published).toMatchObject({ title: { fr: 'Azrou du Studio' } });
  });

  it('restores a revision as a draft', async () => {
    const entry = open('places/bab-mansour');
    const { data } = await entry.send('GET', '/history');
    const oldest = (data as unknown as { id: number }[]).at(-1)?.id;
    const revision = await entry.send('GET', `/revisions/${oldest}`);
    expect(revision.data).toMatchObject({ id: oldest, data: { _id: 'bab-mansour' } });
    const path = `/revisions/${oldest}/restore`;
    expect(await entry.send('POST', path, { version: 1 })).toMatchObject({ code: 'STALE' });
    expect((await entry.send('POST', path, { version: 0 })).status).toBe(200);
    expect((await entry.publish()).status).toBe(200);
    const { published } = await entry.state();
    expect(published).toEqual((revision.data as unknown as { data: EntryData }).data);
    expect(await entry.send('GET', '/history')).toMatchObject({
      data: [{ source: 'restore' }, {}, {}],
    });
    expect(await entry.send('GET', '/revisions/999999')).toMatchObject({ status: 404 });
  });

  it('neither begins nor takes off entries that the website asks for by name', async () => {
    const fixed = { status: 400, code: 'FIXED_KIND' };
    const data = { title: { en: 'New' } };
    expect(await editor.post('/entries/pages', { id: 'new', data })).toMatchObject(fixed);
    const about = open('pages/about');
    const { revision, published } = await about.state();
    expect(await about.send('POST', '/unpublish', { revision })).toMatchObject(fixed);
    const end = { version: 0, publishAt: null, unpublishAt: '2040-01-01T00:00:00Z' };
    expect(await about.send('PUT', '/schedule', end)).toMatchObject(fixed);
    expect(await about.state()).toMatchObject({ published, draft: null });
  });

  it('adds a new entry, which leaves again once nothing refers to it', async () => {
    const { published } = await open('places/volubilis').state();
    const { _id, ...fields } = published as EntryData & { _id: string };
    await editor.post('/entries/places', { id: 'volubilis-two', data: fields });
    const place = open('places/volubilis-two');
    const { revision } = (await place.publish()).data;
    await expect.poll(() => site.live.current().places.get('volubilis-two')).toBeDefined();
    const experience = site.live.current().experiences.all[0];
    const other = open(`experiences/${experience?._id}`);
    await write(other, ['places'], [...(experience?.places ?? []), 'volubilis-two']);
    expect((await other.publish()).status).toBe(200);
    expect(await place.send('POST', '/unpublish', { revision })).toMatchObject({
      status: 409,
      code: 'REFERENCED',
      references: [
        { kind: 'experiences', id: experience?._id, field: `places.${experience?.places.length}` },
      ],
    });
    await write(other, ['places'], experience?.places);
    await other.publish();
    expect(await place.send('POST', '/unpublish', { revision: 1 })).toMatchObject({
      code: 'STALE',
    });
    expect((await place.send('POST', '/unpublish', { revision })).status).toBe(200);
    await expect.poll(() => site.live.current().places.get('volubilis-two')).toBeUndefined();
    expect(await place.state()).toMatchObject({
      published: null,
      draft: { status: 'unpublished' },
    });
    // The import leaves it alone, and does not add what refers to it.
    const raws = [
      { kind: 'places' as const, raw: { ...fields, _id: 'volubilis-two' } },
      {
        kind: 'experiences' as const,
        raw: { ...experience, _id: 'experience-two', places: ['volubilis-two'] },
      },
    ];
    expect(await importEntries(site.database.sql, raws)).toMatchObject({
      added: 0,
      problems: [{ id: 'volubilis-two' }, { id: 'experience-two', field: 'places.0' }],
    });
    expect((await place.publish()).status).toBe(200);
  });

  // The embedded database has one connection, so that requests wait for each other.
  if (kind === 'PostgreSQL') {
    it('takes an entry off the site while somebody begins a draft', async () => {
      const entry = open('stories/new-story-to-leave');
      const { published } = await open(
        `stories/${site.live.current().stories.all[0]?._id}`,
      ).state();
      await editor.post('/entries/stories', { id: 'new-story-to-leave', data: published ?? {} });
      const { revision } = (await entry.publish()).data;
      // The other draft is written, and committed only while the request waits for it.
      let commit = () => {};
      const isCommitted = site.database.sql.transaction(async (within) => {
        await within.execute(raw`
        INSERT INTO draft (kind, entry, data, author_name)
        VALUES ('stories', 'new-story-to-leave', '{"title": {"en": "Theirs"}}', 'Omar')`);
        await new Promise<void>((resolve) => {
          commit = resolve;
        });
      });
      const answer = entry.send('POST', '/unpublish', { revision });
      await expect.poll(() => blockedConnections(site.database.sql)).toBe(1);
      commit();
      await isCommitted;
      expect(await answer).toMatchObject({ status: 200 });
      expect(await entry.state()).toMatchObject({
        published: null,
        draft: { base: null, data: { title: { en: 'Theirs' } } },
      });
    });
  }

  it('keeps a document that an older one names as its successor', async () => {
    const guide = open('documents/guide');
    const { revision } = await guide.state();
    expect(await guide.send('POST', '/unpublish', { revision })).toMatchObject({
      code: 'REFERENCED',
      references: [{ kind: 'documents', id: 'guide-2021', field: 'newer' }],
    });
  });

  it('refuses an entry that names one which has left meanwhile', async () => {
    const entry = open('places/volubilis');
    await write(entry, ['title', 'fr'], 'Volubilis encore');
    await site.database.sql.execute(
      raw`DELETE FROM entry WHERE kind = 'provinces' AND id = 'meknes'`,
    );
    const answer = await entry.publish();
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.problems).toContainEqual(
      expect.objectContaining({ path: ['province'], code: 'reference' }),
    );
  });
});
