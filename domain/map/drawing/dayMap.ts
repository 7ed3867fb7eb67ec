/** The map of one day of an itinerary: a section of the region's map with the stops of the day. */
import { type Point, smoothPath, straightPath } from '../../format/svgPath.ts';
import { PROVINCES, regionRing, ringsOf } from './borders.ts';
import { type Box, boxAt, crosses, isInside, overlap, type Segment, segmentsOf } from './boxes.ts';
import { LAKES, RESERVOIRS } from './lakes.ts';
import { type FrameOptions, frameOf, unique } from './mapFrame.ts';
import type { Position } from './projection.ts';
import { RIVERS } from './rivers.ts';
import { ROADS } from './roads.ts';

/** Lengths are in paper units, for example PDF points. */
export interface DayMapOptions extends FrameOptions {
  stops: readonly { name: string; at: Position }[];
  towns: readonly { name: string; at: Position }[];
  /** Width of a name in paper units. */
  widthOf(name: string): number;
  /** Whether to draw a line through the stops in their order; true by default. */
  route?: boolean;
  /** Boxes that are taken by something else. */
  reserved?: readonly Box[];
}

/** A line or an area. `d` is SVG path data. */
export interface MapPath {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dashed?: boolean;
}

export interface DayMap {
  /** The background colour behind names. */
  ground: string;
  /** In drawing order. */
  paths: MapPath[];
  /** The line through the stops, if any. Streets are below it. */
  route: MapPath[];
  /** The stops in their order: the position of the number, and the true position of the stop. */
  stops: { at: Point; point: Point }[];
  /** Names of stops that have enough room. `at` is the middle of the left edge. */
  labels: { name: string; at: Point }[];
  ends: Point[];
  towns: { name: string; at: Point }[];
  /** The scale bar: a round distance in metres, and its length in paper units. */
  scale: { metres: number; length: number };
  /** Boxes and lines that other names must not cover. */
  occupied: Box[];
  lines: Segment[];
}

/**
 * From this height of the map on, towns and borders are drawn, and without streets also the region's
 * rivers and roads, which are too inexact for smaller areas.
 */
const REGIONAL_FROM_METRES = 14_000;
const LAND = '#fbf6ea';
const GROUND = '#f3ead5';
/** Minimum distance between numbers, and from a number to the edge. */
const MIN_DISTANCE = 19;
const EDGE = 16;
/** Of a number's circle. */
const RADIUS = 10;

/**
 * Draws the map of a day. Coordinates are in paper units, from the upper left corner.
 *
 * @param options.streets true if the caller draws water and streets below it
 */
export function dayMap(options: DayMapOptions): DayMap {
  const { width, height, start, end, streets = false } = options;
  const stops = options.stops.map(({ at }) => at);
  const { toPaper, scale } = frameOf(options);
  const route = [start, ...stops, end].filter((place) => place !== undefined).map(toPaper);
  const points = stops.map(toPaper);
  const isLarge = scale * height > REGIONAL_FROM_METRES;
  const within = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height;
  const ends = unique(
    [start, end]
      .filter((place) => place !== undefined)
      .map(toPaper)
      .filter(within),
  );
  const numbers = spread(points, options);
  // The north arrow, the scale bar, and all markers.
  const occupied = [boxAt(width - 66, 28, 62, 44), boxAt(4, height - 20, 186, 30)];
  occupied.push(...(options.reserved ?? []));
  occupied.push(...[...numbers, ...ends].map(([x, y]) => boxAt(x - 10, y, 20, 20)));
  const lines = options.route === false ? [] : segmentsOf(route);
  const labels = labelsOf(options, numbers, { occupied, lines });
  const towns = !isLarge
    ? []
    : options.towns
        // Not if a stop has the same name.
        .filter(({ name }) => options.stops.every((stop) => stop.name !== name))
        .map(({ name, at }) => ({ name, at: toPaper(at) }))
        .filter(({ name, at: [x, y] }) => {
          const box = boxAt(x - 4, y, options.widthOf(name) + 10, 12);
          const free =
            isInside(box, options) &&
            occupied.every((other) => !overlap(box, other)) &&
            lines.every((line) => !crosses(line, box));
          if (free) occupied.push(box);
          return free;
        });
  return {
    ground: isLarge ? LAND : GROUND,
    paths: [...(isLarge ? borders(toPaper) : []), ...(isLarge && !streets ? land(toPaper) : [])],
    route:
      route.length > 1 && options.route !== false
        ? [{ d: straightPath(route), stroke: '#b5532a', width: 1.6, dashed: true }]
        : [],
    stops: numbers.map((at, index) => ({ at, point: points[index] ?? at })),
    labels,
    ends,
    towns,
    scale: scaleOf(width, scale),
    occupied,
    lines,
  };
}

