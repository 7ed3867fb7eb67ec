import './placeMap.css';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { loader as rootLoader } from '../../root.tsx';
import { useLocale } from '../useLocale.ts';
import type { OpenMapProps } from './OpenMap.tsx';
import type { MapLine, MapPoint } from './points.ts';
import { Still } from './Still.tsx';

export interface PlaceMapProps {
  /** What the map shows, in words. */
  label: string;
  points: readonly MapPoint[];
  lines?: readonly MapLine[];
  /** Where it stands while there are no points. */
  centre?: readonly [longitude: number, latitude: number];
  /** The id of the chosen point. Without it the map keeps the choice itself. */
  selected?: string | undefined;
  onSelect?: (id: string | undefined) => void;
  /** Told where the map's ground is touched. */
  onPoint?: (point: { longitude: number; latitude: number }) => void;
  /** The id of the point that is chosen at first, where the map keeps the choice. */
  first?: string;
  /** Opens by itself as soon as the page has come to life. */
  open?: boolean;
  /** What a closed map shows in place of the still; `null` for the button alone. */
  closed?: ReactNode;
  /** False where the page has a list of the same points that selects them, as keyboards need. */
  list?: boolean;
  className?: string;
}

/**
 * A map of some places: a still of the region with the points on it until the visitor opens it.
 * Only then are the engine, its style and the ground's names loaded.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { label, points, lines = [], centre, open = false, list = true, className = '' } = props;
  const { closed = <Still points={points} lines={lines} /> } = props;
  const t = useTranslations('map');
  const locale = useLocale();
  const config = useRouteLoaderData<typeof rootLoader>('root')?.config.map ?? {};
  const [isOpen, setOpen] = useState(false);
  const [Open, setComponent] = useState<ComponentType<OpenMapProps>>();
  const [failed, setFailed] = useState(false);
  const [own, setOwn] = useState(props.first);
  const section = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const selected = 'selected' in props ? props.selected : own;

  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);

  useEffect(() => {
    if (!isOpen || failed) return;
    import('./OpenMap.tsx')
      .then(({ prepareMap }) => prepareMap(locale))
      .then(
        (Prepared) => setComponent(() => Prepared),
        () => setFailed(true),
      );
  }, [isOpen, failed, locale]);

  // The button that was pressed goes: the keyboard goes on from the map.
  useEffect(() => {
    if (!Open || failed || !pressed.current) return;
    pressed.current = false;
    section.current?.focus({ preventScroll: true });
  }, [Open, failed]);

  function select(id: string | undefined): void {
    setOwn(id);
    props.onSelect?.(id);
  }

  return (
    <section ref={section} tabIndex={-1} className={`place-map ${className}`} aria-label={label}>
      {Open && isOpen && !failed ? (
        <Open
          points={points}
          lines={lines}
          centre={centre}
          selected={selected}
          onSelect={select}
          onPoint={props.onPoint}
          list={list}
          config={config}
          onFailure={() => setFailed(true)}
        />
      ) : (
        <div className={closed ? 'map-closed' : 'map-closed bare'}>
          {closed}
          <div className="map-closed-words needs-script">
            {failed && <p role="alert">{t('failed')}</p>}
            {isOpen && !failed && <p role="status">{t('loading')}</p>}
            {(!isOpen || failed) && (
              <button
                type="button"
                className={closed ? 'button' : 'button quiet'}
                onClick={() => {
                  pressed.current = true;
                  setFailed(false);
                  setOpen(true);
                }}
              >
                {failed ? t('retry') : t('show')}
              </button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
