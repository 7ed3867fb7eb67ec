import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale.ts';

type Tree = { [key: string]: string | Tree };

const FOLDER = new URL('../../messages/', import.meta.url);

/** The texts of all screens, and those that some screens bring with them. */
const PARTS = ['', ...(await readdir(FOLDER)).filter((name) => !name.endsWith('.json'))];

const read = async (part: string, locale: string): Promise<Tree> =>
  JSON.parse(await readFile(new URL(`${part}/${locale}.json`.replace(/^\//, ''), FOLDER), 'utf8'));

function flat(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );
}

/** The names of arguments; the words of a plural's branches stand in braces too. */
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)/g)].map(([, name]) => name).sort();

describe.each(PARTS)('messages/%s', (part) => {
  it.each(LOCALES)(
    '%s has the same messages with the same placeholders as English',
    async (locale) => {
      const english = flat(await read(part, 'en')).map(([key, text]) => [key, placeholders(text)]);
      const other = flat(await read(part, locale)).map(([key, text]) => [key, placeholders(text)]);
      expect(Object.fromEntries(other)).toEqual(Object.fromEntries(english));
    },
  );
});
