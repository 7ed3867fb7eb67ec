import { expect, test } from 'vitest';
import type { MapLabels } from './mapLabels.ts';
import { boundsOfPoints, DAY_COLORS, dayColor, dayColorNumber } from './points.ts';
import { regionStyle } from './style.ts';
import { withToken } from './token.ts';

const names: MapLabels = {
  provinces: [{ id: 'taza', title: 'Provinz Taza', arabicTitle: 'إقليم تازة' }],
  towns: [
    { id: 'fes', title: 'Fès', arabicTitle: 'فاس', longitude: -5, latitude: 34.03, seat: true },
  ],
  landmarks: [{ id: 'bab', title: 'Bab', longitude: -4.98, latitude: 34.06 }],
};

test('the embedded style makes no requests and contains all its sources', () => {
  const style = regionStyle(names, 'de');
  expect(JSON.stringify(style)).not.toMatch(/https?:|"(url|tiles|glyphs|sprite)":/);
  for (const layer of style.layers) {
    if (layer.type !== 'background') expect(style.sources).toHaveProperty(layer.source);
  }
  for (const source of Object.keys(style.sources)) {
    expect(style.layers.map((layer) => 'source' in layer && layer.source)).toContain(source);
  }
});

test('lines pass through their places, and names are inside the region and in the language', () => {
  const of = (locale: string, source: string) =>
    JSON.stringify(regionStyle(names, locale).sources[source]);
  // Fes and Meknes, on the main road.
  expect(of('de', 'roads')).toContain('[-5.53,33.9]');
  expect(of('de', 'roads')).toContain('[-5.02,34.035]');
  // The Sebou starts outside of the region.
  expect(of('de', 'rivers')).toContain('[-5.9,34.5]');
  expect(of('de', 'riverNames')).not.toContain('[-5.9,34.5]');
  expect(of('de', 'riverNames')).toContain('"Sebou"');
  expect(of('es', 'riverNames')).toContain('"Sebú"');
  expect(of('de', 'towns')).toContain('"Fès"');
});

test('white numbers have enough contrast on the colour of every day, and neighbours differ', () => {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const color of DAY_COLORS) expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThan(4.5);
  for (let day = 1; day <= 31; day++) expect(dayColor(day)).not.toBe(dayColor(day + 1));
  expect(dayColorNumber(1)).toBe(0);
  expect(dayColorNumber(8)).toBe(0);
});

test('returns the bounds of all points, or undefined without points', () => {
  const at = (longitude: number, latitude: number) => ({ longitude, latitude });
  expect(boundsOfPoints([at(-5, 34), at(-4, 33.5), at(-5.5, 34.2)])).toEqual([
    -5.5, 33.5, -4, 34.2,
  ]);
  expect(boundsOfPoints([])).toBeUndefined();
});

test('adds the token to requests of the style’s own server only', () => {
  const config = { styleUrl: 'https://maps.example/styles/a?x=1', accessToken: 'se cret' };
  expect(withToken('https://maps.example/styles/a?x=1', config)).toBe(
    'https://maps.example/styles/a?x=1&access_token=se+cret',
  );
  expect(withToken('https://maps.example/1/2/3.pbf', config)).toContain('access_token=se+cret');
  expect(withToken('https://maps.example/1?access_token=own', config)).toBe(
    'https://maps.example/1?access_token=own',
  );
  expect(withToken('https://other.example/1/2/3.pbf', config)).toBe(
    'https://other.example/1/2/3.pbf',
  );
  expect(withToken('https://maps.example/a', {})).toBe('https://maps.example/a');
});
