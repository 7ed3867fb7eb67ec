import 'maplibre-gl/dist/maplibre-gl.css';
import './openMap.css';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../domain/locale.ts';
import { partWords } from '../../i18n/partWords.ts';
import { WithWords } from '../../i18n/WithWords.tsx';
import type { SiteConfig } from '../../site.ts';
import { useLocale } from '../useLocale.ts';
import type { Marker } from './clusters.ts';
import { canDraw, openMap } from './engine.ts';
import { LocateButton } from './LocateButton.tsx';
import { drawLines } from './lines.ts';
import { type Bubble, MapBubble } from './MapBubble.tsx';
import { MapList } from './MapList.tsx';
import { type Markers, showMarkers } from './markers.ts';
import { boundsOf, type MapLine, type MapPoint } from './points.ts';
import { useMapTexts } from './useMapTexts.ts';

export interface OpenMapProps {
  points: readonly MapPoint[];
  lines: readonly MapLine[];
  centre: readonly [longitude: number, latitude: number] | undefined;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onPoint: ((point: { longitude: number; latitude: number }) => void) | undefined;
  /** Whether the points stand beside it as a list. */
  list: boolean;
  config: SiteConfig['map'];
  /** The map cannot be loaded; it may be tried again. */
  onFailure: () => void;
}

/** No closer than this by itself: there are no streets on our ground. */
const CLOSEST = 14.5;
/** Room around the points, in pixels; buttons stand along the top. */
const ROOM = { top: 84, right: 64, bottom: 56, left: 48 };
/** How near the visitor's position is shown at least. */
const NEAR_ME = 12;

interface Drawn {
  map: MapLibre;
  markers: Markers;
}

/** The open map with its words, which come with it. */
export async function prepareMap(locale: Locale): Promise<ComponentType<OpenMapProps>> {
  const words = await partWords('map', locale);
  return (props) => (
    <WithWords words={words}>
      <OpenMap {...props} />
    </WithWords>
  );
}

/** The open map: MapLibre, kept in step with what the page says. */
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
  // Handlers of the map live longer than a rendering.
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
        const markers = showMarkers(map, texts, (marker) => press(opened, marker));
        map.on('click', ({ lngLat: { lng, lat } }) => {
          now.current.onSelect(undefined);
          now.current.onPoint?.({ longitude: lng, latitude: lat });
        });
        setDrawn({ map: opened, markers });
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
    setBubble(point && { at: point, points: [point] });
    if (point) goTo(drawn, point);
  }, [drawn, selected]);

  function press(map: MapLibre, { point, members, opensAt }: Marker): void {
    if (members.length === 1) now.current.onSelect(point.id);
    else if (opensAt > map.getMaxZoom()) setBubble({ at: point, points: members });
    // A little beyond, so that the first of them stands clear; the cluster itself stays in place.
    else {
      map.easeTo({
        zoom: Math.max(opensAt + 0.3, map.getZoom() + 1),
        around: [point.longitude, point.latitude],
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

  /** On small screens the map may have been left above its list. */
  function selectInList(id: string | undefined): void {
    props.onSelect(id);
    if (id !== undefined) frame.current?.scrollIntoView({ block: 'nearest' });
  }

  function closeBubble(): void {
    setBubble(undefined);
    if (selected !== undefined) props.onSelect(undefined);
  }

  return (
    <div className={list ? 'place-map-open with-list' : 'place-map-open'}>
      <div ref={frame} className="map-frame">
        {!able && (
          <p role="alert" className="map-wait">
            {t('unable')}
          </p>
        )}
        {able && <div ref={container} className="map-canvas" data-drawn={drawn !== undefined} />}
        {able && !drawn && (
          <p role="status" className="map-wait">
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

/** Moves so that all points are seen; none of them closer than makes sense. */
function showAll(map: MapLibre, points: readonly MapPoint[], { animate = true } = {}): void {
  const bounds = boundsOf(points);
  if (!bounds) return;
  const maxZoom = points.every(({ vague }) => vague) ? 11 : CLOSEST;
  map.fitBounds(bounds, { padding: ROOM, maxZoom, animate });
}

/** Moves to a chosen point, so near that it stands for itself. */
function goTo({ map, markers }: Drawn, { id, longitude, latitude }: MapPoint): void {
  // Of several on one place, only the town is known: there is nothing to come nearer to.
  const own = markers.ownZoom(id) + 0.2;
  const alone = own < map.getMaxZoom() ? own : 0;
  const isSeen = map.getBounds().contains([longitude, latitude]);
  if (isSeen && map.getZoom() >= alone) return;
  map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), alone) });
}
