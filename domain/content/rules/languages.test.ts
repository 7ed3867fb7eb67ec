import { describe, expect, it } from 'vitest';
import type { Locale } from '../../locale.ts';
import { placeEntry } from '../testEntries.ts';
import { checkLanguages } from './languages.ts';

/** Knows two languages by one word each. */
const detect = (text: string): Locale | undefined =>
  text.includes(' und ') ? 'de' : text.includes(' the ') ? 'en' : undefined;

const problems = (description: object) =>
  checkLanguages([placeEntry('gate', 'fes', { description })], detect);

const ENGLISH = 'Walk through the gate and along the long wall.';
const GERMAN = 'Gehen Sie durch das Tor und an der Mauer entlang.';

describe('checkLanguages', () => {
  it('takes each text in its own language', () => {
    expect(problems({ en: ENGLISH, de: GERMAN })).toEqual([]);
  });

  it('finds a single sentence under the wrong one', () => {
    expect(problems({ en: `${ENGLISH} ${GERMAN}` })).toEqual([
      {
        kind: 'places',
        id: 'gate',
        field: 'description.en',
        reason: `reads like de: “${GERMAN}”`,
      },
    ]);
  });

  it('says so where a text is in no language of the site', () => {
    const text = 'Attraversate la porta e seguite le mura a lungo.';
    expect(problems({ en: text })[0]?.reason).toContain('no language of the site');
  });

  it('does not judge what is too short', () => {
    expect(problems({ en: 'Tor und Mauer und Turm' })).toEqual([]);
  });
});
