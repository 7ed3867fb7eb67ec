/** The part of a persisted store that is needed to rehydrate it. */
interface Persisted {
  persist: { getOptions(): { name?: string }; rehydrate(): unknown };
}

/**
 * Rehydrates a store now, when another tab changes it, and when the page is restored from the
 * back/forward cache. Call it after hydration; returns a function that stops it.
 */
export function syncAcrossTabs({ persist }: Persisted): () => void {
  const readAgain = () => void persist.rehydrate();
  function onStorage({ key }: StorageEvent): void {
    // A null key means that all storage was cleared.
    if (key === persist.getOptions().name || key === null) readAgain();
  }
  readAgain();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', readAgain);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', readAgain);
  };
}
