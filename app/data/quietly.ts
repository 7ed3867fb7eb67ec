/** A server that has not answered after so many ms counts as one that does not answer. */
const PATIENCE = 10_000;

/**
 * Asks for what a page can do without, such as `/api/rates`: undefined where it cannot be had, which
 * the page then says in its own place, without a toast.
 */
export async function askQuietly<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    const response = await fetch(path, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    if (!response.ok) return undefined;
    return ((await response.json()) as { data?: T }).data;
  } catch {
    return undefined;
  }
}
