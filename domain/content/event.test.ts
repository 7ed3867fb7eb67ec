import { expect, it } from 'vitest';
import { type Event, monthsWithin } from './event.ts';

const event = (some: object) => ({ usualMonths: [], dates: [], ...some }) as unknown as Event;
const MAY = { start: '2027-05-20', end: '2027-06-03' };

it('an event falls in its usual months until its dates are announced', () => {
  expect(monthsWithin(event({ usualMonths: [1, 6, 5] }), MAY)).toEqual([5, 6]);
  expect(monthsWithin(event({ usualMonths: [7] }), MAY)).toEqual([]);
});

it.each([
  ['2027-05-30', '2027-06-02', [5, 6]],
  ['2027-05-01', '2027-05-20', [5]],
  ['2027-06-04', '2027-06-09', []],
  // What was announced for another year says nothing of this one.
  ['2026-06-04', '2026-06-09', [6]],
])('an event announced for %s to %s falls in %j', (start, end, months) => {
  const dates = [{ start, end, source: 'x' }];
  expect(monthsWithin(event({ usualMonths: [6], dates }), MAY)).toEqual(months);
});
