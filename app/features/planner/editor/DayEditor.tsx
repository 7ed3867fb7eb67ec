import type { ScheduledDay } from '../../../../domain/planner/model.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { Day, DayStops } from '../Day.tsx';
import { UnknownPlaces } from '../DayWarnings.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { AddPlace } from './AddPlace.tsx';
import { DayMenu } from './DayMenu.tsx';
import { Night } from './Night.tsx';
import { usePlan } from './planContext.ts';
import { ResolvableWarnings } from './ResolvableWarnings.tsx';
import { DropIndicator, StopEditor } from './StopEditor.tsx';

/** An editable day of the tour. */
export function DayEditor({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { cityOf, drag, tour } = usePlan();
  const count = tour.days.find((other) => other.day === day.day)?.places.length ?? 0;
  const isLast = day.day === tour.days.at(-1)?.day;
  return (
    <Day
      day={day}
      city={cityOf(day.city)}
      menu={<DayMenu day={day} />}
      data-day={day.day}
      data-stops={count}
    >
      <ResolvableWarnings day={day} />
      {day.unknown.map((id) => (
        <UnknownPlaces key={id} count={1}>
          <LinkButton onClick={() => useTour.getState().remove(day.day, id)}>
            {t('takeOut')}
          </LinkButton>
        </UnknownPlaces>
      ))}
      <DayStops
        day={day}
        isLast={isLast}
        stop={(stop, number) => <StopEditor day={day} stop={stop} number={number} />}
      >
        {drag.target?.day === day.day && drag.target.step === count && <DropIndicator />}
        <AddPlace day={day} />
      </DayStops>
      {!isLast && <Night day={day} />}
    </Day>
  );
}
