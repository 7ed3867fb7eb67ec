/**
 * The style of our own map: the schematic ground, and above it the streets of map tiles, if there are
 * some. Without `glyphs` MapLibre draws labels with the fonts of the page.
 */
import type {
  LayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import { landFeatures, type Sources } from '../land.ts';
import { nameFeatures } from '../landNames.ts';
import type { MapLabels } from '../mapLabels.ts';
import { areaNames, placeNames } from './names.ts';
import { type MapScheme, PALETTES } from './palette.ts';
import { borderLayers, groundLayers, schematicLines, WITHOUT_STREETS } from './schematic.ts';
import { buildingLayers, landLayers, TILES, waterLayers } from './tileLand.ts';
import { lineNames, pointNames } from './tileNames.ts';
import { railwayLayers, roadLayers, wallLayers } from './tileRoads.ts';

/** Vector tiles in the OpenMapTiles schema. */
export type TileSet = Pick<VectorSourceSpecification, 'tiles' | 'minzoom' | 'maxzoom'> & {
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
};

export interface MapStyleOptions {
  /** Names of the catalogue in the page's language. */
  names: MapLabels;
  locale: string;
  scheme: MapScheme;
  tiles?: TileSet | undefined;
}

/** The complete style. All layers of the schematic ground are visible. */
export function mapStyle(options: MapStyleOptions): StyleSpecification {
  const { names, locale, tiles } = options;
  const sources = geojson({ ...landFeatures(names), ...nameFeatures(names, locale) });
  if (tiles) sources[TILES] = { type: 'vector', ...tiles };
  return { version: 8, name: 'Fes-Meknes', sources, layers: mapLayers(options) };
}

/**
 * The style for the first frame: land without relief, names and tiles, whose many layers take longer
 * than all of it.
 */
export function groundStyle(options: MapStyleOptions): StyleSpecification {
  const layers = mapLayers({ ...options, tiles: undefined }).filter(
    ({ type }) => type !== 'symbol',
  );
  return {
    version: 8,
    name: 'Fes-Meknes',
    sources: geojson(landFeatures(options.names)),
    layers,
  };
}

/** The layers of the complete style, from below to above. */
export function mapLayers({ names, locale, scheme, tiles }: MapStyleOptions): LayerSpecification[] {
  const color = PALETTES[scheme];
  const labels = { color, locale, known: knownNames(names) };
  const layers = [
    ...groundLayers(color),
    ...landLayers(color),
    ...waterLayers(color),
    ...schematicLines(color),
    ...buildingLayers(color),
    ...roadLayers(color),
    ...railwayLayers(color),
    ...wallLayers(color),
    ...borderLayers(color),
    ...areaNames(color),
    ...lineNames(labels),
    ...pointNames(labels),
    ...placeNames(color),
  ];
  return tiles ? layers : layers.filter((layer) => !isTileLayer(layer));
}

const geojson = (features: Sources): StyleSpecification['sources'] =>
  Object.fromEntries(Object.entries(features).map(([id, data]) => [id, { type: 'geojson', data }]));

const isTileLayer = (layer: LayerSpecification): boolean =>
  'source' in layer && layer.source === TILES;

/** True for layers that are hidden where the map has streets. */
export const isSchematic = ({ metadata }: LayerSpecification): boolean =>
  metadata === WITHOUT_STREETS;

const knownNames = ({ towns, landmarks }: MapLabels): string[] =>
  [...towns, ...landmarks].flatMap(({ title, arabicTitle }) =>
    arabicTitle ? [title, arabicTitle] : [title],
  );
