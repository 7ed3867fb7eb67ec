/** Lists and the search by HTTP. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedEntry } from '../../domain/studio/entryApi.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES } from '../testing/testSite.ts';

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
    expect((await list('places?town=sefrou&tag=nothing')).total).toBe(0);
    expect((await list('places?status=lost')).status).toBe(400);
    expect((await list('places?checkedBefore=soon')).status).toBe(400);
  });

  it('find entries that lack a language, in any of their texts', async () => {
    await site.database.sql.execute(raw`
      UPDATE entry SET data = data #- '{facts,0,de}' WHERE kind = 'places' AND id = 'bab-mansour'`);
    expect((await list('places?missing=de')).ids).toEqual(['bab-mansour']);
    const [found] = (await list('places?q=bab-mansour')).data;
    expect(found?.locales).toEqual(['en', 'fr', 'es']);
  });

  it('show drafts, new entries and what was taken off the site', async () => {
    const story = new StudioEntry(client, 'stories/new-story');
    await client.post('/entries/stories', { id: 'new-story', data: { title: { en: 'Zébu' } } });
    expect((await list('stories?status=draft')).data).toMatchObject([
      { id: 'new-story', title: 'Zébu', isPublished: false, path: null },
    ]);
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
