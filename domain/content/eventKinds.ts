/** The kinds of events; in a file without zod, because browsers load it. */
export const EVENT_KINDS = ['festival', 'moussem', 'fair', 'tradition', 'season'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
