import { expect, it } from 'vitest';
import { daysOf, monthsOf, readDates } from './dates.ts';

it.each([
  ['2027-05-01', '2027-05-10', { start: '2027-05-01', end: '2027-05-10' }],
  ['2027-05-10', '2027-05-01', { start: '2027-05-01', end: '2027-05-10' }],
  ['2027-05-01', '', { start: '2027-05-01', end: '2027-05-01' }],
  [null, '2027-05-01', { start: '2027-05-01', end: '2027-05-01' }],
  ['2027-02-30', 7, undefined],
  ['soon', '2027-5-1', undefined],
  ['2027-01-01', '2029-01-01', undefined],
  [undefined, undefined, undefined],
])('parses %j to %j as %j', (one, other, dates) => {
  expect(readDates(one, other)).toEqual(dates);
});

it('counts days including the first and the last', () => {
  expect(daysOf({ start: '2027-05-01', end: '2027-05-01' })).toBe(1);
  expect(daysOf({ start: '2027-03-27', end: '2027-04-02' })).toBe(7);
});

it('returns each month once, also across years', () => {
  expect(monthsOf({ start: '2027-05-01', end: '2027-05-31' })).toEqual([5]);
  expect(monthsOf({ start: '2026-11-30', end: '2027-02-01' })).toEqual([11, 12, 1, 2]);
  expect(monthsOf({ start: '2027-05-20', end: '2028-05-10' })).toHaveLength(12);
});
