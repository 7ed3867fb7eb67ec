import { expect, it } from 'vitest';
import { LOCALES } from '../locale.ts';
import { everywhere } from './testEntries.ts';
import { translatedLocales } from './translations.ts';

const title = { en: 'Bou Inania' };

it('returns the languages of all texts, except of names', () => {
  const summary = everywhere('A madrasa');
  expect(translatedLocales({ title, summary })).toEqual([...LOCALES]);
  expect(translatedLocales({ title, summary, description: { en: 'Built', es: 'Fue' } })).toEqual([
    'en',
    'es',
  ]);
  const sections = [{ heading: everywhere('Where'), text: { en: 'Here', fr: 'Ici' } }];
  expect(translatedLocales({ title, summary, sections })).toEqual(['en', 'fr']);
});

it('uses the name if there is no other text', () => {
  expect(translatedLocales({ title })).toEqual(['en']);
  expect(translatedLocales({ name: { en: 'Water', de: 'Wasser' } })).toEqual(['en', 'de']);
  expect(translatedLocales({})).toEqual([...LOCALES]);
});
