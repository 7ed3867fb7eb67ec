import type { ProblemCode, Problems } from '../../../domain/forms/outcome.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** What the browser itself finds wrong in a form: it knows `required`, types and lengths. */
export function problemsIn(form: HTMLFormElement): Problems {
  const problems: Problems = {};
  for (const element of form.elements) {
    if (!isControl(element) || !element.name || element.validity.valid) continue;
    problems[element.name] ??= codeOf(element);
  }
  return problems;
}

function codeOf(element: Control): ProblemCode {
  const { validity, type } = element;
  if (validity.valueMissing) return type === 'checkbox' ? 'consent' : 'required';
  if (validity.tooLong) return 'tooLong';
  if (type === 'email') return 'email';
  if (type === 'number') return 'number';
  if (type === 'date') return validity.rangeUnderflow ? 'past' : 'date';
  return 'wrong';
}
