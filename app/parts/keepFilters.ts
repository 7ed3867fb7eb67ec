import type { Filters } from '../../domain/visitor.ts';

/**
 * Remembers what the visitor has just chosen by a link or a form of a page, whose address remains
 * the truth of the page. What could not be kept is only not offered again elsewhere.
 */
export async function keepFilters(chosen: Partial<Filters>): Promise<void> {
  try {
    const { useFilters } = await import('../state/filters.ts');
    useFilters.getState().change(chosen);
  } catch {
    // The module could not be fetched: the page that was chosen opens all the same.
  }
}
