import { describe, expect, it } from 'vitest';
import { nearbyFilters, nearestFirst, walkingMinutes } from './nearby.ts';

describe('walkingMinutes', () => {
  it.each([
    [0, 1],
    [60, 1],
    [62, 2],
    [500, 9],
    [1230, 20],
    [1300, 25],
    [3000, 50],
    [7384, 120],
  ])('of %i m as the crow flies are about %i', (metres, minutes) => {
    expect(walkingMinutes(metres)).toBe(minutes);
  });

  it('are not given for more than two hours', () => {
    expect(walkingMinutes(7400)).toBeUndefined();
  });
});

describe('nearestFirst', () => {
  const at = (id: string, latitude: number) => ({ id, latitude, longitude: -5 });
  const places = [at('far', 34.2), at('near', 34.01), at('between', 34.1)];

  it('sorts by the way on foot and leaves out what is not accepted', () => {
    const here = { latitude: 34, longitude: -5 };
    const ids = (accept: (place: { id: string }) => boolean) =>
      nearestFirst(places, here, accept).map(({ place }) => place.id);
    expect(ids(() => true)).toEqual(['near', 'between', 'far']);
    expect(ids(({ id }) => id !== 'near')).toEqual(['between', 'far']);
    expect(nearestFirst(places, here, () => true)[0]?.metres).toBeCloseTo(1112, -1);
  });
});

describe('a place of which only the town is known', () => {
  it('comes after places in the town', () => {
    const town = { latitude: 34, longitude: -5 };
    const places = [
      { id: 'somewhere', vague: true, ...town },
      { id: 'exact', latitude: 34.01, longitude: -5 },
      { id: 'outside', latitude: 34.1, longitude: -5 },
    ];
    const ids = nearestFirst(places, town, () => true).map(({ place }) => place.id);
    expect(ids).toEqual(['exact', 'somewhere', 'outside']);
  });
});

describe('nearbyFilters', () => {
  it.each([
    [['culture-et-vestiges', 'museums'], ['see']],
    [['restaurants'], ['eat']],
    [['pharmacy'], ['health']],
    [['hospital'], ['health']],
    [['station'], ['transport']],
    [['bus-station'], ['transport']],
    [['taxi-rank'], ['transport']],
    [['bank'], ['cash']],
    [['hotels'], []],
  ])('of %j are %j', (tags, filters) => {
    expect(nearbyFilters(tags)).toEqual(filters);
  });

  it('leave out travel agencies', () => {
    expect(nearbyFilters(['agences-de-voyages', 'family'])).toBeUndefined();
  });
});
