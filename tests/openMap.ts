/** Helpers for tests of maps. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { LngLatLike, Map as MapLibre } from 'maplibre-gl';

/**
 * Half the usual density, which changes no size in CSS pixels: without a graphics card, drawing a map
 * takes the processor the longer the more pixels it has.
 */
export const MAP_DENSITY = { deviceScaleFactor: 0.5 };

/** A wide screen with a small map, of the same layout as a larger one. */
export const MAP_SCREEN = { ...MAP_DENSITY, viewport: { width: 1024, height: 680 } };

/** The visible markers. */
export const markers = (page: Page) => page.locator('.MapMarker-marker');
/** Rows of the list beside the map. */
export const list = (page: Page) => page.locator('.MapList li');

/** The frame of the open map. */
export const canvas = (page: Page) => page.locator('.OpenMap-canvas');
/** The credits below it. */
export const credits = (page: Page) => page.locator('.maplibregl-ctrl-attrib');
/** The credits where no streets are in view begin so. */
export const SCHEMATIC = /^Schematic map without streets/;

/** Opens the map of a page, or of the one that is open. */
export async function openMap(page: Page, path?: string): Promise<void> {
  if (path) await page.goto(path);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await expect(canvas(page)).toHaveAttribute('data-drawn', 'true');
}

type MapElement = HTMLElement & { mapLibre: MapLibre };

/** Waits until the open map has drawn all that is in view. */
export const mapIsIdle = (page: Page) =>
  canvas(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const { mapLibre } = element as MapElement;
        mapLibre.once('idle', () => resolve());
        mapLibre.triggerRepaint();
      }),
  );

/** Moves the open map at once. */
export const jumpTo = (page: Page, view: { center?: LngLatLike; zoom?: number }) =>
  canvas(page).evaluate((element, to) => void (element as MapElement).mapLibre.jumpTo(to), view);

export const zoomOf = (page: Page) =>
  canvas(page).evaluate((element) => (element as MapElement).mapLibre.getZoom());

/** The features that a layer of the open map has drawn: their labels, empty where they have none. */
export const drawn = (page: Page, layer: string): Promise<string[]> =>
  canvas(page).evaluate((element, id) => {
    const found = (element as MapElement).mapLibre.queryRenderedFeatures({ layers: [id] });
    return found.map(({ layer }) => {
      const text = layer.layout && (layer.layout as Record<string, unknown>)['text-field'];
      return String(text ?? '');
    });
  }, layer);

/** Waits until a layer of the open map has drawn something. */
export const expectDrawn = (page: Page, layer: string) =>
  expect.poll(async () => [layer, (await drawn(page, layer)).length > 0]).toEqual([layer, true]);

/** The centre of a marker, after it has stopped moving. */
export async function stableCentre(marker: Locator): Promise<{ x: number; y: number }> {
  let before = '';
  await expect
    .poll(async () => {
      const box = JSON.stringify(await marker.boundingBox());
      const isStable = box === before;
      before = box;
      return isStable;
    })
    .toBe(true);
  const { x, y, width, height } = JSON.parse(before);
  return { x: x + width / 2, y: y + height / 2 };
}
