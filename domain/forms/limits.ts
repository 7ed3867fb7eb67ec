/** How long what is written in a form may be, in characters: for schemas and for the fields of pages. */
export const LIMITS = { line: 120, email: 254, phone: 40, message: 5000 } as const;

/** The money in which a budget can be told. */
export const CURRENCIES = ['MAD', 'EUR', 'USD', 'GBP'] as const;

export const MOST_PARTICIPANTS = 10_000;
