/** Progress of a document that is being made; `share` is 0 to 1. */
export type Progress =
  | { kind: 'begun' }
  | { kind: 'making'; share: number }
  | { kind: 'busy'; minutes: number };

interface Answer {
  ready: boolean;
  done?: number;
  of?: number;
}

/** Interval between two requests, in ms. */
const POLL_INTERVAL = 500;

/**
 * Requests a document and waits until it is made.
 *
 * @param onProgress gets the share, rounded down to twentieths to limit screen reader announcements
 * @returns `done`, or `busy` where the rate limit is exceeded
 * @throws where the document cannot be made, or `signal` is aborted
 */
export async function prepare(
  href: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<{ kind: 'done' } | Extract<Progress, { kind: 'busy' }>> {
  let last = -1;
  for (;;) {
    const response = await fetch(`/api${href}`, { method: 'POST', signal });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After')) || 60;
      return { kind: 'busy', minutes: Math.ceil(seconds / 60) };
    }
    if (!response.ok) throw new Error(String(response.status));
    const { data } = (await response.json()) as { data: Answer };
    if (data.ready) return { kind: 'done' };
    const { done = 0, of = 0 } = data;
    const share = of > 0 ? Math.floor((done / of) * 20) / 20 : 0;
    if (of > 0 && share !== last) onProgress({ kind: 'making', share });
    last = share;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    signal.throwIfAborted();
  }
}
