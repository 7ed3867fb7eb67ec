import { useSortable } from '@dnd-kit/react/sortable';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ScheduledDay, ScheduledStop } from '../../../../domain/plan/model.ts';
import { stopKey } from '../../../parts/plan/planMap.ts';
import { StopBody } from '../../../parts/plan/StopBody.tsx';
import { usePlan } from './planContext.ts';
import { StopMenu } from './StopMenu.tsx';
import { useMoves } from './useMoves.ts';

interface Props {
  day: ScheduledDay;
  stop: ScheduledStop;
  number: number;
}

/** The stop whose handle is to have the focus again: it was moved by the keyboard. */
let moved: string | undefined;

/** A stop to drag, to move by arrow keys on its handle, and to change by its menu. */
export function StopEditor({ day, stop, number }: Props) {
  const t = useTranslations('plan');
  const { placeOf, titleOf, selected, tour } = usePlan();
  const { earlier, later } = useMoves(day.day, stop.place.id);
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { id } = stop.place;
  const key = stopKey(day.day, id);
  const { isDragging } = useSortable({
    id: key,
    index: indexIn(tour, day.day, id),
    group: String(day.day),
    type: 'stop',
    accept: 'stop',
    element: row,
    handle,
    data: { place: id },
  });
  // What is chosen on the map is looked at in the list.
  useEffect(() => {
    if (selected === key) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected, key]);
  useEffect(() => {
    if (moved !== id) return;
    moved = undefined;
    handle.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    const move = { ArrowUp: earlier, ArrowDown: later }[event.key];
    if (!move) return;
    event.preventDefault();
    moved = id;
    move();
  }

  const place = placeOf(id);
  if (!place) return null;
  const isLocked = tour.days.find((other) => other.day === day.day)?.locked?.includes(id);
  return (
    <div
      ref={row}
      className={['plan-row', isDragging && 'dragging', selected === key && 'selected']
        .filter(Boolean)
        .join(' ')}
    >
      <button
        ref={handle}
        type="button"
        className="plan-handle"
        aria-label={t('handle', { place: titleOf(id) })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
        </svg>
      </button>
      <StopBody stop={stop} place={place} number={number}>
        {isLocked && <span className="plan-locked">{t('locked')}</span>}
        <StopMenu day={day} id={id} isLocked={isLocked ?? false} />
      </StopBody>
    </div>
  );
}

function indexIn(tour: { days: { day: number; places: string[] }[] }, day: number, id: string) {
  return tour.days.find((other) => other.day === day)?.places.indexOf(id) ?? 0;
}
