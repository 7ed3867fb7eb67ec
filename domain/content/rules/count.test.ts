import { describe, expect, it } from 'vitest';
import { cityEntry, placeEntry } from '../testEntries.ts';
import { tallyByKind, tallyByProvince } from './count.ts';

const entries = [
  cityEntry('fes', 1, { title: { en: 'Fes', de: 'Stadt Fès' } }),
  placeEntry('gate', 'fes', { province: 'fes', title: { en: 'Blue Gate', fr: 'Porte Bleue' } }),
  placeEntry('dam', 'fes', { neighbour: true }),
];

describe('tallies', () => {
  it('count entries and words by kind', () => {
    const { cities, places, all } = tallyByKind(entries);
    expect(cities).toMatchObject({ entries: 1, en: 1, fr: 0, es: 0, de: 2 });
    expect(places).toMatchObject({ entries: 2, en: 3, fr: 2, es: 0, de: 0 });
    expect(all).toMatchObject({ entries: 3, en: 4, fr: 2, es: 0, de: 2 });
  });

  it('count places by province', () => {
    const rows = tallyByProvince(entries);
    expect(Object.keys(rows)).toEqual(['beyond the border', 'fes']);
    expect(rows.fes?.entries).toBe(1);
  });
});
