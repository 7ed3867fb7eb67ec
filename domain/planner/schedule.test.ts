import { describe, expect, it } from 'vitest';
import type { Tour } from '../visitor/visitor.ts';
import type { PlanPlace, Travel, TripPoint } from './model.ts';
import { scheduleTour } from './schedule.ts';
import { planPlace } from './testPlaces.ts';

const point = (longitude: number): TripPoint['coordinates'] => ({ longitude, latitude: 34 });
const at = (label: string, longitude: number): TripPoint => ({
  label,
  coordinates: point(longitude),
});

/** A place an hour long; its longitude says where it is. */
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
const OPEN_AT_TEN = {
  week: { mon: [{ from: '10:00', to: '12:00' }] },
  exceptions: [],
  source: 'a test',
};
/** A Monday. */
const MONDAY = '2026-11-23';

describe('the starting point', () => {
  const plan = {
    startingPoint: fez,
    days: [
      day(1, ['a'], at('Meknes', 0.5)),
      day(2, ['b'], at('Ifrane', 0.9)),
      day(3, ['c'], at('ignored', 7)),
    ],
  };
  const days = schedule(plan, place('a', 0.2), place('b', 0.6), place('c', 0.8));

  it('is where the first day starts, and the night is where it ends', () => {
    expect(days[0]).toMatchObject({ start: { label: 'Fez' }, end: { label: 'Meknes' } });
    expect(days[0]?.stops[0]?.leg?.minutes).toBe(20);
    expect(days[0]?.back?.minutes).toBe(30);
  });

  it('is left on a transfer day for the beds between', () => {
    expect(days[1]).toMatchObject({ start: { label: 'Meknes' }, end: { label: 'Ifrane' } });
    expect(days[1]?.stops[0]?.leg?.minutes).toBe(10);
    expect(days[1]?.back?.minutes).toBe(30);
  });

  it('is where the last day ends, whatever night it names', () => {
    expect(days[2]).toMatchObject({ start: { label: 'Ifrane' }, end: { label: 'Fez' } });
    expect(days[2]?.back?.minutes).toBe(80);
  });

  it('is both ends of a day without a night of its own', () => {
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
  it('follow from the pace, the ways and the visits', () => {
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

  it('leave time for lunch once, after noon', () => {
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

  it('have lunch before a visit that would last into the afternoon', () => {
    const [only] = schedule(
      { startingPoint: fez, days: [day(1, ['a', 'b'])] },
      place('a', 0, { minutes: 160 }),
      place('b', 0, { minutes: 180 }),
    );
    expect(only?.stops[0]?.lunch).toEqual({ from: 700, to: 760 });
  });

  it('have lunch while they would wait for a door, not after the visit behind it', () => {
    const hours = { ...OPEN_AT_TEN, week: { mon: [{ from: '14:00', to: '17:00' }] } };
    const [only] = schedule(
      { startingPoint: fez, startDate: MONDAY, days: [day(1, ['a', 'b'])] },
      place('a', 0, { minutes: 120 }),
      place('b', 0.1, { hours }),
    );
    expect(only?.stops[0]?.lunch).toEqual({ from: 720, to: 780 });
    expect(only?.stops[1]).toMatchObject({ arrive: 790, begin: 840, leave: 900 });
    expect(only?.stops[1]?.lunch).toBeUndefined();
  });

  it('have lunch at the restaurant of the plan', () => {
    const [only] = schedule(
      { startingPoint: fez, days: [day(1, ['a', 'b', 'c'])] },
      place('a', 0, { minutes: 180 }),
      place('b', 0, { tags: ['restaurants'] }),
      place('c', 0),
    );
    expect(only?.stops.map(({ lunch }) => lunch)).toEqual([undefined, undefined, undefined]);
  });

  it('have lunch on arriving after a long way', () => {
    const [only] = schedule({ startingPoint: fez, days: [day(1, ['a'])] }, place('a', 3));
    expect(only?.lunchFirst).toEqual({ from: 840, to: 900 });
    expect(only?.stops[0]).toMatchObject({ arrive: 840, begin: 900 });
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
  const warned = (tour: Partial<Tour>, ...places: PlanPlace[]) => {
    const days = [
      day(1, []),
      day(
        2,
        places.map(({ id }) => id),
      ),
    ];
    return schedule({ startingPoint: fez, days, ...tour }, ...places)[1]?.warnings;
  };

  it('name what is closed on the day', () => {
    // The second day is a Tuesday.
    expect(warned({ startDate: MONDAY }, place('a', 0, { hours: OPEN_AT_TEN }))).toEqual([
      { kind: 'closed', place: 'a' },
    ]);
  });

  it('name what has closed when one arrives', () => {
    const late = place('b', 0.2, { minutes: 170, hours: OPEN_AT_TEN });
    expect(warned({ startDate: '2026-11-22' }, late)).toEqual([{ kind: 'late', place: 'b' }]);
  });

  it('name what is closed until further notice, on any day', () => {
    expect(warned({}, place('a', 0, { closed: true }))).toEqual([{ kind: 'closed', place: 'a' }]);
  });

  it('say nothing of opening days while there is no date', () => {
    expect(warned({}, place('a', 0, { hours: OPEN_AT_TEN }))).toEqual([]);
  });

  it('say when it is too much for a day, by how much', () => {
    expect(warned({}, place('a', 0, { minutes: 600 }))).toEqual([
      { kind: 'tooMuch', minutes: 120 },
    ]);
  });

  it('say when one way is more than two hours', () => {
    expect(warned({}, place('a', 1.3))).toEqual([{ kind: 'longDrive', minutes: 260 }]);
  });
});

it('an id that names nothing is told and costs no time', () => {
  const [only] = schedule({ startingPoint: fez, days: [day(1, ['a', 'gone'])] }, place('a', 0));
  expect(only).toMatchObject({ unknown: ['gone'], to: 600 });
  expect(only?.stops).toHaveLength(1);
});

it('days come by their numbers, with their dates', () => {
  const days = schedule({ startDate: '2026-12-31', days: [day(3, []), day(1, []), day(2, [])] });
  expect(days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});
