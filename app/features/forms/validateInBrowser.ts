import type { FieldErrorCode, FieldErrors } from '../../../domain/forms/submissionResult.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The errors by constraint validation: `required`, types, lengths and ranges. */
export function validateInBrowser(form: HTMLFormElement): FieldErrors {
  const problems: FieldErrors = {};
  for (const element of form.elements) {
    if (!isControl(element) || !element.name || element.validity.valid) continue;
    problems[element.name] ??= codeOf(element);
  }
  return problems;
}

function codeOf(element: Control): FieldErrorCode {
  const { validity, type } = element;
  if (validity.valueMissing) return type === 'checkbox' ? 'consent' : 'required';
  if (validity.tooLong) return 'tooLong';
  if (type === 'email') return 'email';
  if (type === 'number') return 'number';
  if (type === 'date') return validity.rangeUnderflow ? 'past' : 'date';
  return 'wrong';
}
