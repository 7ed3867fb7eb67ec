import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ScheduledDay, ScheduledStop } from '../../../../domain/plan/model.ts';
import { stopKey } from '../../../parts/plan/planMap.ts';
import { StopBody } from '../../../parts/plan/StopBody.tsx';
import { DropMark } from './DropMark.tsx';
import { takesFocus } from './focus.ts';
import { usePlan } from './planContext.ts';
import { StopMenu } from './StopMenu.tsx';
import { useMoves } from './useMoves.ts';

interface Props {
  day: ScheduledDay;
  stop: ScheduledStop;
  number: number;
}

/** A stop to drag, to move by arrow keys on its handle, and to change by its menu. */
export function StopEditor({ day, stop, number }: Props) {
  const t = useTranslations('plan');
  const { drag, placeOf, titleOf, selected, tour } = usePlan();
  const { earlier, later } = useMoves(day.day, stop.place.id);
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { id } = stop.place;
  const key = stopKey(day.day, id);
  const step = indexIn(tour, day.day, id);
  const isDragged = drag.dragged?.day === day.day && drag.dragged.place === id;
  // What is chosen on the map is looked at in the list.
  useEffect(() => {
    if (selected === key) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected, key]);
  useEffect(() => {
    if (takesFocus(id)) handle.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    const move = { ArrowUp: earlier, ArrowDown: later }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  const place = placeOf(id);
  if (!place) return null;
  const isLocked = tour.days.find((other) => other.day === day.day)?.locked?.includes(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons move stops too
    <div
      ref={row}
      className={['plan-row', isDragged && 'dragged', selected === key && 'selected']
        .filter(Boolean)
        .join(' ')}
      onDragOver={(event) => drag.over(event, day.day, step)}
      onDrop={drag.drop}
    >
      {drag.target?.day === day.day && drag.target.step === step && <DropMark />}
      <button
        ref={handle}
        type="button"
        className="plan-handle"
        draggable
        onDragStart={(event) => drag.start(event, { day: day.day, place: id }, row.current)}
        onDragEnd={drag.end}
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
