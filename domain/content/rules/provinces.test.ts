import { describe, expect, it } from 'vitest';
import { entryOf, placeEntry } from '../testEntries.ts';
import { checkProvinces } from './provinces.ts';

const province = entryOf('provinces', {
  _id: 'fes',
  title: { en: 'Fes' },
  order: 1,
  kind: 'prefecture',
  seat: 'fes',
  population2014: 1,
  population2024: 1,
  coordinates: { longitude: -5, latitude: 34 },
});
const places = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    placeEntry(`place-${index}`, 'fes', { province: 'fes', ...fields }),
  );

describe('checkProvinces', () => {
  it('accepts six places', () => {
    expect(checkProvinces([province, ...places(6)])).toEqual([]);
  });

  it.each([
    ['five places', places(5)],
    ['six neighbours', places(6, { neighbour: true })],
    ['six deals', places(6, { isDeal: true })],
    ['six services', places(6, { tags: ['bank'] })],
    ['six places elsewhere', places(6, { province: 'taza' })],
  ])('rejects %s', (_, entries) => {
    expect(checkProvinces([province, ...entries])).toMatchObject([{ id: 'fes', field: 'places' }]);
  });
});
