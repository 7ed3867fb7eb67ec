import type { OpeningHours } from '../content/openingHours.ts';

/** A time span in minutes after midnight. */
export interface TimeSpan {
  from: number;
  to: number;
}

const DAY = 24 * 60;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * Opening hours on a date (YYYY-MM-DD); an exception overrides the weekly hours. [] means closed.
 */
export function opensOn(hours: OpeningHours, date: string): TimeSpan[] {
  const exception = hours.exceptions.find((item) => item.date === date);
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const spans = exception ? exception.hours : ((weekday && hours.week[weekday]) ?? []);
  return spans.map((span) => {
    const from = minutesOf(span.from);
    const to = minutesOf(span.to);
    // Hours after midnight belong to the day on which the place opens.
    return { from, to: to > from ? to : to + DAY };
  });
}

/** "09:30" as minutes after midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
