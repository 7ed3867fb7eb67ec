/** `npm run content -- sync` while a site runs and the Studio changes the same entries. */
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldPath } from '../../domain/studio/fieldPath.ts';
import type { RunningSite } from '../site.ts';
import { sync as syncTable } from '../studio/contentSchema.ts';
import { contentCommand } from '../testing/contentCommand.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { importEntries } from './contentStore.ts';
import { readVersion } from './loadCatalogue.ts';
import { recordSync } from './syncEntries.ts';

const TAG = '_id: food\nslug: food\nname:\n  en: Food\norder: 1\n';
const article = (id: string) => `# Article ${id}.
_id: ${id}
title:
  en: Bread
  fr: Pain
tags:
  - food
order: 1
slug: ${id}
`;

describe.each(DATABASES)('content sync with the %s database', (kind) => {
  let folder: string;
  let place: TestPlace;
  let site: RunningSite;
  let editor: StudioClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fm-sync-'));
    await mkdir(join(folder, 'articles'));
    await mkdir(join(folder, 'tags'));
    await writeFile(join(folder, 'tags/food.yaml'), TAG);
    await writeFile(join(folder, 'tags/craft.yaml'), TAG.replaceAll('food', 'craft'));
    await put('sample', `${article('sample')}sample: true\n`);
    for (const id of ['one', 'two', 'three', 'four', 'five', 'six']) await put(id, article(id));
    place = await makeTestPlace(kind, { seeded: false });
    site = await place.start({ CONTENT_DIR: folder, TRUSTED_PROXY: 'true' });
    editor = (await newMember(site, 'editor')).client;
  });
  afterAll(async () => {
    await place.remove();
    await rm(folder, { recursive: true });
  });

  const path = (id: string) => join(folder, `articles/${id}.yaml`);
  const put = (id: string, text: string) => writeFile(path(id), text);
  const read = (id: string) => readFile(path(id), 'utf8');
  const isThere = (id: string) =>
    access(path(id)).then(
      () => true,
      () => false,
    );
  const sync = (...args: string[]) => contentCommand(place.env, 'sync', folder, ...args);
  const open = (id: string) => new StudioEntry(editor, `articles/${id}`);
  const edit = async (id: string, field: FieldPath, from: unknown, to: unknown) =>
    open(id).save(await open(id).state(), { path: field, from, to });
  async function publish(id: string, field: FieldPath, from: unknown, to: unknown) {
    await edit(id, field, from, to);
    expect((await open(id).publish()).status).toBe(200);
  }
  async function unpublish(id: string) {
    const { revision } = await open(id).state();
    expect((await open(id).send('POST', '/unpublish', { revision })).status).toBe(200);
  }

  it('leaves samples off the site that were removed before the first synchronisation', async () => {
    expect((await contentCommand(place.env, 'remove-samples')).stdout).toBe('1 samples removed\n');
    const { code, stdout } = await sync();
    expect(code).toBe(0);
    expect(stdout).toContain('articles/sample: file deleted, because the entry was taken off');
    expect(await isThere('sample')).toBe(false);
  });

  it('does nothing while both sides are the same', async () => {
    const before = await read('one');
    const { code, stdout, stderr } = await sync();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      '0 imported, 0 written to files, 0 merged, 0 deleted, 8 unchanged, 0 conflicts, 0 problems\n',
    );
    expect(await read('one')).toBe(before);
  });

  it('copies and merges what either side changed, and a dry run says so first', async () => {
    await put('one', article('one').replace('Bread', 'Good bread'));
    await put('new', article('new'));
    await publish('two', ['title', 'de'], undefined, 'Brot');
    await put('three', article('three').replace('order: 1', 'order: 3'));
    await publish('three', ['title', 'de'], undefined, 'Brot');

    const version = await readVersion(site.database.sql);
    const dry = await sync('--dry-run');
    const summary =
      '2 imported, 1 written to files, 1 merged, 0 deleted, 5 unchanged, 0 conflicts, 0 problems\n';
    expect(dry.stdout).toContain(`Nothing is changed. It would be: ${summary}`);
    expect(await read('two')).toBe(article('two'));
    expect(await readVersion(site.database.sql)).toBe(version);

    const { code, stdout } = await sync();
    expect(code).toBe(0);
    expect(stdout).toContain('articles/one: imported from the file (title.en)\n');
    expect(stdout).toContain('articles/two: written to the file (title.de)\n');
    expect(stdout).toContain('articles/three: changed in both, merged (title.de, order)\n');
    expect(stdout).toContain(summary);
    await expect.poll(() => site.live.current().articles.get('one')?.title.en).toBe('Good bread');
    await expect.poll(() => site.live.current().articles.get('three')?.order).toBe(3);
    expect(await read('two')).toBe(article('two').replace('Pain\n', 'Pain\n  de: Brot\n'));
    expect(await read('three')).toBe(
      article('three').replace('Pain\n', 'Pain\n  de: Brot\n').replace('order: 1', 'order: 3'),
    );
    const history = await open('one').send('GET', '/history');
    expect(history.data).toMatchObject([{ source: 'sync', author: null }, { source: 'import' }]);
    expect((await sync()).stdout).toMatch(/^0 imported, 0 written to files, 0 merged/);
  });

  it('keeps the database’s version of a field that both changed, and the file’s as a draft', async () => {
    const before = await read('one');
    await put('one', before.replace('Good bread', 'File bread').replace('order: 1', 'order: 9'));
    await publish('one', ['title', 'en'], 'Good bread', 'Studio bread');
    const { code, stderr, stdout } = await sync();
    expect(code).toBe(1);
    expect(stderr).toBe(
      'articles/one: title.en: changed in both; the database’s version stays, ' +
        'the file’s is now a draft by "files"\n',
    );
    expect(stdout).toContain('1 conflicts, 0 problems');
    expect(await read('one')).toBe(
      before.replace('Good bread', 'Studio bread').replace('order: 1', 'order: 9'),
    );
    const state = await open('one').state();
    expect(state.published).toMatchObject({ title: { en: 'Studio bread' }, order: 9 });
    expect(state.draft).toMatchObject({
      author: { name: 'files' },
      base: state.revision,
      data: { title: { en: 'File bread', fr: 'Pain' }, order: 9 },
    });
    expect((await sync()).code).toBe(0);
  });

  it('replaces a draft of files by a later version, unless its publishing is planned', async () => {
    const bothChange = async (name: string) => {
      const { published } = await open('one').state();
      const raw = { ...published, title: { en: `Studio ${name}`, fr: 'Pain' } };
      await importEntries(site.database.sql, [{ kind: 'articles', raw }], { force: true });
      await put('one', (await read('one')).replace(/en: .*/, `en: File ${name}`));
    };
    const draftOf = async () => (await open('one').state()).draft;
    const plan = async (publishAt: string | null) => {
      const { version } = (await draftOf()) ?? {};
      const body = { version, publishAt, unpublishAt: null };
      expect((await open('one').send('PUT', '/schedule', body)).status).toBe(200);
    };
    await bothChange('cake');
    expect((await sync()).stderr).toContain('articles/one: title.en: changed in both');
    expect(await draftOf()).toMatchObject({ data: { title: { en: 'File cake' } } });
    await plan('2090-01-01T00:00:00Z');
    await bothChange('tart');
    expect((await sync()).stderr).toContain(
      'articles/one: (entry): was changed in the file and in',
    );
    expect(await draftOf()).toMatchObject({ data: { title: { en: 'File cake' } } });
    await plan(null);
    expect((await sync()).stderr).toContain('articles/one: title.en: changed in both');
    expect(await draftOf()).toMatchObject({ data: { title: { en: 'File tart' } } });
    expect((await open('one').publish()).status).toBe(200);
    expect((await sync()).stdout).toContain('articles/one: written to the file (title.en)');
    expect(await read('one')).toContain('en: File tart');
  });

  it('records the common versions of many entries without blocking requests', async () => {
    const { sql } = site.database;
    const bases = (revision: number | null) =>
      Array.from({ length: 1000 }, (_, index) => ({
        kind: 'articles' as const,
        id: `many-${index}`,
        revision,
      }));
    let [turns, isBusy] = [0, true];
    const count = () => {
      turns++;
      if (isBusy) setImmediate(count);
    };
    count();
    await recordSync(sql, bases(1));
    await recordSync(sql, bases(2));
    isBusy = false;
    expect(turns).toBeGreaterThan(18);
    const stored = () => sql.$count(syncTable, eq(syncTable.revision, 2));
    const before = await stored();
    await recordSync(sql, bases(null));
    expect(before - (await stored())).toBe(1000);
  });

  it('leaves file and entry alone where somebody’s draft would be lost', async () => {
    await publish('two', ['title', 'en'], 'Bread', 'Studio bread');
    await edit('two', ['title', 'en'], 'Studio bread', 'Typing …');
    const text = (await read('two')).replace('Bread', 'File bread');
    await put('two', text);
    const { code, stderr } = await sync();
    expect(code).toBe(1);
    expect(stderr).toContain('articles/two: (entry): was changed in the file and in the Studio');
    expect(stderr).toContain('articles/two.yaml)');
    expect(await read('two')).toBe(text);
    expect(await open('two').fields()).toMatchObject({ title: { en: 'Typing …' } });
    const { draft } = await open('two').state();
    await open('two').send('DELETE', `/draft?version=${draft?.version}`);
    expect((await sync()).stderr).toContain('articles/two: title.en: changed in both');
  });

  it('deletes on one side what the other deleted, unless it changed', async () => {
    await rm(path('four'));
    await unpublish('five');
    await rm(path('three'));
    await publish('three', ['title', 'es'], undefined, 'Pan');
    await unpublish('six');
    await put('six', article('six').replace('Bread', 'Bread six'));
    const { code, stdout, stderr } = await sync();
    expect(code).toBe(1);
    expect(stdout).toContain('articles/four: taken off the site, because its file is gone');
    expect(stdout).toContain('articles/five: file deleted, because the entry was taken off');
    expect(stdout).toContain('2 deleted');
    expect(stderr).toContain('articles/three: its file was deleted, but the entry changed');
    expect(stderr).toContain('articles/six: was taken off the site, but its file changed');
    expect(await isThere('five')).toBe(false);
    expect(await isThere('six')).toBe(false);
    expect(await read('three')).toContain('es: Pan');
    const four = await open('four').state();
    expect(four).toMatchObject({ published: null, draft: { status: 'unpublished' } });
    const six = await open('six').state();
    expect(six.draft).toMatchObject({
      author: { name: 'files' },
      data: { title: { en: 'Bread six' } },
    });
    expect(await sync()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^0 imported/) });
    await put('four', article('four'));
    expect((await sync()).stdout).toContain('articles/four: imported from the file');
  });

  it('leaves an entry alone whose file was given another name', async () => {
    await rename(path('four'), path('four-new'));
    const { code, stdout, stderr } = await sync();
    expect(code).toBe(1);
    expect(stderr).toContain('articles/four-new: _id: is not the file');
    expect(stdout).not.toContain('taken off');
    expect((await open('four').state()).published).toMatchObject({ _id: 'four' });
    await rename(path('four-new'), path('four'));
    expect((await sync()).code).toBe(0);
  });

  it.each([
    ['cannot be read', (at: string) => writeFile(at, ''), 'ENOTDIR'],
    ['is gone', async () => {}, 'tags/*: (folder): has no files'],
  ])('does not take entries off whose folder %s', async (_, replace, message) => {
    const [tags, aside] = [join(folder, 'tags'), join(folder, 'aside')];
    await rename(tags, aside);
    await replace(tags);
    await put('new', article('new').replace('Bread', 'Later bread'));
    const { code, stdout, stderr } = await sync();
    expect([code, stdout]).toEqual([1, expect.not.stringContaining('1 imported')]);
    expect(stderr).toContain(message);
    expect(site.live.current().tags.all).toHaveLength(2);
    await rm(tags, { force: true });
    await rename(aside, tags);
    await put('new', article('new'));
  });

  it('refuses what is wrong with file, line and field, and does the rest', async () => {
    await put('one', (await read('one')).replace('order: 9', 'order: many'));
    await put('two', 'title: {en: "x"');
    await put('new', article('new').replace('order: 1', 'order: 4'));
    await rm(join(folder, 'tags/food.yaml'));
    const { code, stderr, stdout } = await sync();
    expect(code).toBe(1);
    expect(stderr).toMatch(/articles\/one: order: .* \(.*articles\/one.yaml:\d+\)/);
    expect(stderr).toContain('articles/two: articles/two.yaml: ');
    expect(stderr).toMatch(/at line 1, column \d+/);
    expect(stderr).toContain('tags/food: (entry): has no file any more, but articles/');
    expect(stdout).toContain('articles/new: imported from the file (order)');
    expect(site.live.current().tags.get('food')).toBeDefined();
    expect(await open('two').state()).toMatchObject({ published: { order: 1 } });
  });

  it('does not take an empty folder for deleted entries', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'fm-sync-'));
    const { code, stderr } = await contentCommand(place.env, 'sync', empty);
    expect(code).toBe(1);
    expect(stderr).toContain('articles/*: (folder): has no files');
    expect(site.live.current().articles.all.length).toBeGreaterThan(2);
    await rm(empty, { recursive: true });
  });
});
