import { describe, expect, it } from 'vitest';
import { Filters } from '../../domain/visitor.ts';
import { countChosen, readFilters, useFilters } from './filters.ts';

const NONE = {
  tags: [],
  cities: [],
  seedoeat: [],
  triptags: [],
  keyword: '',
  startingPoint: undefined,
  budget: undefined,
  dates: undefined,
  stade: 'planning',
};

describe('stored filters', () => {
  it('begin with nothing chosen, at the planning', () => {
    const { change: _, ...filters } = useFilters.getState();
    expect(filters).toEqual(NONE);
    expect(Filters.parse(filters)).toEqual(NONE);
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
    expect(Filters.parse(readFilters(filters))).toEqual(filters);
  });

  it.each([undefined, null, 7, 'x', [], { tags: 7, cities: { a: 1 }, keyword: [], stade: null }])(
    'are nothing where %j is stored',
    (stored) => expect(readFilters(stored)).toEqual(NONE),
  );

  it('keep what can be read beside what cannot', () => {
    expect(
      readFilters({
        cities: ['fes', 3, 'fes', null],
        tags: 'music',
        seedoeat: ['see', 'sleep'],
        budget: -5,
        dates: { start: '2026-12-05', end: '2026-12-01' },
        foreign: true,
      }),
    ).toEqual({ ...NONE, cities: ['fes'], seedoeat: ['see'] });
  });

  it('count cities and tags together', () => {
    expect(countChosen({ cities: ['fes', 'meknes'], tags: ['music'] })).toBe(3);
  });
});
