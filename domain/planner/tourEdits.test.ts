import { expect, it } from 'vitest';
import type { Tour } from '../visitor/visitor.ts';
import { addDay, inOrder, moveDay, removeDay, setCity, setNight, toggleLock } from './tourEdits.ts';

const night = { label: 'Meknes', coordinates: { longitude: -5.5, latitude: 33.9 } };
const tour: Tour = {
  by: 'car',
  days: [
    { day: 1, city: 'fes', places: ['a'] },
    { day: 2, city: 'meknes', places: ['b'], night, locked: ['b'] },
  ],
};
const daysOf = ({ days }: Tour) => days.map(({ day, city }) => `${day} ${city}`);

it('adds a day with the city and night of the last one', () => {
  expect(addDay(tour, 'fes').days[2]).toEqual({ day: 3, city: 'meknes', places: [], night });
  expect(addDay({ days: [] }, 'ifrane').days).toEqual([{ day: 1, city: 'ifrane', places: [] }]);
});

it('adds at most 31 days', () => {
  let long = tour;
  for (let day = 0; day < 40; day++) long = addDay(long, 'fes');
  expect(long.days).toHaveLength(31);
});

it('renumbers the days after a removed one', () => {
  expect(daysOf(removeDay(tour, 1))).toEqual(['1 meknes']);
  expect(removeDay(tour, 7)).toEqual(tour);
});

it('swaps a day with its neighbour', () => {
  expect(moveDay(tour, 2, -1).days).toEqual([
    { day: 1, city: 'meknes', places: ['b'], night, locked: ['b'] },
    { day: 2, city: 'fes', places: ['a'] },
  ]);
  expect(moveDay(tour, 1, -1)).toEqual(tour);
  expect(moveDay(tour, 2, 1)).toEqual(tour);
});

it('sets and removes a night', () => {
  expect(setNight(tour, 1, night).days[0]).toMatchObject({ night });
  expect(setNight(tour, 2, undefined).days[1]).not.toHaveProperty('night');
});

it('locks and unlocks a stop', () => {
  expect(toggleLock(tour, 1, 'a').days[0]).toMatchObject({ locked: ['a'] });
  expect(toggleLock(tour, 2, 'b').days[1]).not.toHaveProperty('locked');
});

it('sorts the days of a tour and fills gaps with empty days', () => {
  const days = [
    { day: 3, city: 'ifrane', places: ['c'] },
    { day: 1, city: 'fes', places: ['a'], night },
  ];
  expect(inOrder({ days }).days).toEqual([
    { day: 1, city: 'fes', places: ['a'], night },
    { day: 2, city: 'fes', places: [], night },
    { day: 3, city: 'ifrane', places: ['c'] },
  ]);
});

it('changes the city of a day', () => {
  expect(daysOf(setCity(tour, 1, 'sefrou'))).toEqual(['1 sefrou', '2 meknes']);
});
