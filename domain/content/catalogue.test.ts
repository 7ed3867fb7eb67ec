import { expect, it } from 'vitest';
import { catalogueOf, cityEntry, placeEntry, tagEntry } from './testEntries.ts';

const at = (longitude: number, latitude: number) => ({ coordinates: { longitude, latitude } });

const catalogue = catalogueOf(
  cityEntry('meknes', 2),
  cityEntry('fes', 1, { aliases: ['Fez', 'فاس'], title: { en: 'Fez', fr: 'Fès' } }),
  cityEntry('middle-atlas', 3, { area: ['ifrane'] }),
  cityEntry('ifrane', 4),
  tagEntry('hotels', 'category', 2),
  tagEntry('restaurants', 'category', 1),
  placeEntry('cafe', 'fes', at(-5, 34)),
  placeEntry('bakery', 'fes', at(-5.001, 34)),
  placeEntry('lion', 'ifrane', at(-5.1, 33.5)),
  placeEntry('offer', 'fes', { isDeal: true }),
);

it('sorts by order, then by title', () => {
  expect(catalogue.cities.all.map((city) => city._id)).toEqual([
    'fes',
    'meknes',
    'middle-atlas',
    'ifrane',
  ]);
  expect(catalogue.tags.all.map((tag) => tag.slug)).toEqual(['restaurants', 'hotels']);
  expect(catalogue.places.all.map((place) => place._id)).toEqual(['bakery', 'cafe', 'lion']);
});

it('leaves services out of the places of a town and of what is nearby', () => {
  const town = catalogueOf(
    cityEntry('fes'),
    placeEntry('pharmacy', 'fes', { ...at(-5, 34), tags: ['pharmacy'] }),
    placeEntry('gate', 'fes', at(-5, 34.01)),
  );
  const ids = (places: readonly { _id: string }[]) => places.map(({ _id }) => _id);
  const fes = town.city('fes');
  expect(ids(fes ? town.placesIn(fes) : [])).toEqual(['gate']);
  expect(ids(town.near({ longitude: -5, latitude: 34 }, 9).map(({ place }) => place))).toEqual([
    'gate',
  ]);
  expect(town.places.get('pharmacy')?._id).toBe('pharmacy');
});

it('splits places and deals', () => {
  expect(catalogue.places.get('offer')).toBeUndefined();
  expect(catalogue.deals.all.map((deal) => deal._id)).toEqual(['offer']);
});

it.each(['fes', 'fez', 'FÈS', 'فاس'])('finds the city %s', (name) => {
  expect(catalogue.city(name)?._id).toBe('fes');
});

it('includes the places of towns in their area', () => {
  const atlas = catalogue.city('middle-atlas');
  expect(atlas && catalogue.placesIn(atlas).map((place) => place._id)).toEqual(['lion']);
});

it('returns nearby places, nearest first, without the place itself', () => {
  const near = catalogue.near({ longitude: -5, latitude: 34 }, 2, 'cafe');
  expect(near.map((item) => item.place._id)).toEqual(['bakery', 'lion']);
  expect(near[0]?.metres).toBeCloseTo(92, 0);
});
