import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects or unselects entries. */
  set(ids: readonly string[], isSelected: boolean): void;
  /**
   * Selects entries that a request found, but for what was unselected meanwhile; nothing where the list or
   * the whole selection is no longer the one of the request.
   */
  addFound(ids: readonly string[]): void;
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
  const current = selected.list === list ? selected : { list, ids: new Set<string>() };
  if (current !== selected) setSelected(current);
  const { ids } = current;
  return {
    ids,
    set: (some, isSelected) =>
      setSelected((now) => {
        const next = new Set(now.ids);
        for (const id of some) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return { ...now, ids: next };
      }),
    addFound: (found) =>
      setSelected((now) => {
        if (now.list !== list || now.ids.size === 0) return now;
        const added = found.filter((id) => !ids.has(id));
        return { list, ids: new Set([...now.ids, ...added]) };
      }),
    clear: () => setSelected((now) => ({ ...now, ids: new Set<string>() })),
  };
}
