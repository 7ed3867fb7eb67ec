import { type RefObject, useEffect, useState } from 'react';
import { NONCE, TOKEN, TRAP } from '../../../domain/forms/outcome.ts';
import { type Values, valuesOf } from './answer.ts';

const HIDDEN = [TRAP, TOKEN, NONCE];
const keyOf = (name: string) => `draft:${name}`;

/**
 * Keeps what is being written in the session storage: it outlasts a reload and a way through other
 * pages, not the window.
 *
 * @returns whether something was brought back
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!name || !element) return;
    setRestored(restore(element, read(name)));
    const keep = () => {
      const values = valuesOf(new FormData(element));
      for (const hidden of HIDDEN) delete values[hidden];
      write(name, values);
    };
    // What was typed before the page came to life counts too.
    if (isBegun(element)) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, name]);
  return restored;
}

/** For forms that were taken. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // A browser that keeps nothing has no draft.
  }
}

/** Fills in what is still empty; true if the draft is there now, by us or by the browser itself. */
function restore(form: HTMLFormElement, values: Values): boolean {
  let some = false;
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
      const chosen = [values[element.name] ?? []].flat().includes(element.value);
      if (!chosen || element.checked) continue;
      element.checked = true;
      some = true;
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const value = values[element.name];
      if (element.type === 'hidden' || typeof value !== 'string' || !value) continue;
      const isChoice = element instanceof HTMLSelectElement;
      if (isChoice ? element.value === value : element.value && element.value !== value) continue;
      element.value = value;
      some = true;
    }
  }
  return some;
}

/** True where something is written in a field. */
function isBegun(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== 'hidden' &&
      element.value !== element.defaultValue,
  );
}

function read(name: string): Values {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Values) ?? {};
  } catch {
    return {};
  }
}

function write(name: string, values: Values): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Full or forbidden: the form works without.
  }
}
