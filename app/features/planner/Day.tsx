import type { ComponentProps, ReactNode } from 'react';
import type { Leg, ScheduledDay, ScheduledStop } from '../../../domain/planner/model.ts';
import * as styles from './Day.module.css';
import { useDayText } from './dayText.ts';

interface DayProps extends ComponentProps<'section'> {
  day: ScheduledDay;
  /** The title of the day's city. */
  city: string;
  /** Rendered at the end of the heading. */
  menu?: ReactNode;
}

/** A day of a tour: its number, city, date and totals, and its content. */
export function Day({ day, city, menu, children, ...section }: DayProps) {
  const { t, date, totals } = useDayText();
  const heading = `day-${day.day}`;
  return (
    <section className={styles.root} aria-labelledby={heading} {...section}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {day.day}
        </span>
        <div>
          <h2 id={heading} tabIndex={-1}>
            {t('dayIn', { day: day.day, city })}
          </h2>
          {day.date && <p className={styles.date}>{date(day.date)}</p>}
          {day.stops.length > 0 && <p className="side-note">{totals(day).join(' · ')}</p>}
        </div>
        {menu}
      </header>
      {children}
    </section>
  );
}

interface DayStopsProps {
  day: ScheduledDay;
  /** True for the last day, which ends at the starting point of the tour. */
  isLast: boolean;
  /** Renders one stop of the day; `number` begins with 1. */
  stop: (stop: ScheduledStop, number: number) => ReactNode;
  /** Rendered after the last stop, before the end of the day. */
  children?: ReactNode;
}

/** Timeline of a day: start, stops with the legs between them, lunch, end. */
export function DayStops({ day, isLast, stop, children }: DayStopsProps) {
  const { t, time } = useDayText();
  const { start, end, stops, back, lunchFirst } = day;
  return (
    <ol className={styles.stops}>
      {start && (
        <li className={styles.end}>
          <p>
            <time>{time(day.from)}</time> {t('start', { place: start.label })}
          </p>
        </li>
      )}
      {stops.map((item, index) => (
        <li key={item.place.id} className={styles.stop}>
          {item.leg && <DayLeg leg={item.leg} />}
          {index === 0 && lunchFirst && <Lunch lunch={lunchFirst} />}
          {stop(item, index + 1)}
          {item.lunch && <Lunch lunch={item.lunch} />}
        </li>
      ))}
      {children && <li className={styles.more}>{children}</li>}
      {end && (
        <li className={styles.end}>
          {back && <DayLeg leg={back} />}
          <p>
            {stops.length > 0 && <time>{time(day.to)}</time>}{' '}
            {t(isLast ? 'arrival' : 'end', { place: end.label })}
          </p>
        </li>
      )}
    </ol>
  );
}

function DayLeg({ leg }: { leg: Leg }) {
  const text = useDayText().leg(leg);
  return text ? <p className={styles.leg}>{text}</p> : null;
}

function Lunch({ lunch }: { lunch: { from: number; to: number } }) {
  const { t, time, duration } = useDayText();
  return (
    <p className={styles.lunch}>
      <time>{time(lunch.from)}</time> {t('lunch', { time: duration(lunch.to - lunch.from) })}
    </p>
  );
}