type ToPaper = (place: Position) => Point;

const closed = (ring: readonly Position[], toPaper: ToPaper) =>
  `${straightPath(ring.map(toPaper))}Z`;

const borders = (toPaper: ToPaper): MapPath[] => [
  { d: closed(regionRing(), toPaper), fill: LAND, stroke: '#c9ad7c', width: 1.4 },
  ...PROVINCES.flatMap(ringsOf).map((ring) => ({
    d: closed(ring, toPaper),
    stroke: '#ddc9a0',
    width: 0.6,
  })),
];

function land(toPaper: ToPaper): MapPath[] {
  const open = (line: readonly Position[]) => smoothPath(line.map(toPaper));
  return [
    ...ROADS.map((road) => ({ d: open(road), stroke: '#d6bd8d', width: 2 })),
    ...RIVERS.map(({ course, width }) => ({
      d: open(course),
      stroke: '#8fb0c4',
      width: width / 3,
    })),
    ...RESERVOIRS.map((shore) => ({ d: closed(shore, toPaper), fill: '#8fb0c4' })),
    ...LAKES.map(([longitude, latitude]) => {
      const [x, y] = toPaper([longitude, latitude]);
      return { d: `M${x - 2.5} ${y}a2.5 1.8 0 1 0 5 0a2.5 1.8 0 1 0-5 0Z`, fill: '#8fb0c4' };
    }),
  ];
}

/** Moves overlapping numbers apart, and off reserved boxes, which are at the lower edge. */
function spread(
  points: readonly Point[],
  { width, height, reserved = [] }: Pick<DayMapOptions, 'width' | 'height' | 'reserved'>,
): Point[] {
  const at = points.map(([x, y], index): [number, number] => [x + index * 0.01, y]);
  for (let round = 0; round < 120; round++) {
    for (const [i, one] of at.entries()) {
      for (const other of at.slice(i + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const gap = Math.hypot(dx, dy);
        if (gap >= MIN_DISTANCE) continue;
        const push = (MIN_DISTANCE - gap) / 2 / (gap || 1);
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
      one[0] = Math.min(Math.max(one[0], EDGE), width - EDGE);
      one[1] = Math.min(Math.max(one[1], EDGE), height - EDGE);
      const [x, y] = one;
      const covering = reserved.find((box) =>
        overlap(box, boxAt(x - RADIUS, y, 2 * RADIUS, 2 * RADIUS)),
      );
      if (covering) one[1] = covering.top - RADIUS;
    }
  }
  return at;
}

/**
 * Places each name beside its number without overlap, and off the line of the route if possible. Names
 * without enough room are omitted.
 */
function labelsOf(
  options: DayMapOptions,
  numbers: readonly Point[],
  { occupied, lines }: { occupied: Box[]; lines: readonly Segment[] },
): DayMap['labels'] {
  return options.stops.flatMap(({ name }, index) => {
    const [x, y] = numbers[index] ?? [0, 0];
    const wide = options.widthOf(name);
    const places: Point[] = [
      [x + 13, y],
      [x - 13 - wide, y],
      [x - wide / 2, y - 17],
      [x - wide / 2, y + 17],
      [x + 10, y - 13],
      [x + 10, y + 13],
      [x - 10 - wide, y - 13],
      [x - 10 - wide, y + 13],
    ];
    const free = places
      .map((at) => ({ at, box: boxAt(at[0] - 3, at[1], wide + 6, 12) }))
      .filter(
        ({ box }) => isInside(box, options) && occupied.every((other) => !overlap(box, other)),
      );
    const best = free.find(({ box }) => lines.every((line) => !crosses(line, box))) ?? free[0];
    if (!best) return [];
    occupied.push(best.box);
    return [{ name, at: best.at }];
  });
}

/** The longest round distance shorter than a fifth of the width of the map. */
function scaleOf(width: number, metresPerPaper: number): DayMap['scale'] {
  const paperOf = (metres: number) => metres / metresPerPaper;
  const round = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
  const metres = round.findLast((length) => paperOf(length) < width / 5) ?? 50;
  return { metres, length: paperOf(metres) };
}
