import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects or unselects entries. */
  set(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
}

/**
 * The selected entries of a list. Pages and order keep them; another search or filter begins anew, so
 * that nothing is changed that the list does not have.
 */
export function useSelection(params: URLSearchParams): Selection {
  const filters = new URLSearchParams(params);
  for (const name of ['page', 'sort', 'dir']) filters.delete(name);
  const list = String(filters);
  const [selected, setSelected] = useState({ list, ids: new Set<string>() });
  const ids = selected.list === list ? selected.ids : new Set<string>();
  return {
    ids,
    set(some, isSelected) {
      const next = new Set(ids);
      for (const id of some) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setSelected({ list, ids: next });
    },
    clear: () => setSelected({ list, ids: new Set() }),
  };
}
