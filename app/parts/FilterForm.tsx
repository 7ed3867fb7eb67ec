import { Form, type FormProps } from 'react-router';
import { type FilterName, filtersIn } from '../../domain/filters.ts';
import { keepFilters } from './keepFilters.ts';

interface Props extends FormProps {
  /** What its fields choose; the others stay as the browser remembers them. */
  names: readonly FilterName[];
}

/** A form that narrows the page by its address, without scripts too; with them, what is chosen is remembered. */
export function FilterForm({ names, ...form }: Props) {
  return (
    <Form
      preventScrollReset
      onSubmit={({ currentTarget }) =>
        void keepFilters(filtersIn(new FormData(currentTarget), names))
      }
      {...form}
    />
  );
}
