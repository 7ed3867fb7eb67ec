import { useTranslations } from 'use-intl';
import type { ScheduledDay } from '../../../../domain/plan/model.ts';
import { DayHead } from '../../../parts/plan/DayHead.tsx';
import { DayStops } from '../../../parts/plan/DayStops.tsx';
import { useTour } from '../../../state/tour.ts';
import { AddPlace } from './AddPlace.tsx';
import { DayMenu } from './DayMenu.tsx';
import { DropMark } from './DropMark.tsx';
import { Night } from './Night.tsx';
import { usePlan } from './planContext.ts';
import { StopEditor } from './StopEditor.tsx';
import { Warnings } from './Warnings.tsx';

/** A day of the plan, to change. */
export function DayEditor({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { cityOf, drag, tour } = usePlan();
  const count = tour.days.find((other) => other.day === day.day)?.places.length ?? 0;
  const isLast = day.day === tour.days.at(-1)?.day;
  return (
    <section
      className={`plan-day hue-${((day.day - 1) % 7) + 1}`}
      aria-labelledby={`day-${day.day}`}
      onDragOver={(event) => drag.over(event, day.day, count)}
      onDrop={drag.drop}
    >
      <DayHead day={day} city={cityOf(day.city)}>
        <DayMenu day={day} />
      </DayHead>
      <Warnings day={day} />
      {day.unknown.map((id) => (
        <p key={id} className="plan-warnings">
          {t('unknown', { count: 1 })}
          <button
            type="button"
            className="link-button"
            onClick={() => useTour.getState().remove(day.day, id)}
          >
            {t('takeOut')}
          </button>
        </p>
      ))}
      <DayStops
        day={day}
        isLast={isLast}
        stop={(stop, number) => <StopEditor day={day} stop={stop} number={number} />}
      >
        {drag.target?.day === day.day && drag.target.step === count && <DropMark />}
        <AddPlace day={day} />
      </DayStops>
      {!isLast && <Night day={day} />}
    </section>
  );
}
