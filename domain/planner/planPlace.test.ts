import { expect, it } from 'vitest';
import { catalogueOf, cityEntry, entryOf, everywhere, placeEntry } from '../content/testEntries.ts';
import { planHours } from './planHours.ts';
import { planPlaceOf } from './planPlace.ts';

const HOLIDAY = '2027-05-01';
const hours = (more: object) => ({
  week: [{ from: '09:00', to: '17:00' }],
  asOf: '2026',
  source: 'a test',
  ...more,
});

function placeWith(fields: object) {
  const catalogue = catalogueOf(
    cityEntry('fes'),
    placeEntry('gate', 'fes', fields),
    entryOf('settings', {
      _id: 'site',
      holidays: [{ date: HOLIDAY, name: everywhere('Labour Day') }],
      ramadan: [{ start: '2027-02-08', end: '2027-03-09' }],
    }),
  );
  const place = catalogue.places.get('gate');
  const planPlace = place && planPlaceOf(place, catalogue, 'en');
  if (!planPlace) throw new Error('it is a stop');
  return planPlace;
}

it('knows that hours say nothing of holidays and Ramadan', () => {
  const place = placeWith({ openingHours: hours({}) });
  expect(planHours(place, '2027-04-30')?.firm).toBe(true);
  expect(planHours(place, HOLIDAY)?.firm).toBe(false);
  expect(planHours(place, '2027-02-08')?.firm).toBe(false);
  expect(planHours(place, '2027-03-09')?.firm).toBe(false);
});

it('uses what hours say of holidays and Ramadan', () => {
  const place = placeWith({ openingHours: hours({ publicHolidays: 'closed', ramadan: 'same' }) });
  expect(planHours(place, HOLIDAY)).toEqual({ spans: [], firm: true });
  expect(planHours(place, '2027-02-08')?.firm).toBe(true);
  const open = placeWith({ openingHours: hours({ publicHolidays: 'open' }) });
  expect(planHours(open, HOLIDAY)).toEqual({ spans: [{ from: 540, to: 1020 }], firm: true });
});

it('keeps regular closing days without hours', () => {
  const place = placeWith({ closedOn: ['sat'] });
  expect(planHours(place, '2027-05-01')).toEqual({ spans: [], firm: true });
  expect(planHours(place, '2027-05-02')).toBeUndefined();
  expect(planHours(place, undefined)).toBeUndefined();
});

it('is worth more the earlier it comes in the editors’ order', () => {
  const worths = [{ order: 0 }, { order: 1 }, { order: 2 }, { order: 60 }, { order: 90 }, {}].map(
    (fields) => placeWith(fields).worth,
  );
  expect(worths).toEqual([2.5, 2.5, expect.closeTo(2.476, 3), 1.3, 1.3, 1]);
});
