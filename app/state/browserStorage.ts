import type { PersistStorage, StorageValue } from 'zustand/middleware';

/**
 * The browser's local storage for a persisted store, which never throws: what cannot be read counts
 * as nothing, and what cannot be written (blocked, full) is kept until the page is left.
 */
export function browserStorage<T>(): PersistStorage<T> {
  let unwritten: StorageValue<T> | null = null;
  return {
    getItem(name) {
      if (unwritten) return unwritten;
      try {
        const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
        return typeof value === 'object' ? (value as StorageValue<T> | null) : null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        localStorage.setItem(name, JSON.stringify(value));
        unwritten = null;
      } catch {
        unwritten = value;
      }
    },
    removeItem(name) {
      try {
        localStorage.removeItem(name);
      } catch {
        // What is blocked holds nothing to remove.
      }
    },
  };
}
