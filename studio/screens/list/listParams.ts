/** The list's parameters, which are its address: a list can be kept, shared and gone back to. */

export const FILTERS = [
  'town',
  'tag',
  'status',
  'assigned',
  'missing',
  'outdated',
  'empty',
  'sample',
  'checkedBefore',
] as const;
export type Filter = (typeof FILTERS)[number];

export type Sort = 'title' | 'updated' | 'checkedOn';

/** The parameters with some replaced; empty ones are left out, and the page begins anew. */
export function withParams(
  params: URLSearchParams,
  changes: Record<string, string | undefined>,
): URLSearchParams {
  const result = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    if (value) result.set(name, value);
    else result.delete(name);
  }
  return result;
}

/** The parameters that sort by a column, or by the same column in the other direction. */
export function sortedBy(params: URLSearchParams, sort: Sort): URLSearchParams {
  const isSame = (params.get('sort') ?? 'title') === sort;
  const isDown = params.get('dir') === 'desc';
  // The latest dates first.
  const dir = isSame ? !isDown : sort !== 'title';
  return withParams(params, { sort, dir: dir ? 'desc' : 'asc' });
}

export const activeFilters = (params: URLSearchParams): Filter[] =>
  FILTERS.filter((name) => params.has(name));
