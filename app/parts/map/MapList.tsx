import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LocaleLink } from '../LocaleLink.tsx';
import { dayColorNumber, type MapPoint } from './points.ts';

interface Props {
  points: readonly MapPoint[];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** The points of a map as a list: the map's way for keyboards and for those who cannot see it. */
export function MapList({ points, selected, onSelect }: Props) {
  const t = useTranslations('openMap');
  const list = useRef<HTMLUListElement>(null);
  // Chosen on the map, it comes into view here; the page itself stays where it is.
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
    <div className="map-list">
      <p className="map-list-head">{t('list', { count: points.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul ref={list} tabIndex={0} aria-label={t('list', { count: points.length })}>
        {points.map((point) => (
          <li key={point.id} className={point.id === selected ? 'chosen' : undefined}>
            <button
              type="button"
              aria-pressed={point.id === selected}
              onClick={() => onSelect(point.id === selected ? undefined : point.id)}
            >
              <span className={signOf(point)} aria-hidden="true">
                {point.number}
              </span>
              <span>
                {point.day !== undefined && (
                  <span className="map-list-day">{t('day', { day: point.day })} · </span>
                )}
                {point.title}
                {point.vague && <span className="map-list-vague"> {t('vague')}</span>}
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

function signOf({ kind = 'place', day, vague }: MapPoint): string {
  const classes = ['map-sign', `map-${kind}`];
  if (day !== undefined) classes.push(`map-day-${dayColorNumber(day)}`);
  if (vague) classes.push('map-vague');
  return classes.join(' ');
}
