import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './wordDiff.ts';

/** "[-removed-]{+added+}" */
const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ text, change }) =>
      change === 'removed' ? `[-${text}-]` : change === 'added' ? `{+${text}+}` : text,
    )
    .join('');

describe('diffWords', () => {
  it.each([
    ['the same', 'the same', 'the same'],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['Open every day.', 'Open on most days.', 'Open [-every day-]{+on most days+}.'],
    ['the old gate', 'the gate', 'the [-old -]gate'],
    ['the gate', 'the blue gate', 'the {+blue +}gate'],
    ['a b c d', 'a x c y', 'a [-b -]{+x +}c [-d-]{+y+}'],
    ['L’eau de la source', 'L’eau de l’oued', 'L’eau de [-la source-]{+l’oued+}'],
    ['باب بو جلود', 'باب الفتوح', 'باب [-بو جلود-]{+الفتوح+}'],
  ])('from %j to %j are %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('keeps every word of both texts', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ', ', ' ', '\n', 'é’t'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        const join = (without: string) =>
          parts.map(({ text: one, change }) => (change === without ? '' : one)).join('');
        expect(join('removed')).toBe(after);
        expect(join('added').replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''));
      }),
    );
  });

  it('of very long texts is fast', () => {
    const long = (word: string) =>
      Array.from({ length: 20_000 }, (_, n) => `${word}${n}`).join(' ');
    expect(diffWords(long('a'), long('b')).map(({ change }) => change)).toEqual([
      'removed',
      'added',
    ]);
  });
});
