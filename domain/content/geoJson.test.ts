import { expect, it } from 'vitest';
import { locationOf } from './geoJson.ts';
import type { AnyEntry } from './kinds.ts';
import { catalogueOf, circuitEntry, cityEntry, entryOf, placeEntry } from './testEntries.ts';

const at = (longitude: number, latitude: number) => ({ coordinates: { longitude, latitude } });
const catalogue = catalogueOf(
  cityEntry('fes', 1, at(-5, 34)),
  cityEntry('taza'),
  placeEntry('gate', 'fes', at(-4.98, 34.06)),
  placeEntry('lake', 'fes', at(-5.1, 33.6)),
);
const event = (fields: object) =>
  entryOf('events', { _id: 'e', title: { en: 'E' }, kind: 'fair', city: 'fes', ...fields }).data;
const where = (entry: AnyEntry | undefined) => locationOf(entry as AnyEntry, catalogue);

it('returns the point of an entry, longitude first', () => {
  expect(where(catalogue.places.get('gate'))).toEqual({
    geometry: { type: 'Point', coordinates: [-4.98, 34.06] },
    located: 'itself',
  });
});

it('uses the place of an entry without a point, and all stops of a circuit', () => {
  expect(where(event({ place: 'lake' })).geometry).toEqual({
    type: 'Point',
    coordinates: [-5.1, 33.6],
  });
  const stops = [
    { place: 'gate', day: 1 },
    { place: 'lake', day: 2 },
  ];
  const circuit = circuitEntry('c', 'fes', stops);
  expect(where(circuit)).toEqual({
    geometry: {
      type: 'MultiPoint',
      coordinates: [
        [-4.98, 34.06],
        [-5.1, 33.6],
      ],
    },
    located: 'places',
  });
});

it('falls back to the town, or to no geometry', () => {
  expect(where(event({}))).toEqual({
    geometry: { type: 'Point', coordinates: [-5, 34] },
    located: 'town',
  });
  expect(where(event({ city: 'taza' }))).toEqual({ geometry: null, located: 'nowhere' });
});
