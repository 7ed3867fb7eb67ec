import type { FieldErrors } from './submissionResult.ts';

/** Steps of the form with their fields. */
export const QUOTE_STEPS = {
  where: ['cities', 'quotes', 'dealId'],
  what: ['categories', 'formats'],
  when: ['startDate', 'endDate', 'participants', 'budget'],
  who: ['companyName', 'firstName', 'name', 'email', 'phone', 'message'],
} as const;
export type QuoteStep = keyof typeof QUOTE_STEPS;
export const STEP_NAMES = Object.keys(QUOTE_STEPS) as QuoteStep[];

/** The step of a field. */
export function stepOf(field: string): QuoteStep | undefined {
  return STEP_NAMES.find((step) => isIn(step, field));
}

/** The errors of one step. */
export function stepErrors(step: QuoteStep, problems: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => isIn(step, field)));
}

function isIn(step: QuoteStep, field: string): boolean {
  const fields: readonly string[] = QUOTE_STEPS[step];
  return fields.includes(field);
}
