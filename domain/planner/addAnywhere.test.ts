import { describe, expect, it } from 'vitest';
import type { Tour } from '../visitor/visitor.ts';
import { addAllAnywhere, addAnywhere } from './addAnywhere.ts';
import type { PlanPlace } from './model.ts';
import { planPlace } from './testPlaces.ts';

const place = (id: string, city: string, minutes = 60) => planPlace(id, { city, minutes });
const places = [place('a', 'fes'), place('b', 'meknes'), place('long', 'fes', 540)];
const placeOf = (id: string) => places.find((other) => other.id === id);
const day = (number: number, city: string, ...ids: string[]) => ({
  day: number,
  city,
  places: ids,
});
const add = (tour: Tour, added: PlanPlace) => addAnywhere(tour, added, placeOf);

it('creates the first day for the first place', () => {
  expect(add({ days: [] }, place('new', 'sefrou'))).toEqual({
    tour: { days: [day(1, 'sefrou', 'new')] },
    day: 1,
    wasThere: false,
  });
});

it('appends a place to the day in its town', () => {
  const tour = { days: [day(1, 'meknes', 'b'), day(2, 'fes', 'a')] };
  expect(add(tour, place('new', 'fes')).tour.days[1]).toEqual(day(2, 'fes', 'a', 'new'));
});

it('uses an empty or new day if a day has no time left', () => {
  const full = { days: [day(1, 'fes', 'long')] };
  expect(add(full, place('new', 'fes'))).toMatchObject({ day: 2 });
  const withEmpty = { days: [day(1, 'fes', 'long'), day(2, 'ifrane')] };
  expect(add(withEmpty, place('new', 'fes')).tour.days[1]).toEqual(day(2, 'fes', 'new'));
});

it('numbers a new day after the last one, even with gaps', () => {
  const gaps = { days: [day(2, 'fes', 'long')] };
  expect(add(gaps, place('new', 'fes')).tour.days.map((other) => other.day)).toEqual([2, 3]);
});

it('does not add a place twice', () => {
  const tour = { days: [day(1, 'fes', 'a')] };
  expect(add(tour, place('a', 'fes'))).toEqual({ tour, day: 1, wasThere: true });
});

it('does not change a full tour', () => {
  const many = Array.from({ length: 20 }, (_, index) => `x${index}`);
  const days = Array.from({ length: 31 }, (_, index) => day(index + 1, 'fes', ...many));
  expect(add({ days }, place('new', 'fes'))).toEqual({
    tour: { days },
    day: undefined,
    wasThere: false,
  });
});

describe('addAllAnywhere', () => {
  it('adds each place where it fits and counts what was there', () => {
    const tour = { days: [day(1, 'fes', 'a')] };
    const more = [place('a', 'fes'), place('new', 'fes'), place('b', 'meknes')];
    expect(addAllAnywhere({ tour, archive: tour }, more, placeOf)).toEqual({
      state: {
        tour: { days: [day(1, 'fes', 'a', 'new'), day(2, 'meknes', 'b')] },
        archive: { days: [day(1, 'fes', 'a', 'new')] },
      },
      added: 2,
      before: 1,
      full: 0,
    });
  });

  it('counts what finds no room', () => {
    const many = (size: number) => Array.from({ length: size }, (_, index) => `x${index}`);
    const days = many(31).map((_, index) => day(index + 1, 'fes', ...many(index === 0 ? 19 : 20)));
    const state = { tour: { days }, archive: { days } };
    const more = [place('one', 'fes'), place('two', 'fes')];
    const result = addAllAnywhere(state, more, placeOf);
    expect(result).toMatchObject({ added: 1, before: 0, full: 1 });
    expect(result.state.tour.days[0]?.places.at(-1)).toBe('one');
  });
});
