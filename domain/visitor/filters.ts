import { readDates } from '../format/dates.ts';
import type { Filters } from './visitor.ts';

/** Section 3: the defaults. */
export const NO_FILTERS: Filters = {
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

/** The values of `seedoeat` (section 3). */
export const SEE_DO_EAT = ['see', 'do', 'eat'] as const;

/** The filters that addresses can contain. */
export type FilterName =
  | 'keyword'
  | 'cities'
  | 'tags'
  | 'triptags'
  | 'seedoeat'
  | 'startingPoint'
  | 'budget'
  | 'dates';

/** A query, or the fields of a form. */
type Readable = { get(name: string): unknown; getAll(name: string): unknown[] };

/** Reads filters from a query; missing ones have their defaults. */
export function filtersIn<N extends FilterName>(
  query: Readable,
  names: readonly N[],
): Pick<Filters, N> {
  const all = readFilters({
    keyword: string(query.get('q'))?.trim(),
    cities: query.getAll('city'),
    tags: query.getAll('tag'),
    triptags: query.getAll('for'),
    seedoeat: query.getAll('what'),
    startingPoint: query.get('start') || undefined,
    budget: Number(query.get('budget') || undefined),
    dates: { start: query.get('from'), end: query.get('to') },
  });
  return pick(all, names);
}

/** Filters as a query, without empty ones. */
export function filterQuery(filters: Partial<Filters>): URLSearchParams {
  const { keyword, cities, tags, triptags, seedoeat, startingPoint, budget, dates } = filters;
  const pairs: [name: string, values: readonly (string | undefined)[]][] = [
    ['q', [keyword]],
    ['city', cities ?? []],
    ['tag', tags ?? []],
    ['for', triptags ?? []],
    ['what', seedoeat ?? []],
    ['start', [startingPoint]],
    ['budget', [budget?.toString()]],
    ['from', [dates?.start]],
    ['to', [dates?.end]],
  ];
  const chosen = pairs.flatMap(([name, values]) =>
    values.flatMap((value) => (value ? [[name, value]] : [])),
  );
  return new URLSearchParams(chosen);
}

/** A subset of the filters. */
export function pick<N extends FilterName>(filters: Filters, names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, filters[name]])) as Pick<Filters, N>;
}

/** Number of selected cities and tags, for the search button (section 2). */
export function countChosen({ cities, tags }: Pick<Filters, 'cities' | 'tags'>): number {
  return cities.length + tags.length;
}

/** Reads filters from untrusted data; invalid values are replaced by their defaults. */
export function readFilters(stored: unknown): Filters {
  const fields = Object(stored) as Record<keyof Filters, unknown>;
  const { start, end } = Object(fields.dates) as Record<string, unknown>;
  return {
    tags: strings(fields.tags),
    cities: strings(fields.cities),
    seedoeat: SEE_DO_EAT.filter((name) => strings(fields.seedoeat).includes(name)),
    triptags: strings(fields.triptags),
    keyword: string(fields.keyword) ?? NO_FILTERS.keyword,
    startingPoint: string(fields.startingPoint),
    budget: amount(fields.budget),
    dates: readDates(start, end),
    // An earlier release stored the path of the mode.
    stade: string(fields.stade)?.replace('inspiration', 'inspire') ?? NO_FILTERS.stade,
  };
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function strings(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((item) => typeof item === 'string'))];
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
