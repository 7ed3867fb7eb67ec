/** Creates MapLibre maps. Only lazily loaded modules import this file, since MapLibre is large. */
import {
  type ErrorEvent,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  setRTLTextPlugin,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { SiteConfig } from '../../lib/siteContext.ts';
import { addImages } from './mapImages.ts';
import type { MapLabels } from './mapLabels.ts';
import { regionStyle } from './style.ts';
import { withToken } from './token.ts';

/** Bounds of the embedded map: the region and its surroundings. */
const BOUNDS: [number, number, number, number] = [-7.4, 31.8, -1.4, 35.7];

export interface MapTexts {
  /** MapLibre's own texts, by its keys. */
  controls: Record<string, string>;
  /** The attribution, which also states that the map is schematic. */
  attribution: string;
}

export interface MapOptions {
  container: HTMLElement;
  config: SiteConfig['map'];
  locale: string;
  texts: MapTexts;
  /** Called with the map before its first frame, to set the view. */
  onCreate: (map: MapLibre) => void;
  centre: readonly [longitude: number, latitude: number];
}

/** False in browsers without WebGL 2, or with WebGL disabled. */
export const supportsWebGl = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
};

/**
 * Opens a map with the configured style or the embedded one. Resolves after the first render.
 *
 * @throws if the style or its labels cannot be loaded
 */
export async function createMap(options: MapOptions): Promise<MapLibre> {
  const { container, config, locale, texts, centre } = options;
  configureMapLibre(config.rtlPluginUrl);
  const isEmbedded = config.styleUrl === undefined;
  const style = config.styleUrl ?? regionStyle(await fetchLabels(locale), locale);
  const map = new MapLibre({
    container,
    style,
    center: [...centre],
    zoom: 8,
    minZoom: 5.5,
    maxZoom: 17.5,
    ...(isEmbedded && { maxBounds: BOUNDS }),
    // The page remains scrollable: the wheel zooms only with Ctrl, and touch needs two fingers.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    attributionControl: {
      compact: false,
      ...(isEmbedded && { customAttribution: texts.attribution }),
    },
    locale: texts.controls,
    transformRequest: (url) => ({ url: withToken(url, config) }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
  options.onCreate(map);
  // No other text of the page may have loaded this font yet.
  const assets = isEmbedded && [addImages(map), document.fonts.load('48px "Aref Ruqaa"', 'فاس')];
  try {
    await Promise.all([firstRender(map), ...(assets || [])]);
  } catch (error) {
    map.remove();
    throw error;
  }
  return map;
}

/**
 * Resolves on the first complete render; rejects if the style fails to load, but not for single
 * tiles.
 */
function firstRender(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (event: ErrorEvent) => reject(event.error);
    map.on('error', onError);
    // From now on MapLibre logs errors to the console, as it does without a listener.
    map.once('style.load', () => map.off('error', onError));
    map.once('load', () => resolve());
  });
}

let isConfigured = false;

/** Global settings of MapLibre, applied once per page load. */
function configureMapLibre(rtlPluginUrl: string | undefined): void {
  if (isConfigured) return;
  isConfigured = true;
  setWorkerUrl(workerUrl);
  // MapLibre shapes Arabic text itself. A configured plugin is loaded when a label first needs it.
  if (rtlPluginUrl) void setRTLTextPlugin(rtlPluginUrl, true);
}

async function fetchLabels(locale: string): Promise<MapLabels> {
  const response = await fetch(`/${locale}/map`);
  if (!response.ok) throw new Error(`The names of the map: ${response.status}`);
  return response.json();
}
