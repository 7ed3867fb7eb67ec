/** How often we look whether the visitor has finished what they are doing, in ms. */
const LOOK_AGAIN = 500;

/** What the visitor may have open: a dialog, a menu, a panel; or a toast to read. */
const OPEN =
  'dialog[open], :popover-open, header details[open], [aria-haspopup][aria-expanded="true"]';
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** The pages that the popup's cards lead to: it would invite to where the visitor is. */
const DESTINATION = /^\/[a-z]{2}\/(itinerary|inspire)$/;

/** Waits while another overlay is open or a form is being filled in. */
export async function freeMoment(): Promise<void> {
  while (busy()) await new Promise((done) => setTimeout(done, LOOK_AGAIN));
}

function busy(): boolean {
  return (
    document.querySelector(OPEN) !== null ||
    document.activeElement?.matches(FIELD) === true ||
    DESTINATION.test(location.pathname)
  );
}
