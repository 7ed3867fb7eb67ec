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
