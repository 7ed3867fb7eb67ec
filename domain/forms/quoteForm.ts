/** A quote request as a page's form sends it: texts alone, one where there may be several. */

const LISTS = ['cities', 'categories', 'formats', 'quotes'];

/** The fields of a form in the shape that the API takes; what has that shape already stays as it is. */
export function fromForm(fields: unknown): unknown {
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

/** The number that a text is, however its digits are parted: 20 000, 20.000, 20,000. */
function numberIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = value.trim().replaceAll(/[\s.,'’](?=\d{3}(?!\d))/gu, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
