import { describe, expect, it } from 'vitest';
import { openingHours } from '../content/testEntries.ts';
import type { Tour } from '../visitor/visitor.ts';
import type { PlanPlace, Travel, TripPoint } from './model.ts';
import { scheduleTour } from './schedule.ts';
import { planPlace } from './testPlaces.ts';

const point = (longitude: number): TripPoint['coordinates'] => ({ longitude, latitude: 34 });
const at = (label: string, longitude: number): TripPoint => ({
  label,
  coordinates: point(longitude),
});

/** A place with a visit of an hour, at a longitude. */
const place = (id: string, longitude: number, more: Partial<PlanPlace> = {}) =>
  planPlace(id, { point: point(longitude), ...more });

/** A tenth of a degree takes ten minutes and is ten kilometres. */
const travel: Travel = (from, to) => {
  const minutes = Math.round(Math.abs(from.longitude - to.longitude) * 100);
  return { by: 'car', minutes, metres: minutes * 1000 };
};

function schedule(tour: Tour, ...places: PlanPlace[]) {
  const byId = new Map(places.map((item) => [item.id, item]));
  return scheduleTour(tour, (id) => byId.get(id), travel);
}
const fez = at('Fez', 0);
const day = (number: number, places: string[], night?: TripPoint) => ({
  day: number,
  city: 'fes',
  places,
  ...(night && { night }),
});
const OPEN_AT_TEN = openingHours([{ days: ['mon'], from: '10:00', to: '12:00' }]);
/** A Monday. */
const MONDAY = '2026-11-23';

describe('the starting point', () => {
  const tour = {
    startingPoint: fez,
    days: [
      day(1, ['a'], at('Meknes', 0.5)),
      day(2, ['b'], at('Ifrane', 0.9)),
      day(3, ['c'], at('ignored', 7)),
    ],
  };
  const days = schedule(tour, place('a', 0.2), place('b', 0.6), place('c', 0.8));

  it('is the start of the first day, which ends at its night', () => {
    expect(days[0]).toMatchObject({ start: { label: 'Fez' }, end: { label: 'Meknes' } });
    expect(days[0]?.stops[0]?.leg?.minutes).toBe(20);
    expect(days[0]?.back?.minutes).toBe(30);
  });

  it('is replaced by the nights on a transfer day', () => {
    expect(days[1]).toMatchObject({ start: { label: 'Meknes' }, end: { label: 'Ifrane' } });
    expect(days[1]?.stops[0]?.leg?.minutes).toBe(10);
    expect(days[1]?.back?.minutes).toBe(30);
  });

  it('is the end of the last day even if it has a night', () => {
    expect(days[2]).toMatchObject({ start: { label: 'Ifrane' }, end: { label: 'Fez' } });
    expect(days[2]?.back?.minutes).toBe(80);
  });

  it('is start and end of a day without a night', () => {
    const [only] = schedule({ startingPoint: fez, days: [day(1, ['a'])] }, place('a', 0.3));
    expect(only).toMatchObject({ start: fez, end: fez, back: { minutes: 30 } });
  });

  it('may still be missing', () => {
    const [only] = schedule({ days: [day(1, ['a', 'b'])] }, place('a', 0.3), place('b', 0.4));
    expect(only?.stops.map(({ leg }) => leg?.minutes)).toEqual([undefined, 10]);
    expect(only?.back).toBeUndefined();
  });
});

