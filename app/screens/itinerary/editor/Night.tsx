import { useTranslations } from 'use-intl';
import type { ScheduledDay } from '../../../../domain/plan/model.ts';
import { labelOf, startingPointIn } from '../../../../domain/plan/startingPoint.ts';
import { setNight } from '../../../../domain/tourEdits.ts';
import { useTour } from '../../../state/tour.ts';
import { StartChoice } from '../StartChoice.tsx';
import { placeAt } from './placeAt.ts';
import { usePlan } from './planContext.ts';

/** Where the night after a day is spent: the next day begins there. */
export function Night({ day: { day } }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { starts, tour, say } = usePlan();
  const night = tour.days.find((other) => other.day === day)?.night;
  const known = night && placeAt(night, starts);
  const own = night && !known ? { id: labelOf(night.coordinates), title: night.label } : undefined;
  return (
    <div className="plan-night">
      <StartChoice
        label={t('night')}
        starts={starts}
        none={t('nightAtStart', { place: tour.startingPoint?.label ?? t('startingPoint') })}
        own={own}
        value={known?.id ?? own?.id ?? ''}
        onChange={({ target: { value } }) => {
          const bed = value === own?.id ? night : startingPointIn(value, starts);
          useTour.getState().edit((old) => setNight(old, day, bed));
          say(t('said.night', { day, place: bed?.label ?? tour.startingPoint?.label ?? '' }));
        }}
      />
    </div>
  );
}
