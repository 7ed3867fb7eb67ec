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
import type { MapLabels } from './mapLabels.ts';
import { addPictures } from './pictures.ts';
import { regionStyle } from './style.ts';
import { withToken } from './token.ts';

/** Bounds of the embedded map: the region and its surroundings. */
const BOUNDS: [number, number, number, number] = [-7.4, 31.8, -1.4, 35.7];

export interface EngineTexts {
  /** MapLibre's own texts, by its keys. */
  own: Record<string, string>;
  /** The attribution, which also states that the map is schematic. */
  credit: string;
}

export interface EngineOptions {
  container: HTMLElement;
  config: SiteConfig['map'];
  locale: string;
  texts: EngineTexts;
  /** Called with the map before its first frame, to set the view. */
  begin: (map: MapLibre) => void;
  centre: readonly [longitude: number, latitude: number];
}

/** False in browsers without WebGL 2, or with WebGL disabled. */
export const canDraw = (): boolean => {
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
export async function openMap(options: EngineOptions): Promise<MapLibre> {
  const { container, config, locale, texts, centre } = options;
  prepare(config.rtlPluginUrl);
  const isOwn = config.styleUrl === undefined;
  const style = config.styleUrl ?? regionStyle(await namesOf(locale), locale);
  const map = new MapLibre({
    container,
    style,
    center: [...centre],
    zoom: 8,
    minZoom: 5.5,
    maxZoom: 17.5,
    ...(isOwn && { maxBounds: BOUNDS }),
    // The page remains scrollable: the wheel zooms only with Ctrl, and touch needs two fingers.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    attributionControl: { compact: false, ...(isOwn && { customAttribution: texts.credit }) },
    locale: texts.own,
    transformRequest: (url) => ({ url: withToken(url, config) }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
  options.begin(map);
  // No other text of the page may have loaded this font yet.
  const dressed = isOwn && [addPictures(map), document.fonts.load('48px "Aref Ruqaa"', 'فاس')];
  try {
    await Promise.all([drawn(map), ...(dressed || [])]);
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
function drawn(map: MapLibre): Promise<void> {
  return new Promise((done, fail) => {
    const failed = (event: ErrorEvent) => fail(event.error);
    map.on('error', failed);
    // From now on MapLibre logs errors to the console, as it does without a listener.
    map.once('style.load', () => map.off('error', failed));
    map.once('load', () => done());
  });
}

let prepared = false;

/** Global settings of MapLibre, applied once per page load. */
function prepare(rtlPluginUrl: string | undefined): void {
  if (prepared) return;
  prepared = true;
  setWorkerUrl(workerUrl);
  // MapLibre shapes Arabic text itself. A configured plugin is loaded when a label first needs it.
  if (rtlPluginUrl) void setRTLTextPlugin(rtlPluginUrl, true);
}

async function namesOf(locale: string): Promise<MapLabels> {
  const answer = await fetch(`/${locale}/map`);
  if (!answer.ok) throw new Error(`The names of the map: ${answer.status}`);
  return answer.json();
}
