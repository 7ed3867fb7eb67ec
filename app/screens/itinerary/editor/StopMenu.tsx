import { useTranslations } from 'use-intl';
import type { ScheduledDay } from '../../../../domain/plan/model.ts';
import { toggleLock } from '../../../../domain/tourEdits.ts';
import { stopKey } from '../../../parts/plan/planMap.ts';
import { useTour } from '../../../state/tour.ts';
import { focusDay } from './focus.ts';
import { Menu } from './Menu.tsx';
import { usePlan } from './planContext.ts';
import { useMoves } from './useMoves.ts';

interface Props {
  day: ScheduledDay;
  id: string;
  isLocked: boolean;
}

/** What can be done with a stop, without dragging. */
export function StopMenu({ day, id, isLocked }: Props) {
  const t = useTranslations('plan');
  const { cityOf, days, say, select, titleOf } = usePlan();
  const moves = useMoves(day.day, id);
  const place = titleOf(id);
  return (
    <Menu label={t('stopMenu', { place })}>
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
          say(t(isLocked ? 'said.unlocked' : 'said.locked', { place }));
        }}
      >
        {t(isLocked ? 'unlock' : 'lock')}
      </button>
      <button
        type="button"
        onClick={() => {
          useTour.getState().remove(day.day, id);
          say(t('said.removed', { place, day: day.day }));
          focusDay(day.day);
        }}
      >
        {t('takeOut')}
      </button>
    </Menu>
  );
}
