import { describe, expect, it } from 'vitest';
import { openingHours } from '../content/testEntries.ts';
import type { Tour } from '../visitor/visitor.ts';
import type { PlanPlace } from './model.ts';
import { planPlace } from './testPlaces.ts';
import { unmetByHours } from './unmetHours.ts';

const tourOf = (places: string[], startDate?: string): Tour => ({
  ...(startDate && { startDate }),
  days: [{ day: 1, city: 'fes', places }],
});
/** A Monday. */
const MONDAY = '2026-11-23';

const explain = (fields: Partial<PlanPlace>, planned: string[] = []) => {
  const place = planPlace('a', { tags: ['museums'], ...fields });
  return unmetByHours(tourOf(planned, MONDAY), tourOf(['a']), ['museums'], () => place);
};

describe('unmetByHours', () => {
  it('names the closing days of a place', () => {
    expect(explain({ closedOn: ['mon'] })).toEqual([
      { place: 'a', reason: { kind: 'closed', days: ['mon'] } },
    ]);
  });

  it('names a closed date', () => {
    const hours = openingHours([{ from: '09:00', to: '17:00' }], {
      exceptions: [{ date: MONDAY, hours: [] }],
    });
    expect(explain({ hours })).toEqual([{ place: 'a', reason: { kind: 'closed' } }]);
  });

  it('names the closing time of a place that is open', () => {
    const hours = openingHours([{ from: '09:00', to: '12:30' }]);
    expect(explain({ hours })).toEqual([{ place: 'a', reason: { kind: 'closes', at: 750 } }]);
  });

  it('names the sunset for a place in the open air', () => {
    expect(explain({ outdoors: true })).toEqual([
      { place: 'a', reason: { kind: 'dark', at: 17 * 60 + 13 } },
    ]);
  });

  it('names the market days of a planned town, too', () => {
    const market = [{ place: 'a', reason: { kind: 'market', days: ['tue'] } }];
    expect(explain({ marketDays: ['tue'] }, ['a'])).toEqual(market);
    expect(explain({ marketDays: ['tue'] })).toEqual(market);
  });

  it('returns nothing where hours are not the reason', () => {
    expect(explain({})).toEqual([]);
    expect(explain({ closedOn: ['mon'], tags: ['golf'] })).toEqual([]);
    const place = planPlace('a', { tags: ['museums'], closedOn: ['mon'] });
    expect(unmetByHours(tourOf([]), tourOf(['a']), ['museums'], () => place)).toEqual([]);
  });
});
