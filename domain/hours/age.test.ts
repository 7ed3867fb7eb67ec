import { expect, it } from 'vitest';
import { isOlderThanAYear } from './age.ts';

it.each([
  ['2024', '2026-11-23', true],
  ['2025', '2026-11-23', true],
  ['2026', '2026-11-23', false],
  ['2026', '2027-01-01', false],
  ['2026', '2027-01-02', true],
  ['2025-12', '2026-11-30', false],
  ['2025-12', '2026-12-02', true],
  ['2025-11-23', '2026-11-23', false],
  ['2025-11-22', '2026-11-23', true],
])('a value of %s is older than a year on %s: %s', (asOf, today, older) => {
  expect(isOlderThanAYear(asOf, today)).toBe(older);
});
