/** Drafts by HTTP: autosave by field, two people at once, roles, limits and faults. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BinnedEntry, DRAFT_DAYS, type KeptDraft } from '../../domain/studio/entryApi.ts';
import { MAX_CHANGES_BYTES } from '../../domain/studio/entryRequests.ts';
import type { FieldChange } from '../../domain/studio/fieldPath.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES } from '../testing/testSite.ts';
import { deleteOldDrafts } from './keptDrafts.ts';

describe.each(DATABASES)('drafts on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let amina: StudioClient;
  let omar: StudioClient;
  let tarik: StudioClient;
  beforeAll(async () => {
    amina = (await newMember(site, 'editor')).client;
    omar = (await newMember(site, 'administrator')).client;
    tarik = (await newMember(site, 'translator')).client;
    const rename = (name: string, role: string) =>
      site.database.sql.execute(raw`UPDATE studio_user SET name = ${name} WHERE role = ${role}`);
    await rename('Omar', 'administrator');
    await rename('Tarik', 'translator');
  });
  const open = (client: StudioClient, name: string) => new StudioEntry(client, name);
  const title = (locale: string, from: unknown, to?: unknown) => ({
    path: ['title', locale],
    from,
    to,
  });
  const textOf = (value: unknown) => value as Record<string, Record<string, string>>;

  it('begin with the first change, may be invalid and are not on the site', async () => {
    const entry = open(amina, 'places/bab-mansour');
    const before = await entry.state();
    expect(before).toMatchObject({ draft: null, path: '/poi/bab-mansour', problems: [] });
    const english = textOf(before.published).title?.en;
    const saved = await entry.save(before, title('en', english));
    expect(saved).toMatchObject({ status: 200, data: { base: before.revision } });
    expect(saved.data).not.toHaveProperty('data');
    const after = await entry.state();
    expect(after.draft).toMatchObject({
      version: saved.data.version,
      author: { name: 'Amina Tazi' },
    });
    expect(after.problems).toContainEqual(
      expect.objectContaining({ path: ['title', 'en'], code: 'schema', level: 'error' }),
    );
    expect(site.live.current().places.get('bab-mansour')?.title.en).toBe(english);
  });

  it('end when they are changed back to what is published', async () => {
    const entry = open(amina, 'places/sebaa-aioun');
    const before = await entry.state();
    const english = textOf(before.published).title?.en;
    await entry.save(before, title('en', english, 'Other'));
    const changed = await entry.state();
    expect(changed.draft).not.toBeNull();
    const back = await entry.save(changed, title('en', 'Other', english));
    expect(back).toMatchObject({ status: 200, data: { version: 0, base: before.revision } });
    expect(await entry.state()).toMatchObject({ draft: null, revision: before.revision });
    // The browser goes on from there.
    expect((await entry.save(await entry.state(), title('en', english, 'Again'))).status).toBe(200);
  });

  it('take the languages of two people without a conflict', async () => {
    const [first, second] = [open(amina, 'places/volubilis'), open(tarik, 'places/volubilis')];
    const [one, two] = [await first.state(), await second.state()];
    const { fr, de } = textOf(one.published).title ?? {};
    expect(await first.save(one, title('fr', fr, 'Volubilis la romaine'))).toMatchObject({
      status: 200,
    });
    const late = await second.save(two, title('de', de, 'Das römische Volubilis'));
    expect(late).toMatchObject({
      status: 200,
      data: { data: { title: { fr: 'Volubilis la romaine', de: 'Das römische Volubilis' } } },
    });
  });

  it('return both versions of a field that two people changed, and store the other fields', async () => {
    const [first, second] = [open(omar, 'cities/sefrou'), open(amina, 'cities/sefrou')];
    const [one, two] = [await first.state(), await second.state()];
    const { en, es } = textOf(one.published).title ?? {};
    await first.save(one, title('en', en, 'Sefrou of Omar'));
    const late = await second.save(
      two,
      title('en', en, 'Sefrou of Amina'),
      title('es', es, 'Sefrú'),
    );
    expect(late).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(late.conflicts).toEqual([
      {
        path: ['title', 'en'],
        yours: 'Sefrou of Amina',
        theirs: 'Sefrou of Omar',
        by: 'Omar',
        inDraft: 'theirs',
      },
    ]);
    expect((await second.state()).draft?.data).toMatchObject({
      title: { en: 'Sefrou of Omar', es: 'Sefrú' },
    });
    // Whoever has seen the other version may replace it.
    const again = title('en', 'Sefrou of Omar', 'Sefrou of Amina');
    expect(await second.save(await second.state(), again)).toMatchObject({ status: 200 });
  });

  it('keep what was refused until its author has chosen, whatever happens to the draft', async () => {
    const [first, second] = [
      open(omar, 'cities/moulay-yacoub'),
      open(amina, 'cities/moulay-yacoub'),
    ];
    const [one, two] = [await first.state(), await second.state()];
    const { en } = textOf(one.published).title ?? {};
    await first.save(one, title('en', en, 'Midelt of Omar'));
    await second.save(two, title('en', en, 'Midelt of Amina'));
    const question = {
      path: ['title', 'en'],
      yours: 'Midelt of Amina',
      theirs: 'Midelt of Omar',
      by: 'Omar',
      inDraft: 'theirs',
    };
    // In every browser of the same person, and for nobody else.
    expect((await open(amina.copy(), 'cities/moulay-yacoub').state()).conflicts).toEqual([
      question,
    ]);
    expect((await first.state()).conflicts).toEqual([]);
    const send = async (body: object) => {
      const { draft, revision } = await second.state();
      const seen = { version: draft?.version ?? 0, base: revision };
      return second.send('PATCH', '/draft', { ...seen, ...body });
    };
    // Typing on is kept too, and is not in the draft.
    const longer = { path: ['title', 'en'], to: 'Midelt of Amina Tazi' };
    expect(await send({ undecided: [longer] })).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await second.state()).draft?.data).toMatchObject({ title: { en: 'Midelt of Omar' } });
    expect((await first.publish()).status).toBe(200);
    const published = { ...question, yours: 'Midelt of Amina Tazi' };
    expect((await second.state()).conflicts).toEqual([published]);
    const french = textOf(one.published).title?.fr;
    expect((await send({ changes: [title('fr', french, 'Midelt')] })).status).toBe(200);
    expect((await second.state()).conflicts).toEqual([published]);
    const mine = title('en', 'Midelt of Omar', 'Midelt of Amina Tazi');
    expect((await send({ changes: [mine], decided: [['title', 'en']] })).status).toBe(200);
    expect(await second.state()).toMatchObject({
      conflicts: [],
      draft: { data: { title: { en: 'Midelt of Amina Tazi' } } },
    });
    // A choice of the other version changes nothing.
    await send({ undecided: [{ path: ['order'], to: 77 }] });
    expect((await second.state()).conflicts).toMatchObject([{ path: ['order'], yours: 77 }]);
    const before = await second.state();
    expect((await send({ decided: [['order']] })).status).toBe(200);
    expect(await second.state()).toMatchObject({ conflicts: [], draft: before.draft });
    expect((await send({})).status).toBe(400);
  });

  it('keep a list in which a field was refused, with the field', async () => {
    const [first, second] = [open(omar, 'places/bab-guissa'), open(amina, 'places/bab-guissa')];
    const [one, two] = [await first.state(), await second.state()];
    const path = ['tags', '0'];
    const tags = one.published?.tags as string[];
    await first.save(one, { path, from: tags[0], to: 'hotels' });
    await second.save(two, { path, from: tags[0], to: 'nature' });
    const longer = ['nature', ...tags.slice(1), 'birds'];
    const seen = { version: 0, base: two.revision };
    await second.send('PATCH', '/draft', { ...seen, undecided: [{ path: ['tags'], to: longer }] });
    await second.send('PATCH', '/draft', { ...seen, undecided: [{ path, to: 'garden' }] });
    expect((await second.state()).conflicts).toMatchObject([
      {
        path: ['tags'],
        yours: ['garden', ...longer.slice(1)],
        theirs: ['hotels', ...tags.slice(1)],
      },
    ]);
  });

  it('name who changed a field last, alone or with a field around it', async () => {
    const [first, second, third] = [omar, amina, tarik].map((client) =>
      open(client, 'places/volubilis'),
    ) as [StudioEntry, StudioEntry, StudioEntry];
    const stale = await third.state();
    const { facts } = stale.published as { facts: { en: string; fr: string }[] };
    const path = ['facts', '0', 'fr'];
    await first.save(await first.state(), { path, from: facts[0]?.fr, to: 'Celui d’Omar' });
    const { facts: present } = (await second.fields()) as { facts: object[] };
    const all = present.map((fact) => ({ ...fact, fr: 'Celui d’Amina' }));
    await second.save(await second.state(), { path: ['facts'], from: present, to: all });
    const mine = { path, from: facts[0]?.fr, to: 'Le mien' };
    expect((await third.save(stale, mine)).conflicts).toMatchObject([{ by: 'Amina Tazi' }]);
    await first.save(await first.state(), { path, from: 'Celui d’Amina', to: 'Celui d’Omar' });
    expect((await third.save(stale, mine)).conflicts).toMatchObject([{ by: 'Omar' }]);
    const { revision, draft } = await second.state();
    const restored = await second.send('POST', `/revisions/${revision}/restore`, {
      version: draft?.version,
    });
    expect(restored.status).toBe(200);
    const other = { ...mine, from: 'Celui d’Omar' };
    expect((await third.save(stale, other)).conflicts).toMatchObject([{ by: 'Amina Tazi' }]);
  });

  it('begin once when two people begin at the same time', async () => {
    const entries = [amina, omar, tarik].map((client) => open(client, 'cities/azrou'));
    const states = await Promise.all(entries.map((entry) => entry.state()));
    const { title: texts } = textOf(states[0]?.published);
    const answers = await Promise.all(
      ['fr', 'es', 'de'].map((locale, index) => {
        const change = title(locale, texts?.[locale], `Azrou ${locale}`);
        return entries[index]?.save(states[index] ?? fail(), change);
      }),
    );
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(await open(amina, 'cities/azrou').fields()).toMatchObject({
      title: { fr: 'Azrou fr', es: 'Azrou es', de: 'Azrou de' },
    });
  });

  it('let translators change texts in other languages than English only', async () => {
    const entry = open(tarik, 'cities/ifrane');
    const state = await entry.state();
    const { en } = textOf(state.published).title ?? {};
    for (const change of [
      title('en', en, 'Ifrane the white'),
      { path: ['title'], from: textOf(state.published).title, to: { en: 'x' } },
      { path: ['order'], from: state.published?.order, to: 99 },
    ]) {
      expect(await entry.save(state, change)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    expect((await entry.state()).draft).toBeNull();
    // The files of a document are by language too, but they are no texts.
    await site.database.sql.execute(raw`
      UPDATE entry SET data = data || '{"files": {"fr": "guide.pdf"}}'
      WHERE kind = 'documents' AND id = 'guide'`);
    const guide = open(tarik, 'documents/guide');
    const file = { path: ['files', 'fr'], from: 'guide.pdf', to: 'https://example.org/other.pdf' };
    expect(await guide.save(await guide.state(), file)).toMatchObject({ status: 403 });
    expect(await entry.send('POST', '/publish', { version: 1 })).toMatchObject({ status: 403 });
    const german = { version: 1, locale: 'de' };
    expect(await entry.send('POST', '/publish', german)).toMatchObject({ status: 404 });
  });

  it('are refused to readers and to those who are signed out, and nothing is lost', async () => {
    const reader = (await newMember(site, 'reader')).client;
    const entry = open(reader, 'cities/ifrane');
    const state = await entry.state();
    const change = title('fr', textOf(state.published).title?.fr, 'Ifrane');
    expect(await entry.save(state, change)).toMatchObject({ status: 403 });
    const writer = (await newMember(site, 'editor')).client;
    await writer.post('/sign-out');
    expect(await open(writer, 'cities/ifrane').save(state, change)).toMatchObject({
      status: 401,
      code: 'SIGNED_OUT',
    });
    // The same change is stored once the person has signed in again.
    expect(await open(amina, 'cities/ifrane').save(state, change)).toMatchObject({ status: 200 });
    await site.database.sql.execute(
      raw`UPDATE studio_user SET role = 'owner' WHERE role = 'reader'`,
    );
    expect(await entry.save(state, change)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('refuse requests of other sites', async () => {
    const headers = { origin: 'https://other.example' };
    const body = { version: 0, base: null, changes: [title('fr', undefined, 'x')] };
    const path = '/entries/cities/fes/draft';
    expect(await amina.send('PATCH', path, body, headers)).toMatchObject({ status: 403 });
  });

  it.each([
    ['no version', { base: null, changes: [{ path: ['order'], to: 1 }] }, 400],
    ['no changes', { version: 0, base: null, changes: [] }, 400],
    [
      'an inherited key',
      { version: 0, base: null, changes: [{ path: ['__proto__'], to: 1 }] },
      400,
    ],
    [
      'an inherited key in a value',
      '{"version":0,"base":null,"changes":[{"path":["x"],"to":{"__proto__":{"y":1}}}]}',
      400,
    ],
    [
      'a very deep value',
      `{"version":0,"base":null,"changes":[{"path":["x"],"to":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`,
      400,
    ],
    [
      'a field and one inside it',
      {
        version: 0,
        base: null,
        changes: [
          { path: ['title'], to: {} },
          { path: ['title', 'en'], to: 'x' },
        ],
      },
      400,
    ],
    [
      'very many values',
      { version: 0, base: null, changes: [{ path: ['x'], to: Array(100_000).fill(0) }] },
      400,
    ],
    ['a null character', { version: 0, base: null, changes: [{ path: ['x'], to: '\0' }] }, 400],
    [
      'too long a text',
      { version: 0, base: null, changes: [{ path: ['x'], to: 'x'.repeat(MAX_CHANGES_BYTES) }] },
      413,
    ],
  ])('refuse %s', async (_, body, status) => {
    const answer = await amina.send('PATCH', '/entries/cities/fes/draft', body);
    expect(answer.status).toBe(status);
    expect((await open(amina, 'cities/fes').state()).draft).toBeNull();
  });

  it('refuse what is longer than a field or an entry, and fields that the kind does not have', async () => {
    const entry = open(amina, 'pages/about');
    const state = await entry.state();
    const { sections } = state.published as { sections: object[] };
    const from = sections;
    const section = (length: number) => {
      // Each of the letters has two bytes.
      const text = 'é'.repeat(length);
      return { heading: { en: 'x' }, text: { en: text, fr: text } };
    };
    const all = (to: object[]) => ({ path: ['sections'], from, to });
    const refused: [change: FieldChange, code: string, field?: string][] = [
      [title('fr', 'x', 'x'.repeat(501)), 'TOO_LONG', 'title.fr'],
      [{ path: ['sections', '0', 'text', 'de'], to: 'x'.repeat(20_001) }, 'TOO_LONG'],
      [all([section(20_001)]), 'TOO_LONG', 'sections.0.text.en'],
      [all(Array(14).fill(section(20_000))), 'TOO_LONG'],
      [all(Array(251).fill({})), 'TOO_MANY', 'sections'],
      [{ path: ['subtitle'], to: 'x' }, 'UNKNOWN_FIELD', 'subtitle'],
      [{ path: ['title', 'it'], to: 'x' }, 'UNKNOWN_FIELD', 'title.it'],
    ];
    for (const [change, code, field] of refused) {
      const answer = await entry.save(state, change);
      expect(answer.status).toBe(code === 'UNKNOWN_FIELD' ? 400 : 413);
      expect(answer).toMatchObject({ code, ...(field && { field }) });
    }
    expect((await entry.state()).draft).toBeNull();
    expect((await entry.save(state, all(Array(13).fill(section(19_000))))).status).toBe(200);
    const { draft } = await entry.state();
    await entry.send('DELETE', `/draft?version=${draft?.version}`);
  });

  it('of new entries need an id that is free', async () => {
    const make = (id: string) =>
      amina.post('/entries/stories', { id, data: { title: { en: 'A story' } } });
    expect(await make('Not An Id')).toMatchObject({ status: 400, field: 'id' });
    for (const field of ['constructor', 'toString', 'x']) {
      const body = `{"id":"a-new-story","data":{"${field}":1}}`;
      expect(await amina.send('POST', '/entries/stories', body)).toMatchObject({ status: 400 });
    }
    expect(await make('a-new-story')).toMatchObject({ status: 201, data: { base: null } });
    expect(await make('a-new-story')).toMatchObject({ status: 409, code: 'EXISTS' });
    const entry = open(amina, 'stories/a-new-story');
    expect(await entry.state()).toMatchObject({
      published: null,
      draft: { data: { _id: 'a-new-story' } },
    });
    expect((await entry.publish()).status).toBe(422);
    expect(await amina.get('/drafts?mine=true')).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ kind: 'stories', id: 'a-new-story', isPublished: false }),
      ]),
    });
    const { draft } = await entry.state();
    expect(await entry.send('DELETE', '/draft?version=1')).toMatchObject({ code: 'STALE' });
    expect(await entry.send('DELETE', `/draft?version=${draft?.version}`)).toMatchObject({
      data: { data: { title: { en: 'A story' } } },
    });
    expect(await entry.send('GET')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const inBin = async () => (await amina.get('/bin')).data as unknown as BinnedEntry[];
    const [binned] = await inBin();
    expect(binned).toMatchObject({ id: 'a-new-story', title: 'A story', wasPublished: false });
    const again = await entry.send('POST', `/drafts/${binned?.draft}/restore`, { version: 0 });
    expect(again.status).toBe(200);
    expect(await entry.fields()).toEqual(draft?.data);
    expect(await inBin()).toEqual([]);
  });

  it('have a history: nothing is lost when a draft is replaced, discarded or taken off', async () => {
    const entry = open(amina, 'cities/taounate');
    const write = async (to: string) => {
      const state = await entry.state();
      const from = textOf(state.draft?.data ?? state.published).title?.fr;
      return entry.save(state, title('fr', from, to));
    };
    const versions = async () =>
      (await entry.send('GET', '/drafts')).data as unknown as KeptDraft[];
    const version = async () => (await entry.state()).draft?.version ?? 0;
    const { revision } = await entry.state();
    await write('Taounate une');
    expect(await versions()).toEqual([]);
    // One version is kept of a time of typing.
    await write('Taounate deux');
    await write('Taounate trois');
    expect(await versions()).toMatchObject([{ reason: 'edit', author: { name: 'Amina Tazi' } }]);
    const back = `/revisions/${revision}/restore`;
    expect((await entry.send('POST', back, { version: await version() })).status).toBe(200);
    const [replaced] = await versions();
    expect(replaced).toMatchObject({ reason: 'restore' });
    expect((await entry.send('GET', `/drafts/${replaced?.id}`)).data).toMatchObject({
      data: { title: { fr: 'Taounate trois' } },
    });
    const restored = `/drafts/${replaced?.id}/restore`;
    expect(await entry.send('POST', restored, { version: 1 })).toMatchObject({ code: 'STALE' });
    expect((await entry.send('POST', restored, { version: await version() })).status).toBe(200);
    expect(await entry.fields()).toMatchObject({ title: { fr: 'Taounate trois' } });
    const { data } = await entry.send('DELETE', `/draft?version=${await version()}`);
    const { kept } = data as unknown as { kept: number };
    expect((await entry.state()).draft).toBeNull();
    expect((await entry.send('POST', `/drafts/${kept}/restore`, { version: 0 })).status).toBe(200);
    expect(await entry.state()).toMatchObject({
      draft: { base: revision, data: { title: { fr: 'Taounate trois' } } },
    });
    expect(await entry.send('POST', '/drafts/999999/restore', { version: 0 })).toMatchObject({
      status: 404,
    });
    const reader = open(tarik, 'cities/taounate');
    expect(await reader.send('POST', `/drafts/${kept}/restore`, { version: 0 })).toMatchObject({
      status: 403,
    });
  });

  it('of entries that were taken off and discarded are in the bin for 90 days', async () => {
    const { data: stories } = await amina.get('/entries/stories?status=published');
    const id = (stories as unknown as { id: string }[])[0]?.id;
    const entry = open(amina, `stories/${id}`);
    const { revision, published } = await entry.state();
    expect((await entry.send('POST', '/unpublish', { revision })).status).toBe(200);
    const { draft } = await entry.state();
    await entry.send('DELETE', `/draft?version=${draft?.version}`);
    const inBin = async () => (await amina.get('/bin')).data as unknown as BinnedEntry[];
    const [binned] = await inBin();
    expect(binned).toMatchObject({ id, by: 'Amina Tazi', wasPublished: true });
    const { data: history } = await entry.send('GET', '/history');
    expect(history).toMatchObject([{ isUnpublished: true }, { id: revision }]);
    const restore = `/drafts/${binned?.draft}/restore`;
    expect((await entry.send('POST', restore, { version: 0 })).status).toBe(200);
    expect((await entry.publish()).status).toBe(200);
    expect((await entry.state()).published).toEqual(published);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
    const before = (await entry.send('GET', '/drafts')).data as unknown as KeptDraft[];
    await deleteOldDrafts(site.database.sql, inDays(DRAFT_DAYS - 1));
    expect((await entry.send('GET', '/drafts')).data).toEqual(before);
    await deleteOldDrafts(site.database.sql, inDays(DRAFT_DAYS + 1));
    expect((await entry.send('GET', '/drafts')).data).toEqual([]);
  });

  it('have ids that can be ids', async () => {
    for (const id of ['Not%20An%20Id', 'a--b', 'x'.repeat(90)]) {
      expect(await amina.get(`/entries/cities/${id}`)).toMatchObject({ status: 404 });
      const body = { locale: null };
      const answer = await amina.send('PUT', `/entries/cities/${id}/presence`, body);
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('show who else has the entry open', async () => {
    const path = '/entries/cities/meknes/presence';
    await tarik.send('PUT', path, { locale: 'de' });
    const present = [{ name: 'Tarik', locale: 'de' }];
    expect(await open(amina, 'cities/meknes').state()).toMatchObject({ present });
    expect(await amina.send('PUT', path, { locale: null })).toMatchObject({ data: present });
    const setSeen = (age: string, entry: string) =>
      site.database.sql.execute(raw`
        UPDATE presence SET seen = now() - ${age}::interval WHERE entry = ${entry}`);
    // Whoever stops to report is gone, and leaves no row behind when somebody opens any entry.
    await setSeen('44 seconds', 'meknes');
    expect(await open(amina, 'cities/meknes').state()).toMatchObject({ present });
    await setSeen('46 seconds', 'meknes');
    expect(await open(amina, 'cities/meknes').state()).toMatchObject({ present: [] });
    await tarik.send('PUT', path, { locale: 'fr' });
    expect(await open(amina, 'cities/meknes').state()).toMatchObject({
      present: [{ name: 'Tarik', locale: 'fr' }],
    });
    await setSeen('46 seconds', 'meknes');
    await tarik.send('PUT', '/entries/cities/fes/presence', { locale: null });
    const { rows } = (await site.database.sql.execute(
      raw`SELECT entry FROM presence`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ entry: 'fes' }]);
    await tarik.send('PUT', path, { locale: 'fr' });
    await tarik.send('DELETE', path);
    expect(await open(amina, 'cities/meknes').state()).toMatchObject({ present: [] });
  });
});

function fail(): never {
  throw new Error('There is no state.');
}
