import { describe, expect, it } from 'vitest';
import type { Tour } from '../visitor/visitor.ts';
import { type PlanRequestQuery, planRequestQuery, readPlanRequest } from './planRequest.ts';
import { planPlace } from './testPlaces.ts';
import { findUnmet, helpfulChanges, type UnmetParts } from './unmetRequest.ts';

const asked: PlanRequestQuery = {
  start: 'fes',
  days: 2,
  from: '',
  pace: 'steady',
  by: 'foot',
  interests: ['snow', 'golf'],
  budget: 1,
};
const places = [planPlace('gate'), planPlace('slope', { tags: ['snow'] })];
const placeOf = (id: string) => places.find((place) => place.id === id);
const tourOf = (...days: string[][]): Tour => ({
  days: days.map((ids, index) => ({ day: index + 1, city: 'fes', places: ids })),
});

describe('findUnmet', () => {
  it.each([
    [
      'returns everything',
      tourOf([], []),
      { isEmpty: true, emptyDays: 0, interests: ['snow', 'golf'] },
    ],
    [
      'returns empty days',
      tourOf(['slope'], []),
      { isEmpty: false, emptyDays: 1, interests: ['golf'] },
    ],
    [
      'returns interests',
      tourOf(['gate'], ['slope']),
      { isEmpty: false, emptyDays: 0, interests: ['golf'] },
    ],
  ])('%s', (_, tour, unmet) => {
    expect(findUnmet(tour, asked, placeOf)).toEqual(unmet);
  });

  it('counts a weekly market on its day only', () => {
    const town = planPlace('town', { tags: ['markets'], marketDays: ['tue'] });
    const wished = { ...asked, interests: ['markets'] };
    const unmetOn = (startDate: string) =>
      findUnmet({ ...tourOf(['town']), startDate }, wished, () => town)?.interests;
    expect(unmetOn('2026-11-23')).toEqual(['markets']);
    expect(unmetOn('2026-11-24')).toBeUndefined();
    expect(findUnmet(tourOf(['town']), wished, () => town)).toBeUndefined();
  });

  it('returns nothing for a complete tour', () => {
    expect(
      findUnmet(tourOf(['slope']), { ...asked, interests: ['snow'] }, placeOf),
    ).toBeUndefined();
  });
});

describe('helpfulChanges', () => {
  const nothing: UnmetParts = { isEmpty: true, emptyDays: 0, interests: [] };

  it('change one part if that is enough', () => {
    const unmetWith = ({ by }: PlanRequestQuery) => (by === 'foot' ? nothing : undefined);
    expect(helpfulChanges(asked, nothing, unmetWith)).toEqual([{ by: 'transit' }, { by: 'car' }]);
  });

  it('change several parts otherwise', () => {
    const unmetWith = ({ by, budget }: PlanRequestQuery) =>
      by === 'car' && budget > 1 ? undefined : nothing;
    expect(helpfulChanges(asked, nothing, unmetWith)).toEqual([{ by: 'car', budget: 3 }]);
  });

  it('reduce days if some are empty and add days for interests', () => {
    const long: PlanRequestQuery = { ...asked, by: 'car', budget: 3, pace: 'full', days: 5 };
    const empty: UnmetParts = { isEmpty: false, emptyDays: 2, interests: [] };
    expect(helpfulChanges(long, empty, () => undefined)).toEqual([{ days: 3 }]);
    const noGolf: UnmetParts = { isEmpty: false, emptyDays: 0, interests: ['golf'] };
    expect(helpfulChanges(long, noGolf, () => undefined)).toEqual([{ days: 7 }]);
  });

  it('are empty if no change helps', () => {
    expect(helpfulChanges(asked, nothing, () => nothing)).toEqual([]);
  });
});

it('planRequestQuery is parsed as the same request', () => {
  const query = new URLSearchParams(planRequestQuery({ ...asked, from: '2026-12-01' }));
  const point = { label: 'Fez', coordinates: { longitude: -5, latitude: 34 } };
  const { requested: read } = readPlanRequest(
    query,
    () => point,
    () => true,
  );
  expect(read).toEqual({ ...asked, from: '2026-12-01' });
});
