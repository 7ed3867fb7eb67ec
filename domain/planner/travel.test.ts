import { describe, expect, it } from 'vitest';
import type { Point } from '../geo/point.ts';
import type { TravelMode } from '../visitor/tourLimits.ts';
import { estimateTravel } from './travel.ts';

const AT = {
  babBouJeloud: [-4.984, 34.0617],
  bouInania: [-4.98272, 34.06224],
  nejjarine: [-4.976, 34.065],
  attarine: [-4.974, 34.065],
  seffarine: [-4.973, 34.064],
  chouara: [-4.971, 34.066],
  fes: [-5.01619, 34.03465],
  airport: [-4.9821, 33.9305],
  meknes: [-5.565, 33.893],
  heriEsSouani: [-5.559, 33.881],
  moulayIdriss: [-5.526, 34.055],
  volubilis: [-5.555, 34.074],
  ifrane: [-5.107, 33.528],
  azrou: [-5.222, 33.436],
  dayetAoua: [-5.042, 33.653],
  michlifen: [-5.077, 33.414],
  sefrou: [-4.828, 33.832],
  taza: [-4.016, 34.213],
  taounate: [-4.636, 34.538],
  sidiAli: [-4.995, 33.075],
} as const;

const pointOf = (name: keyof typeof AT): Point => {
  const [longitude, latitude] = AT[name];
  return { longitude, latitude };
};
const travel = (from: keyof typeof AT, to: keyof typeof AT, by: TravelMode = 'car') =>
  estimateTravel(pointOf(from), pointOf(to), by);

describe('estimateTravel', () => {
  // Minutes and kilometres according to the circuits and directions of the region.
  it.each([
    ['fes', 'meknes', 60, 64],
    ['meknes', 'moulayIdriss', 40, 28],
    ['meknes', 'volubilis', 45, 31],
    ['fes', 'ifrane', 70, 61],
    ['dayetAoua', 'ifrane', 22, 18],
    ['ifrane', 'azrou', 20, 17],
    ['ifrane', 'michlifen', 30, 19],
    ['fes', 'sefrou', 40, 28],
    ['fes', 'airport', 25, 15],
    ['fes', 'taounate', 105, 85],
    ['fes', 'taza', 90, 120],
  ] as const)('from %s to %s is about %i minutes and %i km by car', (from, to, minutes, km) => {
    const leg = travel(from, to);
    expect(leg.by).toBe('car');
    expect(Math.abs(leg.minutes - minutes)).toBeLessThanOrEqual(Math.max(10, minutes * 0.15));
    expect(Math.abs(leg.metres / 1000 - km)).toBeLessThanOrEqual(Math.max(3, km * 0.15));
    expect(travel(to, from)).toEqual(leg);
  });

  it.each([
    ['babBouJeloud', 'bouInania', 3],
    ['nejjarine', 'attarine', 4],
    ['seffarine', 'chouara', 8],
  ] as const)(
    'from %s to %s is %i minutes on foot through the medina with any mode',
    (from, to, min) => {
      for (const by of ['car', 'transit', 'foot'] as const) {
        const leg = travel(from, to, by);
        expect(leg.by).toBe('walk');
        expect(Math.abs(leg.minutes - min)).toBeLessThanOrEqual(3);
      }
    },
  );

  it('walks within a medina, but not out of it', () => {
    const walk = travel('babBouJeloud', 'chouara', 'foot');
    expect(travel('babBouJeloud', 'chouara', 'car')).toEqual(walk);
    expect(travel('babBouJeloud', 'chouara', 'transit')).toEqual(walk);
    expect(travel('babBouJeloud', 'fes').by).toBe('car');
    expect(travel('babBouJeloud', 'fes', 'transit').by).toBe('taxi');
  });

  it('estimates lanes as slower than 4 km/h and longer than the straight line', () => {
    const leg = travel('babBouJeloud', 'chouara', 'foot');
    expect(leg.metres / leg.minutes).toBeLessThan(4000 / 60);
    expect(leg.metres).toBeGreaterThan(1300 * 1.3);
  });

  it('always walks with the mode foot', () => {
    const leg = travel('fes', 'sefrou', 'foot');
    expect(leg.by).toBe('walk');
    expect(leg.minutes).toBeGreaterThan(360);
  });

  it('takes the train along the line, with the way to the station and waiting time', () => {
    const leg = travel('fes', 'meknes', 'transit');
    expect(leg.by).toBe('train');
    expect(leg.minutes).toBeGreaterThanOrEqual(75);
    expect(leg.minutes).toBeLessThanOrEqual(110);
    expect(travel('fes', 'taza', 'transit').minutes).toBeGreaterThan(140);
  });

  it('takes a shared taxi without a train connection, slower than by car', () => {
    const shared = travel('fes', 'ifrane', 'transit');
    expect(shared.by).toBe('taxi');
    expect(shared.minutes).toBeGreaterThan(travel('fes', 'ifrane').minutes + 20);
  });

  it('is longer than the straight line in the mountains', () => {
    const leg = travel('ifrane', 'sidiAli');
    expect(leg.metres).toBeGreaterThan(65_000);
    expect(leg.minutes).toBeGreaterThan(75);
  });

  it('rounds minutes to multiples of five', () => {
    for (const from of Object.keys(AT) as (keyof typeof AT)[]) {
      for (const to of Object.keys(AT) as (keyof typeof AT)[]) {
        const { minutes, metres } = travel(from, to);
        expect(Number.isInteger(metres)).toBe(true);
        if (minutes > 10) expect(minutes % 5).toBe(0);
      }
    }
  });

  it('is zero from a point to itself', () => {
    expect(travel('meknes', 'meknes')).toEqual({ by: 'walk', minutes: 0, metres: 0 });
  });
});
