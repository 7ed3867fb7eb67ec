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
  [false, ['tip', 'de'], 'x'],
])('is a translation: %s %j', (expected, path, to) => {
  expect(isTranslation('places', entry, { path, to })).toBe(expected);
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
  expect(withLocaleFrom('places', published, draft, 'de')).toEqual({
    ...published,
    title: { en: 'Gate', de: 'Tor' },
    tip: { en: 'Go' },
  });
});

it('takes a record with keys like languages for no text', () => {
  const published = { _id: 'guide', title: { en: 'Guide' }, files: { fr: 'old.pdf' } };
  const draft = { ...published, title: { en: 'Guide', fr: 'Le guide' }, files: { fr: 'new.pdf' } };
  const change = { path: ['files', 'fr'], to: 'new.pdf' };
  expect(isTranslation('documents', published, change)).toBe(false);
  expect(withLocaleFrom('documents', published, draft, 'fr')).toEqual({
    ...published,
    title: draft.title,
  });
});