describe('times', () => {
  it('follow from pace, travel and visits', () => {
    const [only] = schedule(
      { startingPoint: fez, pace: 'calm', days: [day(1, ['a', 'b'])] },
      place('a', 0.1),
      place('b', 0.2, { minutes: 30 }),
    );
    expect(only?.stops).toMatchObject([
      { arrive: 610, begin: 610, leave: 670 },
      { arrive: 680, begin: 680, leave: 710 },
    ]);
    expect(only).toMatchObject({ from: 600, to: 730 });
    expect(only?.total).toEqual({ visiting: 90, travelling: 40, metres: 40_000, walked: 0 });
  });

  it('include lunch once, after noon', () => {
    const four = ['a', 'b', 'c', 'd', 'e'];
    const [only] = schedule(
      { startingPoint: fez, days: [day(1, four)] },
      ...four.map((id) => place(id, 0)),
    );
    expect(only?.stops.map(({ lunch }) => lunch)).toEqual([
      undefined,
      undefined,
      { from: 720, to: 780 },
      undefined,
      undefined,
    ]);
    expect(only?.stops[3]?.arrive).toBe(780);
  });

  it('include lunch before a visit that lasts into the afternoon', () => {
    const [only] = schedule(
      { startingPoint: fez, days: [day(1, ['a', 'b'])] },
      place('a', 0, { minutes: 160 }),
      place('b', 0, { minutes: 180 }),
    );
    expect(only?.stops[0]?.lunch).toEqual({ from: 700, to: 760 });
  });

  it('use the waiting time before an opening for lunch', () => {
    const hours = openingHours([{ days: ['mon'], from: '14:00', to: '17:00' }]);
    const [only] = schedule(
      { startingPoint: fez, startDate: MONDAY, days: [day(1, ['a', 'b'])] },
      place('a', 0, { minutes: 120 }),
      place('b', 0.1, { hours }),
    );
    expect(only?.stops[0]?.lunch).toEqual({ from: 720, to: 780 });
    expect(only?.stops[1]).toMatchObject({ arrive: 790, begin: 840, leave: 900 });
    expect(only?.stops[1]?.lunch).toBeUndefined();
  });

  it('use a restaurant among the stops for lunch', () => {
    const [only] = schedule(
      { startingPoint: fez, days: [day(1, ['a', 'b', 'c'])] },
      place('a', 0, { minutes: 180 }),
      place('b', 0, { tags: ['restaurants'] }),
      place('c', 0),
    );
    expect(only?.stops.map(({ lunch }) => lunch)).toEqual([undefined, undefined, undefined]);
    expect(only?.stops.map(({ meal }) => meal)).toEqual([undefined, true, undefined]);
  });

  it('include lunch on arrival after a long drive', () => {
    const [only] = schedule({ startingPoint: fez, days: [day(1, ['a'])] }, place('a', 3));
    expect(only?.lunchFirst).toEqual({ from: 840, to: 900 });
    expect(only?.stops[0]).toMatchObject({ arrive: 840, begin: 900 });
  });

  it('include lunch before a first visit that begins in the afternoon', () => {
    const late = (at: string, ...tags: string[]) => {
      const fixed = { ...day(1, ['a']), stays: [{ place: 'a', at }] };
      return schedule({ startingPoint: fez, days: [fixed] }, place('a', 0.1, { tags }))[0];
    };
    expect(late('15:30')?.lunchFirst).toEqual({ from: 720, to: 780 });
    expect(late('15:30')?.stops[0]).toMatchObject({ begin: 930 });
    expect(late('15:30')?.stops[0]?.lunch).toBeUndefined();
    expect(late('12:00')?.lunchFirst).toBeUndefined();
    // A table for lunch is no reason for another.
    expect(late('13:30', 'restaurants')?.lunchFirst).toBeUndefined();
    expect(late('13:30', 'restaurants')?.stops[0]?.meal).toBe(true);
  });

  it('wait for a place to open', () => {
    const [only] = schedule(
      { startingPoint: fez, startDate: MONDAY, days: [day(1, ['a'])] },
      place('a', 0.1, { hours: OPEN_AT_TEN }),
    );
    expect(only?.stops[0]).toMatchObject({ arrive: 550, begin: 600, leave: 660 });
    expect(only).toMatchObject({ date: MONDAY, warnings: [] });
  });
});

