/** What day it is where the region is: opening hours, events and "today" go by its clock. */
export const REGION_TIME = 'Africa/Casablanca';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: REGION_TIME, dateStyle: 'short' });

/** The date in the region at a moment, as 2026-11-21. */
export function dayInRegion(moment: Date): string {
  return day.format(moment);
}

/** The month in the region at a moment, 1 to 12. */
export function monthInRegion(moment: Date): number {
  return Number(dayInRegion(moment).slice(5, 7));
}
