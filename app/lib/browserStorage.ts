import type { PersistStorage, StorageValue } from 'zustand/middleware';

/**
 * Local storage for a persisted store. It never throws: unreadable values count as missing, and
 * values that cannot be written (blocked, full) are kept in memory.
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
        // Blocked storage has nothing to remove.
      }
    },
  };
}
