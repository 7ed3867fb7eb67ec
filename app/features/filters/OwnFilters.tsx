import { useLazyModule } from '../../components/useLazyModule.ts';
import type { FilterOfferProps } from './FilterOffer.tsx';
import * as styles from './OwnFilters.module.css';

const loadOffer = () => import('./FilterOffer.tsx');

/**
 * Offers filters that the visitor chose on another page, when this page was opened without filters.
 * They are applied only on request. Space for the offer is reserved from the start, because the
 * server cannot tell whether this browser has stored filters.
 */
export function OwnFilters(props: FilterOfferProps) {
  const module = useLazyModule(loadOffer);
  return (
    <div className={styles.root} tabIndex={-1}>
      {module && <module.FilterOffer {...props} />}
    </div>
  );
}
