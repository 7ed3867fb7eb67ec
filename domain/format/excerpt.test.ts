import { expect, it } from 'vitest';
import { words } from '../content/testEntries.ts';
import { LONGEST_TEASER, teaserOf } from './excerpt.ts';

it('keeps short texts, in one line', () => {
  expect(teaserOf(' A lane,\nand a wall. ')).toBe('A lane, and a wall.');
  expect(teaserOf('x'.repeat(LONGEST_TEASER))).toHaveLength(LONGEST_TEASER);
});

it('cuts between words without a trailing comma', () => {
  const cut = teaserOf(words(50));
  expect(cut).toMatch(/^(word )+word…$/);
  expect(cut.length).toBeGreaterThan(150);
  expect(cut.length).toBeLessThanOrEqual(LONGEST_TEASER + 1);
  expect(teaserOf(`${'x'.repeat(150)}, ${'y'.repeat(50)}`)).toBe(`${'x'.repeat(150)}…`);
});
