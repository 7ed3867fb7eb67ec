import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  isFull: boolean;
  toggle: () => void;
  leave: () => void;
}

/**
 * Shows an element with a map on the whole screen: with the Fullscreen API or, where there is none as
 * on iPhones, as a popover over the page. There the page cannot scroll, so the map moves with one finger
 * and zooms with the wheel alone.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  map: MapLibre | undefined,
): FullScreen {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const root = element.current;
    const update = () => setFull(document.fullscreenElement === root);
    if (document.fullscreenEnabled) document.addEventListener('fullscreenchange', update);
    return () => {
      document.removeEventListener('fullscreenchange', update);
      if (document.fullscreenElement === root) void document.exitFullscreen();
    };
  }, [element]);

  useEffect(() => {
    if (!map) return;
    if (isFull) map.cooperativeGestures.disable();
    else map.cooperativeGestures.enable();
    map.resize();
  }, [map, isFull]);

  function showOver(root: HTMLElement, isShown: boolean): void {
    if (isShown) {
      root.popover = 'manual';
      root.showPopover();
    } else root.removeAttribute('popover');
    setFull(isShown);
  }

  function set(isShown: boolean): void {
    const root = element.current;
    if (!root) return;
    if (!document.fullscreenEnabled || root.popover) showOver(root, isShown);
    // Browsers may refuse it, as in a frame of another page.
    else if (isShown) root.requestFullscreen().catch(() => showOver(root, true));
    else if (document.fullscreenElement) void document.exitFullscreen();
  }

  return { isFull, toggle: () => set(!isFull), leave: () => set(false) };
}
