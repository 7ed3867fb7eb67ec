import type { FilterName } from '../../../domain/visitor/filters.ts';
import { useLazyModule } from '../../components/useLazyModule.ts';
import type { LocalizedString } from '../../i18n/localize.tsx';
import * as styles from './OwnFilters.module.css';

export interface OwnFiltersProps {
  /** Filters that the page supports. */
  names: readonly FilterName[];
  /** Options of each filter, with the page's titles for them. */
  options: Partial<Record<FilterName, readonly { id: string; title: LocalizedString }[]>>;
}

const loadOffer = () => import('./FilterOffer.tsx');

/**
 * Offers filters that the visitor chose on another page, when this page was opened without filters.
 * They are applied only on request. Space for the offer is reserved from the start, because the
 * server cannot tell whether this browser has stored filters.
 */
export function OwnFilters(props: OwnFiltersProps) {
  const module = useLazyModule(loadOffer);
  return (
    <div className={styles.root} tabIndex={-1}>
      {module && <module.FilterOffer {...props} />}
    </div>
  );
}
