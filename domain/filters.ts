import { readDates } from './dates.ts';
import type { Filters } from './visitor.ts';

/** Section 3: nothing is chosen, and the visitor is at the planning. */
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

/** The parts of a region that a visitor may look for, as section 3's `seedoeat` names them. */
export const SEE_DO_EAT = ['see', 'do', 'eat'] as const;

/** What narrows a page and can stand in its address. */
export type FilterName =
  | 'keyword'
  | 'cities'
  | 'tags'
  | 'triptags'
  | 'seedoeat'
  | 'startingPoint'
  | 'dates';

/** The query of an address, or the fields of a form that leads to it. */
type Readable = { get(name: string): unknown; getAll(name: string): unknown[] };

/** What an address chooses of these filters; what it does not name, it chooses as nothing. */
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
    dates: { start: query.get('from'), end: query.get('to') },
  });
  return pick(all, names);
}

/** The query of an address that carries filters; what is not chosen does not stand in it. */
export function filterQuery(filters: Partial<Filters>): URLSearchParams {
  const { keyword, cities, tags, triptags, seedoeat, startingPoint, dates } = filters;
  const pairs: [name: string, values: readonly (string | undefined)[]][] = [
    ['q', [keyword]],
    ['city', cities ?? []],
    ['tag', tags ?? []],
    ['for', triptags ?? []],
    ['what', seedoeat ?? []],
    ['start', [startingPoint]],
    ['from', [dates?.start]],
    ['to', [dates?.end]],
  ];
  const chosen = pairs.flatMap(([name, values]) =>
    values.flatMap((value) => (value ? [[name, value]] : [])),
  );
  return new URLSearchParams(chosen);
}

/** Some of the filters alone. */
export function pick<N extends FilterName>(filters: Filters, names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, filters[name]])) as Pick<Filters, N>;
}

/** How many cities and tags are chosen: what the search's button shows (section 2). */
export function countChosen({ cities, tags }: Pick<Filters, 'cities' | 'tags'>): number {
  return cities.length + tags.length;
}

/**
 * What of stored filters can be used: other releases and other hands may have written there. What
 * cannot is as if it had not been chosen.
 */
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
    stade: string(fields.stade) ?? NO_FILTERS.stade,
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
