import { expect, it } from 'vitest';
import { isInArea, readArea, writeArea } from './searchArea.ts';

const MEDINA = { west: -4.99, south: 34.05, east: -4.96, north: 34.075 };

it('reads what it writes, rounded to ten metres', () => {
  expect(writeArea(MEDINA)).toBe('-4.99,34.05,-4.96,34.075');
  expect(readArea('-4.99,34.05,-4.96,34.075')).toEqual(MEDINA);
  expect(writeArea({ ...MEDINA, west: -4.987654321 })).toBe('-4.9877,34.05,-4.96,34.075');
});

it.each([
  null,
  '',
  '-4.99,34.05,-4.96',
  '-4.99,34.05,-4.96,34.07,1',
  '-4.96,34.05,-4.99,34.07',
  '-4.99,34.07,-4.96,34.05',
  '-181,34.05,-4.96,34.07',
  '-4.99,34.05,-4.96,91',
  '-4.99,34.05,-4.96,NaN',
  '-4.99,34.05,-4.96,1e1',
  '-4.99,34.05,-4.96, 34.07',
])('does not read %j', (text) => {
  expect(readArea(text)).toBeUndefined();
});

it('contains its edges', () => {
  expect(isInArea([-4.99, 34.06], MEDINA)).toBe(true);
  expect(isInArea([-5, 34.06], MEDINA)).toBe(false);
  expect(isInArea([-4.97, 34.08], MEDINA)).toBe(false);
});
