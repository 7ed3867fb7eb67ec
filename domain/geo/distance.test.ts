import { describe, expect, it } from 'vitest';
import { distanceBetween, formatDistance, formatRoughDistance } from './distance.ts';

describe('distanceBetween', () => {
  it('returns about 57 km from Fez to Meknes', () => {
    const fes = { longitude: -4.9778, latitude: 34.0611 };
    const meknes = { longitude: -5.5653, latitude: 33.8935 };
    expect(distanceBetween(fes, meknes) / 1000).toBeCloseTo(57, 0);
    expect(distanceBetween(fes, fes)).toBe(0);
  });
});

describe('formatDistance', () => {
  it('is in metres below a kilometre and in kilometres from there', () => {
    expect(formatDistance(124, 'en')).toBe('120 m');
    expect(formatDistance(994, 'en')).toBe('990 m');
    expect(formatDistance(996, 'en')).toBe('1 km');
    expect(formatDistance(1449, 'fr')).toMatch(/^1,4\skm$/);
    expect(formatDistance(12_400, 'de')).toBe('12 km');
  });

  it.each([-1, Number.NaN])('returns undefined for %s', (metres) =>
    expect(formatDistance(metres, 'en')).toBeUndefined(),
  );
});

describe('formatRoughDistance', () => {
  it('rounds what is added up from rough parts', () => {
    expect(formatRoughDistance(179_000, 'en')).toBe('180 km');
    expect(formatRoughDistance(43_000, 'en')).toBe('45 km');
    expect(formatRoughDistance(12_400, 'en')).toBe('12 km');
    expect(formatRoughDistance(3_400, 'en')).toBe('3.4 km');
  });
});
