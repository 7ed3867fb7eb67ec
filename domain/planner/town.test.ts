import { expect, it } from 'vitest';
import { catalogueOf, cityEntry, everywhere, placeEntry } from '../content/testEntries.ts';
import { cityNames, townsOf } from './town.ts';

const MODERN = { longitude: -5.016, latitude: 34.035 };
const GATE = { longitude: -4.984, latitude: 34.062 };

it('starts in the old town where its gate is known, else in the middle of the town', () => {
  const fes = cityEntry('fes', 1, { coordinates: MODERN });
  const ifrane = cityEntry('ifrane', 2, { coordinates: MODERN });
  const gate = placeEntry('bab-bou-jeloud', 'fes', { coordinates: GATE });
  const pointsOf = (...entries: Parameters<typeof catalogueOf>) =>
    townsOf(catalogueOf(...entries), 'en').map(({ point }) => point);
  expect(pointsOf(fes, ifrane, gate)).toEqual([GATE, MODERN]);
  expect(pointsOf(fes)).toEqual([MODERN]);
});

it('names areas, which are no towns', () => {
  const ifrane = cityEntry('ifrane', 1, { coordinates: MODERN });
  const atlas = cityEntry('middle-atlas', 2, {
    title: { ...everywhere('Middle Atlas'), fr: 'Moyen Atlas' },
    coordinates: MODERN,
    area: ['ifrane'],
  });
  const catalogue = catalogueOf(ifrane, atlas);
  expect(townsOf(catalogue, 'fr').map(({ id }) => id)).toEqual(['ifrane']);
  expect(cityNames(['middle-atlas', 'gone'], catalogue, 'fr')).toEqual({
    'middle-atlas': 'Moyen Atlas',
  });
});
