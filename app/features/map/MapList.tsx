import { useEffect, useRef } from 'react';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapList.module.css';
import * as marker from './MapMarker.module.css';
import { markerClasses } from './markerClasses.ts';
import type { MapPoint } from './points.ts';

interface Props {
  points: readonly MapPoint[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** The points of a map as a list, for keyboards and screen readers. */
export function MapList({ points, selected, onSelect }: Props) {
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
      <p className={styles.head}>{t('list', { count: points.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul ref={list} tabIndex={0} aria-label={t('list', { count: points.length })}>
        {points.map((point) => (
          <li key={point.id} className={point.id === selected ? styles.isSelected : undefined}>
            <button
              type="button"
              aria-pressed={point.id === selected}
              onClick={() => onSelect(point.id === selected ? undefined : point.id)}
            >
              <span className={[marker.sign, ...markerClasses(point)].join(' ')} aria-hidden="true">
                {point.number}
              </span>
              <span>
                {point.day !== undefined && (
                  <span className="side-note">{t('day', { day: point.day })} · </span>
                )}
                {point.title}
                {point.vague && <span className="side-note"> {t('vague')}</span>}
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
