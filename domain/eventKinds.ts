/** What an event may be; apart from its schema, for browsers need no schemas. */
export const EVENT_KINDS = ['festival', 'moussem', 'fair', 'tradition', 'season'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
