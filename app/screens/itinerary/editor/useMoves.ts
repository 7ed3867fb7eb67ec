import { useTranslations } from 'use-intl';
import { useTour } from '../../../state/tour.ts';
import { focusStopSoon } from './focus.ts';
import { usePlan } from './planContext.ts';

/** The ways in which a stop of a day can be moved; each is told to screen readers. */
export function useMoves(day: number, id: string) {
  const t = useTranslations('plan');
  const { say, titleOf, tour } = usePlan();
  const numbers = tour.days.map((other) => other.day);
  const placesOf = (number: number) =>
    tour.days.find((other) => other.day === number)?.places ?? [];
  const at = placesOf(day).indexOf(id);
  const last = placesOf(day).length - 1;

  function move(to: number, step: number): void {
    const others = placesOf(to).filter((other) => other !== id);
    useTour.getState().move(id, day, { day: to, step });
    const position = Math.min(step, others.length) + 1;
    const isFull = useTour.getState().tour === tour;
    if (!isFull) focusStopSoon(id);
    say(
      isFull
        ? t('said.full', { day: to })
        : t('said.moved', { place: titleOf(id), day: to, position, count: others.length + 1 }),
    );
  }

  return {
    /** One step up; from the top to the end of the day before. */
    earlier(): void {
      if (at > 0) move(day, at - 1);
      else if (numbers.includes(day - 1)) move(day - 1, placesOf(day - 1).length);
      else say(t('said.atStart'));
    },
    /** One step down; from the end to the top of the next day. */
    later(): void {
      if (at < last) move(day, at + 1);
      else if (numbers.includes(day + 1)) move(day + 1, 0);
      else say(t('said.atEnd'));
    },
    toDay: (to: number) => move(to, placesOf(to).length),
    otherDays: numbers.filter((number) => number !== day),
    isFirst: at === 0 && !numbers.includes(day - 1),
    isLast: at === last && !numbers.includes(day + 1),
  };
}
