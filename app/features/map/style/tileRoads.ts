/** Roads, lanes, steps, railways and walls of map tiles. */
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import { byZoom, isOneOf } from './expressions.ts';
import type { Palette, RoadColors } from './palette.ts';
import { TILES } from './tileLand.ts';

/** Widths of roads in pixels by zoom, from the most important class to the least. */
const WIDTHS = {
  motorway: { 5: 0.9, 8: 1.8, 11: 3.2, 13: 5, 15: 9.5, 17: 19 },
  trunk: { 5: 0.7, 8: 1.4, 11: 2.8, 13: 4.6, 15: 9, 17: 18 },
  primary: { 7: 0.7, 9: 1.3, 11: 2.3, 13: 4.2, 15: 8.2, 17: 17 },
  secondary: { 9: 0.8, 11: 1.6, 13: 3.4, 15: 7.2, 17: 15.5 },
  tertiary: { 11: 1, 13: 2.8, 15: 6.2, 17: 14 },
  minor: { 12: 0.6, 13: 1.5, 15: 4.8, 17: 12 },
  service: { 13: 0.5, 15: 2.4, 17: 6.5 },
} satisfies Record<string, Record<number, number>>;

type Road = keyof typeof WIDTHS;
const ROADS = Object.keys(WIDTHS) as Road[];
const ZOOMS = [5, 7, 8, 9, 11, 12, 13, 15, 17];

/** The width of a road at a zoom: between those of its table, and nothing below it. */
function widthAt(road: Road, zoom: number): number {
  const stops = Object.entries(WIDTHS[road]).map(([at, width]) => [Number(at), width] as const);
  const after = stops.findIndex(([at]) => at >= zoom);
  const [before, next] = [stops[after - 1], stops[after]];
  if (!next) return stops.at(-1)?.[1] ?? 0;
  if (next[0] === zoom) return next[1];
  if (!before) return 0;
  return before[1] + ((zoom - before[0]) / (next[0] - before[0])) * (next[1] - before[1]);
}

/** The width of all roads, with `edge` pixels more at the largest zoom; ramps are narrower. */
const roadWidth = (edge: number): ExpressionSpecification =>
  byZoom(
    ...ZOOMS.map((zoom): [number, ExpressionSpecification] => {
      const grown = (road: Road) => {
        const width = widthAt(road, zoom);
        return width === 0 ? 0 : width + edge * Math.min(1, 0.35 + (zoom - 5) / 14);
      };
      const widths = ROADS.slice(0, -1).flatMap((road) => [road, grown(road)]);
      const width = ['match', ['get', 'class'], ...widths, grown('service')];
      return [zoom, ['*', width, ['case', ['==', ['get', 'ramp'], 1], 0.7, 1]]] as unknown as [
        number,
        ExpressionSpecification,
      ];
    }),
  );

const colorsOf = (color: Palette, road: Road): RoadColors =>
  road === 'tertiary' || road === 'minor' || road === 'service' ? color.street : color[road];

const roadColor = (color: Palette, part: 0 | 1): ExpressionSpecification =>
  [
    'match',
    ['get', 'class'],
    ...ROADS.flatMap((road) => [road, colorsOf(color, road)[part]]),
    color.street[part],
  ] as unknown as ExpressionSpecification;

/** More important roads, and those on bridges, cover others. */
const ORDER = [
  '+',
  ['match', ['get', 'class'], ...ROADS.flatMap((road, index) => [road, -index]), -9],
  ['match', ['get', 'brunnel'], 'bridge', 10, 'tunnel', -20, 0],
] as unknown as ExpressionSpecification;

const IS_LINE: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];
const IS_TUNNEL: ExpressionSpecification = ['==', ['get', 'brunnel'], 'tunnel'];
/** Lanes of old towns are mapped as footways: they are streets there, and drawn as such. */
const LANES = ['pedestrian', 'footway', 'corridor', 'living_street'];

interface Line {
  id: string;
  layer?: string;
  filter: FilterSpecification;
  minzoom?: number;
  paint: LineLayerSpecification['paint'];
  layout?: LineLayerSpecification['layout'];
}

const line = ({ id, layer = 'transportation', layout, ...rest }: Line): LayerSpecification => ({
  id,
  type: 'line',
  source: TILES,
  'source-layer': layer,
  layout: { 'line-join': 'round', ...layout },
  ...rest,
});

const isPath = (subclasses: readonly string[]): ExpressionSpecification => [
  'all',
  IS_LINE,
  ['==', ['get', 'class'], 'path'],
  isOneOf('subclass', subclasses),
];

const LANE_WIDTH = { 13: 0.8, 14: 1.3, 15: 2.8, 16: 4.6, 17: 7.5 };
const laneWidth = (edge: number): ExpressionSpecification =>
  byZoom(...Object.entries(LANE_WIDTH).map(([z, w]): [number, number] => [Number(z), w + edge]));

