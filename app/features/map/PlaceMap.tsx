import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { MAP_CENTRE } from '../../../domain/geo/region.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { SearchArea } from '../../../domain/search/searchArea.ts';
import { Button } from '../../components/Button.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useRootData } from '../../lib/rootData.ts';
import type { OpenMapProps } from './OpenMap.tsx';
import * as styles from './PlaceMap.module.css';
import type { MapLine, MapPoint } from './points.ts';

export interface PlaceMapProps {
  /** The accessible name of the map. */
  label: string;
  points: readonly MapPoint[];
  lines?: readonly MapLine[];
  /** The centre of a map without points. */
  centre?: readonly [longitude: number, latitude: number];
  /** The area that the map shows instead of all points. */
  area?: SearchArea | undefined;
  /** Called with the visible area to search it; without this prop the map offers no search. */
  onSearchArea?: (area: SearchArea) => void;
  /** The id of the selected point. Without this prop the map manages the selection. */
  selected?: string | undefined;
  onSelect?: (id: string | undefined) => void;
  /** Called with the position of a click on the map. */
  onPoint?: (point: { longitude: number; latitude: number }) => void;
  /** The id of the point selected initially, if the map manages the selection. */
  first?: string;
  /** Opens the map on mount, without the button. */
  open?: boolean;
  /** The content of the closed map; without it only the button is shown. */
  closed?: ReactNode;
  /** False if the page itself has a list that selects the points, which keyboards need. */
  list?: boolean;
  className?: string;
}

/** The centre of a map without points: the given one, else that of the settings. */
export function useMapCentre(centre: PlaceMapProps['centre']): readonly [number, number] {
  const root = useRootData();
  const { longitude, latitude } = root?.settings.mapCentre ?? MAP_CENTRE;
  return centre ?? [longitude, latitude];
}

/** Loads what an open map needs, its code and its data at the same time. */
const loadMap = (locale: Locale, isOwnStyle: boolean) =>
  Promise.all([
    import('./OpenMap.tsx'),
    import('./mapRequests.ts').then((requests) => requests.startMapRequests(locale, isOwnStyle)),
  ]).then(([{ prepareMap }]) => prepareMap(locale));

/**
 * A map of places: a button until the visitor opens it. Only then are MapLibre, its style and the
 * labels loaded. `StaticMapWithOpener` shows a static map until then.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { label, points, lines = [], open = false, list = true, className = '', closed } = props;
  const root = useRootData();
  const config = root?.config.map ?? {};
  const isOwnStyle = config.styleUrl === undefined;
  const centre = useMapCentre(props.centre);
  const t = useTranslations('map');
  const locale = useLocale();
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
    loadMap(locale, isOwnStyle).then(
      (Prepared) => setComponent(() => Prepared),
      () => setFailed(true),
    );
  }, [isOpen, failed, locale, isOwnStyle]);

  // The pressed button is removed, so the map gets the focus.
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
    <section
      ref={section}
      tabIndex={-1}
      className={`${styles.root} ${className}`}
      aria-label={label}
    >
      {Open && isOpen && !failed ? (
        <Open
          points={points}
          lines={lines}
          centre={centre}
          selected={selected}
          onSelect={select}
          onPoint={props.onPoint}
          area={props.area}
          onSearchArea={props.onSearchArea}
          list={list}
          config={config}
          isRouted={root?.config.routing ?? false}
          onFailure={() => setFailed(true)}
        />
      ) : (
        <div className={closed ? styles.closed : `${styles.closed} ${styles.isBare}`}>
          {closed}
          <div className={`${styles.prompt} needs-script`}>
            {failed && <p role="alert">{t('failed')}</p>}
            {isOpen && !failed && <p role="status">{t('loading')}</p>}
            {(!isOpen || failed) && (
              <Button
                quiet={!closed}
                onClick={() => {
                  pressed.current = true;
                  setFailed(false);
                  setOpen(true);
                }}
              >
                {failed ? t('retry') : t('show')}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
