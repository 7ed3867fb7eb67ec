import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../domain/content/kinds.ts';
import { parseEntry } from '../../domain/content/validateContent.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { type FieldPath, withValueAt } from '../../domain/studio/fieldPath.ts';
import { ROOT } from '../projectRoot.ts';
import { readContent, writeContent } from './files.ts';
import { formatYaml, lineOf } from './yamlFormat.ts';
import { newYaml, patchYaml } from './yamlPatch.ts';

const file = `# Shown in the footer.
_id: site
social:
  facebook:
  youtube: https://youtube.example # since 2020
# Beside each other.
partners:
  - name:
      en: Office
    url: https://office.example
  # Since 2021.
  - name:
      en: Council
      fr: Conseil
    url: https://council.example
# The agency.
agency:
  logo:
`;

describe('the canonical form', () => {
  it('keeps what is canonical, with comments and keys without values', () => {
    expect(formatYaml('settings', file)).toBe(file);
  });

  it.each([
    'social:\n  facebook :\n  youtube: x\n',
    'social:\n  facebook: # none\n  youtube: x\n',
    'social: {facebook, youtube: x}\n',
    'social: {facebook: , youtube: x}\n',
    'social:\n  ? facebook\n  ? youtube\n  : x\n',
  ])('keeps the names of keys without values: %j', (text) => {
    const formatted = formatYaml('settings', text);
    expect(formatted.replace(' # none', '')).toBe('social:\n  facebook:\n  youtube: x\n');
    expect(formatted.includes('# none')).toBe(text.includes('# none'));
  });

  it('keeps the name of a key that is alone', () => {
    const text = formatYaml('settings', 'social: {facebook}\n');
    expect(text).toBe('social:\n  facebook:\n');
  });

  it('has the keys of the schema, block lists, folded paragraphs and as few quotes as possible', () => {
    const text = `order: 3
tags: [food, 'craft']
_id: "a"
nonsense: 1 # why
title: {de: 'Tor', en: "Gate: one"}
description:
  en: "First.\\n\\n${'Word '.repeat(24)}end."
`;
    expect(formatYaml('places', text)).toBe(`_id: a
title:
  en: "Gate: one"
  de: Tor
description:
  en: >-
    First.


    ${'Word '.repeat(18)}Word
    ${'Word '.repeat(5)}end.
tags:
  - food
  - craft
order: 3
nonsense: 1 # why
`);
  });

  it('is that of new files', () => {
    const data = { summary: { en: 'One.\n\nTwo.' }, tags: ['food'], _id: 'x', title: { en: '1' } };
    const text = newYaml('places', data);
    expect(formatYaml('places', text)).toBe(text);
    expect(text).toMatch(/^_id: x\ntitle:\n {2}en: "1"\nsummary:\n {2}en: >-\n/);
  });
});

it('finds the line of a field, or of what is around it', () => {
  expect(lineOf(file, ['social', 'youtube'])).toBe(5);
  expect(lineOf(file, ['partners', '1', 'name', 'de'])).toBe(12);
});

describe('a patch', () => {
  const office = { name: { en: 'Office' }, url: 'https://office.example' };
  const council = { name: { en: 'Council', fr: 'Conseil' }, url: 'https://council.example' };
  const from = { _id: 'site', social: { youtube: 'https://youtube.example' } };
  const patch = (partners: unknown[], more = {}) =>
    patchYaml(
      'settings',
      file,
      { ...from, partners: [office, council] },
      { ...from, ...more, partners },
    );

  it('changes a value and leaves its comment', () => {
    const social = { youtube: 'https://y.example', facebook: 'https://f.example' };
    expect(patch([office, council], { social })).toBe(
      file
        .replace('https://youtube.example', 'https://y.example')
        .replace('facebook:', 'facebook: https://f.example'),
    );
  });

  it('adds and removes fields at their places', () => {
    const german = { ...council, name: { fr: 'Conseil', de: 'Rat', en: 'Council' } };
    expect(patch([office, german], { contact: { phone: '+212 535' } })).toBe(
      file
        .replace('# Beside', 'contact:\n  phone: +212 535\n# Beside')
        .replace('Conseil\n', 'Conseil\n      de: Rat\n'),
    );
    expect(patch([office, { ...council, name: { en: 'Council' } }])).toBe(
      file.replace('      fr: Conseil\n', ''),
    );
  });

  it('adds, moves and removes elements of a list with their comments', () => {
    const elements = file.slice(file.indexOf('  - name'), file.indexOf('# The agency'));
    const start = elements.indexOf('  # Since');
    const [first, second] = [elements.slice(0, start), elements.slice(start)];
    const added = { name: { en: 'New' }, url: 'https://new.example' };
    const third = '  - name:\n      en: New\n    url: https://new.example\n';
    expect(patch([added, council, office])).toBe(file.replace(elements, third + second + first));
    expect(patch([office])).toBe(file.replace(second, ''));
    expect(patch([])).not.toContain('partners');
  });
});

