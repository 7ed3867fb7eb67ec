import { expect, it } from 'vitest';
import { parsePosition } from './parsePosition.ts';

const GATE = { latitude: 34.0617, longitude: -4.984 };

it.each([
  '34.0617, -4.984',
  '34.0617,-4.984',
  ' 34.0617  -4.984 ',
  '(34.0617, −4.984)',
  '34,0617; -4,984',
  '34,0617 -4,984',
  '34,0617, -4,984',
  '34.0617° N, 4.984° W',
  '34.0617N 4.984W',
  'N 34.0617 W 4.984',
  '34,0617° N, 4,984° O',
  '4.984° W, 34.0617° N',
  'geo:34.0617,-4.984?z=17',
  '34°3\'42.12"N 4°59\'2.4"W',
  '34° 3′ 42.12″ N, 4° 59′ 2.4″ W',
  '34°3\'42.12"N4°59\'2.4"W',
])('reads %s', (text) => {
  expect(parsePosition(text)).toEqual(GATE);
});

it('reads whole degrees, and rounds to about a metre', () => {
  expect(parsePosition('34, -5')).toEqual({ latitude: 34, longitude: -5 });
  expect(parsePosition('34,-5')).toEqual({ latitude: 34, longitude: -5 });
  expect(parsePosition('34.06171234, -4.98412345')).toEqual({
    latitude: 34.06171,
    longitude: -4.98412,
  });
});

it.each([
  '',
  '34.0617',
  '34,0617',
  '-4.984',
  'Bab Boujloud',
  '34.0617, -4.984, 415',
  '91, -4.984',
  '34.0617, 181',
  '34.0617° N, 34.1° N',
  '34.0617, west',
  '34°61\'0"N 4°59\'0"W',
  '-34.0617 S, 4.984 W',
  '34.0617,',
])('leaves %s alone', (text) => {
  expect(parsePosition(text)).toBeUndefined();
});
