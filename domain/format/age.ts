import type { Locale } from '../locale.ts';

/** Units in ms, largest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long ago something was, in whole units of the largest that fits: "now", "2 hours ago". */
export function formatAge(ms: number, locale: Locale): string {
  // Clocks may have been set back.
  const age = Math.max(ms, 0);
  const [unit, length] = UNITS.find(([, length]) => age >= length) ?? ['second', 1000];
  const numeric = unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(-Math.floor(age / length), unit);
}
