import { describe, expect, it } from 'vitest';
import { openingHours } from '../content/testEntries.ts';
import type { PlanPlace, PlanRequest } from './model.ts';
import { proposeTour } from './propose.ts';
import { scheduleTour } from './schedule.ts';
import { planPlace } from './testPlaces.ts';

const FEZ = { id: 'fes', title: 'Fez', point: { longitude: -5, latitude: 34 } };
/** A Monday. */
const MONDAY = '2026-11-23';

function propose(places: PlanPlace[], more: Partial<PlanRequest> = {}) {
  const request: PlanRequest = {
    startingPoint: { label: 'Fez', coordinates: FEZ.point },
    days: 1,
    startDate: MONDAY,
    pace: 'steady',
    by: 'car',
    interests: {},
    ...more,
  };
  const tour = proposeTour(request, places, [FEZ]);
  const days = scheduleTour(tour, (id) => places.find((place) => place.id === id));
  return { tour, days, stops: days.map(({ stops }) => stops.map(({ place }) => place.id)) };
}

describe('a proposal with a date', () => {
  it('leaves out a place on its regular closing day', () => {
    const places = [planPlace('a'), planPlace('b', { closedOn: ['mon'], worth: 3 })];
    expect(propose(places).stops).toEqual([['a']]);
    expect(propose(places, { startDate: '2026-11-24' }).stops[0]).toContain('b');
  });

  it('visits another day what is closed on the first one', () => {
    const places = [
      planPlace('a', { minutes: 300 }),
      planPlace('b', { closedOn: ['mon'], minutes: 300 }),
    ];
    expect(propose(places, { days: 2 }).stops).toEqual([['a'], ['b']]);
  });

  it('visits what is in the open air before sunset', () => {
    const hours = openingHours([{ from: '09:00', to: '13:00' }]);
    const places = [
      planPlace('a', { minutes: 200, worth: 3, hours }),
      planPlace('b', {
        minutes: 300,
        worth: 2,
        outdoors: true,
        point: { longitude: -5.02, latitude: 34 },
      }),
      planPlace('c', { minutes: 180, point: { longitude: -4.98, latitude: 34 } }),
    ];
    const winter = propose(places, { pace: 'full' });
    expect(winter.days[0]?.warnings).toEqual([]);
    expect(winter.stops[0]).toEqual(['a', 'c']);
    const summer = propose(places, { pace: 'full', startDate: '2026-06-22' });
    expect(summer.stops[0]).toEqual(['a', 'b']);
  });

  it('prefers approximate hours, which cause no warning', () => {
    const hours = openingHours([{ from: '15:00', to: '18:00' }], { approximate: true });
    const { days } = propose([planPlace('a'), planPlace('b', { hours })]);
    const usual = days[0]?.stops.find(({ place }) => place.id === 'b');
    expect(usual?.begin).toBeGreaterThanOrEqual(15 * 60);
    expect(days[0]?.warnings).toEqual([]);
  });
});

it('names a day after the town in which most time is spent', () => {
  const places = [
    planPlace('a', { minutes: 30 }),
    planPlace('b', { minutes: 30 }),
    planPlace('c', {
      minutes: 150,
      city: 'meknes',
      point: { longitude: -5.02, latitude: 34 },
    }),
  ];
  const { tour, stops } = propose(places);
  expect(stops[0]).toHaveLength(3);
  expect(tour.days[0]?.city).toBe('meknes');
});

describe('lunch', () => {
  const NOON = { tags: ['restaurants'], minutes: 75 };
  const near = { longitude: -5.001, latitude: 34 };
  const far = { longitude: -5.3, latitude: 34 };
  /** A sight for the morning and one for the afternoon. */
  const sights = [planPlace('a', { minutes: 170 }), planPlace('b', { minutes: 170 })];
  const lunchOf = (restaurants: PlanPlace[], more: Partial<PlanRequest> = {}) =>
    propose([...sights, ...restaurants], more).days[0]?.stops.find(({ meal }) => meal);

  it('is at a restaurant near the route, whatever the interests', () => {
    const restaurants = [
      planPlace('far', { ...NOON, point: far, worth: 3 }),
      planPlace('near', { ...NOON, point: near }),
    ];
    expect(lunchOf(restaurants)?.place.id).toBe('near');
    expect(lunchOf(restaurants, { interests: { history: 1 } })?.place.id).toBe('near');
    expect(lunchOf(restaurants)?.begin).toBeGreaterThanOrEqual(11.5 * 60);
    expect(lunchOf(restaurants)?.begin).toBeLessThanOrEqual(15 * 60);
  });

  it('is left free where no restaurant is near', () => {
    const { days } = propose([...sights, planPlace('far', { ...NOON, point: far })]);
    expect(days[0]?.stops.filter(({ lunch }) => lunch)).toHaveLength(1);
    expect(days[0]?.stops.map(({ place }) => place.id).sort()).toEqual(['a', 'b']);
  });

  it.each([
    ['is closed on the day', { closedOn: ['mon'] as const }],
    ['opens in the evening', { hours: openingHours([{ from: '18:00', to: '23:00' }]) }],
    [
      'usually opens in the evening',
      { hours: openingHours([{ from: '18:00', to: '23:00' }], { approximate: true }) },
    ],
    ['serves dinners', { minutes: 120 }],
    ['costs more than the budget', { priceLevel: 2 as const }],
    ['is closed for now', { closed: true as const }],
    ['may be closed by day in Ramadan', { unsure: [{ start: MONDAY, end: MONDAY }] }],
  ])('is not at a restaurant that %s', (_, fields) => {
    expect(lunchOf([planPlace('r', { ...NOON, ...fields })], { budget: 1 })).toBeUndefined();
  });

  it('keeps to hours without a date, too', () => {
    const evening = openingHours([{ from: '18:00', to: '02:00' }]);
    const { tour } = propose([...sights, planPlace('r', { ...NOON, hours: evening })], {
      startDate: undefined,
    });
    expect(tour.days[0]?.places).not.toContain('r');
  });

  it('is as short as the pace asks for if the day is full', () => {
    const full = [
      planPlace('a', { minutes: 180 }),
      planPlace('b', { minutes: 280, point: { longitude: -5.01, latitude: 34 } }),
    ];
    const restaurant = planPlace('r', { ...NOON, minutes: 90 });
    const { days, tour } = propose([...full, restaurant]);
    expect(days[0]?.stops.find(({ meal }) => meal)?.place.minutes).toBe(60);
    expect(tour.days[0]?.stays).toEqual([{ place: 'r', minutes: 60 }]);
  });
});

describe('a weekly market', () => {
  const town = planPlace('town', { tags: ['markets'], marketDays: ['tue'], minutes: 300 });
  const long = [planPlace('a', { minutes: 300, worth: 2 }), planPlace('b', { minutes: 300 })];

  it('is visited on its day, in the morning', () => {
    const { days } = propose([town, ...long], { days: 3 });
    const market = days[1]?.stops.find(({ place }) => place.id === 'town');
    expect(market?.market).toEqual({ days: ['tue'], today: true });
    expect(market?.begin).toBeLessThan(12 * 60);
  });

  it('is worth less on a journey without its day', () => {
    const other = planPlace('other', { minutes: 300, tags: ['markets'] });
    const first = (startDate: string) =>
      propose([town, other], { startDate, interests: { markets: 1 } }).stops[0];
    expect(first('2026-11-24')).toEqual(['town']);
    expect(first(MONDAY)).toEqual(['other']);
  });
});
