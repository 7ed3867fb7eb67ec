/** MapLibre with our settings. Only what is loaded on request imports this file: it is heavy. */
import {
  type ErrorEvent,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  setRTLTextPlugin,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { SiteConfig } from '../../site.ts';
import type { MapNames } from './names.ts';
import { addPictures } from './pictures.ts';
import { DEFAULT_CENTRE } from './points.ts';
import { regionStyle } from './style.ts';
import { withToken } from './token.ts';

/** How far the embedded map goes: the region with some ground around it. */
const BOUNDS: [number, number, number, number] = [-7.4, 31.8, -1.4, 35.7];

export interface EngineTexts {
  /** MapLibre's own texts, by its keys. */
  own: Record<string, string>;
  /** What stands at the map's edge: whose data it is, and that it is schematic. */
  credit: string;
}

export interface EngineOptions {
  container: HTMLElement;
  config: SiteConfig['map'];
  locale: string;
  texts: EngineTexts;
  /** Called with the map before its first picture: says what is to be seen on it. */
  begin: (map: MapLibre) => void;
  centre?: readonly [longitude: number, latitude: number];
}

/** A browser without WebGL 2 (or with it switched off) can show no such map. */
export const canDraw = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
};

/**
 * Opens a map; its style is the configured one, else our own. Resolves once it is drawn.
 *
 * @throws when the style, or the names for our own, cannot be had
 */
export async function openMap(options: EngineOptions): Promise<MapLibre> {
  const { container, config, locale, texts, centre = DEFAULT_CENTRE } = options;
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
    // Pages scroll over it: the wheel zooms with Ctrl, touch moves it with two fingers.
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
  // No other letters of the page may have asked for this font's file yet.
  const dressed = isOwn && [addPictures(map), document.fonts.load('48px "Aref Ruqaa"', 'فاس')];
  try {
    await Promise.all([drawn(map), ...(dressed || [])]);
  } catch (error) {
    map.remove();
    throw error;
  }
  return map;
}

/** The first picture of a map is there; fails where its style cannot be had, not for single tiles. */
function drawn(map: MapLibre): Promise<void> {
  return new Promise((done, fail) => {
    const failed = (event: ErrorEvent) => fail(event.error);
    map.on('error', failed);
    // From here on MapLibre tells the console of what fails, as it does where no one listens.
    map.once('style.load', () => map.off('error', failed));
    map.once('load', () => done());
  });
}

let prepared = false;

/** Once for all maps of a visit. */
function prepare(rtlPluginUrl: string | undefined): void {
  if (prepared) return;
  prepared = true;
  setWorkerUrl(workerUrl);
  // MapLibre joins Arabic letters itself. Another plugin is loaded when a label first needs it.
  if (rtlPluginUrl) void setRTLTextPlugin(rtlPluginUrl, true);
}

async function namesOf(locale: string): Promise<MapNames> {
  const answer = await fetch(`/${locale}/map`);
  if (!answer.ok) throw new Error(`The names of the map: ${answer.status}`);
  return answer.json();
}
