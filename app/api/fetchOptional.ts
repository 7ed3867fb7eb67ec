/** Timeout in ms. */
const TIMEOUT = 10_000;

/**
 * Requests optional data such as `/api/rates`. Returns undefined on failure; the page then says so
 * in place, without a toast.
 */
export async function fetchOptional<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    const response = await fetch(path, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    if (!response.ok) return undefined;
    return ((await response.json()) as { data?: T }).data;
  } catch {
    return undefined;
  }
}
