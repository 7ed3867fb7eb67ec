/** Letters of a reference (FM-2026-7K3Q9), without those that are easily confused. */
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const REFERENCE = /^FM-\d{4}-[2-9A-HJKMNP-TV-Z]{5}$/;

export const isReference = (text: string | null): text is string => REFERENCE.test(text ?? '');
