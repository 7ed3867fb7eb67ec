import type { ReactNode } from 'react';
import type { ScheduledDay } from '../../../domain/plan/model.ts';
import { useDayWords } from './dayWords.ts';

interface Props {
  day: ScheduledDay;
  /** The title of the day's city. */
  city: string;
  children?: ReactNode;
}

/** The top of a day: which, where, when, and how much it is. */
export function DayHead({ day, city, children }: Props) {
  const { t, date, sums } = useDayWords();
  return (
    <header className="plan-day-head">
      <span className="plan-day-number" aria-hidden="true">
        {day.day}
      </span>
      <div>
        <h2 id={`day-${day.day}`} tabIndex={-1}>
          {t('dayIn', { day: day.day, city })}
        </h2>
        {day.date && <p className="plan-date">{date(day.date)}</p>}
        {day.stops.length > 0 && <p className="plan-sums">{sums(day).join(' · ')}</p>}
      </div>
      {children}
    </header>
  );
}
