/** What became of an address that was to be shared: copied, to be copied by hand, or all is done. */
export type Shared = 'copied' | 'byHand' | undefined;

/** Hands an address to the system's sheet for sharing; else to the clipboard, if the browser lets it. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    const refusal = await navigator.share({ title, url }).then(
      () => undefined,
      (error: Error) => error.name,
    );
    // Who closes the system's sheet has changed their mind.
    if (!refusal || refusal === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'byHand';
  }
}
