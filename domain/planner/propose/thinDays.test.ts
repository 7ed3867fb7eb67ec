import { describe, expect, it } from 'vitest';
import type { Tour } from '../../visitor/visitor.ts';
import type { PlanPlace, PlanRequest, Travel, TripPoint } from '../model.ts';
import { planPlace } from '../testPlaces.ts';
import { fillThinDays } from './thinDays.ts';

const point = (longitude: number) => ({ longitude, latitude: 34 });
const FEZ: TripPoint = { label: 'Fez', coordinates: point(0) };
const MEKNES: TripPoint = { label: 'Meknes', coordinates: point(0.5) };
const place = (id: string, longitude: number, fields: Partial<PlanPlace> = {}) =>
  planPlace(id, { point: point(longitude), ...fields });

/** A tenth of a degree takes ten minutes. */
const travel: Travel = (from, to) => {
  const minutes = Math.round(Math.abs(from.longitude - to.longitude) * 100);
  return { by: 'car', minutes, metres: minutes * 1000 };
};

function filled(
  days: readonly (string[] | { places: string[]; night: TripPoint })[],
  places: readonly PlanPlace[],
  startDate?: string,
) {
  const tour: Tour = {
    startingPoint: FEZ,
    ...(startDate && { startDate }),
    days: days.map((day, index) => ({
      day: index + 1,
      city: 'fes',
      ...(Array.isArray(day) ? { places: day } : day),
    })),
  };
  const request: PlanRequest = {
    startingPoint: FEZ,
    days: days.length,
    pace: 'steady',
    by: 'car',
    interests: {},
  };
  const candidates = places.map((item) => ({ place: item, score: item.worth }));
  return fillThinDays(tour, request, candidates, travel).days.map((day) => day.places);
}

/** A full day. */
const LONG = place('long', 0, { minutes: 430 });

describe('a thin day', () => {
  it('is filled with the best of other directions', () => {
    const others = [place('east', 0.4), place('better', 0.4, { worth: 2 })];
    expect(filled([['west']], [place('west', -0.4), ...others])[0]).toContain('better');
  });

  it('is not filled with what needs a long drive or closes', () => {
    const west = place('west', -0.4);
    expect(filled([['west']], [west, place('east', 1.1)])).toEqual([['west']]);
    const closed = place('east', 0.4, { closedOn: ['mon'] });
    expect(filled([['west']], [west, closed], '2026-11-23')).toEqual([['west']]);
  });

  it('is merged with another one, and the day without stops comes last', () => {
    const places = [place('a', 0.1), LONG, place('b', 0.1, { minutes: 200 })];
    expect(filled([['a'], ['long'], ['b']], places)).toEqual([['long'], ['a', 'b'], []]);
  });

  it('stays if it is a day of transfer, or fits nowhere', () => {
    const places = [place('a', 0.3), place('b', 0.6, { minutes: 250 })];
    const transfer = [{ places: ['a'], night: MEKNES }, ['b']];
    expect(filled(transfer, places)).toEqual([['a'], ['b']]);
    const longer = place('longer', 0, { minutes: 460 });
    expect(filled([['a'], ['longer']], [place('a', 0.1), longer])).toEqual([['a'], ['longer']]);
  });
});

it('leaves full days and days without stops as they are', () => {
  const more = place('more', 0);
  expect(filled([['long'], []], [LONG, more])).toEqual([['long'], []]);
});
