import type { ScheduledDay } from '../../../../domain/planner/model.ts';
import { startingPointIn } from '../../../../domain/planner/startingPoint.ts';
import { setNight } from '../../../../domain/planner/tourEdits.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { StartChoice, selectionOf } from '../StartChoice.tsx';
import * as styles from './Night.module.css';
import { usePlan } from './planContext.ts';

/** Where the night after a day is spent; the next day begins there. */
export function Night({ day: { day } }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { starts, tour, announce } = usePlan();
  const night = tour.days.find((other) => other.day === day)?.night;
  const selection = selectionOf(night, starts);
  return (
    <div className={styles.root}>
      <StartChoice
        label={t('night')}
        starts={starts}
        none={t('nightAtStart', { place: tour.startingPoint?.label ?? t('startingPoint') })}
        {...selection}
        onChange={({ target: { value } }) => {
          const lodging = value === selection.own?.id ? night : startingPointIn(value, starts);
          useTour.getState().edit((old) => setNight(old, day, lodging));
          announce(
            t('said.night', { day, place: lodging?.label ?? tour.startingPoint?.label ?? '' }),
          );
        }}
      />
    </div>
  );
}
