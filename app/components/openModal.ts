const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/**
 * Target of the last pointerdown: selecting text from inside to outside of a dialog is not a click
 * on its backdrop.
 */
let pressed: EventTarget | null = null;

/**
 * Opens a modal dialog. The browser makes the rest of the page inert, closes it on Escape and
 * restores the focus. In addition Tab and Shift+Tab cycle within the topmost dialog, and a click on
 * its backdrop closes it (specification, section 4).
 */
export function openModal(dialog: HTMLDialogElement | null): void {
  // Adding the same listener again has no effect.
  document.addEventListener('keydown', wrapFocus);
  document.addEventListener('pointerdown', notePressed);
  document.addEventListener('click', closeOnBackdrop);
  dialog?.showModal();
}

function notePressed({ target }: PointerEvent): void {
  pressed = target;
}

function wrapFocus(event: KeyboardEvent): void {
  const dialog = topmost();
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !dialog) return;
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReached);
  const at = all.indexOf(document.activeElement as HTMLElement);
  // If nothing is focusable from here on, the browser handles Tab.
  if (at < 0 && !event.shiftKey) return;
  const ahead = event.shiftKey ? all.slice(0, Math.max(at, 0)) : all.slice(at + 1);
  if (ahead.some((element) => !isSameGroup(element, all[at]))) return;
  event.preventDefault();
  all.at(event.shiftKey ? -1 : 0)?.focus();
}

/** Whether an element is in the tab order. */
function isReached(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Only one radio button of a group is in the tab order. */
function isSameGroup(one: HTMLElement, other: HTMLElement | undefined): boolean {
  return (
    one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    one.name === other.name &&
    one.form === other.form
  );
}

function closeOnBackdrop({ target, clientX, clientY }: MouseEvent): void {
  const dialog = topmost();
  if (!dialog || target !== dialog || pressed !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (!isInside) dialog.close();
}

const topmost = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
