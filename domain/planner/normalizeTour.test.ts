import { describe, expect, it } from 'vitest';
import { TourFromQuery } from './normalizeTour.ts';

const PLAIN = {
  days: [
    { day: 1, city: 'fes', places: ['bab-bou-jeloud', 'bou-inania-madrasa-fes'] },
    { day: 2, city: 'meknes', places: ['bab-mansour'] },
  ],
};
const place = (_id: string) => ({ _id, title: { en: 'Any' }, contact: { phone: '1' } });

describe('TourFromQuery', () => {
  it.each([
    ['days', PLAIN],
    ['an array of days', PLAIN.days],
    ['an archive beside the days', { ...PLAIN, archive: PLAIN.days }],
    [
      'places as objects',
      PLAIN.days.map((day) => ({ ...day, places: day.places.map((id) => place(id)) })),
    ],
    [
      'ids and objects mixed, days without number, cities as objects',
      [
        {
          city: { id: 'fes', slug: 'fez', title: { en: 'Fez' } },
          places: ['bab-bou-jeloud', place('bou-inania-madrasa-fes')],
        },
        { city: { slug: 'meknes' }, places: [place('bab-mansour')], note: 'dropped' },
      ],
    ],
  ])('reads %s', (_, value) => {
    expect(TourFromQuery.parse(value)).toEqual(PLAIN);
  });

  it('keeps the starting point and the date', () => {
    const startingPoint = { label: 'Fes', coordinates: { longitude: -5, latitude: 34 } };
    const tour = { ...PLAIN, startingPoint, startDate: '2027-04-12' };
    expect(TourFromQuery.parse(tour)).toEqual(tour);
  });

  it.each([
    null,
    7,
    {},
    [7],
    { days: 7 },
    [{ city: 'fes', places: [{ title: 'no id' }] }],
    [{ city: 'fes', places: 'bab-mansour' }],
    [{ places: [] }],
  ])('rejects %j', (value) => {
    expect(TourFromQuery.safeParse(value).success).toBe(false);
  });
});
