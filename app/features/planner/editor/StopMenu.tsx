import type { ScheduledDay } from '../../../../domain/planner/model.ts';
import { toggleLock } from '../../../../domain/planner/tourEdits.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { stopKey } from '../PlanMap.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { usePlan } from './planContext.ts';
import { focusNextStop } from './restoreFocus.ts';
import { useMoves } from './useMoves.ts';

interface Props {
  day: ScheduledDay;
  id: string;
  isLocked: boolean;
}

/** Actions on a stop, including all moves that dragging allows. */
export function StopMenu({ day, id, isLocked }: Props) {
  const t = useTranslations('plan');
  const { cityOf, days, announce, select, titleOf } = usePlan();
  const moves = useMoves(day.day, id);
  const place = titleOf(id);
  return (
    <ActionMenu label={t('stopMenu', { place })}>
      <button type="button" onClick={() => select(stopKey(day.day, id))}>
        {t('showOnMap')}
      </button>
      <button type="button" disabled={moves.isFirst} onClick={moves.earlier}>
        {t('earlier')}
      </button>
      <button type="button" disabled={moves.isLast} onClick={moves.later}>
        {t('later')}
      </button>
      {moves.otherDays.map((number) => (
        <button key={number} type="button" onClick={() => moves.toDay(number)}>
          {t('toDay', { day: number, city: cityOf(days[number - 1]?.city ?? '') })}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          useTour.getState().edit((tour) => toggleLock(tour, day.day, id));
          announce(t(isLocked ? 'said.unlocked' : 'said.locked', { place }));
        }}
      >
        {t(isLocked ? 'unlock' : 'lock')}
      </button>
      <button
        type="button"
        onClick={() => {
          const { stops } = day;
          focusNextStop(
            stops.map((stop) => stop.place.id),
            id,
            day.day,
          );
          useTour.getState().remove(day.day, id);
          announce(t('said.removed', { place, day: day.day }));
        }}
      >
        {t('takeOut')}
      </button>
    </ActionMenu>
  );
}
