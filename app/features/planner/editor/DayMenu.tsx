import type { ScheduledDay } from '../../../../domain/planner/model.ts';
import { optimiseDay } from '../../../../domain/planner/optimise.ts';
import { moveDay, removeDay } from '../../../../domain/planner/tourEdits.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { usePlan } from './planContext.ts';
import { focusDay } from './restoreFocus.ts';

/** Actions on a whole day. */
export function DayMenu({ day: { day, stops } }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { placeOf, announce, tour } = usePlan();
  const { edit } = useTour.getState();

  function optimise(): void {
    edit((old) => optimiseDay(old, day, placeOf));
    announce(t(useTour.getState().tour === tour ? 'said.bestAlready' : 'said.optimised', { day }));
  }

  return (
    <ActionMenu label={t('dayMenu', { day })}>
      <button type="button" disabled={stops.length < 2} onClick={optimise}>
        {t('optimise')}
      </button>
      <button
        type="button"
        disabled={day === 1}
        onClick={() => {
          edit((old) => moveDay(old, day, -1));
          announce(t('said.dayMoved', { from: day, to: day - 1 }));
        }}
      >
        {t('dayEarlier')}
      </button>
      <button
        type="button"
        disabled={day === tour.days.length}
        onClick={() => {
          edit((old) => moveDay(old, day, 1));
          announce(t('said.dayMoved', { from: day, to: day + 1 }));
        }}
      >
        {t('dayLater')}
      </button>
      <button
        type="button"
        onClick={() => {
          edit((old) => removeDay(old, day));
          announce(t('said.dayRemoved', { day }));
          focusDay(day);
        }}
      >
        {t('removeDay')}
      </button>
    </ActionMenu>
  );
}
