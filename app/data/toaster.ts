/**
 * The toasts, in plain elements. They stand in the browser's top layer, and while a dialog is open
 * within it: outside of it they would be behind its backdrop and silent for screen readers.
 */
import type { z } from 'zod';
import type { Toast } from '../../domain/visitor.ts';
import { pageLocale } from '../i18n/messages.ts';
import { translator } from '../i18n/translator.ts';

/** Section 9, in ms. */
const DURATION = 4000;
/** How long a toast takes to go, in ms; the same in toasts.css. */
const LEAVING = 200;

let stack: HTMLElement | undefined;

/** Shows a toast; one with the same words that still stands there begins its time anew. */
export function show({ type, message, duration = DURATION }: z.input<typeof Toast>): void {
  const toasts = place();
  const twin = [...toasts.children].find(
    (other) => other.textContent === message && other.className === `toast toast-${type}`,
  );
  twin?.remove();
  const toast = document.createElement('div');
  toast.className = `toast toast-${type}`;
  toast.setAttribute('role', type === 'error' ? 'alert' : 'status');
  const words = document.createElement('p');
  toast.append(
    words,
    closeButton(() => leave(toast)),
  );
  toasts.append(toast);
  // Screen readers speak what comes into a region that is there already.
  words.textContent = message;
  goAfter(toast, duration);
}

/** The stack, shown above everything else that is open. */
function place(): HTMLElement {
  if (!stack) {
    stack = document.createElement('div');
    stack.className = 'toasts';
    stack.popover = 'manual';
  }
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const home = dialog ?? document.body;
  if (stack.parentElement !== home) {
    home.append(stack);
    // A closing dialog would take the toasts along.
    dialog?.addEventListener('close', () => stack?.childElementCount && place(), { once: true });
  }
  if (stack.matches(':popover-open')) stack.hidePopover();
  stack.showPopover();
  return stack;
}

/** Time stands still while the visitor points at the toast or has the focus in it. */
function goAfter(toast: HTMLElement, duration: number): void {
  let timer = setTimeout(leave, duration, toast);
  const hold = () => clearTimeout(timer);
  const goOn = () => {
    hold();
    timer = setTimeout(leave, duration, toast);
  };
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('pointerleave', goOn);
  toast.addEventListener('focusout', goOn);
}

function leave(toast: HTMLElement): void {
  toast.classList.add('leaving');
  setTimeout(() => {
    toast.remove();
    if (stack?.childElementCount === 0) stack.hidePopover();
  }, LEAVING);
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-close';
  button.ariaLabel = translator(pageLocale())('notices.close');
  button.addEventListener('click', close);
  return button;
}
