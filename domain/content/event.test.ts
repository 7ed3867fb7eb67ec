import { expect, it } from 'vitest';
import {
  comingDates,
  comingMonths,
  type Event,
  isUndated,
  lastDates,
  monthsWithin,
  nextEvents,
} from './event.ts';
import { parseEntry } from './validateContent.ts';

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

const days = (start: string, end: string, expected = false) => ({
  start,
  end,
  source: 'x',
  expected,
});

it.each([
  ['its usual months, from this month on', { usualMonths: [3, 11] }, ['2026-11', '2027-03']],
  ['the month of next year, once this year’s is over', { usualMonths: [10] }, ['2027-10']],
  [
    'usual months after a past edition',
    { usualMonths: [5, 6], dates: [days('2026-06-04', '2026-06-07')] },
    ['2027-05', '2027-06'],
  ],
  [
    'the months of its dates alone in a year with dates',
    { usualMonths: [5, 6], dates: [days('2027-06-04', '2027-06-07')] },
    ['2027-06'],
  ],
  [
    'the expected month of a movable event',
    { dates: [days('2027-02-08', '2027-03-09', true)] },
    ['2027-02'],
  ],
  ['this month while it lasts', { dates: [days('2026-10-30', '2026-11-24')] }, ['2026-11']],
  ['no month after its dates', { dates: [days('2026-10-30', '2026-11-22')] }, []],
])('an event is listed in %s', (_, fields, months) => {
  expect(comingMonths(event(fields), '2026-11-23')).toEqual(months);
});

it('has coming dates in order, and the last edition, which was not only expected', () => {
  const past = days('2026-04-20', '2026-04-26');
  const dates = [days('2028-04-01', '2028-04-02'), days('2027-04-01', '2027-04-02'), past];
  const fair = event({ dates: [...dates, days('2026-08-25', '2026-08-26', true)] });
  expect(comingDates(fair, '2026-11-23').map(({ start }) => start)).toEqual([
    '2027-04-01',
    '2028-04-01',
  ]);
  expect(lastDates(fair, '2026-11-23')).toBe(past);
  expect(lastDates(fair, '2026-04-26')).toBeUndefined();
});

it('is undated on a journey that is not before its known dates', () => {
  const ramadan = event({ dates: [days('2027-02-08', '2027-03-09', true)] });
  expect(isUndated(ramadan, '2026-12-01')).toBe(false);
  expect(isUndated(ramadan, '2027-03-09')).toBe(false);
  expect(isUndated(ramadan, '2027-03-10')).toBe(true);
  expect(isUndated(ramadan)).toBe(true);
  expect(isUndated(event({}), '2026-12-01')).toBe(true);
  expect(isUndated(event({ usualMonths: [5] }), '2026-12-01')).toBe(false);
});

it('sorts the events that come next, without those that are over', () => {
  const fields = {
    usual: { usualMonths: [12] },
    later: { usualMonths: [4] },
    dated: { dates: [days('2026-12-18', '2026-12-20')] },
    lasting: { dates: [days('2026-10-30', '2026-11-24')] },
    over: { dates: [days('2026-11-01', '2026-11-02')] },
    // Nothing is announced for this year, so that the usual month counts.
    yearly: { usualMonths: [11], dates: [days('2027-11-05', '2027-11-07')] },
  };
  const events = Object.entries(fields).map(([_id, some]) => event({ _id, ...some }));
  expect(nextEvents(events, '2026-11-23').map(({ _id }) => _id)).toEqual([
    'lasting',
    'yearly',
    'dated',
    'usual',
    'later',
  ]);
});

it('refuses dates that end before they start', () => {
  const fields = { _id: 'fair', title: { en: 'Fair' }, kind: 'fair', city: 'fes' };
  const { problems } = parseEntry('events', {
    ...fields,
    dates: [{ start: '2027-05-02', end: '2027-05-01', source: 'x' }],
  });
  expect(problems).toMatchObject([{ field: 'dates.0.end', reason: 'is before the start' }]);
});
