import { describe, expect, it } from 'vitest';
import { circuitEntry } from '../content/testEntries.ts';
import { tourFromCircuit, tourFromPlaces } from './compose.ts';
import { scheduleTour } from './schedule.ts';
import { planPlace } from './testPlaces.ts';

const towns = [
  { id: 'fes', title: 'Fez', point: { longitude: -5, latitude: 34.03 } },
  { id: 'meknes', title: 'Meknes', point: { longitude: -5.55, latitude: 33.89 } },
  { id: 'taza', title: 'Taza', point: { longitude: -4.01, latitude: 34.21 } },
];
const place = (id: string, city: string, minutes = 60) =>
  planPlace(id, {
    city,
    minutes,
    point: towns.find((town) => town.id === city)?.point ?? { longitude: -5, latitude: 34 },
  });
const places = [
  place('f1', 'fes'),
  place('f2', 'fes'),
  place('f3', 'fes', 420),
  place('m1', 'meknes'),
  place('t1', 'taza'),
  place('f4', 'fes', 400),
  place('t2', 'taza', 300),
  place('t3', 'taza', 300),
];
const placeOf = (id: string) => places.find((other) => other.id === id);

describe('tourFromPlaces', () => {
  const tour = tourFromPlaces(['t1', 'f1', 'gone', 'm1', 'f2', 'f3'], placeOf, towns);

  it('starts in the town with most places and splits them into days', () => {
    expect(tour.startingPoint?.label).toBe('Fez');
    expect(tour.days.map(({ day, city, places: ids }) => [day, city, ids.toSorted()])).toEqual([
      [1, 'fes', ['f1', 'f2', 'm1']],
      [2, 'fes', ['f3']],
      [3, 'taza', ['t1']],
    ]);
  });

  it('puts neighbouring towns on the same day without warnings', () => {
    const far = [
      place('m1', 'meknes'),
      planPlace('v1', { city: 'volubilis', point: { longitude: -5.55, latitude: 34.07 } }),
      planPlace('s1', { city: 'sefrou', point: { longitude: -4.83, latitude: 33.83 } }),
      place('f1', 'fes', 180),
    ];
    const known = (id: string) => far.find((other) => other.id === id);
    const four = tourFromPlaces(
      far.map(({ id }) => id),
      known,
      towns,
    );
    expect(four.days.map(({ places: ids }) => ids.toSorted())).toEqual([
      ['m1', 'v1'],
      ['f1', 's1'],
    ]);
    expect(scheduleTour(four, known).flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('adds nights if the way back is long and the next day continues from there', () => {
    const nights = (ids: string[]) =>
      tourFromPlaces(ids, placeOf, towns).days.map(({ night }) => night?.label);
    expect(nights(['f1', 'f2', 'f3', 'm1', 't1'])).toEqual([undefined, undefined, undefined]);
    expect(nights(['t1', 't2', 't3'])).toEqual([undefined, undefined]);
    expect(nights(['f1', 'f4', 't2', 't3'])).toEqual([undefined, 'Taza', undefined]);
  });

  it('returns no days without known places', () => {
    expect(tourFromPlaces(['gone'], placeOf, towns)).toEqual({ days: [] });
  });
});

describe('tourFromCircuit', () => {
  const stop = (id: string, day: number, mode?: 'walk' | 'car' | 'taxi' | 'train') => ({
    place: id,
    day,
    ...(mode && { fromPrevious: { km: 1, minutes: 10, mode } }),
  });

  it('keeps days and town and adds nights', () => {
    const circuit = circuitEntry('grand', 'fes', [
      stop('f1', 1),
      stop('t1', 1, 'car'),
      stop('m1', 2, 'car'),
    ]);
    expect(tourFromCircuit(circuit, placeOf, towns)).toMatchObject({
      startingPoint: { label: 'Fez' },
      by: 'car',
      days: [
        { day: 1, city: 'fes', places: ['f1', 't1'], night: { label: 'Taza' } },
        { day: 2, city: 'meknes', places: ['m1'] },
      ],
    });
  });

  it('has a full pace if a day is too long for a steady one', () => {
    const paceOf = (duration: number) => {
      const stops = [{ ...stop('f1', 1), duration }, stop('f2', 1)];
      return tourFromCircuit(circuitEntry('long', 'fes', stops), placeOf, towns).pace;
    };
    expect(paceOf(300)).toBeUndefined();
    expect(paceOf(540)).toBe('full');
  });

  it('keeps the times that the circuit recommends, if a stay can have them', () => {
    const circuit = circuitEntry('timed', 'fes', [
      { ...stop('f1', 1), duration: 15 },
      { ...stop('f2', 1), duration: 2 },
      stop('f3', 1),
      { ...stop('f1', 1), duration: 30 },
      { ...stop('m1', 2), duration: 90 },
      stop('t1', 3),
    ]);
    const tour = tourFromCircuit(circuit, placeOf, towns);
    expect(tour.days.map(({ stays }) => stays)).toEqual([
      [{ place: 'f1', minutes: 15 }],
      [{ place: 'm1', minutes: 90 }],
      undefined,
    ]);
    const [day] = scheduleTour(tour, placeOf);
    expect(day?.stops.map(({ place: { minutes } }) => minutes)).toEqual([15, 60, 420]);
  });

  it.each([
    ['walk', 'foot'],
    ['taxi', 'transit'],
    ['train', 'transit'],
    ['car', 'car'],
  ] as const)('maps legs by %s to travel by %s', (mode, by) => {
    const circuit = circuitEntry('short', 'fes', [stop('f1', 1), stop('f2', 1, mode)]);
    expect(tourFromCircuit(circuit, placeOf, towns).by).toBe(by);
  });
});
