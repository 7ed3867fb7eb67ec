import { describe, expect, it } from 'vitest';
import type { Entry } from '../kinds.ts';
import { cityEntry, entryOf, everywhere, placeEntry, words } from '../testEntries.ts';
import { checkLengths } from './lengths.ts';

const reasons = (entry: Entry) =>
  checkLengths([entry]).map(({ field, reason }) => `${field} ${reason}`);

const three = [{ en: 'One' }, { en: 'Two' }, { en: 'Three' }];
const sight = (fields: object) =>
  placeEntry('gate', 'fes', {
    tags: ['culture-et-vestiges'],
    description: everywhere(words(80)),
    facts: three,
    ...fields,
  });

describe('checkLengths', () => {
  it.each([60, 160])('accepts a place with %i words', (count) => {
    expect(reasons(sight({ description: everywhere(words(count)) }))).toEqual([]);
  });

  it.each([59, 161])('rejects a place with %i words in any language', (count) => {
    const description = { ...everywhere(words(100)), de: words(count) };
    expect(reasons(sight({ description }))).toEqual([
      `description.de has ${count} words, should have 60 to 160`,
    ]);
  });

  it('requires a description', () => {
    expect(reasons(sight({ description: undefined }))).toEqual(['description is missing']);
  });

  it('allows a business fewer words', () => {
    const cafe = (count: number) =>
      sight({ tags: ['restaurants'], description: { en: words(count) } });
    expect(reasons(cafe(45))).toEqual([]);
    expect(reasons(cafe(44))).toHaveLength(1);
    expect(reasons(cafe(121))).toHaveLength(1);
  });

  it('asks of a service a sentence or two, and no facts', () => {
    const pharmacy = (count: number) =>
      sight({ tags: ['pharmacy'], description: { en: words(count) }, facts: [] });
    expect([12, 60].flatMap((count) => reasons(pharmacy(count)))).toEqual([]);
    expect([11, 61].flatMap((count) => reasons(pharmacy(count)))).toHaveLength(2);
  });

  it('does not limit deals', () => {
    expect(reasons(sight({ isDeal: true, description: { en: words(10) }, facts: [] }))).toEqual([]);
  });

  it.each([
    [160, 0],
    [161, 1],
  ])('for a summary of %i characters reports %i problems', (length, count) => {
    expect(reasons(sight({ summary: { en: 'x'.repeat(length) } }))).toHaveLength(count);
  });

  it.each([
    [2, 1],
    [3, 0],
    [6, 0],
    [7, 1],
  ])('for %i facts reports %i problems', (length, count) => {
    const facts = Array.from({ length }, () => ({ en: 'Fact' }));
    expect(reasons(sight({ facts }))).toHaveLength(count);
  });

  it.each([
    [129, 1],
    [130, 0],
    [260, 0],
    [261, 1],
  ])('for a destination of %i words reports %i problems', (count, problems) => {
    const highlight = { place: 'gate', text: { en: 'See it.' } };
    const fields = { description: { en: words(count) }, highlights: Array(3).fill(highlight) };
    expect(reasons(cityEntry('fes', 1, fields))).toHaveLength(problems);
  });

  it('counts the description and sections of an article', () => {
    const article = (count: number) =>
      entryOf('articles', {
        _id: 'tea',
        slug: 'tea',
        title: { en: 'Tea' },
        description: { en: words(50) },
        sections: [{ heading: { en: 'Mint' }, text: { en: words(count) } }],
      });
    expect(reasons(article(349))).toEqual([]);
    expect(reasons(article(348))).toEqual(['description.en has 399 words, should have 400 to 700']);
    expect(reasons(article(650))).toHaveLength(1);
  });

  it('requires three frames of a story and three highlights of a destination', () => {
    const frame = { place: 'gate', text: { en: 'A gate.' } };
    const story = { _id: 'gates', title: { en: 'Gates' }, order: 1, frames: [frame, frame] };
    expect(reasons(entryOf('stories', story))).toEqual(['frames has 2 items, should have 3']);
    expect(reasons(cityEntry('fes', 1, { description: { en: words(200) } }))).toEqual([
      'highlights has 0 items, should have 3',
    ]);
  });

  it('applies the length of a place to events, circuits and experiences', () => {
    const event = { _id: 'fair', title: { en: 'Fair' }, kind: 'fair', city: 'fes' };
    expect(reasons(entryOf('events', { ...event, description: { en: words(59) } }))).toHaveLength(
      1,
    );
    expect(reasons(entryOf('events', { ...event, description: { en: words(60) } }))).toEqual([]);
  });
});
