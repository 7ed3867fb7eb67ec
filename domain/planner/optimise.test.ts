import { describe, expect, it } from 'vitest';
import { openingHours } from '../content/testEntries.ts';
import type { Tour } from '../visitor/visitor.ts';
import type { PlanPlace, Travel } from './model.ts';
import { optimiseDay } from './optimise.ts';
import { scheduleTour } from './schedule.ts';
import { planPlace } from './testPlaces.ts';

/** Places on a line; a hundredth of a degree takes a minute. */
const place = (id: string, longitude: number, more: Partial<PlanPlace> = {}) =>
  planPlace(id, { point: { longitude, latitude: 34 }, minutes: 20, ...more });
const travel: Travel = (from, to) => {
  const minutes = Math.round(Math.abs(from.longitude - to.longitude) * 100);
  return { by: 'car', minutes, metres: minutes * 1000 };
};
/** A Monday. */
const MONDAY = '2026-11-23';
const until = (to: string) => openingHours([{ days: ['mon'], from: '09:00', to }]);

function optimise(places: PlanPlace[], locked: string[] = []) {
  const byId = new Map(places.map((item) => [item.id, item]));
  const ids = places.map(({ id }) => id);
  const tour: Tour = {
    startingPoint: { label: 'Fez', coordinates: { longitude: 0, latitude: 34 } },
    startDate: MONDAY,
    days: [
      { day: 1, city: 'fes', places: ['other'] },
      { day: 2, city: 'fes', places: ids, ...(locked.length > 0 && { locked }) },
    ],
  };
  // The second day is the one with the places: hours of its date count, not of the first.
  const monday = { ...tour, startDate: '2026-11-22' };
  const placeOf = (id: string) => byId.get(id);
  return { tour: monday, placeOf, found: optimiseDay(monday, 2, placeOf, travel) };
}
const orderOf = (tour: Tour) => tour.days[1]?.places;

describe('optimiseDay', () => {
  it('finds a round trip without a zigzag', () => {
    const { found, placeOf } = optimise([
      place('c', 0.3),
      place('a', 0.1),
      place('d', 0.4),
      place('b', 0.2),
    ]);
    expect(scheduleTour(found, placeOf, travel)[1]?.total.travelling).toBe(80);
    expect(orderOf(found)?.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('returns the same tour if there is no better order', () => {
    const { tour, found } = optimise([place('a', 0.1), place('b', 0.2), place('c', 0.3)]);
    expect(found).toBe(tour);
  });

  it('keeps locked and unknown stops in their positions', () => {
    const places = [place('d', 0.4), place('c', 0.3), place('b', 0.2), place('a', 0.1)];
    const { tour, placeOf } = optimise([...places, place('z', 0.05)], ['z']);
    const days = tour.days.map((day) =>
      day.day === 2 ? { ...day, places: ['d', 'z', 'gone', 'b', 'c', 'a'] } : day,
    );
    const order = orderOf(optimiseDay({ ...tour, days }, 2, placeOf, travel));
    expect(order?.[1]).toBe('z');
    expect(order?.[2]).toBe('gone');
    expect(order?.toSorted()).toEqual(['a', 'b', 'c', 'd', 'gone', 'z']);
  });

  it('prefers opening hours to the shortest way', () => {
    const { found, placeOf } = optimise([
      place('a', 0.1, { minutes: 120 }),
      place('b', 0.2, { minutes: 120 }),
      place('c', 0.3, { hours: until('10:30') }),
    ]);
    expect(orderOf(found)?.[0]).toBe('c');
    expect(scheduleTour(found, placeOf, travel)[1]?.warnings).toEqual([]);
  });

  it('finds the shortest round trip of twenty shuffled stops', () => {
    const mixed = Array.from({ length: 20 }, (_, index) => (index * 7) % 20);
    const { found } = optimise(mixed.map((at) => place(`p${at}`, 0.01 * (at + 1), { minutes: 5 })));
    const positions = orderOf(found)?.map((id) => Number(id.slice(1))) ?? [];
    const way = [-1, ...positions, -1].reduce(
      (sum, at, index, all) => sum + Math.abs(at - (all[index - 1] ?? at)),
      0,
    );
    expect(way).toBe(40);
    expect(positions.toSorted((a, b) => a - b)).toEqual(mixed.toSorted((a, b) => a - b));
  });
});
