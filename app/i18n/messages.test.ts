import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts';

type Tree = { [key: string]: string | Tree };

const FOLDER = new URL('../../messages/', import.meta.url);
const FILES = await readdir(new URL(DEFAULT_LOCALE, FOLDER));

const read = async (locale: string, file: string): Promise<Tree> =>
  JSON.parse(await readFile(new URL(`${locale}/${file}`, FOLDER), 'utf8'));

function flatten(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );
}

/**
 * The names of arguments and tags, without the branches of plurals, which have braces too: `one {# place}`.
 */
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)|(<\w+>)/g)]
    .map(([, argument, tag]) => argument ?? tag)
    .sort();

it('has one folder for each language', async () => {
  expect((await readdir(FOLDER)).sort()).toEqual([...LOCALES].sort());
});

it('has no namespace with the name of a group of the shell', async () => {
  const groups = Object.keys(await read(DEFAULT_LOCALE, 'shell.json'));
  expect(groups.filter((group) => FILES.includes(`${group}.json`))).toEqual([]);
});

describe.each(LOCALES)('messages/%s', (locale) => {
  it('has the files of English', async () => {
    expect((await readdir(new URL(locale, FOLDER))).sort()).toEqual([...FILES].sort());
  });

  it.each(FILES)('%s has the same messages with the same placeholders', async (file) => {
    const keys = async (language: string) =>
      Object.fromEntries(
        flatten(await read(language, file)).map(([key, text]) => [key, placeholders(text)]),
      );
    expect(await keys(locale)).toEqual(await keys(DEFAULT_LOCALE));
  });
});
