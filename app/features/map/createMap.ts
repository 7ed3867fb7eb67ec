/** Creates MapLibre maps. Only lazily loaded modules import this file, since MapLibre is large. */
import {
  type ErrorEvent,
  getRTLTextPluginStatus,
  Map as MapLibre,
  NavigationControl,
  prewarm,
  ScaleControl,
  setRTLTextPlugin,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { SiteConfig } from '../../lib/siteContext.ts';
import { type Ground, loadGround } from './ground.ts';
import { withToken } from './token.ts';

/** Bounds of the embedded map: the region and its surroundings. */
const BOUNDS: [number, number, number, number] = [-7.4, 31.8, -1.4, 35.7];

/** What is drawn before the map is shown. Names follow: their letters take longer than the land. */
const GROUND_SOURCES = ['provinces', 'tints', 'region', 'border', 'roads', 'rivers', 'water'];

/** The User Timing mark of the first frame with ground. */
const GROUND_DRAWN = 'map-ground';

export interface MapTexts {
  /** MapLibre's own texts, by its keys. */
  controls: Record<string, string>;
  /** The credits of the schematic ground, which also state that it is schematic. */
  attribution: string;
}

export interface MapOptions {
  container: HTMLElement;
  config: SiteConfig['map'];
  locale: string;
  texts: MapTexts;
  /** Called with the map before its first frame, to set the view. */
  onCreate: (map: MapLibre, hasStreets: boolean) => void;
  centre: readonly [longitude: number, latitude: number];
}

export interface SiteMap {
  map: MapLibre;
  /** True if the part of the map in view has streets. A configured style is supposed to have them. */
  hasStreets: () => boolean;
}

/**
 * Opens a map with the configured style or our own one. Its ground is drawn first; resolves when the
 * style is complete.
 *
 * @throws if the style or its labels cannot be loaded; `GPUInitializationError` without WebGL 2
 */
export async function createMap(options: MapOptions): Promise<SiteMap> {
  const { container, config, locale, texts, centre } = options;
  // MapLibre shapes Arabic text itself. A configured plugin is loaded when a label first needs it.
  if (config.rtlPluginUrl && getRTLTextPluginStatus() === 'unavailable') {
    void setRTLTextPlugin(config.rtlPluginUrl, true);
  }
  const { styleUrl } = config;
  const ground = styleUrl
    ? undefined
    : await loadGround({ locale, schematicCredit: texts.attribution });
  const map = new MapLibre({
    container,
    style: ground ? ground.style : (styleUrl ?? ''),
    center: [...centre],
    zoom: 8,
    minZoom: 5.5,
    maxZoom: 17.5,
    // Tests check our own style.
    ...(ground && { maxBounds: BOUNDS, validateStyle: false }),
    // The page remains scrollable: the wheel zooms only with Ctrl, and touch needs two fingers.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    attributionControl: !ground && { compact: false },
    locale: texts.controls,
    transformRequest: (url) => ({ url: withToken(url, config) }),
  });
  // For tests, which ask the map for what it has drawn.
  Object.assign(container, { mapLibre: map });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
  const hasStreets = () => ground?.hasStreets ?? true;
  // Browsers need not show the frames before, of which one takes as long as the ground itself.
  map.getCanvas().style.visibility = 'hidden';
  options.onCreate(map, hasStreets());
  try {
    await Promise.all([firstRender(map, ground), ground?.attach(map)]);
    map.getCanvas().style.visibility = '';
    // The browser shows this frame before other tasks.
    await new Promise((resolve) => setTimeout(resolve));
    performance.mark(GROUND_DRAWN);
    await ground?.complete(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  return { map, hasStreets };
}

/**
 * Resolves when the schematic ground is drawn, or a configured style with its first tiles; rejects if
 * the style fails to load, but not for single tiles.
 */
function firstRender(map: MapLibre, ground: Ground | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (event: ErrorEvent) => reject(event.error);
    map.on('error', onError);
    // From now on MapLibre logs errors to the console, as it does without a listener.
    map.once('style.load', () => map.off('error', onError));
    if (!ground) return void map.once('load', () => resolve());
    map.on('render', function onRender() {
      if (!GROUND_SOURCES.every((id) => map.isSourceLoaded(id))) return;
      map.off('render', onRender);
      resolve();
    });
  });
}

let isPrepared = false;

/** Starts MapLibre's worker, once per page load: it has to load while the page prepares the map. */
export function prepareEngine(): void {
  if (isPrepared) return;
  isPrepared = true;
  setWorkerUrl(workerUrl);
  prewarm();
}
