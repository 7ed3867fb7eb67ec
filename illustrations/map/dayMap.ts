/** The map of one day of an itinerary: a section of the region's map with the stops of the day. */
import { MAP_CENTRE } from '../../domain/geo/region.ts';
import { type Point, smoothPath, straightPath } from '../svg.ts';
import { PROVINCES, regionRing, ringsOf } from './borders.ts';
import { LAKES, RESERVOIRS, RIVERS, ROADS } from './land.ts';
import { kilometres, type Position, project } from './projection.ts';

interface DayMapOptions {
  /** Lengths are in paper units, for example PDF points. */
  width: number;
  height: number;
  stops: readonly { name: string; at: Position }[];
  start?: Position | undefined;
  end?: Position | undefined;
  towns: readonly { name: string; at: Position }[];
  /** Width of a name in paper units. */
  widthOf(name: string): number;
  /** Whether to draw a line through the stops in their order; true by default. */
  route?: boolean;
  /** A position that must be on the map, with enough area around it to show towns, roads and rivers. */
  around?: Position;
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
  /** The stops in their order: the position of the number, and the true position of the stop. */
  stops: { at: Point; point: Point }[];
  /** Names of stops that have enough room. `at` is the middle of the left edge. */
  labels: { name: string; at: Point }[];
  ends: Point[];
  towns: { name: string; at: Point }[];
  /** The scale bar: a round distance in metres, and its length in paper units. */
  scale: { metres: number; length: number };
}

/** Minimum height of the map in kilometres: for several stops, for a single one, and with `around`. */
const MIN_KILOMETRES = 0.9;
const MIN_KILOMETRES_SINGLE = 30;
const MIN_KILOMETRES_AROUND = 18;
/** Rivers and roads are drawn from this height of the map: they are too inexact for smaller areas. */
const SCHEMATIC_FROM_KILOMETRES = 14;
const LAND = '#fbf6ea';
/** Minimum distance between numbers, and from a number to the edge. */
const MIN_DISTANCE = 19;
const EDGE = 16;

/** Draws the map of a day. Coordinates are in paper units, from the upper left corner. */
export function dayMap(options: DayMapOptions): DayMap {
  const { width, height, start, end } = options;
  const stops = options.stops.map(({ at }) => at);
  const { toPaper, unitsHigh } = frameOf(options, stops);
  const route = [start, ...stops, end].filter((place) => place !== undefined).map(toPaper);
  const points = stops.map(toPaper);
  const isSchematic = unitsHigh > kilometres(SCHEMATIC_FROM_KILOMETRES);
  const within = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height;
  const ends = unique(
    [start, end]
      .filter((place) => place !== undefined)
      .map(toPaper)
      .filter(within),
  );
  const numbers = spread(points, width, height);
  // The north arrow, the scale bar, and all markers.
  const occupied = [boxAt(width - 66, 28, 40, 44), boxAt(40, height - 20, 150, 30)];
  occupied.push(...[...numbers, ...ends].map(([x, y]) => boxAt(x - 10, y, 20, 20)));
  const lines = options.route === false ? [] : segmentsOf(route);
  const labels = labelsOf(options, numbers, { occupied, lines });
  const towns = !isSchematic
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
    ground: isSchematic ? LAND : '#f3ead5',
    paths: [
      ...(isSchematic ? land(toPaper) : []),
      ...(route.length > 1 && options.route !== false
        ? [{ d: straightPath(route), stroke: '#b5532a', width: 1.6, dashed: true }]
        : []),
    ],
    stops: numbers.map((at, index) => ({ at, point: points[index] ?? at })),
    labels,
    ends,
    towns,
    scale: scaleOf(width, unitsHigh / height),
  };
}

/** The visible area: all stops, and for a single stop also start and end. */
function frameOf({ width, height, start, end, around }: DayMapOptions, stops: readonly Position[]) {
  const places = [...stops, ...(around ? [around] : [])].map(project);
  const shown =
    unique(places).length > 1
      ? places
      : [...places, ...[start, end].flatMap((at) => (at ? [project(at)] : []))];
  const all = shown.length > 0 ? shown : [project([MAP_CENTRE.longitude, MAP_CENTRE.latitude])];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const room = { x: width - 90, y: height - Math.min(70, height * 0.35) };
  const isOne = unique(shown.map(([x, y]): Point => [x, y])).length < 2;
  const unitsPerPaper = Math.max(
    (right - left) / room.x,
    (bottom - top) / room.y,
    kilometres(isOne ? MIN_KILOMETRES_SINGLE : around ? MIN_KILOMETRES_AROUND : MIN_KILOMETRES) /
      height,
  );
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const toPaper = (place: Position): Point => {
    const [x, y] = project(place);
    return [width / 2 + (x - middleX) / unitsPerPaper, height / 2 + (y - middleY) / unitsPerPaper];
  };
  return { toPaper, unitsHigh: unitsPerPaper * height };
}

function land(toPaper: (place: Position) => Point): MapPath[] {
  const closed = (ring: readonly Position[]) => `${straightPath(ring.map(toPaper))}Z`;
  const open = (line: readonly Position[]) => smoothPath(line.map(toPaper));
  return [
    { d: closed(regionRing()), fill: LAND, stroke: '#c9ad7c', width: 1.4 },
    ...PROVINCES.flatMap(ringsOf).map((ring) => ({
      d: closed(ring),
      stroke: '#ddc9a0',
      width: 0.6,
    })),
    ...ROADS.map((road) => ({ d: open(road), stroke: '#d6bd8d', width: 2 })),
    ...RIVERS.map(({ course, width }) => ({
      d: open(course),
      stroke: '#8fb0c4',
      width: width / 3,
    })),
    ...RESERVOIRS.map((shore) => ({ d: closed(shore), fill: '#8fb0c4' })),
    ...LAKES.map(([longitude, latitude]) => {
      const [x, y] = toPaper([longitude, latitude]);
      return { d: `M${x - 2.5} ${y}a2.5 1.8 0 1 0 5 0a2.5 1.8 0 1 0-5 0Z`, fill: '#8fb0c4' };
    }),
  ];
}

/** Moves overlapping numbers apart. */
function spread(points: readonly Point[], width: number, height: number): Point[] {
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

type Box = ReturnType<typeof boxAt>;

const boxAt = (left: number, middle: number, width: number, height: number) => ({
  left,
  right: left + width,
  top: middle - height / 2,
  bottom: middle + height / 2,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = (box: Box, { width, height }: { width: number; height: number }) =>
  box.left > 3 && box.right < width - 3 && box.top > 3 && box.bottom < height - 3;

type Segment = readonly [from: Point, to: Point];

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, index) => [points[index] ?? to, to]);

/** Whether a segment intersects a box (Liang–Barsky algorithm). */
function crosses([[x1, y1], [x2, y2]]: Segment, { left, right, top, bottom }: Box): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, y1 - top],
    [dy, bottom - y1],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return from <= to;
}

/** The longest round distance shorter than a fifth of the width of the map. */
function scaleOf(width: number, unitsPerPaper: number): DayMap['scale'] {
  const paperOf = (metres: number) => kilometres(metres / 1000) / unitsPerPaper;
  const round = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
  const metres = round.findLast((length) => paperOf(length) < width / 5) ?? 50;
  return { metres, length: paperOf(metres) };
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function unique(points: readonly Point[]): Point[] {
  return points.filter(
    (point, index) => points.findIndex((other) => distance(point, other) < 0.5) === index,
  );
}
