import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ScheduledDay, ScheduledStop } from '../../../../domain/planner/model.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { stopKey } from '../PlanMap.tsx';
import { StopBody } from '../StopBody.tsx';
import { usePlan } from './planContext.ts';
import { takesPendingFocus } from './restoreFocus.ts';
import { StayEditor } from './StayEditor.tsx';
import * as styles from './StopEditor.module.css';
import { StopMenu } from './StopMenu.tsx';
import { useMoves } from './useMoves.ts';

interface Props {
  day: ScheduledDay;
  stop: ScheduledStop;
  number: number;
}

/** An editable stop: draggable, movable by the arrow keys on its handle, with a menu. */
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
  // A stop selected on the map is scrolled into view.
  useEffect(() => {
    if (selected === key) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected, key]);
  useEffect(() => {
    if (takesPendingFocus(id)) handle.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    const move = { ArrowUp: earlier, ArrowDown: later, Escape: drag.end }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  const place = placeOf(id);
  if (!place) return null;
  const isLocked = tour.days.find((other) => other.day === day.day)?.locked?.includes(id) ?? false;
  return (
    <>
      <div
        ref={row}
        className={isDragged ? `${styles.root} ${styles.dragged}` : styles.root}
        data-step={step}
      >
        {drag.target?.day === day.day && drag.target.step === step && <DropIndicator />}
        <IconButton
          ref={handle}
          path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01"
          className={styles.handle}
          onPointerDown={(event) => drag.start(event, { day: day.day, place: id }, row.current)}
          onPointerMove={drag.move}
          onPointerUp={drag.drop}
          onPointerCancel={drag.end}
          aria-label={t('handle', { place: titleOf(id) })}
          aria-keyshortcuts="ArrowUp ArrowDown"
          onKeyDown={onKeyDown}
        />
        <StopBody
          stop={stop}
          place={place}
          number={number}
          isSelected={selected === key}
          badge={isLocked && t('locked')}
          menu={<StopMenu day={day} id={id} isLocked={isLocked} />}
        />
      </div>
      <StayEditor day={day.day} id={id} />
    </>
  );
}

/** Marks the position at which a dragged stop will be dropped. */
export function DropIndicator() {
  return <div className={styles.dropIndicator} aria-hidden="true" />;
}

function indexIn(tour: { days: { day: number; places: string[] }[] }, day: number, id: string) {
  return tour.days.find((other) => other.day === day)?.places.indexOf(id) ?? 0;
}
