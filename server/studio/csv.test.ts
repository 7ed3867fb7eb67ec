/** Tables of entries by HTTP: out, back in, and what is wrong with them. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '../../domain/content/fieldTree.ts';
import { KIND_NAMES } from '../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../domain/studio/bulkApi.ts';
import {
  type CsvCheck,
  type CsvProblem,
  MAX_CSV_BYTES,
  MAX_CSV_LINES,
} from '../../domain/studio/csvApi.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { DATABASES } from '../testing/testSite.ts';
import { csvRows, readCsv } from './csvFile.ts';

it('tables have room for the id and version of entries of all kinds', () => {
  for (const kind of KIND_NAMES) {
    const names = fieldsOf(kind).map(({ name }) => name);
    expect(names, kind).not.toEqual(expect.arrayContaining(['id']));
    expect(names, kind).not.toEqual(expect.arrayContaining(['version']));
  }
});

describe.each(DATABASES)('tables of entries on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let client: StudioClient;
  beforeAll(async () => {
    client = (await newMember(site, 'editor')).client;
  });
  const headers = { 'content-type': 'text/csv' };
  type Answer = { status: number; code?: string; problems: CsvProblem[] };
  const check = async (of: string, csv: string | Buffer, by = client) => {
    const answer = await by.send('POST', `/csv/${of}`, csv, headers);
    return { ...(answer as unknown as Answer), ...(answer.data as unknown as CsvCheck) };
  };
  const apply = async (of: string, csv: string, state: string | null, by = client) => {
    const answer = await by.send('POST', `/csv/${of}?state=${state}`, csv, headers);
    return { ...(answer as unknown as Answer), ...(answer.data as unknown as BulkOutcome) };
  };
  const download = async (query: string) => {
    const [cookie] = client.cookies;
    const response = await fetch(`${site.url}/studio/api/csv/${query}`, {
      headers: { cookie: client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    expect(cookie).toBeDefined();
    return { response, csv: Buffer.from(await response.arrayBuffer()).toString('utf8') };
  };
  const rowsOf = (csv: string) => {
    const file = readCsv(Buffer.from(csv));
    if ('problem' in file) throw new Error(file.problem.code);
    return [file.head, ...file.rows.map(({ cells }) => cells)];
  };
  /** A table with some cells of an entry replaced. */
  function edit(csv: string, id: string, cells: Record<string, string>): string {
    const [head = [], ...rows] = rowsOf(csv);
    const changed = rows.map((row) =>
      row[0] === id ? row.map((cell, index) => cells[head[index] ?? ''] ?? cell) : row,
    );
    return csvRows([head, ...changed], ',');
  }
  const codes = ({ problems }: { problems: CsvProblem[] }) =>
    problems.map(({ row, column, code }) => [row, column, code]);

  it.each(KIND_NAMES)('of %s come back without a change', async (of) => {
    for (const separator of [',', ';']) {
      const { csv, response } = await download(`${of}?separator=${encodeURIComponent(separator)}`);
      expect(response.headers.get('content-type')).toContain('text/csv');
      expect(csv.startsWith('\uFEFF')).toBe(true);
      expect(await check(of, csv)).toMatchObject({ entries: [], problems: [] });
    }
  });

  it('have the list of the address, a column per language, and no formulae', async () => {
    const { csv } = await download('cities?q=sefrou');
    const [head, row] = rowsOf(csv);
    expect(row?.[0]).toBe('sefrou');
    expect(head).toEqual(expect.arrayContaining(['title.fr', 'highlights.0.text.de']));
    const phone = (await download('places?q=volubilis')).csv;
    expect(phone).not.toMatch(/(^|,|\n)"?[=+@]/);
  });

  it('are saved as drafts after a check, and taken back', async () => {
    const { csv } = await download('cities?q=azrou');
    const texts = {
      'title.fr': '=Azrou(1)',
      'title.de': "'=Azrou",
      'bestTime.es': 'Una "línea"\notra',
    };
    const changed = edit(csv, 'azrou', texts);
    expect(changed).toContain("'=Azrou(1)");
    const checked = await check('cities', changed);
    expect(checked).toMatchObject({ problems: [], rows: 1 });
    expect(checked.entries[0]).toMatchObject({ id: 'azrou', row: 2, title: 'Azrou' });
    expect(checked.entries[0]?.columns.toSorted()).toEqual(Object.keys(texts).toSorted());
    const entry = new StudioEntry(client, 'cities/azrou');
    expect((await entry.state()).draft).toBeNull();

    const done = await apply('cities', changed, checked.state);
    const { draft, published } = await entry.state();
    expect(draft?.data).toMatchObject({
      title: { fr: '=Azrou(1)', de: "'=Azrou" },
      bestTime: { es: 'Una "línea"\notra' },
    });
    expect(published).toMatchObject({ title: { fr: 'Azrou' } });
    const log = await site.database.sql.execute(
      raw`SELECT subject, detail FROM audit WHERE action = 'import-csv'`,
    );
    expect(log).toMatchObject({ rows: [{ subject: 'cities', detail: { entries: ['azrou'] } }] });
    // The same table again is of a former version.
    expect(codes(await check('cities', changed))).toEqual([[2, null, 'stale']]);
    expect(await apply('cities', changed, checked.state)).toMatchObject({ status: 422 });

    await client.post('/bulk/cities/undo', { undo: done.undo });
    expect((await entry.state()).draft).toBeNull();
  });

  it('name row, field and reason, and save the other rows', async () => {
    const csv = [
      'id,order,tags,title.fr,highlights.77.text.de,province',
      'fes,one,,,,',
      'meknes,33,,Meknès,,',
      'atlantis,1,,,,',
      ',1,,,,',
      'sefrou,1,,,,',
      'sefrou,1,,,,',
      'ifrane,1,no-such-tag,,,',
      'taza,1,,,x,',
      'azrou,1',
    ].join('\n');
    const checked = await check('cities', csv);
    expect(checked.entries).toMatchObject([
      { row: 3, id: 'meknes', columns: expect.arrayContaining(['order']) },
    ]);
    expect(codes(checked)).toEqual(
      expect.arrayContaining([
        [2, 'order', 'number'],
        [4, null, 'unknown-id'],
        [5, null, 'no-id'],
        [6, null, 'duplicate-id'],
        [7, null, 'duplicate-id'],
        [8, 'tags.0', 'invalid'],
        [9, 'highlights.77.text.de', 'no-element'],
        [10, null, 'cells'],
      ]),
    );
  });

  it('give the reasons of schemas and of content rules as codes', async () => {
    const csv = [
      'id,contact.email,tip.fr',
      'volubilis,nobody,Venez tôt.',
      'bab-mansour,,Comptez treize fenêtres.',
    ].join('\n');
    const { problems } = await check('places', csv);
    expect(problems).toContainEqual({
      row: 2,
      column: 'contact.email',
      code: 'invalid',
      reason: { code: 'invalid.email', values: {} },
    });
    expect(problems).toContainEqual({
      row: 3,
      column: 'tip.fr',
      code: 'invalid',
      reason: {
        code: 'wrongStatement',
        values: expect.objectContaining({ fact: 'waterClockDoors' }),
      },
    });
  });

  it('may leave an error that a draft has already', async () => {
    const entry = new StudioEntry(client, 'cities/taounate');
    const state = await entry.state();
    const { title } = state.published as { title: { en: string } };
    await entry.save(state, { path: ['title', 'en'], from: title.en });
    const checked = await check('cities', 'id,title.de\ntaounate,Taounate der Feigen\n');
    expect(checked).toMatchObject({ problems: [], entries: [{ id: 'taounate' }] });
  });

  it('that cannot be read change nothing', async () => {
    const latin = Buffer.from('id,title.fr\nfes,Fès la médina', 'latin1');
    const cases: [string | Buffer, CsvProblem['code']][] = [
      ['id,title.fr\nfes,"Fes\nmeknes,Meknes\n', 'quotes'],
      ['title.fr\nFes', 'no-id-column'],
      ['id,titel\nfes,Fes', 'unknown-column'],
      ['id,__proto__\nfes,Fes', 'unknown-column'],
      ['id,title.fr,title.fr\nfes,Fes,Fez', 'duplicate-column'],
      ['id,aliases.0,aliases\nfes,Fes,Fez', 'overlapping-column'],
      ['', 'empty'],
      [
        `id\n${Array.from({ length: 2001 }, (_, index) => `x${index}`).join('\n')}`,
        'too-many-rows',
      ],
      [`id\n${'\n'.repeat(MAX_CSV_LINES)}`, 'too-many-rows'],
      [Buffer.alloc(MAX_CSV_BYTES, ',\n'), 'too-many-rows'],
      [Buffer.alloc(MAX_CSV_BYTES, ','), 'too-many-columns'],
      [latin, 'encoding'],
    ];
    for (const [body, code] of cases) {
      const checked = await check('cities', body);
      expect(checked.problems[0]?.code, String(code)).toBe(code);
      expect(checked.state).toBeNull();
    }
    const long = `id,title.fr\nfes,${'x'.repeat(MAX_CSV_BYTES)}`;
    expect(await check('cities', long)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  it('have decimal commas where semicolons separate the cells', async () => {
    const { csv } = await download('cities?q=taza&separator=;');
    const file = readCsv(Buffer.from(csv));
    if ('problem' in file) throw new Error(file.problem.code);
    const at = file.head.indexOf('coordinates.latitude');
    expect(file.rows[0]?.cells[at]).toMatch(/^34,\d+$/);
    const table = (text: string) => ['id;order', `taza;${text}`].join('\n');
    const checked = await check('cities', table('1,5'));
    // Not a whole number, but a number.
    expect(codes(checked)).toEqual([[2, 'order', 'invalid']]);
    const english = await check('cities', 'id,order\ntaza,"1,200"');
    expect(codes(english)).toEqual([[2, 'order', 'number']]);
  });

  it('do not make an entry longer than an entry may be', async () => {
    const long = 'a\n'.repeat(10_001);
    const checked = await check('cities', `id,title.fr,description.fr\nfes,,"${long}"`);
    expect(codes(checked)).toEqual([[2, 'description.fr', 'too-long']]);
    const names = Array.from({ length: 5 }, (_, index) => `highlights.${index}.text.fr`);
    const many = await check('cities', `id,${names}\nfes${',x'.repeat(names.length)}`);
    expect(codes(many)).toContainEqual([2, 'highlights.3.text.fr', 'no-element']);
  });

  it('need a field that the kind has, as all lists do', async () => {
    for (const path of ['/csv/cities', '/kinds/cities/ids', '/entries/cities']) {
      const answer = await client.get(`${path}?empty=nonsense`);
      expect(answer, path).toMatchObject({ status: 400, code: 'BAD_FIELD' });
    }
  });

  it('are refused where an entry changed after the check', async () => {
    const csv = 'id;title.fr\nfes;Fès la belle\n';
    const { state } = await check('cities', csv);
    const entry = new StudioEntry(client, 'cities/fes');
    const now = await entry.state();
    const from = (now.published?.title as { de: string } | undefined)?.de;
    await entry.save(now, { path: ['title', 'de'], from, to: 'Fes, die Schöne' });
    expect(await apply('cities', csv, state)).toMatchObject({ status: 409, code: 'STALE_TABLE' });
  });

  it('of translators have texts in other languages only; readers bring none', async () => {
    const translator = (await newMember(site, 'translator')).client;
    const csv = 'id,title.de,title.en\ntaza,Tasa,Tasa\n';
    expect(codes(await check('cities', csv, translator))).toEqual([[2, 'title.en', 'forbidden']]);
    const reader = (await newMember(site, 'reader')).client;
    expect(await check('cities', csv, reader)).toMatchObject({ status: 403 });

    const german = 'id,title.de\ntaza,Tasa\n';
    const { state } = await check('cities', german, translator);
    const { undo } = await apply('cities', german, state, translator);
    const entry = new StudioEntry(client, 'cities/taza');
    expect((await entry.state()).draft?.data).toMatchObject({ title: { de: 'Tasa' } });
    expect(await translator.post('/bulk/cities/undo', { undo })).toMatchObject({ status: 200 });
    expect((await entry.state()).draft).toBeNull();
    expect(await reader.post('/bulk/cities/undo', { undo })).toMatchObject({ status: 403 });
  });

  it('of 5 MB are checked', async () => {
    const { csv } = await download('places?sort=id');
    const [head = [], row = []] = rowsOf(csv);
    const size = MAX_CSV_BYTES - Buffer.byteLength(csv) - 1000;
    const at = head.indexOf('description.en');
    const text = 'word '.repeat(Math.floor(size / 5));
    const large = edit(csv, row[0] ?? '', { [head[at] ?? '']: text });
    expect(Buffer.byteLength(large)).toBeGreaterThan(MAX_CSV_BYTES * 0.9);
    expect((await check('places', large)).status).toBe(200);
  });
});
