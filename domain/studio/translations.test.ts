import { expect, it } from 'vitest';
import { isTranslation, withLocaleFrom } from './translations.ts';

const entry = { _id: 'gate', title: { en: 'Gate' }, facts: [{ en: 'One' }], order: 1 };

it.each([
  [true, ['title', 'de'], 'Tor'],
  [true, ['facts', '0', 'fr'], undefined],
  [false, ['title', 'en'], 'The gate'],
  [false, ['title', 'de'], { x: 1 }],
  [false, ['title'], { en: 'x' }],
  [false, ['order'], 2],
  [false, ['de'], 'x'],
])('is a translation: %s %j', (expected, path, to) => {
  expect(isTranslation(entry, { path, to })).toBe(expected);
});

it('adds and removes the texts of one language, without lists of another length', () => {
  const published = { ...entry, title: { en: 'Gate', de: 'Pforte' }, tip: { en: 'Go', de: 'Geh' } };
  const draft = {
    ...published,
    title: { en: 'The gate', de: 'Tor', fr: 'Porte' },
    tip: { en: 'Go' },
    facts: [
      { en: 'Zero', de: 'Null' },
      { en: 'One', de: 'Eins' },
    ],
    order: 2,
  };
  expect(withLocaleFrom(published, draft, 'de')).toEqual({
    ...published,
    title: { en: 'Gate', de: 'Tor' },
    tip: { en: 'Go' },
  });
});
