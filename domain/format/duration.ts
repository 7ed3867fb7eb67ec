import { dateFormat, numberFormat, toNumber } from './formatters.ts';

/**
 * Section 5: minutes as text in the visitor's language or in Arabic. Under 60: minutes; from 60: hours
 * only when exact, otherwise hours and minutes. Undefined for empty, negative or
 * non-numeric values.
 */
export function formatDuration(minutes: unknown, locale: string): string | undefined {
  const value = toNumber(minutes);
  if (value === undefined || value < 0) return undefined;
  const total = Math.round(value);
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  const parts: string[] = [];
  if (hours > 0) parts.push(unit(hours, 'hour', locale));
  if (rest > 0 || hours === 0) parts.push(unit(rest, 'minute', locale));
  return parts.join(' ');
}

function unit(value: number, name: 'hour' | 'minute', locale: string): string {
  const format = { style: 'unit', unit: name, unitDisplay: 'short' } as const;
  // English has "2 hr" as its short form; the site shows "2 h" in all its languages.
  const display = name === 'hour' && locale !== 'ar' ? 'narrow' : 'short';
  return numberFormat(locale, { ...format, unitDisplay: display })
    .format(value)
    .replace(/^(\d+)h$/, '$1 h');
}

/** Minutes after midnight as a time of day, to the nearest five minutes: "09:35". */
export function formatTime(minutes: number, locale: string): string {
  const rounded = Math.round(minutes / 5) * 5;
  return dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(rounded * 60_000));
}

/** "09:30" as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
