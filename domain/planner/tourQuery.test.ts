import { describe, expect, it } from 'vitest';
import type { Tour } from '../visitor/visitor.ts';
import { readTourQuery, writeTourQuery } from './tourQuery.ts';

const point = (label: string) => ({ label, coordinates: { longitude: -4.98, latitude: 34.06 } });
const PLAIN: Tour = {
  days: [
    { day: 1, city: 'fes', places: ['bab-bou-jeloud', 'bou-inania-madrasa-fes'] },
    { day: 2, city: 'meknes', places: ['bab-mansour'] },
  ],
};
const [FIRST, SECOND] = PLAIN.days as [Tour['days'][number], Tour['days'][number]];
const read = (query: string) => readTourQuery(new URLSearchParams(query));

describe('a tour in a query', () => {
  it('is short', () => {
    expect(writeTourQuery(PLAIN)).toBe(
      'tour=fes:bab-bou-jeloud.bou-inania-madrasa-fes/meknes:bab-mansour',
    );
  });

  it.each<[string, Tour]>([
    ['days', PLAIN],
    ['a day without places', { days: [{ ...FIRST, places: [] }, SECOND] }],
    ['days that are not numbered from 1', { days: [{ ...SECOND, day: 4 }] }],
    [
      'all that a programme shows',
      {
        startingPoint: point('Fès & co, 50 %'),
        startDate: '2027-04-12',
        by: 'car',
        pace: 'calm',
        days: [
          {
            ...FIRST,
            stays: [
              { place: 'bab-bou-jeloud', at: '09:30' },
              { place: 'bou-inania-madrasa-fes', minutes: 90, at: '14:05' },
            ],
            night: point('Riad, Meknès'),
          },
          { ...SECOND, stays: [{ place: 'bab-mansour', minutes: 45 }] },
        ],
      },
    ],
  ])('is read as it was written: %s', (_, tour) => {
    expect(read(writeTourQuery(tour))).toEqual(tour);
  });

  it('is read in capital letters', () => {
    expect(read('tour=FES:BAB-BOU-JELOUD.BOU-INANIA-MADRASA-FES/MEKNES:BAB-MANSOUR')).toEqual(
      PLAIN,
    );
  });

  it.each(['', 'tour=1', 'tour=fes', 'tour={broken', 'tour=fes:a_b', 'tour=fes:a&from=x,y,Fès'])(
    'is not read if it is broken: %s',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );
});
