import { describe, expect, it } from 'vitest';
import { openingHours } from '../content/testEntries.ts';
import { Tour } from '../visitor/visitor.ts';
import type { Travel } from './model.ts';
import { TourFromQuery } from './normalizeTour.ts';
import { optimiseDay } from './optimise.ts';
import { scheduleTour } from './schedule.ts';
import { type Stay, setStay } from './stays.ts';
import { planPlace } from './testPlaces.ts';
import { movePlace, readTour, removePlace } from './tour.ts';

const tourWith = (...stays: Stay[]): Tour => ({
  startingPoint: { label: 'Fez', coordinates: { longitude: -5, latitude: 34 } },
  startDate: '2026-11-23',
  days: [{ day: 1, city: 'fes', places: ['a', 'b'], ...(stays.length > 0 && { stays }) }],
});
/** Each leg takes ten minutes. */
const travel: Travel = () => ({ by: 'car', minutes: 10, metres: 1000 });
const places = [
  planPlace('a'),
  planPlace('b', { hours: openingHours([{ from: '09:00', to: '16:00' }]) }),
];
const placeOf = (id: string) => places.find((place) => place.id === id);
const dayOf = (...stays: Stay[]) => scheduleTour(tourWith(...stays), placeOf, travel)[0];

describe('a stay set by hand', () => {
  it('has its own length', () => {
    expect(dayOf({ place: 'a', minutes: 25 })?.stops[0]).toMatchObject({ begin: 550, leave: 575 });
  });

  it('waits for its fixed start', () => {
    const day = dayOf({ place: 'b', at: '14:30' });
    expect(day?.stops[1]).toMatchObject({ arrive: 790, begin: 870, fixed: 870, leave: 930 });
    expect(day?.stops[0]?.lunch).toEqual({ from: 720, to: 780 });
    expect(day?.warnings).toEqual([]);
  });

  it('lets the day start earlier for an early first visit', () => {
    const day = dayOf({ place: 'a', at: '07:00' });
    expect(day).toMatchObject({ from: 410, warnings: [] });
    expect(day?.stops[0]).toMatchObject({ arrive: 420, begin: 420 });
  });

  it('is warned of if its start is too early or outside the hours', () => {
    expect(dayOf({ place: 'b', at: '09:30' })?.warnings).toEqual([
      { kind: 'missed', place: 'b', minutes: 50 },
    ]);
    expect(dayOf({ place: 'b', at: '15:30' })?.warnings).toEqual([
      { kind: 'late', place: 'b', closes: 960 },
    ]);
  });

  it('is warned of with the opening time if the place opens later', () => {
    const opensAtNine = { place: 'b', at: '08:30' };
    const early = [opensAtNine, { place: 'a', at: '07:30', minutes: 30 }];
    expect(dayOf(...early)?.warnings).toEqual([
      { kind: 'missed', place: 'b', minutes: 30, opens: 540 },
    ]);
  });

  it('comes in time in the best order', () => {
    const tour = tourWith({ place: 'b', at: '09:10' });
    expect(optimiseDay(tour, 1, placeOf, travel).days[0]?.places).toEqual(['b', 'a']);
  });
});

describe('the stays of a tour', () => {
  const stay = { place: 'a', minutes: 90, at: '10:00' };

  it('are set, changed and removed', () => {
    const set = setStay(tourWith(), 1, 'a', { at: '10:00', minutes: 90 });
    expect(set.days[0]?.stays).toEqual([stay]);
    const shorter = setStay(set, 1, 'a', { minutes: 30 });
    expect(shorter.days[0]?.stays).toEqual([{ place: 'a', minutes: 30 }]);
    expect(setStay(shorter, 1, 'a', {})).toEqual(tourWith());
  });

  it('follow their place to another day and leave with it', () => {
    const tour = tourWith(stay);
    tour.days.push({ day: 2, city: 'fes', places: [] });
    const state = { tour, archive: tour };
    const moved = movePlace(state, 'a', 1, { day: 2, step: 0 });
    expect(moved.tour.days.map(({ stays }) => stays)).toEqual([undefined, [stay]]);
    expect(moved.archive).toEqual(moved.tour);
    expect(removePlace(moved, 2, 'a').tour.days[1]).not.toHaveProperty('stays');
  });

  it('are stored, and read from the browser and from links', () => {
    const tour = tourWith(stay);
    expect(readTour(JSON.parse(JSON.stringify(tour)))).toEqual(tour);
    expect(Tour.parse(tour)).toEqual(tour);
    expect(TourFromQuery.parse(tour)).toEqual(tour);
    expect(Tour.parse(tourWith())).toEqual(tourWith());
  });

  it.each([
    ['a length of minutes only', { place: 'a', minutes: 2.5 }],
    ['a length of a day at most', { place: 'a', minutes: 721 }],
    ['a time of day', { place: 'a', at: '25:00' }],
    ['text', { place: 'a', at: 1430 }],
  ])('have %s', (_, wrong) => {
    const stored = { ...tourWith(), days: [{ ...tourWith().days[0], stays: [wrong] }] };
    expect(readTour(stored)).toEqual(tourWith());
    expect(Tour.safeParse(stored).success).toBe(false);
  });
});
