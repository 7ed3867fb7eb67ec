import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Position } from './usePosition.ts';

/** Minimum zoom when the position is first shown. */
const MIN_ZOOM = 14;
/** Marks our own movements, so that those of others are recognised. */
const OWN = { isFollow: true };
/** Share of the map's smaller side that the position may be away from the centre after a movement. */
const NEAR_CENTRE = 0.25;

/**
 * Keeps the map centred on the position while this is on. It ends when the map is dragged, or moved
 * away from the position in another way.
 */
export function useFollow(
  map: MapLibre,
  position: Position | undefined,
): [isFollowing: boolean, setFollowing: (isFollowing: boolean) => void] {
  const [isFollowing, setFollowing] = useState(false);
  const latest = useRef(position);
  latest.current = position;
  const isPositionKnown = position !== undefined;

  useEffect(() => {
    if (!isFollowing || !position) return;
    const { longitude, latitude } = position;
    map.easeTo(
      { center: [longitude, latitude], zoom: Math.max(map.getZoom(), MIN_ZOOM), duration: 600 },
      OWN,
    );
  }, [map, isFollowing, position]);

  useEffect(() => {
    if (!isFollowing || !isPositionKnown) return;
    const end = () => setFollowing(false);
    const onMoveEnd = (event: object) => {
      if ('isFollow' in event || !latest.current) return;
      const { longitude, latitude } = latest.current;
      const { x, y } = map.project([longitude, latitude]);
      const { clientWidth, clientHeight } = map.getContainer();
      const away = Math.hypot(x - clientWidth / 2, y - clientHeight / 2);
      if (away > Math.min(clientWidth, clientHeight) * NEAR_CENTRE) end();
    };
    map.on('dragstart', end);
    map.on('moveend', onMoveEnd);
    return () => {
      map.off('dragstart', end);
      map.off('moveend', onMoveEnd);
    };
  }, [map, isFollowing, isPositionKnown]);

  return [isFollowing, setFollowing];
}
