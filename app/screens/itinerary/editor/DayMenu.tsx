import { useTranslations } from 'use-intl';
import type { ScheduledDay } from '../../../../domain/plan/model.ts';
import { optimiseDay } from '../../../../domain/plan/optimise.ts';
import { moveDay, removeDay } from '../../../../domain/tourEdits.ts';
import { useTour } from '../../../state/tour.ts';
import { focusDay } from './focus.ts';
import { Menu } from './Menu.tsx';
import { usePlan } from './planContext.ts';

/** What can be done with a whole day. */
export function DayMenu({ day: { day, stops } }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { placeOf, say, tour } = usePlan();
  const { edit } = useTour.getState();

  function optimise(): void {
    edit((old) => optimiseDay(old, day, placeOf));
    say(t(useTour.getState().tour === tour ? 'said.bestAlready' : 'said.optimised', { day }));
  }

  return (
    <Menu label={t('dayMenu', { day })}>
      <button type="button" disabled={stops.length < 2} onClick={optimise}>
        {t('optimise')}
      </button>
      <button
        type="button"
        disabled={day === 1}
        onClick={() => {
          edit((old) => moveDay(old, day, -1));
          say(t('said.dayMoved', { from: day, to: day - 1 }));
        }}
      >
        {t('dayEarlier')}
      </button>
      <button
        type="button"
        disabled={day === tour.days.length}
        onClick={() => {
          edit((old) => moveDay(old, day, 1));
          say(t('said.dayMoved', { from: day, to: day + 1 }));
        }}
      >
        {t('dayLater')}
      </button>
      <button
        type="button"
        onClick={() => {
          edit((old) => removeDay(old, day));
          say(t('said.dayRemoved', { day }));
          focusDay(day);
        }}
      >
        {t('removeDay')}
      </button>
    </Menu>
  );
}
