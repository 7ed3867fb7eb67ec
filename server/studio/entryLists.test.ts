/** Lists and the search by HTTP. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedEntry } from '../../domain/studio/entryApi.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { type Member, newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES } from '../testing/testSite.ts';

const member = async ({ client }: Member) =>
  (await client.get('/session')).data as unknown as { id: string };

describe.each(DATABASES)('lists on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let client: StudioClient;
  beforeAll(async () => {
    client = (await newMember(site, 'editor')).client;
  });
  async function list(query: string) {
    const { data, total, status } = (await client.get(`/entries/${query}`)) as unknown as {
      data: ListedEntry[];
      total: number;
      status: number;
    };
    return { ids: data?.map(({ id }) => id), data, total, status };
  }

  it('filter by town, tag, day of the check and sample', async () => {
    const { places, deals } = site.live.current();
    const all = [...places.all, ...deals.all];
    const inSefrou = all.filter(({ contact }) => contact.address.city === 'sefrou');
    expect((await list('places?town=sefrou')).ids?.toSorted()).toEqual(
      inSefrou.map(({ _id }) => _id).toSorted(),
    );
    const hotels = all.filter(({ tags }) => tags.includes('hotels'));
    expect((await list('places?tag=hotels')).total).toBe(hotels.length);
    expect((await list('places?checkedBefore=2000-01-01')).total).toBe(
      all.filter(({ checkedOn }) => !checkedOn).length,
    );
    expect((await list('places?sample=false')).total).toBe(all.length);
    expect((await list('places?sample=true')).total).toBe(0);
    expect((await list('places?town=sefrou&tag=nothing')).total).toBe(0);
    expect((await list('places?status=lost')).status).toBe(400);
    expect((await list('places?checkedBefore=soon')).status).toBe(400);
  });

  it('have titles in the language that is asked for', async () => {
    const ask = async (path: string, language: string) => {
      const response = await client.send('GET', path, undefined, { 'accept-language': language });
      return (response.data as unknown as ListedEntry[]).map(({ title }) => title);
    };
    expect(await ask('/entries/cities?q=fes', 'fr')).toContain('Fès');
    expect(await ask('/entries/cities?q=fes', 'en')).toContain('Fez');
    expect(await ask('/search?q=fes', 'fr')).toContain('Fès');
    await client.post('/entries/places', { id: 'dar-x', data: { title: { fr: 'Dar du X' } } });
    expect(await ask('/entries/places?q=dar-x', 'fr')).toEqual(['Dar du X']);
    expect(await ask('/entries/places?q=dar-x', 'en')).toEqual(['dar-x']);
    await site.database.sql.execute(raw`DELETE FROM draft WHERE entry = 'dar-x'`);
  });

  it('find entries that lack a language, in any of their texts', async () => {
    await site.database.sql.execute(raw`
      UPDATE entry SET data = data #- '{facts,0,de}' WHERE kind = 'places' AND id = 'bab-mansour'`);
    expect((await list('places?missing=de')).ids).toEqual(['bab-mansour']);
    const [found] = (await list('places?q=bab-mansour')).data;
    expect(found?.locales).toEqual(['en', 'fr', 'es']);
  });

  it('find entries without a field, and forget them when it is filled', async () => {
    const { data } = await client.get('/kinds/places/fields');
    expect(data).toEqual(expect.arrayContaining(['tip', 'contact.phone', 'openingHours']));
    const { places, deals } = site.live.current();
    const all = [...places.all, ...deals.all];
    const without = all.filter(({ contact }) => !contact.phone).map(({ _id }) => _id);
    const found = await list('places?empty=contact.phone&sort=id');
    expect(found.total).toBe(without.length);
    expect(found.ids).toEqual(without.toSorted().slice(0, 50));
    const [id] = without;
    await site.database.sql.execute(raw`
      UPDATE entry SET data = jsonb_set(data, '{contact,phone}', '"+212 535 000000"')
      WHERE kind = 'places' AND id = ${id}`);
    expect((await list('places?empty=contact.phone')).total).toBe(without.length - 1);
    for (const field of ['title', 'contact.address', 'nothing']) {
      expect(await list(`places?empty=${field}`), field).toMatchObject({ status: 400 });
    }
  });

  it('find what is assigned to oneself, to others and to nobody', async () => {
    const tarik = await newMember(site, 'translator');
    const { data: members } = (await client.get('/members')) as unknown as {
      data: { id: string; name: string; role: string }[];
    };
    const translator = members.find(({ role }) => role === 'translator');
    const path = '/entries/cities/sefrou/assignment';
    const assign = (member: string | null | undefined) => client.send('PUT', path, { member });
    const total = (await list('cities')).total;
    expect(await assign(translator?.id)).toMatchObject({
      status: 200,
      data: { assigned: { id: translator?.id, name: 'Amina Tazi' } },
    });
    expect((await list(`cities?assigned=${translator?.id}`)).data).toMatchObject([
      { id: 'sefrou', status: 'published', assigned: { name: 'Amina Tazi' } },
    ]);
    expect((await list('cities?assigned=nobody')).total).toBe(total - 1);
    expect((await list('cities?assigned=me')).ids).toEqual([]);
    expect(await tarik.client.get('/entries/cities?assigned=me')).toMatchObject({
      data: [{ id: 'sefrou' }],
      total: 1,
    });
    expect(await tarik.client.get('/assigned')).toMatchObject({
      data: [{ kind: 'cities', id: 'sefrou', title: 'Sefrou' }],
    });
    expect(await client.get('/entries/cities/sefrou')).toMatchObject({
      data: { assigned: { id: translator?.id }, draft: null },
    });
    expect(await tarik.client.send('PUT', path, { member: null })).toMatchObject({ status: 403 });
    const { id: readerId } = await member(await newMember(site, 'reader'));
    for (const nobody of ['x', readerId]) {
      expect(await assign(nobody)).toMatchObject({ status: 400, code: 'NO_ASSIGNEE' });
    }
    const unknown = '/entries/cities/atlantis/assignment';
    expect(await client.send('PUT', unknown, { member: null })).toMatchObject({ status: 404 });
    const { client: admin } = await newMember(site, 'administrator');
    await admin.send('PATCH', `/people/${translator?.id}`, { disabled: true });
    expect(await assign(translator?.id), 'stays').toMatchObject({ status: 200 });
    await assign(null);
    expect(await assign(translator?.id), 'again').toMatchObject({ code: 'NO_ASSIGNEE' });
    expect((await list('cities?assigned=nobody')).total).toBe(total);
    const log = (await admin.get('/audit')) as unknown as { data: object[] };
    expect(log.data).toEqual(
      expect.arrayContaining(
        ['Amina Tazi', null].map((to) =>
          expect.objectContaining({ action: 'assign', subject: 'cities/sefrou', detail: { to } }),
        ),
      ),
    );
  });

  it('show drafts, new entries and what was taken off the site', async () => {
    const story = new StudioEntry(client, 'stories/new-story');
    const data = { title: { en: 'Zébu' }, summary: { en: 'With horns.' } };
    await client.post('/entries/stories', { id: 'new-story', data });
    expect((await list('stories?status=draft')).data).toMatchObject([
      { id: 'new-story', title: 'Zébu', isPublished: false, path: null },
    ]);
    expect((await list('stories?q=zebu&empty=description')).ids).toEqual(['new-story']);
    expect((await list('stories?q=zebu&empty=summary')).ids).toEqual([]);
    const version = (await story.state()).draft?.version ?? 0;
    const moments = { publishAt: null, unpublishAt: '2040-01-01T00:00:00Z' };
    await story.send('PUT', '/schedule', { version, ...moments });
    expect((await list('stories?status=scheduled')).ids).toEqual(['new-story']);
    const [published] = (await list('stories?status=published')).data;
    const other = new StudioEntry(client, `stories/${published?.id}`);
    const { revision } = await other.state();
    expect((await other.send('POST', '/unpublish', { revision })).status).toBe(200);
    expect((await list('stories?status=unpublished')).ids).toEqual([published?.id]);
    expect((await list('stories?q=ZEBU')).ids).toEqual(['new-story']);
  });

  it('are searched across kinds, without accents', async () => {
    const { data } = await client.get('/search?q=F%C3%A8s');
    expect((data as unknown as object[])[0]).toEqual(
      expect.objectContaining({ kind: 'cities', id: 'fes', path: '/destination/fes' }),
    );
    expect(await client.get('/search?q=zebu')).toMatchObject({ data: [{ kind: 'stories' }] });
    expect(await client.get('/search?q=%25')).toMatchObject({ data: [] });
    expect(await client.get('/search?q=')).toMatchObject({ status: 400 });
  });

  it('are sorted and have pages', async () => {
    const first = await list('places?sort=id&dir=desc');
    expect(first.ids).toHaveLength(50);
    const second = await list('places?sort=id&dir=desc&page=2');
    expect(second.total).toBe(first.total);
    const ids = [...(first.ids ?? []), ...(second.ids ?? [])];
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(await list('places?page=999')).toMatchObject({ data: [], total: first.total });
    const drafts = await client.get('/drafts');
    expect(await client.get('/drafts?page=999')).toMatchObject({ data: [], total: 2 });
    expect(drafts).toMatchObject({ total: 2 });
  });

  it('refuse texts that the database cannot hold', async () => {
    for (const path of ['/search?q=%00', '/entries/places?q=%00', '/entries/places?town=%00']) {
      expect(await client.get(path)).toMatchObject({ status: 400 });
    }
  });
});
