import type { OpeningHours } from '../openingHours.ts';

/** A stretch of a day, in minutes after midnight. */
export interface Span {
  from: number;
  to: number;
}

const DAY = 24 * 60;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** When a place is open on a date (YYYY-MM-DD), an exception before the week's rule; [] is closed. */
export function opensOn(hours: OpeningHours, date: string): Span[] {
  const exception = hours.exceptions.find((item) => item.date === date);
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const spans = exception ? exception.hours : ((weekday && hours.week[weekday]) ?? []);
  return spans.map((span) => {
    const from = minutesOf(span.from);
    const to = minutesOf(span.to);
    // What closes after midnight is told on the day on which it opens.
    return { from, to: to > from ? to : to + DAY };
  });
}

/** "09:30" as minutes after midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
