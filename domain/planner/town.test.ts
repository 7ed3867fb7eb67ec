import { expect, it } from 'vitest';
import { catalogueOf, cityEntry, placeEntry } from '../content/testEntries.ts';
import { townsOf } from './town.ts';

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
