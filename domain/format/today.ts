import { dateFormat } from './formatters.ts';

/** The time zone of opening hours, events and "today". */
export const REGION_TIME = 'Africa/Casablanca';

/**
 * Since this moment the region's time has been UTC all year, Ramadan included. Devices with older time
 * zone data still add an hour, so the browser's data is used for earlier moments only.
 */
const UTC_SINCE = Date.parse('2026-09-20T01:00Z');

const MINUTE = 60_000;

/** The clock of earlier moments, from the browser's data. */
const earlierClock = () =>
  dateFormat('en-CA', {
    timeZone: REGION_TIME,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });

/** The clock in the region at a moment: the date (YYYY-MM-DD) and the minutes after midnight. */
export function regionClock(moment: Date): { date: string; minutes: number } {
  if (moment.getTime() >= UTC_SINCE) {
    const date = moment.toISOString().slice(0, 10);
    return { date, minutes: (moment.getTime() - Date.parse(date)) / MINUTE };
  }
  const parts = new Map(
    earlierClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { date, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/**
 * The region's clock at a moment, as a date whose UTC fields show it. All texts of moments are formatted from
 * it with the time zone UTC, because devices may not know the region's.
 */
export function regionClockAsUtc(moment: Date): Date {
  if (moment.getTime() >= UTC_SINCE) return moment;
  const { date, minutes } = regionClock(moment);
  return new Date(Date.parse(date) + minutes * MINUTE + (moment.getTime() % MINUTE));
}

/** The date in the region at a time: YYYY-MM-DD. */
export function dayInRegion(moment: Date): string {
  return regionClock(moment).date;
}

/** The month in the region at a time, 1 to 12. */
export function monthInRegion(moment: Date): number {
  return Number(dayInRegion(moment).slice(5, 7));
}
