/** Moments as the clocks of the region show them, for fields of the type `datetime-local`. */
import { regionClock } from './today.ts';

const MINUTE = 60_000;
const two = (value: number) => String(value).padStart(2, '0');

/** The region's date and time of a moment: `2026-12-03T09:00`. */
export function toRegionTime(moment: Date): string {
  const { date, minutes } = regionClock(moment);
  return `${date}T${two(Math.floor(minutes / 60))}:${two(Math.floor(minutes) % 60)}`;
}

/** The moment of a date and time in the region, to the minute. */
export function fromRegionTime(text: string): Date {
  const asUtc = Date.parse(`${text}Z`);
  const offset = (at: number) =>
    Date.parse(`${toRegionTime(new Date(at))}Z`) - Math.floor(at / MINUTE) * MINUTE;
  return new Date(asUtc - offset(asUtc - offset(asUtc)));
}
