/** Greatest lengths of fields in characters, for schemas and inputs. */
export const LIMITS = { line: 120, email: 254, phone: 40, message: 5000 } as const;

/** Currencies of a budget. */
export const CURRENCIES = ['MAD', 'EUR', 'USD', 'GBP'] as const;

export const MAX_PARTICIPANTS = 10_000;
