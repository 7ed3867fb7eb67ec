import './maplibre.css';
import { GPUInitializationError } from 'maplibre-gl';
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PlaceCategory } from '../../../domain/content/placeCategories.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { SearchArea } from '../../../domain/search/searchArea.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { SiteConfig } from '../../lib/siteContext.ts';
import { prepareEngine } from './createMap.ts';
import { drawLines } from './lines.ts';
import { filterPoints, MapFilters } from './MapFilters.tsx';
import { MapList } from './MapList.tsx';
import { MapOverlays } from './MapOverlays.tsx';
import type { MapPlaces } from './mapPlaces.ts';
import { fetchForMap, placesPath } from './mapRequests.ts';
import { fitPoints, showArea, showsAll } from './mapView.ts';
import * as styles from './OpenMap.module.css';
import { PointNotesContext } from './PointNote.tsx';
import type { MapLine, MapPoint } from './points.ts';
import { type RoadLine, useRoadLines } from './roadLines.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useMapPoints } from './useMapPoints.ts';
import { useMapSelection } from './useMapSelection.ts';
import { usePointNotes } from './usePointNotes.ts';
import type { Position } from './usePosition.ts';
import { type RenderedMap, useRenderedMap } from './useRenderedMap.ts';

export interface OpenMapProps {
  points: readonly MapPoint[];
  lines: readonly MapLine[];
  centre: readonly [longitude: number, latitude: number];
  /** Shown instead of all points: the area to which the results are limited. */
  area: SearchArea | undefined;
  /** Called to search the visible area; undefined where nothing is searched. */
  onSearchArea: ((area: SearchArea) => void) | undefined;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onPoint: ((point: { longitude: number; latitude: number }) => void) | undefined;
  /** True to show the points as a list beside the map. */
  list: boolean;
  config: SiteConfig['map'];
  /** Whether the site has a routing service, so that lines follow roads. */
  isRouted: boolean;
  /** Called if the map cannot be loaded. */
  onFailure: () => void;
}

/** Loads the messages and places of the open map and returns the map with them. */
export async function prepareMap(locale: Locale): Promise<ComponentType<OpenMapProps>> {
  prepareEngine();
  const { loadMessages } = await import('../../i18n/loadMessages.ts');
  const [messages, places] = await Promise.all([
    loadMessages(locale, ['openMap', 'openState', 'actions']),
    fetchMapPlaces(locale),
  ]);
  return (props) => (
    <MessagesProvider locale={locale} messages={[messages]}>
      <OpenMap {...props} places={places} />
    </MessagesProvider>
  );
}

/** Loads the places; without them, maps have plain markers and short popups. */
async function fetchMapPlaces(locale: Locale): Promise<MapPlaces> {
  try {
    const response = await fetchForMap(placesPath(locale));
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}

/** The interactive map: MapLibre, synchronized with the props. */
function OpenMap(props: OpenMapProps & { places: MapPlaces }) {
  const { places, centre, area, list, config } = props;
  const t = useTranslations('openMap');
  const tMap = useTranslations('map');
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isSupported, setSupported] = useState(true);
  const [position, setPosition] = useState<Position>();
  const { all, points, chosen, setChosen } = useMapPoints(props.points, places);
  const rendered = useRenderedMap({
    container,
    frame,
    config,
    centre,
    onCreate: (map, hasStreets) =>
      area
        ? showArea(map, area, { animate: false })
        : fitPoints(map, points, { hasStreets, animate: false }),
    onMarker: (map, marker) => selection.selectMarker(map, marker),
    onGround: (point) => {
      selection.close();
      props.onPoint?.(point);
    },
    onFailure: (error) =>
      error instanceof GPUInitializationError ? setSupported(false) : props.onFailure(),
  });
  useEffect(() => rendered?.markers.setPoints(points), [rendered, points]);

  const lines = useRoadLines(props.lines, props.isRouted);
  const notes = usePointNotes(lines, position);

  useEffect(() => {
    if (!rendered) return;
    if (area) showArea(rendered.map, area);
    else if (!showsAll(rendered.map, all)) fitMap(rendered, all);
  }, [rendered, all, area]);

  useEffect(() => {
    if (rendered) drawLines(rendered.map, lines);
  }, [rendered, lines]);

  // After the points, among which it selects.
  const selection = useMapSelection(rendered, {
    points,
    selected: props.selected,
    onSelect: props.onSelect,
  });
  const full = useFullScreen(root, rendered?.map);

  function filter(next: ReadonlySet<PlaceCategory>): void {
    setChosen(next);
    const left = filterPoints(all, next);
    if (!left.some(({ id }) => id === props.selected)) selection.close();
    const isInView = (point: MapPoint) => rendered && showsAll(rendered.map, [point]);
    if (rendered && !left.some(isInView)) fitMap(rendered, left);
  }

  /** Escape closes the popup, then the full screen, but not while a menu is open in them. */
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape' || event.currentTarget.querySelector(':popover-open')) return;
    if (selection.popup) selection.closeAndReturn();
    else if (full.isFull) full.leave();
    else return;
    // A dialog with the map stays open.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <PointNotesContext value={notes}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its elements */}
      <div
        ref={root}
        className={list ? `${styles.root} ${styles.withList}` : styles.root}
        onKeyDown={handleKey}
      >
        <MapFilters points={all} chosen={chosen} onChange={filter} />
        <div ref={frame} className={styles.frame}>
          {!isSupported && (
            <p role="alert" className={styles.message}>
              {t('unable')}
            </p>
          )}
          {isSupported && (
            <div ref={container} className={styles.canvas} data-drawn={rendered !== undefined} />
          )}
          {isSupported && !rendered && (
            <p role="status" className={styles.message}>
              {tMap('loading')}
            </p>
          )}
          {rendered && (
            <MapOverlays
              rendered={rendered}
              frame={frame}
              lines={lines}
              places={places}
              selected={props.selected}
              selection={selection}
              full={full}
              onPosition={setPosition}
              onFit={() => fitMap(rendered, points, lines)}
              onSearchArea={props.onSearchArea}
            />
          )}
        </div>
        {list && (
          <MapList
            points={points}
            selected={props.selected}
            onSelect={selectInList}
            onHighlight={(id) => rendered?.markers.setHighlighted(id)}
          />
        )}
      </div>
    </PointNotesContext>
  );

  /** Selects a point and, on small screens, scrolls back to the map. */
  function selectInList(id: string | undefined): void {
    selection.select(id);
    if (id !== undefined) frame.current?.scrollIntoView({ block: 'nearest' });
  }
}

/** Fits points and lines at a zoom that suits the ground of the map. */
const fitMap = (
  { map, hasStreets }: RenderedMap,
  points: readonly MapPoint[],
  lines?: readonly RoadLine[],
): void => fitPoints(map, points, { hasStreets: hasStreets(), lines });
