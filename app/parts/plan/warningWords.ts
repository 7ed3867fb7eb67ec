import type { ScheduledDay, Warning } from '../../../domain/plan/model.ts';
import type { DayWords } from './dayWords.ts';

/** What is wrong with a day, in words. */
export function warningWords(
  warning: Warning,
  day: ScheduledDay,
  { t, date, duration, distance }: DayWords,
  titleOf: (id: string) => string,
): string {
  switch (warning.kind) {
    case 'closed': {
      const place = titleOf(warning.place);
      const stop = day.stops.find((other) => other.place.id === warning.place);
      if (stop?.place.closed || !day.date) return t('warning.closedForNow', { place });
      return t('warning.closed', { place, date: date(day.date) });
    }
    case 'late':
      return t('warning.late', { place: titleOf(warning.place) });
    case 'tooMuch':
      return t('warning.tooMuch', { time: duration(roundedUp(warning.minutes)) });
    case 'longDrive':
      return t('warning.longDrive', { time: duration(warning.minutes) });
    case 'longWalk':
      return t('warning.longWalk', { distance: distance(warning.metres) });
  }
}

function roundedUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
