import type { Problems } from './outcome.ts';

/** The steps in which the form asks, and the fields of each. */
export const QUOTE_STEPS = {
  where: ['cities', 'quotes', 'dealId'],
  what: ['categories', 'formats'],
  when: ['startDate', 'endDate', 'participants', 'budget'],
  who: ['companyName', 'firstName', 'name', 'email', 'phone', 'message'],
} as const;
export type QuoteStep = keyof typeof QUOTE_STEPS;
export const STEP_NAMES = Object.keys(QUOTE_STEPS) as QuoteStep[];

/** The step that asks for a field. */
export function stepOf(field: string): QuoteStep | undefined {
  return STEP_NAMES.find((step) => isIn(step, field));
}

/** The problems of one step alone. */
export function problemsOfStep(step: QuoteStep, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => isIn(step, field)));
}

function isIn(step: QuoteStep, field: string): boolean {
  const fields: readonly string[] = QUOTE_STEPS[step];
  return fields.includes(field);
}
