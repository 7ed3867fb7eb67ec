import { expect, it } from 'vitest';
import { copyEntry } from './copyEntry.ts';

it('copies what entries share, and nothing that names or proves the one', () => {
  const data = {
    _id: 'cafe',
    title: { en: 'Café' },
    tags: ['restaurants'],
    priceLevel: 2,
    coordinates: { longitude: -5, latitude: 34 },
    sources: ['https://example.org'],
    checkedOn: '2026-11-20',
    contact: { address: { street_address: '1 rue', city: 'fes' }, phone: '+212 535', asOf: '2026' },
  };
  expect(copyEntry(data)).toEqual({
    tags: ['restaurants'],
    priceLevel: 2,
    contact: { address: { city: 'fes' } },
  });
});
