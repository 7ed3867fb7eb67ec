import { Form, type FormProps } from 'react-router';
import { type FilterName, filtersIn } from '../../../domain/visitor/filters.ts';
import type { Filters } from '../../../domain/visitor/visitor.ts';
import * as styles from './Filters.module.css';

/**
 * Stores filters that the visitor has just chosen by a link or a form, so that other pages can offer
 * them. The address of the page stays decisive for what the page shows.
 */
export async function saveFilters(chosen: Partial<Filters>): Promise<void> {
  try {
    const { useFilters } = await import('./filtersStore.ts');
    useFilters.getState().change(chosen);
  } catch {
    // The module could not be fetched; the navigation does not depend on it.
  }
}

interface Props extends FormProps {
  /** Filters that the form has fields for; the other stored filters stay unchanged. */
  names: readonly FilterName[];
  /** Lays the fields out in a line. */
  inline?: boolean;
}

/** A GET form that filters the page by its query, also without scripts; stores the chosen filters. */
export function FilterForm({ names, inline = false, ...form }: Props) {
  return (
    <Form
      className={inline ? styles.inline : undefined}
      preventScrollReset
      onSubmit={({ currentTarget }) =>
        void saveFilters(filtersIn(new FormData(currentTarget), names))
      }
      {...form}
    />
  );
}
