import { expect, type Page } from '@playwright/test';
import type { Map as MapLibre } from 'maplibre-gl';
import { test } from './fixtures.ts';
import { MAP_DENSITY, MAP_SCREEN, markers, openMap, stableCentre } from './openMap.ts';

test.use({
  ...MAP_DENSITY,
  viewport: ({ viewport, isMobile }, use) => use(isMobile ? viewport : MAP_SCREEN.viewport),
});

interface Overlaps {
  pins: number;
  names: number;
  overlaps: string[];
}

/** The numbers of pins and names in view, and which of their boxes overlap. */
const overlapsIn = (page: Page): Promise<Overlaps> =>
  page.evaluate(() => {
    const frame = document.querySelector('.OpenMap-canvas')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll<HTMLElement>('.MapMarker > *:not([hidden])')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          frame &&
          box.right > frame.left &&
          box.left < frame.right &&
          box.bottom > frame.top &&
          box.top < frame.bottom,
      );
    const names = boxes.filter(({ element }) => element.matches('.MapMarker-name'));
    const textOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent;
    // Browsers round positions to parts of a pixel.
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            one.box.left < box.right - 0.5 &&
            box.left < one.box.right - 0.5 &&
            one.box.top < box.bottom - 0.5 &&
            box.top < one.box.bottom - 0.5,
        )
        .map((other) => `${textOf(one.element)} / ${textOf(other.element)}`),
    );
    return { pins: boxes.length - names.length, names: names.length, overlaps };
  });

for (const path of [
  '/en/search?city=fes&city=meknes&city=ifrane',
  '/en/destination/fes',
  '/en/poi/bou-inania-madrasa-fes',
]) {
  test(`pins and names do not overlap at any zoom: ${path}`, async ({ page }) => {
    await openMap(page, path);
    // The middle of the results of several towns is open country.
    await page.locator('.OpenMap-canvas').evaluate((canvas) => {
      const { mapLibre } = canvas as HTMLElement & { mapLibre: MapLibre };
      mapLibre.jumpTo({ center: [-4.978, 34.063] });
    });
    const zoomIn = page.locator('.maplibregl-ctrl-zoom-in');
    const scale = page.locator('.maplibregl-ctrl-scale');
    let namesSeen = 0;
    for (let zooms = 0; zooms < 5; zooms++) {
      await stableCentre(markers(page).first());
      const { pins, names, overlaps } = await overlapsIn(page);
      if (zooms === 0) expect(pins).toBeGreaterThan(1);
      namesSeen += names;
      expect(overlaps, `after ${zooms} steps`).toEqual([]);
      // At the greatest zoom the button is disabled.
      if (await zoomIn.isDisabled()) break;
      const before = await scale.textContent();
      await zoomIn.click();
      await expect(scale).not.toHaveText(before ?? '');
    }
    expect(namesSeen).toBeGreaterThan(0);
  });
}