describe('a content folder', () => {
  let folder: string;
  let entries: Entry[];
  const PATHS = {
    'places/bab-mansour': 'places/meknes/bab-mansour.yaml',
    'settings/site': 'settings/site.yaml',
    'visas/consulate': 'visas/consulate.yaml',
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fm-yaml-'));
    for (const path of Object.values(PATHS)) {
      await cp(join(ROOT, 'content', path), join(folder, path), { recursive: true });
    }
    await mkdir(join(folder, 'places/sefrou'));
    const { raws } = await readContent(folder);
    entries = raws.flatMap(({ kind, raw }) => parseEntry(kind, raw).entry ?? []);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Lines that only one of two texts has. */
  function difference(before: string, after: string): string[] {
    const [old, present] = [before.split('\n'), after.split('\n')];
    const only = (lines: string[], others: string[]) =>
      lines.filter((line) => !others.includes(line));
    return [...only(old, present), ...only(present, old)];
  }

  const changed = (name: string, path: FieldPath, to: unknown): Entry[] =>
    entries.map((entry) =>
      `${entry.kind}/${entry.data._id}` === name
        ? ({ ...entry, data: withValueAt(entry.data, path, to) } as Entry)
        : entry,
    );

  it('is not touched by its own entries, in whatever order the database has their fields', async () => {
    const own = join(ROOT, 'content');
    const all = validateImport((await readContent(own)).raws).accepted;
    const shuffled = all.map(({ kind, data }) => ({
      kind,
      data: Object.fromEntries(Object.entries(data).reverse()),
    }));
    expect(all.length).toBeGreaterThan(400);
    expect(await writeContent(own, shuffled as Entry[])).toBe(0);
  });

  it.each<[keyof typeof PATHS, FieldPath, unknown]>([
    ['places/bab-mansour', ['title', 'de'], 'Das Tor'],
    ['places/bab-mansour', ['order'], 77],
    ['places/bab-mansour', ['checkedOn'], '2026-11-23'],
    ['settings/site', ['regionCode'], 'MA-04'],
    ['visas/consulate', ['countries', '3'], 'XX'],
  ])('changes at most two lines for a field: %s', async (name, field, to) => {
    const path = PATHS[name];
    const before = await readFile(join(folder, path), 'utf8');
    expect(await writeContent(folder, changed(name, field, to))).toBe(1);
    const lines = difference(before, await readFile(join(folder, path), 'utf8'));
    expect(lines).toHaveLength(2);
    expect(await writeContent(folder, entries)).toBe(1);
    expect(await readFile(join(folder, path), 'utf8')).toBe(before);
  });

  it('moves the file of a place to the folder of its town', async () => {
    const moved = changed('places/bab-mansour', ['contact', 'address', 'city'], 'fes');
    expect(await writeContent(folder, moved)).toBe(1);
    expect(await readFile(join(folder, 'places/fes/bab-mansour.yaml'), 'utf8')).toContain(
      'city: fes',
    );
    const { files, problems } = await readContent(folder);
    expect(files.get('places/bab-mansour')).toBe('places/fes/bab-mansour.yaml');
    expect(problems).toEqual([]);
  });

  it('has one file for an entry', async () => {
    await writeFile(join(folder, 'places/sefrou/bab-mansour.yaml'), '_id: bab-mansour\n');
    expect((await readContent(folder)).problems).toMatchObject([
      { id: 'bab-mansour', reason: expect.stringContaining('places/fes/bab-mansour.yaml') },
    ]);
  });
});
