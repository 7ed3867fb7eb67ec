import { describe, expect, it } from 'vitest';
import type { Locale } from '../../locale.ts';
import { placeEntry } from '../testEntries.ts';
import { checkLanguages } from './languages.ts';

/** Detects two languages by one word each. */
const detect = (text: string): Locale | undefined =>
  text.includes(' und ') ? 'de' : text.includes(' the ') ? 'en' : undefined;

const problems = (description: object) =>
  checkLanguages([placeEntry('gate', 'fes', { description })], detect);

const ENGLISH = 'Walk through the gate and along the long wall.';
const GERMAN = 'Gehen Sie durch das Tor und an der Mauer entlang.';

describe('checkLanguages', () => {
  it('accepts texts in their own language', () => {
    expect(problems({ en: ENGLISH, de: GERMAN })).toEqual([]);
  });

  it('reports a single sentence in the wrong language', () => {
    expect(problems({ en: `${ENGLISH} ${GERMAN}` })).toEqual([
      {
        kind: 'places',
        id: 'gate',
        field: 'description.en',
        reason: `reads like de: “${GERMAN}”`,
      },
    ]);
  });

  it('reports a text in an unknown language', () => {
    const text = 'Attraversate la porta e seguite le mura a lungo.';
    expect(problems({ en: text })[0]?.reason).toContain('no language of the site');
  });

  it('ignores short texts', () => {
    expect(problems({ en: 'Tor und Mauer und Turm' })).toEqual([]);
  });
});
