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

it('a day is added where the last one was, with its night', () => {
  expect(addDay(tour, 'fes').days[2]).toEqual({ day: 3, city: 'meknes', places: [], night });
  expect(addDay({ days: [] }, 'ifrane').days).toEqual([{ day: 1, city: 'ifrane', places: [] }]);
});

it('there are no more than 31 days', () => {
  let long = tour;
  for (let day = 0; day < 40; day++) long = addDay(long, 'fes');
  expect(long.days).toHaveLength(31);
});

it('the days after one that is taken out move up', () => {
  expect(daysOf(removeDay(tour, 1))).toEqual(['1 meknes']);
  expect(removeDay(tour, 7)).toEqual(tour);
});

it('a day changes place with its neighbour, with all that is in it', () => {
  expect(moveDay(tour, 2, -1).days).toEqual([
    { day: 1, city: 'meknes', places: ['b'], night, locked: ['b'] },
    { day: 2, city: 'fes', places: ['a'] },
  ]);
  expect(moveDay(tour, 1, -1)).toEqual(tour);
  expect(moveDay(tour, 2, 1)).toEqual(tour);
});

it('a night is chosen and given up', () => {
  expect(setNight(tour, 1, night).days[0]).toMatchObject({ night });
  expect(setNight(tour, 2, undefined).days[1]).not.toHaveProperty('night');
});

it('a stop is locked and freed', () => {
  expect(toggleLock(tour, 1, 'a').days[0]).toMatchObject({ locked: ['a'] });
  expect(toggleLock(tour, 2, 'b').days[1]).not.toHaveProperty('locked');
});

it('a plan from elsewhere is put in order, and the days that it leaves out are empty', () => {
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

it('a day gets another city', () => {
  expect(daysOf(setCity(tour, 1, 'sefrou'))).toEqual(['1 sefrou', '2 meknes']);
});
