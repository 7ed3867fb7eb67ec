import { type FilterName, filtersIn } from '../../domain/filters.ts';

/**
 * Remembers what the visitor has just chosen by a link or a form of a page, whose address remains
 * the truth of the page. What could not be kept is only not offered again elsewhere.
 */
export async function keepFilters(
  query: URLSearchParams,
  names: readonly FilterName[],
): Promise<void> {
  try {
    const { useFilters } = await import('../state/filters.ts');
    useFilters.getState().change(filtersIn(query, names));
  } catch {
    // The module could not be fetched: the page that was chosen opens all the same.
  }
}

/** What a form of filters says, as the query of the address to which it leads. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  return new URLSearchParams(fields as [string, string][]);
}
