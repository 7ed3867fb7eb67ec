import { expect, it } from 'vitest';
import { formatAge } from './age.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-5000, 'now'],
  [0, 'now'],
  [20_000, '20 seconds ago'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [2 * HOUR, '2 hours ago'],
  [24 * HOUR, '1 day ago'],
  [45 * 24 * HOUR, '45 days ago'],
])('says how long %i ms ago was', (ms, text) => {
  expect(formatAge(ms, 'en')).toBe(text);
});

it('is in the language of the page', () => {
  expect(formatAge(2 * HOUR, 'de')).toBe('vor 2 Stunden');
});
