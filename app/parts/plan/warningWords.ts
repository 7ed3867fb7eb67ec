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
    case 'closed':
      return t('warning.closed', {
        place: titleOf(warning.place),
        date: day.date ? date(day.date) : '',
      });
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
