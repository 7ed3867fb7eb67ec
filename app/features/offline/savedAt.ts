/** Attribute that the worker writes on the root of pages it saves: the time in ms since 1970. */
export const SAVED_AT = 'data-saved-at';
