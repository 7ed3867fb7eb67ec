import { useFormatter, useNow } from 'use-intl';
import { regionClockAsUtc } from '../../domain/format/today.ts';

const DAY = { dateStyle: 'medium' } as const;
const WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
const SECOND = { dateStyle: 'medium', timeStyle: 'medium' } as const;
type Options = typeof DAY | typeof WEEKDAY | typeof MOMENT | typeof SECOND;

/** Writes dates and moments, which are ISO 8601 texts, in the interface's language and the region's time. */
export function useDates() {
  const format = useFormatter();
  const dateTime = (moment: Date, options: Options) =>
    format.dateTime(regionClockAsUtc(moment), options);
  return {
    /** "23 Nov 2026" */
    day: (iso: string) => dateTime(new Date(iso), DAY),
    /** "Mon, 23 Nov 2026" */
    weekday: (iso: string) => dateTime(new Date(iso), WEEKDAY),
    /** "23 Nov 2026, 18:40" */
    moment: (iso: string) => dateTime(new Date(iso), MOMENT),
    /** "23 Nov 2026, 18:40:24" */
    second: (iso: string) => dateTime(new Date(iso), SECOND),
  };
}

/** In ms: "1 minute ago" becomes "2 minutes ago" by itself. */
const INTERVAL = 30_000;

/** Says how long ago a moment was, and renders again as time passes. */
export function useTimeAgo(): (iso: string) => string {
  const { relativeTime } = useFormatter();
  useNow({ updateInterval: INTERVAL });
  return (iso) => {
    const now = Date.now();
    // The server's clock may be ahead: nothing has happened in the future.
    return relativeTime(Math.min(Date.parse(iso), now), now);
  };
}
