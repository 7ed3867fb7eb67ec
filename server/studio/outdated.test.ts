/** Outdated translations by HTTP: every way to publish, confirming them, lists and counts. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { BulkOutcome } from '../../domain/studio/bulkApi.ts';
import type {
  ListedEntry,
  OutdatedCount,
  OutdatedTranslation,
} from '../../domain/studio/entryApi.ts';
import { importEntries } from '../content/contentStore.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES } from '../testing/testSite.ts';
import { runSchedule } from './schedule.ts';

describe.each(DATABASES)('outdated translations on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let client: StudioClient;
  beforeAll(async () => {
    client = (await newMember(site, 'editor')).client;
  });
  const open = (name: string) => new StudioEntry(client, name);
  async function write(entry: StudioEntry, texts: Record<string, string>) {
    const state = await entry.state();
    const { title } = (state.draft?.data ?? state.published) as { title: Record<string, string> };
    const changes = Object.entries(texts).map(([locale, to]) => ({
      path: ['title', locale],
      from: title[locale],
      to,
    }));
    expect(await entry.save(state, ...changes)).toMatchObject({ status: 200 });
    return title.en as string;
  }
  async function publish(entry: StudioEntry, texts: Record<string, string>, more = {}) {
    const english = await write(entry, texts);
    expect(await entry.publish(more)).toMatchObject({ status: 200 });
    return english;
  }
  const outdated = async (entry: StudioEntry) =>
    (await entry.state()).outdated.map(({ path, source }) => `${path.join('.')}: ${source}`);
  const ofTitle = (source: string, ...locales: string[]) =>
    locales.map((locale) => `title.${locale}: ${source}`);
  const list = async (query: string) =>
    (await client.get(`/entries/${query}`)).data as unknown as ListedEntry[];
  const counts = async () =>
    (await client.get('/outdated')).data as unknown as readonly OutdatedCount[];
  const bulk = async (path: string, body: object) =>
    (await client.send('POST', `/bulk/${path}`, body)).data as unknown as BulkOutcome;

  it('begin with an English text that is published alone, and end with a translation', async () => {
    expect(await counts()).toEqual([]);
    const entry = open('places/bab-mansour');
    const english = await publish(entry, { en: 'The gate of Mansour', fr: 'La porte Mansour' });
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es'));
    await write(entry, { de: 'Das Tor des Mansour' });
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es'));
    await entry.publish({ locale: 'de' });
    expect(await outdated(entry)).toEqual(ofTitle(english, 'es'));
    await publish(entry, { en: english });
    expect(await outdated(entry)).toEqual(ofTitle('The gate of Mansour', 'de', 'fr'));
  });

  it('are in lists, which find them by language, and are counted by kind', async () => {
    const [found, ...others] = await list('places?outdated=fr');
    expect(found).toMatchObject({ id: 'bab-mansour', outdated: ['fr', 'de'] });
    expect(others).toEqual([]);
    expect(await list('places?outdated=es')).toEqual([]);
    expect(await list('cities?outdated=fr')).toEqual([]);
    expect((await list('places?q=volubilis'))[0]).toMatchObject({ outdated: [] });
    const ofPlaces = { kind: 'places', count: 1 };
    expect(await counts()).toEqual([
      { ...ofPlaces, locale: 'fr' },
      { ...ofPlaces, locale: 'de' },
    ]);
  });

  it('are confirmed by a translator who saw the present version', async () => {
    const entry = open('cities/sefrou');
    const english = await publish(entry, { en: 'Sefrou, town of cherries' });
    const { revision } = await entry.state();
    const confirm = (by: StudioClient, seen: number | null) =>
      by.post('/entries/cities/sefrou/still-correct', { revision: seen, paths: [['title', 'fr']] });
    const { client: translator } = await newMember(site, 'translator');
    const { client: reader } = await newMember(site, 'reader');
    expect(await confirm(reader, revision)).toMatchObject({ status: 403 });
    expect(await confirm(translator, (revision ?? 0) - 1)).toMatchObject({ code: 'STALE' });
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es', 'fr'));
    const { data, status } = await confirm(translator, revision);
    const rest = (data as unknown as OutdatedTranslation[]).map(({ path }) => path.join('.'));
    expect({ status, rest }).toEqual({ status: 200, rest: ['title.de', 'title.es'] });
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es'));
    // The next change of the English text concerns it again.
    await publish(entry, { en: 'Sefrou' });
    expect(await outdated(entry)).toContain('title.fr: Sefrou, town of cherries');
    const unknown = { revision: 1, paths: [['title', 'fr']] };
    expect(await translator.post('/entries/cities/atlantis/still-correct', unknown)).toMatchObject({
      status: 404,
    });
    const { client: admin } = await newMember(site, 'administrator');
    expect((await admin.get('/audit')).data).toContainEqual(
      expect.objectContaining({
        action: 'still-correct',
        subject: 'cities/sefrou',
        detail: { fields: ['title.fr'] },
      }),
    );
  });

  it('do not begin with a correction', async () => {
    const entry = open('cities/azrou');
    await publish(entry, { en: 'Azrou.' }, { isCorrection: true });
    expect(await outdated(entry)).toEqual([]);
  });

  it('begin with changes of files, of which nothing older is known', async () => {
    const entry = open('cities/ifrane');
    const { published } = await entry.state();
    const { title } = published as { title: Record<string, string> };
    const raw = { ...published, title: { ...title, en: 'Ifrane in the cedars', de: 'Ifran' } };
    await importEntries(site.database.sql, [{ kind: 'cities', raw }]);
    expect(await outdated(entry)).toEqual(ofTitle(title.en ?? '', 'es', 'fr'));
  });

  it('begin with the schedule', async () => {
    const entry = open('cities/meknes');
    const english = await write(entry, { en: 'Meknes the imperial' });
    const version = (await entry.state()).draft?.version;
    const moments = { publishAt: '2040-01-01T00:00:00Z', unpublishAt: null };
    await entry.send('PUT', '/schedule', { version, ...moments });
    await runSchedule(site.database.sql, site.live, new Date('2040-01-02'));
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es', 'fr'));
  });

  it('begin with actions on many entries, whose undo brings back former ones', async () => {
    const entry = open('places/volubilis');
    const english = await publish(entry, { en: 'Roman Volubilis', fr: 'La Volubilis romaine' });
    await write(entry, { en: 'Volubilis of the Romans', de: 'Volubilis der Römer' });
    const action = { type: 'publish' };
    const preview = { action, entries: [{ id: 'volubilis' }] };
    const { items } = await bulk('places/preview', preview);
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es'));
    const seen = items.map(({ id, version, revision }) => ({ id, version, revision }));
    const { undo } = await bulk('places', { action, entries: seen });
    expect(await outdated(entry)).toEqual([
      ...ofTitle(english, 'es'),
      ...ofTitle('Roman Volubilis', 'fr'),
    ]);
    await bulk('places/undo', { undo });
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es'));
  });

  it('are known again when an entry comes back to the website', async () => {
    const [found] = await list('stories?status=published');
    const entry = open(`stories/${found?.id}`);
    const english = await publish(entry, { en: 'Another story' });
    const { revision } = await entry.state();
    await entry.send('POST', '/unpublish', { revision });
    expect(await list('stories?outdated=fr')).toEqual([]);
    expect(await counts()).not.toContainEqual(expect.objectContaining({ kind: 'stories' }));
    await publish(entry, { fr: 'Une autre histoire' });
    expect(await outdated(entry)).toEqual(ofTitle(english, 'de', 'es'));
    expect(await list('stories?outdated=de')).toHaveLength(1);
  });
});
