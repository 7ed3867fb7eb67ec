import { useEffect, useRef } from 'react';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapList.module.css';
import { MarkerSign } from './MarkerSign.tsx';
import { PointNote } from './PointNote.tsx';
import type { MapPoint } from './points.ts';

interface Props {
  points: readonly MapPoint[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** Called with the point whose row is pointed at or has the focus; undefined when it is left. */
  onHighlight: (id: string | undefined) => void;
}

/** The points of a map as a list, for keyboards and screen readers. */
export function MapList({ points, selected, onSelect, onHighlight }: Props) {
  const t = useTranslations('openMap');
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the list, but not the page, to a point that was selected on the map.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.parentElement;
    if (!row || !list.current) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop - clientHeight / 3;
    }
  });
  return (
    <div className={styles.root}>
      <p role="status" className={styles.head}>
        {t('list', { count: points.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul ref={list} tabIndex={0} aria-label={t('list', { count: points.length })}>
        {points.map((point) => (
          <li
            key={point.id}
            className={point.id === selected ? styles.isSelected : undefined}
            onPointerEnter={() => onHighlight(point.id)}
            onPointerLeave={() => onHighlight(undefined)}
            onFocus={() => onHighlight(point.id)}
            onBlur={() => onHighlight(undefined)}
          >
            <button
              type="button"
              aria-pressed={point.id === selected}
              onClick={() => onSelect(point.id === selected ? undefined : point.id)}
            >
              <MarkerSign point={point} />
              <span>
                {point.day !== undefined && (
                  <span className="side-note">{t('day', { day: point.day })} · </span>
                )}
                {point.title}
                {point.vague && <span className="side-note"> {t('vague')}</span>}
                <PointNote point={point} withLeg className={`side-note ${styles.note}`} />
              </span>
            </button>
            {point.path && (
              <LocaleLink to={point.path} aria-label={t('toPage', { title: point.title })}>
                <span aria-hidden="true">→</span>
              </LocaleLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
