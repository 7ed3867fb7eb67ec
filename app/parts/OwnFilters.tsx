import type { FilterName } from '../../domain/filters.ts';
import type { Words } from '../i18n/words.tsx';
import { useLater } from './useLater.ts';

export interface OwnFiltersProps {
  /** What the page can be narrowed by. */
  names: readonly FilterName[];
  /** What can be chosen of each list, as the page calls it. */
  options: Partial<Record<FilterName, readonly { id: string; title: Words }[]>>;
}

const loadOffer = () => import('./FilterOffer.tsx');

/**
 * Offers what the visitor chose on another page, on one that was opened without filters. The address
 * stays the truth of a page: nothing is narrowed before the visitor says so. Its room is kept from
 * the start, for only this browser knows whether there is something to offer.
 */
export function OwnFilters(props: OwnFiltersProps) {
  const later = useLater(loadOffer);
  return (
    <div className="own-filters" tabIndex={-1}>
      {later && <later.FilterOffer {...props} />}
    </div>
  );
}
