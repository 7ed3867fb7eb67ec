import { expect, test } from 'vitest';
import { boundsOfPoints, DAY_COLORS, dayColor, dayColorNumber } from './points.ts';
import { withToken } from './token.ts';

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
