import { describe, expect, it } from 'vitest';
import { countWords } from '../../format/countWords.ts';
import { placeEntry } from '../testEntries.ts';
import { sentencesOf, textsOf } from './texts.ts';

describe('textsOf', () => {
  it('finds every text at any depth, with its path and language', () => {
    const cafe = placeEntry('cafe', 'fes', {
      title: { en: 'Café', de: 'Café' },
      facts: [{ en: 'Open' }, { en: 'Old', es: 'Viejo' }],
    });
    expect(textsOf(cafe).map(({ field, locale, text }) => `${field} ${locale} ${text}`)).toEqual([
      'title en Café',
      'title de Café',
      'facts.0 en Open',
      'facts.1 en Old',
      'facts.1 es Viejo',
    ]);
  });
});

describe('sentencesOf', () => {
  it('splits a text at the ends of sentences, not of lines', () => {
    const text = 'Un riad du XVIIe siècle. Que demander\nde plus ?\n\nUn thé !';
    expect(sentencesOf(text, 'fr')).toEqual([
      'Un riad du XVIIe siècle.',
      'Que demander de plus ?',
      'Un thé !',
    ]);
  });
});

describe('countWords', () => {
  it.each([
    ['The gate, built in 1913', 5],
    ['Venez : l’eau est là !', 4],
    ['«Dónde?» – hier', 2],
    ['', 0],
  ])('counts %j as %i', (text, count) => expect(countWords(text)).toBe(count));
});
