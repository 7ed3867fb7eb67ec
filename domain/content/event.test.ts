import { expect, it } from 'vitest';
import { type Event, monthsWithin } from './event.ts';

const event = (some: object) => ({ usualMonths: [], dates: [], ...some }) as unknown as Event;
const MAY = { start: '2027-05-20', end: '2027-06-03' };

it('uses the usual months until dates are announced', () => {
  expect(monthsWithin(event({ usualMonths: [1, 6, 5] }), MAY)).toEqual([5, 6]);
  expect(monthsWithin(event({ usualMonths: [7] }), MAY)).toEqual([]);
});

it.each([
  ['2027-05-30', '2027-06-02', [5, 6]],
  ['2027-05-01', '2027-05-20', [5]],
  ['2027-06-04', '2027-06-09', []],
  // Dates of another year do not count.
  ['2026-06-04', '2026-06-09', [6]],
])('an event from %s to %s is in the months %j', (start, end, months) => {
  const dates = [{ start, end, source: 'x' }];
  expect(monthsWithin(event({ usualMonths: [6], dates }), MAY)).toEqual(months);
});
