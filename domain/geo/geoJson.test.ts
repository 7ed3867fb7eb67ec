import { expect, it } from 'vitest';
import type { AnyEntry } from '../content/kinds.ts';
import {
  catalogueOf,
  circuitEntry,
  cityEntry,
  entryOf,
  placeEntry,
} from '../content/testEntries.ts';
import { whereabouts } from './geoJson.ts';

const at = (longitude: number, latitude: number) => ({ coordinates: { longitude, latitude } });
const catalogue = catalogueOf(
  cityEntry('fes', 1, at(-5, 34)),
  cityEntry('taza'),
  placeEntry('gate', 'fes', at(-4.98, 34.06)),
  placeEntry('lake', 'fes', at(-5.1, 33.6)),
);
const event = (fields: object) =>
  entryOf('events', { _id: 'e', title: { en: 'E' }, kind: 'fair', city: 'fes', ...fields }).data;
const where = (entry: AnyEntry | undefined) => whereabouts(entry as AnyEntry, catalogue);

it('puts an entry where it is: longitude first', () => {
  expect(where(catalogue.places.get('gate'))).toEqual({
    geometry: { type: 'Point', coordinates: [-4.98, 34.06] },
    located: 'itself',
  });
});

it('puts what has no point of its own at its places, a route at all of its stops', () => {
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

it('goes by the town where nothing else is known, and invents nothing', () => {
  expect(where(event({}))).toEqual({
    geometry: { type: 'Point', coordinates: [-5, 34] },
    located: 'town',
  });
  expect(where(event({ city: 'taza' }))).toEqual({ geometry: null, located: 'nowhere' });
});
