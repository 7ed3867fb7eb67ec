import { expect, it } from 'vitest';
import { readingMinutes } from './readingTime.ts';

const words = (count: number) => 'lane '.repeat(count);

it.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('reads %i words in %i minutes', (count, minutes) =>
  expect(readingMinutes([words(count)])).toBe(minutes),
);

it('adds up the texts and ignores marks between words', () =>
  expect(readingMinutes([words(150), `${words(100)} – – –`, words(150)])).toBe(2));
