import type { ReactNode } from 'react';
import type { Leg, ScheduledDay, ScheduledStop } from '../../../domain/plan/model.ts';
import { useDayWords } from './dayWords.ts';

interface Props {
  day: ScheduledDay;
  /** True for the last day, which leads back to where the journey began. */
  isLast: boolean;
  /** One stop of the day; `number` begins with 1. */
  stop: (stop: ScheduledStop, number: number) => ReactNode;
  /** What stands after the last stop, before the day's end. */
  children?: ReactNode;
}

/** A day as a line to follow: from its start by its stops to where the night is spent. */
export function DayStops({ day, isLast, stop, children }: Props) {
  const { t, time } = useDayWords();
  const { start, end, stops, back, lunchFirst } = day;
  return (
    <ol className="plan-stops">
      {start && (
        <li className="plan-end">
          <p>
            <time>{time(day.from)}</time> {t('start', { place: start.label })}
          </p>
        </li>
      )}
      {stops.map((item, index) => (
        <li key={item.place.id} className="plan-stop">
          {item.leg && <Way leg={item.leg} />}
          {index === 0 && lunchFirst && <Lunch lunch={lunchFirst} />}
          {stop(item, index + 1)}
          {item.lunch && <Lunch lunch={item.lunch} />}
        </li>
      ))}
      {children && <li className="plan-more">{children}</li>}
      {end && (
        <li className="plan-end">
          {back && <Way leg={back} />}
          <p>
            {stops.length > 0 && <time>{time(day.to)}</time>}{' '}
            {t(isLast ? 'arrival' : 'end', { place: end.label })}
          </p>
        </li>
      )}
    </ol>
  );
}

function Way({ leg }: { leg: Leg }) {
  const words = useDayWords().way(leg);
  return words ? <p className={`plan-way ${leg.by}`}>{words}</p> : null;
}

function Lunch({ lunch }: { lunch: { from: number; to: number } }) {
  const { t, time, duration } = useDayWords();
  return (
    <p className="plan-lunch">
      <time>{time(lunch.from)}</time> {t('lunch', { time: duration(lunch.to - lunch.from) })}
    </p>
  );
}
