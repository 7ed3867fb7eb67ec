import { expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { everywhere } from './testing.ts';
import { localesOf } from './translations.ts';

const title = { en: 'Bou Inania' };

it('gives the languages in which all is written; names need no translation', () => {
  const summary = everywhere('A madrasa');
  expect(localesOf({ title, summary })).toEqual([...LOCALES]);
  expect(localesOf({ title, summary, description: { en: 'Built', es: 'Fue' } })).toEqual([
    'en',
    'es',
  ]);
  const sections = [{ heading: everywhere('Where'), text: { en: 'Here', fr: 'Ici' } }];
  expect(localesOf({ title, summary, sections })).toEqual(['en', 'fr']);
});

it('goes by the name where there is nothing else', () => {
  expect(localesOf({ title })).toEqual(['en']);
  expect(localesOf({ name: { en: 'Water', de: 'Wasser' } })).toEqual(['en', 'de']);
  expect(localesOf({})).toEqual([...LOCALES]);
});
