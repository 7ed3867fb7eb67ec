import { describe, expect, it } from 'vitest';
import { addPlace, movePlace, NO_TOUR, readTour, removePlace, saveTour, setTour } from './tour.ts';

const plan = (...places: string[]) => ({
  days: [
    { day: 1, city: 'fes', places },
    { day: 2, city: 'meknes', places: ['bab-mansour'] },
  ],
});
const placesOf = (tour: { days: { places: string[] }[] }) => tour.days.map(({ places }) => places);

describe('setting', () => {
  it('creates the archive', () => {
    expect(setTour(NO_TOUR, plan('a'))).toEqual({ tour: plan('a'), archive: plan('a') });
  });

  it('does not change an existing archive', () => {
    const state = setTour(setTour(NO_TOUR, plan('a')), plan('b'));
    expect(state).toEqual({ tour: plan('b'), archive: plan('a') });
  });
});

it('saving replaces the archive', () => {
  const state = saveTour(setTour(setTour(NO_TOUR, plan('a')), plan('b')));
  expect(state).toEqual({ tour: plan('b'), archive: plan('b') });
});

describe('adding', () => {
  it.each([
    [0, ['new', 'a', 'b']],
    [1, ['a', 'new', 'b']],
    [2, ['a', 'b', 'new']],
    [9, ['a', 'b', 'new']],
    [-3, ['new', 'a', 'b']],
  ])('at step %i of a day, in tour and archive', (step, places) => {
    const state = addPlace(setTour(NO_TOUR, plan('a', 'b')), 1, step, 'new');
    expect(placesOf(state.tour)).toEqual([places, ['bab-mansour']]);
    expect(placesOf(state.archive)).toEqual([places, ['bab-mansour']]);
  });

  it('moves a place that is already in the day', () => {
    const state = addPlace(setTour(NO_TOUR, plan('a', 'b')), 1, 1, 'a');
    expect(placesOf(state.tour)[0]).toEqual(['b', 'a']);
  });

  it('to a missing day changes nothing', () => {
    const state = setTour(NO_TOUR, plan('a'));
    expect(addPlace(state, 7, 0, 'new')).toEqual(state);
  });
});

it('removing deletes by id within one day, in tour and archive', () => {
  const both = { days: plan('a', 'bab-mansour').days };
  const state = removePlace(setTour(NO_TOUR, both), 1, 'bab-mansour');
  expect(placesOf(state.tour)).toEqual([['a'], ['bab-mansour']]);
  expect(placesOf(state.archive)).toEqual([['a'], ['bab-mansour']]);
});

it('a full day accepts no more places', () => {
  const many = Array.from({ length: 20 }, (_, index) => `place-${index}`);
  const full = setTour(NO_TOUR, plan(...many));
  expect(addPlace(full, 1, 0, 'new')).toEqual(full);
  expect(placesOf(addPlace(full, 1, 0, 'place-7').tour)[0]).toHaveLength(20);
});

it('moving takes from one day and inserts in another, in tour and archive', () => {
  const state = movePlace(setTour(NO_TOUR, plan('a', 'b')), 'a', 1, { day: 2, step: 0 });
  expect(placesOf(state.tour)).toEqual([['b'], ['a', 'bab-mansour']]);
  expect(placesOf(state.archive)).toEqual([['b'], ['a', 'bab-mansour']]);
});

it('an impossible move changes nothing', () => {
  const many = Array.from({ length: 20 }, (_, index) => `place-${index}`);
  const days = [...plan(...many).days, { day: 3, city: 'fes', places: ['a'] }];
  const state = setTour(NO_TOUR, { days });
  expect(movePlace(state, 'a', 3, { day: 1, step: 0 })).toBe(state);
  expect(movePlace(state, 'a', 3, { day: 9, step: 0 })).toBe(state);
});

it('removing a place unlocks it', () => {
  const days = [{ day: 1, city: 'fes', places: ['a', 'b'], locked: ['a', 'b'] }];
  const [day] = removePlace(setTour(NO_TOUR, { days }), 1, 'a').tour.days;
  expect(day).toEqual({ day: 1, city: 'fes', places: ['b'], locked: ['b'] });
});

it('does not mutate its input', () => {
  const before = setTour(NO_TOUR, plan('a'));
  const copy = structuredClone(before);
  removePlace(addPlace(before, 1, 0, 'b'), 1, 'a');
  expect(before).toEqual(copy);
});

describe('readTour', () => {
  it('reads a stored tour', () => {
    const startingPoint = { label: 'Fès', coordinates: { latitude: 34, longitude: -5 } };
    expect(readTour({ ...plan('a'), startingPoint })).toEqual({ ...plan('a'), startingPoint });
  });

  it('keeps valid dates, paces, locks and nights, and removes duplicate days and places', () => {
    const night = { label: 'Meknès', coordinates: { latitude: 33.9, longitude: -5.5 } };
    const day = { day: 1, city: 'fes', places: ['a', 'b'], locked: ['b'], night };
    const good = { startDate: '2026-12-24', by: 'foot', pace: 'calm', days: [day] };
    expect(readTour(good)).toEqual(good);
    const bad = {
      startDate: '24 December',
      by: 'camel',
      pace: 7,
      days: [{ ...day, places: ['a', 'a', 4], locked: ['gone'], night: { label: 'x' } }, day],
    };
    expect(readTour(bad)).toEqual({ days: [{ day: 1, city: 'fes', places: ['a'] }] });
  });

  it.each([
    undefined,
    null,
    7,
    'x',
    { days: 3 },
    { days: [null, 4, { day: 'x' }], startingPoint: { label: 'x' } },
  ])('returns no days for invalid data: %j', (stored) => {
    expect(readTour(stored)).toEqual({ days: [] });
  });
});