/** Squares, paths, lanes, steps and roads, from the lowest to the uppermost. */
export function roadLayers(color: Palette): LayerSpecification[] {
  const isRoad: ExpressionSpecification = ['all', IS_LINE, isOneOf('class', ROADS)];
  const isLane = isPath(LANES);
  const open: ExpressionSpecification = ['all', isLane, ['!', IS_TUNNEL]];
  const round = { 'line-cap': 'round' } as const;
  return [
    {
      id: 'squares',
      type: 'fill',
      source: TILES,
      'source-layer': 'transportation',
      filter: ['==', ['geometry-type'], 'Polygon'],
      minzoom: 13,
      paint: { 'fill-color': color.square, 'fill-outline-color': color.lane[1] },
    },
    line({
      id: 'tracks',
      filter: ['all', IS_LINE, ['==', ['get', 'class'], 'track']],
      minzoom: 13,
      paint: {
        'line-color': color.track,
        'line-width': byZoom([13, 0.7], [15, 1.4], [17, 2.6]),
        'line-dasharray': [5, 2],
      },
    }),
    line({
      id: 'paths',
      filter: [
        'all',
        IS_LINE,
        ['==', ['get', 'class'], 'path'],
        ['!', isOneOf('subclass', [...LANES, 'steps'])],
      ],
      minzoom: 13,
      layout: round,
      paint: {
        'line-color': color.path,
        'line-width': byZoom([13, 0.7], [15, 1.4], [17, 2.4]),
        'line-dasharray': [0.2, 2],
      },
    }),
    line({
      id: 'road-edges',
      filter: isRoad,
      layout: { ...round, 'line-sort-key': ORDER },
      paint: {
        'line-color': roadColor(color, 1),
        'line-width': roadWidth(2.2),
        'line-opacity': ['case', IS_TUNNEL, 0.4, 1],
      },
    }),
    line({
      id: 'lane-edges',
      filter: open,
      minzoom: 13,
      layout: round,
      paint: { 'line-color': color.lane[1], 'line-width': laneWidth(1.7) },
    }),
    line({
      // Covered passages, of which old towns have many.
      id: 'passages',
      filter: ['all', isPath([...LANES, 'path']), IS_TUNNEL],
      minzoom: 14,
      paint: {
        'line-color': color.lane[1],
        'line-width': laneWidth(0),
        'line-dasharray': [0.6, 0.5],
      },
    }),
    line({
      id: 'step-edges',
      filter: isPath(['steps']),
      minzoom: 13.5,
      paint: { 'line-color': color.steps[1], 'line-width': laneWidth(2) },
    }),
    line({
      id: 'lanes',
      filter: open,
      minzoom: 13,
      layout: round,
      paint: { 'line-color': color.lane[0], 'line-width': laneWidth(0) },
    }),
    line({
      id: 'roads',
      filter: isRoad,
      layout: { ...round, 'line-sort-key': ORDER },
      paint: {
        'line-color': roadColor(color, 0),
        'line-width': roadWidth(0),
        'line-opacity': ['case', IS_TUNNEL, 0.5, 1],
      },
    }),
    line({
      // The treads: short bars across the way.
      id: 'steps',
      filter: isPath(['steps']),
      minzoom: 13.5,
      paint: {
        'line-color': color.steps[0],
        'line-width': laneWidth(0),
        'line-dasharray': [0.45, 0.28],
      },
    }),
  ];
}

export const railwayLayers = (color: Palette): LayerSpecification[] => {
  const isRail: ExpressionSpecification = [
    'all',
    IS_LINE,
    isOneOf('class', ['rail', 'transit']),
    ['!', IS_TUNNEL],
  ];
  return [
    line({
      id: 'railways',
      filter: isRail,
      paint: {
        'line-color': color.rail[1],
        'line-width': byZoom([8, 0.9], [12, 1.8], [15, 3.4], [17, 5]),
        'line-opacity': ['case', ['has', 'service'], 0.6, 1],
      },
    }),
    line({
      id: 'railway-bars',
      filter: ['all', isRail, ['!', ['has', 'service']]],
      minzoom: 10,
      paint: {
        'line-color': color.rail[0],
        'line-width': byZoom([10, 0.6], [12, 1], [15, 2], [17, 3]),
        'line-dasharray': [4, 4],
      },
    }),
  ];
};

/** Walls of towns and gardens, from a layer of our own tiles. */
export const wallLayers = (color: Palette): LayerSpecification[] => [
  line({
    id: 'minor-walls',
    layer: 'barrier',
    filter: ['!=', ['get', 'class'], 'city_wall'],
    minzoom: 15,
    paint: { 'line-color': color.minorWall, 'line-width': byZoom([15, 0.6], [17, 1.6]) },
  }),
  line({
    id: 'city-walls',
    layer: 'barrier',
    filter: ['==', ['get', 'class'], 'city_wall'],
    paint: {
      'line-color': color.wall,
      'line-width': byZoom([12, 1.2], [14, 2.2], [16, 4], [17, 5.5]),
    },
  }),
  line({
    // Merlons: a wider, dashed line over the wall.
    id: 'city-wall-merlons',
    layer: 'barrier',
    filter: ['==', ['get', 'class'], 'city_wall'],
    minzoom: 14,
    paint: {
      'line-color': color.wall,
      'line-width': byZoom([14, 4], [16, 7.5], [17, 10]),
      'line-dasharray': [0.5, 0.6],
    },
  }),
];
