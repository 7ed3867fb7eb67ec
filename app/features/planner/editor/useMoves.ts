import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { usePlan } from './planContext.ts';
import { focusStopAfterRender } from './restoreFocus.ts';

/** Moves of a stop without dragging; each is announced to screen readers. */
export function useMoves(day: number, id: string) {
  const t = useTranslations('plan');
  const { announce, titleOf, tour } = usePlan();
  const numbers = tour.days.map((other) => other.day);
  const placesOf = (number: number) =>
    tour.days.find((other) => other.day === number)?.places ?? [];
  const index = placesOf(day).indexOf(id);
  const last = placesOf(day).length - 1;

  function move(to: number, step: number): void {
    const others = placesOf(to).filter((other) => other !== id);
    useTour.getState().move(id, day, { day: to, step });
    const position = Math.min(step, others.length) + 1;
    const isFull = useTour.getState().tour === tour;
    if (!isFull) focusStopAfterRender(id);
    announce(
      isFull
        ? t('said.full', { day: to })
        : t('said.moved', { place: titleOf(id), day: to, position, count: others.length + 1 }),
    );
  }

  return {
    /** One step up; from the first step to the end of the previous day. */
    earlier(): void {
      if (index > 0) move(day, index - 1);
      else if (numbers.includes(day - 1)) move(day - 1, placesOf(day - 1).length);
      else announce(t('said.atStart'));
    },
    /** One step down; from the last step to the start of the next day. */
    later(): void {
      if (index < last) move(day, index + 1);
      else if (numbers.includes(day + 1)) move(day + 1, 0);
      else announce(t('said.atEnd'));
    },
    toDay: (to: number) => move(to, placesOf(to).length),
    otherDays: numbers.filter((number) => number !== day),
    isFirst: index === 0 && !numbers.includes(day - 1),
    isLast: index === last && !numbers.includes(day + 1),
  };
}
