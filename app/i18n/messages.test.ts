import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale.ts';

type Tree = { [key: string]: string | Tree };

const read = async (folder: string, locale: string): Promise<Tree> =>
  JSON.parse(await readFile(new URL(`../../${folder}/${locale}.json`, import.meta.url), 'utf8'));

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

describe.each(['messages', 'messages/programme'])('the words in %s', (folder) => {
  it.each(LOCALES)(
    '%s has the same messages with the same placeholders as English',
    async (locale) => {
      const withPlaceholders = async (language: string) =>
        flat(await read(folder, language)).map(([key, text]) => [key, placeholders(text)]);
      expect(Object.fromEntries(await withPlaceholders(locale))).toEqual(
        Object.fromEntries(await withPlaceholders('en')),
      );
    },
  );
});
