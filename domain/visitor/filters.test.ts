import { describe, expect, it } from 'vitest';
import { countChosen, filterQuery, filtersIn, NO_FILTERS, readFilters } from './filters.ts';

describe('readFilters', () => {
  it('are empty at first, with the mode planning', () => {
    expect(NO_FILTERS).toMatchObject({ tags: [], cities: [], keyword: '', stade: 'planning' });
  });

  it('are read as they were written', () => {
    const filters = {
      tags: ['music'],
      cities: ['fes', 'meknes'],
      seedoeat: ['see', 'eat'],
      triptags: ['silence'],
      keyword: 'oud',
      startingPoint: 'Fez station',
      budget: 1200,
      dates: { start: '2026-12-01', end: '2026-12-05' },
      stade: 'visiting',
    };
    expect(readFilters(JSON.parse(JSON.stringify(filters)))).toEqual(filters);
  });

  it.each([undefined, null, 7, 'x', [], { tags: 7, cities: { a: 1 }, keyword: [], stade: null }])(
    'are empty if %j is stored',
    (stored) => expect(readFilters(stored)).toEqual(NO_FILTERS),
  );

  it('keep valid values and drop invalid ones', () => {
    expect(
      readFilters({
        cities: ['fes', 3, 'fes', null],
        tags: 'music',
        seedoeat: ['see', 'sleep'],
        budget: -5,
        dates: { start: 'soon', end: 7 },
        foreign: true,
      }),
    ).toEqual({ ...NO_FILTERS, cities: ['fes'], seedoeat: ['see'] });
  });

  it('count cities and tags together', () => {
    expect(countChosen({ cities: ['fes', 'meknes'], tags: ['music'] })).toBe(3);
  });
});

describe('filters in an address', () => {
  const chosen = {
    keyword: 'oud & candles',
    cities: ['fes', 'meknes'],
    tags: ['music'],
    triptags: ['silence'],
    seedoeat: ['see', 'eat'] as const,
    startingPoint: 'fes',
    dates: { start: '2027-05-01', end: '2027-05-10' },
  };
  const names = Object.keys(chosen) as (keyof typeof chosen)[];

  it('are read as they were written', () => {
    const query = filterQuery({ ...chosen, seedoeat: [...chosen.seedoeat] });
    expect(query.toString()).toBe(
      'q=oud+%26+candles&city=fes&city=meknes&tag=music&for=silence&what=see&what=eat' +
        '&start=fes&from=2027-05-01&to=2027-05-10',
    );
    expect(filtersIn(query, names)).toEqual(chosen);
  });

  it('are empty if the address does not contain them, and limited to the requested ones', () => {
    expect(filtersIn(new URLSearchParams('tag=music&what=sleep'), ['cities', 'seedoeat'])).toEqual({
      cities: [],
      seedoeat: [],
    });
    expect(filterQuery(NO_FILTERS).size).toBe(0);
  });
});
