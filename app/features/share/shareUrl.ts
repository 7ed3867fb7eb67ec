/** What the visitor still has to be shown: the address was copied, or must be copied by hand. */
export type ShareResult = 'copied' | 'byHand' | undefined;

/** Opens the system's share sheet with an address; without one, copies it to the clipboard. */
export async function shareUrl(title: string, url: string): Promise<ShareResult> {
  if ('share' in navigator) {
    const error = await navigator.share({ title, url }).then(
      () => undefined,
      (reason: Error) => reason.name,
    );
    // AbortError: the visitor closed the sheet.
    if (!error || error === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'byHand';
  }
}
