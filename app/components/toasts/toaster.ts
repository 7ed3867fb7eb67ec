/**
 * Toasts, built with DOM calls. They are a popover in the top layer; while a modal dialog is open they
 * are inside it, because outside they would be behind its backdrop and inert for screen readers.
 */
import type { Toast } from '../../../domain/visitor/visitor.ts';
import { pageLocale, translator } from '../../i18n/messages.ts';
import * as iconButton from '../IconButton.module.css';
import * as styles from './Toasts.module.css';

/** Section 9, in ms. */
const DURATION = 4000;
/** Duration of the fade-out in ms; the same in Toasts.module.css. */
const FADE = 200;

const TYPE_CLASS: Record<LinkedToast['type'], string> = {
  default: '',
  success: styles.success,
  error: styles.error,
  loading: styles.loading,
};

let container: HTMLElement | undefined;

/** A toast with an optional link. */
export type LinkedToast = Toast & { link?: { href: string; label: string } };

/** Shows a toast; replaces one of the same type and text, so that its time starts again. */
export function show({ type, message, duration = DURATION, link }: LinkedToast): void {
  const toasts = showContainer();
  const className = `${styles.toast} ${TYPE_CLASS[type]}`;
  const text = link ? `${message} ${link.label}` : message;
  const duplicate = [...toasts.children].find(
    (other) => other.textContent === text && other.className === className,
  );
  duplicate?.remove();
  const toast = document.createElement('div');
  toast.className = className;
  toast.setAttribute('role', type === 'error' ? 'alert' : 'status');
  const paragraph = document.createElement('p');
  toast.append(
    paragraph,
    closeButton(() => dismiss(toast)),
  );
  toasts.append(toast);
  // Screen readers announce text that is added to an existing live region.
  paragraph.textContent = link ? `${message} ` : message;
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.label;
    paragraph.append(anchor);
  }
  uncover(toasts, document.activeElement);
  dismissAfter(toast, duration);
}

/** Space between a control and the toasts below or above it, in pixels. */
const GAP = 12;

/** Moves the toasts below the control that caused them, or above it, if they would cover it. */
function uncover(toasts: HTMLElement, control: Element | null): void {
  toasts.style.insetBlockStart = '';
  if (!control?.matches('button, a, summary') || toasts.contains(control)) return;
  const box = toasts.getBoundingClientRect();
  const pressed = control.getBoundingClientRect();
  const isCovered =
    pressed.left < box.right &&
    pressed.right > box.left &&
    pressed.top < box.bottom &&
    pressed.bottom > box.top;
  if (!isCovered) return;
  const below = pressed.bottom + GAP;
  const hasSpace = below + box.height <= innerHeight;
  toasts.style.insetBlockStart = `${hasSpace ? below : pressed.top - GAP - box.height}px`;
}

/** Shows the container of the toasts above everything else in the top layer. */
function showContainer(): HTMLElement {
  if (!container) {
    container = document.createElement('div');
    container.className = styles.root;
    container.popover = 'manual';
  }
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const parent = dialog ?? document.body;
  if (container.parentElement !== parent) {
    parent.append(container);
    // Closing the dialog would hide the toasts.
    dialog?.addEventListener('close', () => container?.childElementCount && showContainer(), {
      once: true,
    });
  }
  if (container.matches(':popover-open')) container.hidePopover();
  container.showPopover();
  return container;
}

/** The timer stops while the pointer or the focus is in the toast. */
function dismissAfter(toast: HTMLElement, duration: number): void {
  let timer = setTimeout(dismiss, duration, toast);
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    timer = setTimeout(dismiss, duration, toast);
  };
  toast.addEventListener('pointerenter', pause);
  toast.addEventListener('focusin', pause);
  toast.addEventListener('pointerleave', resume);
  toast.addEventListener('focusout', resume);
}

function dismiss(toast: HTMLElement): void {
  toast.classList.add(styles.leaving);
  setTimeout(() => {
    toast.remove();
    if (container?.childElementCount === 0) container.hidePopover();
  }, FADE);
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${iconButton.root} ${styles.close}`;
  button.ariaLabel = translator(pageLocale())('notices.close');
  button.addEventListener('click', close);
  return button;
}