describe('warnings', () => {
  const warningsOf = (tour: Partial<Tour>, ...places: PlanPlace[]) => {
    const days = [
      day(1, []),
      day(
        2,
        places.map(({ id }) => id),
      ),
    ];
    return schedule({ startingPoint: fez, days, ...tour }, ...places)[1]?.warnings;
  };

  it('name a place that is closed on the day', () => {
    // The second day is a Tuesday.
    expect(warningsOf({ startDate: MONDAY }, place('a', 0, { hours: OPEN_AT_TEN }))).toEqual([
      { kind: 'closed', place: 'a', days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
    ]);
  });

  it('name a place that closes before the arrival', () => {
    const late = place('b', 0.2, { minutes: 170, hours: OPEN_AT_TEN });
    expect(warningsOf({ startDate: '2026-11-22' }, late)).toEqual([
      { kind: 'late', place: 'b', closes: 720 },
    ]);
  });

  it('name a place that is closed until further notice', () => {
    expect(warningsOf({}, place('a', 0, { closed: true }))).toEqual([
      { kind: 'closed', place: 'a' },
    ]);
  });

  it('name a place on its regular closing day, whatever its hours', () => {
    const closed = { kind: 'closed', place: 'a', days: ['tue'] };
    const tuesday = { startDate: MONDAY };
    expect(warningsOf(tuesday, place('a', 0, { closedOn: ['tue'] }))).toEqual([closed]);
    const hours = openingHours([{ from: '08:00', to: '20:00' }], { approximate: true });
    expect(warningsOf(tuesday, place('a', 0, { hours, closedOn: ['tue'] }))).toEqual([closed]);
    expect(warningsOf(tuesday, place('a', 0, { closedOn: ['wed'] }))).toEqual([]);
  });

  it('name no day of the week for a holiday or a closed season', () => {
    const closed = { kind: 'closed', place: 'a' };
    const week = [{ from: '08:00', to: '20:00' }];
    const holiday = openingHours(week, { exceptions: [{ date: '2026-11-24', hours: [] }] });
    expect(warningsOf({ startDate: MONDAY }, place('a', 0, { hours: holiday }))).toEqual([closed]);
    const season = { from: '11-01', to: '02-28', week: [] };
    const summer = openingHours(week, { seasons: [season] });
    expect(warningsOf({ startDate: MONDAY }, place('a', 0, { hours: summer }))).toEqual([closed]);
  });

  it('do not rest on approximate hours, nor on days for which hours are unknown', () => {
    const early = [{ from: '05:00', to: '08:00' }];
    const tuesday = '2026-11-24';
    const firm = openingHours(early);
    const late = { kind: 'late', place: 'a', closes: 480 };
    expect(warningsOf({ startDate: MONDAY }, place('a', 0, { hours: firm }))).toEqual([late]);
    const usual = openingHours(early, { approximate: true });
    expect(warningsOf({ startDate: MONDAY }, place('a', 0, { hours: usual }))).toEqual([]);
    const unsure = [{ start: tuesday, end: tuesday }];
    expect(warningsOf({ startDate: MONDAY }, place('a', 0, { hours: firm, unsure }))).toEqual([]);
  });

  it('take hours that end with sunset from the place', () => {
    const hours = openingHours([{ from: '08:00', to: 'sunset' }]);
    const visit = (longitude: number) =>
      warningsOf(
        { startDate: MONDAY, startingPoint: undefined },
        place('a', longitude, { hours, minutes: 8 * 60 }),
      );
    // The sun sets an hour earlier fifteen degrees further east; the visit ends at 17:00.
    expect(visit(-5)).toEqual([]);
    expect(visit(10)).toMatchObject([{ kind: 'late', place: 'a' }]);
  });

  it('name a place that is usually closed on the day', () => {
    const hours = openingHours([{ days: ['mon'], from: '09:00', to: '17:00' }], {
      approximate: true,
    });
    expect(warningsOf({ startDate: MONDAY }, place('a', 0, { hours }))).toEqual([
      { kind: 'usuallyClosed', place: 'a', days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
    ]);
  });

  it('name a visit in the open air that lasts until after sunset', () => {
    const walk = (fields: Partial<PlanPlace>) =>
      planPlace('a', { point: { longitude: -5, latitude: 34 }, minutes: 560, ...fields });
    const dated = {
      startDate: MONDAY,
      startingPoint: undefined,
      pace: 'full' as const,
    };
    expect(warningsOf(dated, walk({ outdoors: true }))).toMatchObject([
      { kind: 'dark', place: 'a', sunset: 17 * 60 + 12 },
    ]);
    expect(warningsOf(dated, walk({}))).toEqual([]);
    expect(warningsOf({ ...dated, startDate: '2026-06-20' }, walk({ outdoors: true }))).toEqual([]);
    expect(warningsOf({ ...dated, startDate: undefined }, walk({ outdoors: true }))).toEqual([]);
  });

  it('ignore opening days without a date', () => {
    expect(warningsOf({}, place('a', 0, { hours: OPEN_AT_TEN }))).toEqual([]);
  });

  it('say by how many minutes a day is too long', () => {
    expect(warningsOf({}, place('a', 0, { minutes: 600 }))).toEqual([
      { kind: 'tooMuch', minutes: 120, end: 1080 },
    ]);
  });

  it('name a drive of more than two hours', () => {
    expect(warningsOf({}, place('a', 1.3))).toEqual([{ kind: 'longDrive', minutes: 260 }]);
  });
});

it('tells whether a stop is on its market day', () => {
  const town = place('a', 0, { marketDays: ['tue'] });
  const marketOn = (startDate: string | undefined) =>
    schedule({ ...(startDate && { startDate }), days: [day(1, ['a'])] }, town)[0]?.stops[0]?.market;
  expect(marketOn('2026-11-24')).toEqual({ days: ['tue'], today: true });
  expect(marketOn(MONDAY)).toEqual({ days: ['tue'], today: false });
  expect(marketOn(undefined)).toEqual({ days: ['tue'], today: false });
});

it('reports an unknown id, which takes no time', () => {
  const [only] = schedule({ startingPoint: fez, days: [day(1, ['a', 'gone'])] }, place('a', 0));
  expect(only).toMatchObject({ unknown: ['gone'], to: 600 });
  expect(only?.stops).toHaveLength(1);
});

it('sorts days by number and adds dates', () => {
  const days = schedule({ startDate: '2026-12-31', days: [day(3, []), day(1, []), day(2, [])] });
  expect(days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});
