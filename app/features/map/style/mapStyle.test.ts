import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import type { MapLabels } from '../mapLabels.ts';
import { groundStyle, isSchematic, mapStyle } from './mapStyle.ts';

const names: MapLabels = {
  provinces: [{ id: 'taza', title: 'Provinz Taza', arabicTitle: 'إقليم تازة' }],
  towns: [
    { id: 'fes', title: 'Fès', arabicTitle: 'فاس', longitude: -5, latitude: 34.03, seat: true },
  ],
  landmarks: [{ id: 'bab', title: 'Bab', longitude: -4.98, latitude: 34.06 }],
};

const tiles = {
  tiles: ['/tiles/{z}/{x}/{y}.pbf'],
  minzoom: 4,
  maxzoom: 14,
  bounds: [-6.25, 32.45, -2.8, 35] as [number, number, number, number],
};

test('the schematic style makes no requests and contains all its sources', () => {
  const style = mapStyle({ names, locale: 'de', scheme: 'light' });
  expect(JSON.stringify(style)).not.toMatch(/https?:|"(url|tiles|glyphs|sprite)":/);
  for (const layer of style.layers) {
    if (layer.type !== 'background') expect(style.sources).toHaveProperty(layer.source);
  }
  for (const source of Object.keys(style.sources)) {
    expect(style.layers.map((layer) => 'source' in layer && layer.source)).toContain(source);
  }
});

test.each(['light', 'dark'] as const)('the %s style is valid with and without tiles', (scheme) => {
  for (const set of [undefined, tiles]) {
    const style = mapStyle({ names, locale: 'es', scheme, tiles: set });
    expect(validateStyleMin(style)).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('the style of the first frame is valid and a part of the complete one, without names', () => {
  const options = { names, locale: 'es', scheme: 'light', tiles } as const;
  const [first, complete] = [groundStyle(options), mapStyle(options)];
  expect(validateStyleMin(first)).toEqual([]);
  const ids = first.layers.map(({ id }) => id);
  expect(complete.layers.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
  expect(complete.sources).toMatchObject(first.sources);
  expect(first.layers.filter(({ type }) => type === 'symbol')).toEqual([]);
  expect(first.sources).not.toHaveProperty('streets');
});

test('roads, rivers and lakes of the schematic ground are hidden where there are streets', () => {
  const { layers } = mapStyle({ names, locale: 'en', scheme: 'light', tiles });
  const shown = layers.filter((layer) => !isSchematic(layer));
  const sources = shown.map((layer) => 'source' in layer && layer.source);
  for (const source of ['roads', 'railway', 'rivers', 'riverNames', 'water']) {
    expect(sources).not.toContain(source);
  }
  expect(sources).toEqual(expect.arrayContaining(['provinces', 'towns', 'streets']));
});

test('both schemes have the same layers, which differ in their colours alone', () => {
  const shapes = (['light', 'dark'] as const).map((scheme) =>
    mapStyle({ names, locale: 'en', scheme, tiles }).layers.map(({ paint, ...layer }) => ({
      ...layer,
      paint: Object.keys(paint ?? {}),
    })),
  );
  expect(shapes[0]).toEqual(shapes[1]);
});

test('lines pass through their places, and names are inside the region and in the language', () => {
  const of = (locale: string, source: string) =>
    JSON.stringify(mapStyle({ names, locale, scheme: 'light' }).sources[source]);
  // Fes and Meknes, on the main road.
  expect(of('de', 'roads')).toContain('[-5.53,33.9]');
  expect(of('de', 'roads')).toContain('[-5.02,34.035]');
  // The Sebou starts outside of the region.
  expect(of('de', 'rivers')).toContain('[-5.9,34.5]');
  expect(of('de', 'riverNames')).not.toContain('[-5.9,34.5]');
  expect(of('de', 'riverNames')).toContain('"Sebou"');
  expect(of('es', 'riverNames')).toContain('"Sebú"');
  expect(of('de', 'towns')).toContain('"Fès"');
});
