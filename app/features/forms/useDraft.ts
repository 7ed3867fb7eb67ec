import { type RefObject, useEffect, useState } from 'react';
import {
  HONEYPOT_FIELD,
  NONCE_FIELD,
  TOKEN_FIELD,
} from '../../../domain/forms/submissionResult.ts';
import { type FormValues, formValues } from './formResult.ts';

const HIDDEN = [HONEYPOT_FIELD, TOKEN_FIELD, NONCE_FIELD];
const keyOf = (name: string) => `draft:${name}`;

/**
 * Stores the values of a form in the session storage on every input, so that they survive a reload and
 * a visit to other pages.
 *
 * @returns true if values were restored
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!name || !element) return;
    setRestored(restore(element, read(name)));
    const save = () => {
      const values = formValues(new FormData(element));
      for (const hidden of HIDDEN) delete values[hidden];
      write(name, values);
    };
    // Includes what was typed before hydration.
    if (isEdited(element)) save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, name]);
  return restored;
}

/** Deletes the draft of an accepted submission. */
export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there is no draft.
  }
}

/** Fills empty fields; true if the values of the draft are there now, set here or by the browser. */
function restore(form: HTMLFormElement, values: FormValues): boolean {
  let isRestored = false;
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
      const isChecked = [values[element.name] ?? []].flat().includes(element.value);
      if (!isChecked || element.checked) continue;
      element.checked = true;
      isRestored = true;
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
      isRestored = true;
    }
  }
  return isRestored;
}

/** True if a text field differs from its initial value. */
function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== 'hidden' &&
      element.value !== element.defaultValue,
  );
}

function read(name: string): FormValues {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as FormValues) ?? {};
  } catch {
    return {};
  }
}

function write(name: string, values: FormValues): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // The storage is full or forbidden: there is no draft then.
  }
}
