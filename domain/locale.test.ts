import { expect, it } from 'vitest';
import { langOf, splitLocale, textIn } from './locale.ts';

it.each([
  ['/fr/poi/x', 'fr', '/poi/x'],
  ['/en', 'en', ''],
  ['/', undefined, '/'],
  ['/xx/fav', undefined, '/xx/fav'],
  ['/english', undefined, '/english'],
  ['/FR/fav', undefined, '/FR/fav'],
])('splits %s', (path, locale, rest) => {
  expect(splitLocale(path)).toEqual({ locale, rest });
});

it('falls back to English and returns the language of the text', () => {
  const text = { en: 'gate', fr: 'porte' };
  expect([textIn(text, 'fr'), langOf(text, 'fr')]).toEqual(['porte', 'fr']);
  expect([textIn(text, 'de'), langOf(text, 'de')]).toEqual(['gate', 'en']);
});
