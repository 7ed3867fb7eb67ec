/** Entries of one bulk action. In a file without schemas, for lists in the browser. */
export const MAX_BULK = 500;
