import type { ReactElement } from 'react';
import { Popup } from './Popup.tsx';

/** Interval in ms at which the page is checked for open overlays and focused fields. */
const POLL_INTERVAL = 500;

/** Overlays that the popup must not cover: dialogs, menus, panels, toasts. */
const OVERLAY =
  'dialog[open], :popover-open, header details[open], [aria-haspopup][aria-expanded="true"]';
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** The pages that the popup's cards link to. */
const DESTINATION = /^\/[a-z]{2}\/(itinerary|inspire)$/;

/**
 * Fetches the popup, and waits until no overlay is open and no form is being filled in.
 *
 * @returns undefined where the content cannot be fetched; never throws
 */
export async function loadDuePopup(
  locale: string | undefined,
  onClose: () => void,
  onFaded: () => void,
): Promise<ReactElement | undefined> {
  await untilIdle();
  try {
    const response = await fetch(`/${locale}/popup`);
    if (!response.ok) return undefined;
    const cards = await response.json();
    // The visitor may have opened something during the request.
    await untilIdle();
    return <Popup cards={cards} onClose={onClose} onFaded={onFaded} />;
  } catch {
    return undefined;
  }
}

async function untilIdle(): Promise<void> {
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
}

function isBusy(): boolean {
  return (
    document.querySelector(OVERLAY) !== null ||
    document.activeElement?.matches(FIELD) === true ||
    DESTINATION.test(location.pathname)
  );
}
