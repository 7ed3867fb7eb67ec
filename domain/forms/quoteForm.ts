/**
 * A quote request as submitted by a form: strings, or a single string where the API expects an
 * array.
 */

const LISTS = ['cities', 'categories', 'formats', 'quotes'];

/** Converts form fields to the shape of the API. Values that already have it are unchanged. */
export function parseQuoteForm(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const all = fields as Record<string, unknown>;
  const lists = LISTS.filter((name) => typeof all[name] === 'string').map((name) => [
    name,
    [all[name]],
  ]);
  return {
    ...all,
    ...Object.fromEntries(lists),
    participants: numberIn(all.participants),
    budget: budgetIn(all.budget, all.currency),
  };
}

function budgetIn(budget: unknown, currency: unknown): unknown {
  if (budget === null || budget === '') return undefined;
  if (typeof budget !== 'string' && typeof budget !== 'number') return budget;
  return { amount: numberIn(budget), currency: currency ?? 'MAD' };
}

/** Parses a number with any thousands separator: 20 000, 20.000, 20,000. */
function numberIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = value.trim().replaceAll(/[\s.,'’](?=\d{3}(?!\d))/gu, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
