import { expect, it } from 'vitest';
import { yearLater } from './yearLater.ts';

it.each([
  ['2026-06-12', '2026-06-14', '2027-06-12', '2027-06-14'],
  ['2026-12-30', '2027-01-02', '2027-12-30', '2028-01-02'],
  ['2028-02-29', '2028-03-01', '2029-02-28', '2029-03-01'],
])('a year after %s to %s is %s to %s', (start, end, ...[laterStart, laterEnd]) => {
  expect(yearLater({ start, end, source: 'https://example.org/' })).toEqual({
    start: laterStart,
    end: laterEnd,
    source: 'https://example.org/',
    expected: true,
  });
});
