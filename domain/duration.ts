import { numberFormat } from './formatters.ts';
import { toNumber } from './number.ts';

/**
 * Section 5: minutes as words in the visitor's language, Arabic included. Under an hour: minutes;
 * from an hour: hours alone when exact, else hours and minutes. Undefined for empty, negative or
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
  // "2 hr" is the platform's English; visitors read "2 h" in all our languages alike.
  const display = name === 'hour' && locale !== 'ar' ? 'narrow' : 'short';
  return numberFormat(locale, { ...format, unitDisplay: display })
    .format(value)
    .replace(/^(\d+)h$/, '$1 h');
}
