import './maplibre.css';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import { useLocale } from '../../components/useLocale.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { SiteConfig } from '../../lib/siteContext.ts';
import type { Marker } from './clusters.ts';
import { createMap, supportsWebGl } from './createMap.ts';
import { LocateButton } from './LocateButton.tsx';
import { trackLabelObstacles } from './labelObstacles.ts';
import { drawLines } from './lines.ts';
import { MapBubble, type PopupContent } from './MapBubble.tsx';
import { MapList } from './MapList.tsx';
import { type Markers, showMarkers } from './markers.ts';
import * as styles from './OpenMap.module.css';
import { boundsOfPoints, type MapLine, type MapPoint } from './points.ts';
import { useMapTexts } from './useMapTexts.ts';

export interface OpenMapProps {
  points: readonly MapPoint[];
  lines: readonly MapLine[];
  centre: readonly [longitude: number, latitude: number];
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onPoint: ((point: { longitude: number; latitude: number }) => void) | undefined;
  /** True to show the points as a list beside the map. */
  list: boolean;
  config: SiteConfig['map'];
  /** Called if the map cannot be loaded. */
  onFailure: () => void;
}

/** Maximum zoom when fitting points: the map has no streets. */
const MAX_FIT_ZOOM = 14.5;
/** Padding around the points in pixels; the controls are at the top. */
const FIT_PADDING = { top: 84, right: 64, bottom: 56, left: 48 };
/** Minimum zoom when showing the visitor's position. */
const MIN_POSITION_ZOOM = 12;

interface RenderedMap {
  map: MapLibre;
  markers: Markers;
  /** To be called after an overlay of the map appeared or disappeared. */
  updateObstacles: () => void;
}

/** Loads the messages of the open map and returns the map with them. */
export async function prepareMap(locale: Locale): Promise<ComponentType<OpenMapProps>> {
  const messages = [await loadMessages(locale, ['openMap'])];
  return (props) => (
    <MessagesProvider locale={locale} messages={messages}>
      <OpenMap {...props} />
    </MessagesProvider>
  );
}

/** The interactive map: MapLibre, synchronized with the props. */
function OpenMap(props: OpenMapProps) {
  const { points, lines, centre, selected, list, config } = props;
  const t = useTranslations('openMap');
  const tMap = useTranslations('map');
  const locale = useLocale();
  const texts = useMapTexts();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState<RenderedMap>();
  const [isSupported] = useState(supportsWebGl);
  const [position, setPosition] = useState<MapPoint>();
  const [popup, setPopup] = useState<PopupContent>();
  // For event handlers of the map, which outlive a render.
  const latestProps = useRef(props);
  latestProps.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, then kept in step below
  useEffect(() => {
    if (!isSupported || !container.current) return;
    let isUnmounted = false;
    let map: MapLibre | undefined;
    const onCreate = (createdMap: MapLibre) =>
      fitPoints(createdMap, latestProps.current.points, { animate: false });
    createMap({ container: container.current, config, locale, texts, centre, onCreate }).then(
      (createdMap) => {
        map = createdMap;
        if (isUnmounted) return map.remove();
        const updateObstacles = trackLabelObstacles(map, frame.current ?? map.getContainer());
        const markers = showMarkers(map, texts, (marker) => handleMarkerClick(createdMap, marker));
        map.on('click', ({ lngLat: { lng, lat } }) => {
          latestProps.current.onSelect(undefined);
          latestProps.current.onPoint?.({ longitude: lng, latitude: lat });
        });
        setRendered({ map: createdMap, markers, updateObstacles });
      },
      () => isUnmounted || latestProps.current.onFailure(),
    );
    return () => {
      isUnmounted = true;
      map?.remove();
    };
  }, []);

  useEffect(() => {
    if (!rendered) return;
    const all = position ? [...points, position] : points;
    rendered.markers.setPoints(all);
    if (
      all.some(
        ({ longitude, latitude }) => !rendered.map.getBounds().contains([longitude, latitude]),
      )
    )
      fitPoints(rendered.map, all);
  }, [rendered, points, position]);

  useEffect(() => {
    if (rendered) drawLines(rendered.map, lines);
  }, [rendered, lines]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: points that change choose nothing
  useEffect(() => {
    if (!rendered) return;
    rendered.markers.setSelected(selected);
    const point = points.find(({ id }) => id === selected);
    // The page's own place has a label on the map, and its page is this one.
    setPopup(point && point.kind !== 'here' ? { at: point, points: [point] } : undefined);
    if (point) showPoint(rendered, point);
  }, [rendered, selected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup stands over the map
  useEffect(() => rendered?.updateObstacles(), [rendered, popup]);

  function handleMarkerClick(
    map: MapLibre,
    { point, members, expansionZoom, beside = point }: Marker,
  ): void {
    if (members.length === 1) latestProps.current.onSelect(point.id);
    else if (expansionZoom > map.getMaxZoom()) setPopup({ at: beside, points: members });
    // Slightly beyond the zoom at which the cluster splits; the cluster itself stays in place.
    else {
      map.easeTo({
        zoom: Math.max(expansionZoom + 0.3, map.getZoom() + 1),
        around: [beside.longitude, beside.latitude],
      });
    }
  }

  function showPosition(map: MapLibre, found: MapPoint): void {
    setPosition(found);
    map.easeTo({
      center: [found.longitude, found.latitude],
      zoom: Math.max(map.getZoom(), MIN_POSITION_ZOOM),
    });
  }

  /** Selects a point and, on small screens, scrolls back to the map. */
  function selectInList(id: string | undefined): void {
    props.onSelect(id);
    if (id !== undefined) frame.current?.scrollIntoView({ block: 'nearest' });
  }

  function closePopup(): void {
    setPopup(undefined);
    if (selected !== undefined) props.onSelect(undefined);
  }

  return (
    <div className={list ? `${styles.root} ${styles.withList}` : styles.root}>
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
        {rendered && <LocateButton onFound={(found) => showPosition(rendered.map, found)} />}
        {rendered && popup && <MapBubble map={rendered.map} content={popup} onClose={closePopup} />}
      </div>
      {list && <MapList points={points} selected={selected} onSelect={selectInList} />}
    </div>
  );
}

/** Fits all points, with a maximum zoom. */
function fitPoints(map: MapLibre, points: readonly MapPoint[], { animate = true } = {}): void {
  const bounds = boundsOfPoints(points);
  if (!bounds) return;
  const maxZoom = points.every(({ vague }) => vague) ? 11 : MAX_FIT_ZOOM;
  map.fitBounds(bounds, { padding: FIT_PADDING, maxZoom, animate });
}

/** Moves to a point, at a zoom at which it has a marker of its own. */
function showPoint({ map, markers }: RenderedMap, { id, longitude, latitude }: MapPoint): void {
  // Points at the same place never separate, so there is no such zoom.
  const ownZoom = markers.minZoomOf(id) + 0.2;
  const minZoom = ownZoom < map.getMaxZoom() ? ownZoom : 0;
  const isVisible = map.getBounds().contains([longitude, latitude]);
  if (isVisible && map.getZoom() >= minZoom) return;
  map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), minZoom) });
}
