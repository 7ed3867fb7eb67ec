/** The time zone of opening hours, events and "today". */
export const REGION_TIME = 'Africa/Casablanca';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: REGION_TIME, dateStyle: 'short' });

/** The date in the region at a time: YYYY-MM-DD. */
export function dayInRegion(moment: Date): string {
  return day.format(moment);
}

/** The month in the region at a time, 1 to 12. */
export function monthInRegion(moment: Date): number {
  return Number(dayInRegion(moment).slice(5, 7));
}
