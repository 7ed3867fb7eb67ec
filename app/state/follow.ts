/** As much of a persisted store as is needed to read it again. */
interface Persisted {
  persist: { getOptions(): { name?: string }; rehydrate(): unknown };
}

/**
 * Reads what this browser has stored of a slice, and again whenever another tab has changed it or
 * the browser brings back a page that it had put aside. Call it once the page has come to life; it
 * gives the way to stop.
 */
export function follow({ persist }: Persisted): () => void {
  const readAgain = () => void persist.rehydrate();
  function onStorage({ key }: StorageEvent): void {
    // Without a key, all of the storage was cleared.
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
