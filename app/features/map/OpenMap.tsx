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
import { canDraw, openMap } from './engine.ts';
import { LocateButton } from './LocateButton.tsx';
import { keepLabelsClear } from './labelObstacles.ts';
import { drawLines } from './lines.ts';
import { type Bubble, MapBubble } from './MapBubble.tsx';
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
const CLOSEST = 14.5;
/** Padding around the points in pixels; the controls are at the top. */
const ROOM = { top: 84, right: 64, bottom: 56, left: 48 };
/** Minimum zoom when showing the visitor's position. */
const NEAR_ME = 12;

interface Drawn {
  map: MapLibre;
  markers: Markers;
  /** To be called after an overlay of the map appeared or disappeared. */
  keepLabelsClear: () => void;
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
  const closed = useTranslations('map');
  const locale = useLocale();
  const texts = useMapTexts();
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [able] = useState(canDraw);
  const [me, setMe] = useState<MapPoint>();
  const [bubble, setBubble] = useState<Bubble>();
  // For event handlers of the map, which outlive a render.
  const now = useRef(props);
  now.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, then kept in step below
  useEffect(() => {
    if (!able || !container.current) return;
    let gone = false;
    let map: MapLibre | undefined;
    const begin = (opened: MapLibre) => showAll(opened, now.current.points, { animate: false });
    openMap({ container: container.current, config, locale, texts, centre, begin }).then(
      (opened) => {
        map = opened;
        if (gone) return map.remove();
        const clear = keepLabelsClear(map, frame.current ?? map.getContainer());
        const markers = showMarkers(map, texts, (marker) => press(opened, marker));
        map.on('click', ({ lngLat: { lng, lat } }) => {
          now.current.onSelect(undefined);
          now.current.onPoint?.({ longitude: lng, latitude: lat });
        });
        setDrawn({ map: opened, markers, keepLabelsClear: clear });
      },
      () => gone || now.current.onFailure(),
    );
    return () => {
      gone = true;
      map?.remove();
    };
  }, []);

  useEffect(() => {
    if (!drawn) return;
    const all = me ? [...points, me] : points;
    drawn.markers.setPoints(all);
    if (
      all.some(({ longitude, latitude }) => !drawn.map.getBounds().contains([longitude, latitude]))
    )
      showAll(drawn.map, all);
  }, [drawn, points, me]);

  useEffect(() => {
    if (drawn) drawLines(drawn.map, lines);
  }, [drawn, lines]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: points that change choose nothing
  useEffect(() => {
    if (!drawn) return;
    drawn.markers.setSelected(selected);
    const point = points.find(({ id }) => id === selected);
    // The page's own place has a label on the map, and its page is this one.
    setBubble(point && point.kind !== 'here' ? { at: point, points: [point] } : undefined);
    if (point) goTo(drawn, point);
  }, [drawn, selected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup stands over the map
  useEffect(() => drawn?.keepLabelsClear(), [drawn, bubble]);

  function press(map: MapLibre, { point, members, opensAt, beside = point }: Marker): void {
    if (members.length === 1) now.current.onSelect(point.id);
    else if (opensAt > map.getMaxZoom()) setBubble({ at: beside, points: members });
    // Slightly beyond the zoom at which the cluster splits; the cluster itself stays in place.
    else {
      map.easeTo({
        zoom: Math.max(opensAt + 0.3, map.getZoom() + 1),
        around: [beside.longitude, beside.latitude],
      });
    }
  }

  function showMe(map: MapLibre, found: MapPoint): void {
    setMe(found);
    map.easeTo({
      center: [found.longitude, found.latitude],
      zoom: Math.max(map.getZoom(), NEAR_ME),
    });
  }

  /** Selects a point and, on small screens, scrolls back to the map. */
  function selectInList(id: string | undefined): void {
    props.onSelect(id);
    if (id !== undefined) frame.current?.scrollIntoView({ block: 'nearest' });
  }

  function closeBubble(): void {
    setBubble(undefined);
    if (selected !== undefined) props.onSelect(undefined);
  }

  return (
    <div className={list ? `${styles.root} ${styles.withList}` : styles.root}>
      <div ref={frame} className={styles.frame}>
        {!able && (
          <p role="alert" className={styles.message}>
            {t('unable')}
          </p>
        )}
        {able && <div ref={container} className={styles.canvas} data-drawn={drawn !== undefined} />}
        {able && !drawn && (
          <p role="status" className={styles.message}>
            {closed('loading')}
          </p>
        )}
        {drawn && <LocateButton onFound={(found) => showMe(drawn.map, found)} />}
        {drawn && bubble && <MapBubble map={drawn.map} bubble={bubble} onClose={closeBubble} />}
      </div>
      {list && <MapList points={points} selected={selected} onSelect={selectInList} />}
    </div>
  );
}

/** Fits all points, with a maximum zoom. */
function showAll(map: MapLibre, points: readonly MapPoint[], { animate = true } = {}): void {
  const bounds = boundsOfPoints(points);
  if (!bounds) return;
  const maxZoom = points.every(({ vague }) => vague) ? 11 : CLOSEST;
  map.fitBounds(bounds, { padding: ROOM, maxZoom, animate });
}

/** Moves to a point, at a zoom at which it has a marker of its own. */
function goTo({ map, markers }: Drawn, { id, longitude, latitude }: MapPoint): void {
  // Points at the same place never separate, so there is no such zoom.
  const own = markers.ownZoom(id) + 0.2;
  const alone = own < map.getMaxZoom() ? own : 0;
  const isSeen = map.getBounds().contains([longitude, latitude]);
  if (isSeen && map.getZoom() >= alone) return;
  map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), alone) });
}
