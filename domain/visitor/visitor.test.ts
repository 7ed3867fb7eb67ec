import { expect, it } from 'vitest';
import { Tour } from './visitor.ts';

const day = { day: 1, city: 'fes', places: ['bab-mansour'] };

it.each([
  ['a day', [day], true],
  ['no day', [], true],
  ['32 days', Array.from({ length: 32 }, (_, index) => ({ ...day, day: index + 1 })), false],
  ['a day twice', [day, day], false],
  ['a place twice', [{ ...day, places: ['bab-mansour', 'bab-mansour'] }], false],
  [
    '21 stops',
    [{ ...day, places: Array.from({ length: 21 }, (_, index) => `place-${index}`) }],
    false,
  ],
])('validates a tour with %s', (_, days, isValid) => {
  expect(Tour.safeParse({ days }).success).toBe(isValid);
});
