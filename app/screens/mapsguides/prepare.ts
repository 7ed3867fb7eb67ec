/** How far a document is that is being made. */
export type Progress =
  | { kind: 'begun' }
  | { kind: 'making'; share: number }
  | { kind: 'busy'; minutes: number };

interface Told {
  ready: boolean;
  done?: number;
  of?: number;
}

const PAUSE = 500;

/**
 * Has a document made and waits until it is there.
 *
 * @param tell is told how far it is, rounded down to twentieths so that readers are not interrupted
 * @returns `done`, or `busy` where this visitor has asked for too many
 * @throws where it cannot be made, or `signal` ends the wait
 */
export async function prepare(
  href: string,
  tell: (progress: Progress) => void,
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
    const { data } = (await response.json()) as { data: Told };
    if (data.ready) return { kind: 'done' };
    const { done = 0, of = 0 } = data;
    const share = of > 0 ? Math.floor((done / of) * 20) / 20 : 0;
    if (of > 0 && share !== last) tell({ kind: 'making', share });
    last = share;
    await new Promise((go) => setTimeout(go, PAUSE));
    signal.throwIfAborted();
  }
}
