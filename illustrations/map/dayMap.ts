/** The map of one day: where its stops are, drawn from the region's own lines, zoomed on the day. */
import { MAP_CENTRE } from '../../domain/geo/region.ts';
import { type Point, smooth, straight } from '../svg.ts';
import { PROVINCES, regionRing, ringsOf } from './borders.ts';
import { LAKES, RESERVOIRS, RIVERS, ROADS } from './land.ts';
import { kilometres, type Place, project } from './projection.ts';

interface DayMapOptions {
  /** In the unit of the paper. */
  width: number;
  height: number;
  stops: readonly { name: string; at: Place }[];
  start?: Place | undefined;
  end?: Place | undefined;
  towns: readonly { name: string; at: Place }[];
  /** How wide a name is on paper. */
  widthOf(name: string): number;
  /** Whether a line joins the stops in their order. */
  route?: boolean;
  /** Shown beside the stops, with so much around them that towns, roads and rivers are on the map. */
  around?: Place;
}

/** A line or an area, in SVG's path language. */
export interface MapPath {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dashed?: boolean;
}

export interface DayMap {
  /** The colour of the land where names stand. */
  ground: string;
  /** From the ground up. */
  paths: MapPath[];
  /** The stops in their order: where the number stands, and the true point it may have left. */
  stops: { at: Point; point: Point }[];
  /** Names of stops, from their middle left, where there is room for them. */
  labels: { name: string; at: Point }[];
  ends: Point[];
  towns: { name: string; at: Point }[];
  /** A round distance: its metres, and its length on paper. */
  scale: { metres: number; length: number };
}

/** The least height shown: a few lanes, and for a single point so much that towns and roads are on it. */
const LEAST_KILOMETRES = 0.9;
const LEAST_AROUND_ONE = 30;
const LEAST_AROUND = 18;
/** The drawing of rivers and roads is made by eye: nearer than this it would mislead. */
const SCHEMATIC_FROM_KILOMETRES = 14;
const LAND = '#fbf6ea';
/** How far numbers keep from each other and from the edge. */
const APART = 19;
const EDGE = 16;

/** Draws the map of a day. Lengths are in the paper's unit, from the upper left corner. */
export function dayMap(options: DayMapOptions): DayMap {
  const { width, height, start, end } = options;
  const stops = options.stops.map(({ at }) => at);
  const { onPaper, unitsHigh } = frameOf(options, stops);
  const route = [start, ...stops, end].filter((place) => place !== undefined).map(onPaper);
  const points = stops.map(onPaper);
  const far = unitsHigh > kilometres(SCHEMATIC_FROM_KILOMETRES);
  const within = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height;
  const ends = unique(
    [start, end]
      .filter((place) => place !== undefined)
      .map(onPaper)
      .filter(within),
  );
  const numbers = spread(points, width, height);
  // The north arrow, the scale, and all that is marked.
  const taken = [boxAt(width - 66, 28, 40, 44), boxAt(40, height - 20, 150, 30)];
  taken.push(...[...numbers, ...ends].map(([x, y]) => boxAt(x - 10, y, 20, 20)));
  const lines = options.route === false ? [] : segmentsOf(route);
  const labels = labelsOf(options, numbers, { taken, lines });
  const towns = !far
    ? []
    : options.towns
        // A stop of that name tells it already.
        .filter(({ name }) => options.stops.every((stop) => stop.name !== name))
        .map(({ name, at }) => ({ name, at: onPaper(at) }))
        .filter(({ name, at: [x, y] }) => {
          const box = boxAt(x - 4, y, options.widthOf(name) + 10, 12);
          const free =
            isInside(box, options) &&
            taken.every((other) => !overlap(box, other)) &&
            lines.every((line) => !crosses(line, box));
          if (free) taken.push(box);
          return free;
        });
  return {
    ground: far ? LAND : '#f3ead5',
    paths: [
      ...(far ? land(onPaper) : []),
      ...(route.length > 1 && options.route !== false
        ? [{ d: straight(route), stroke: '#b5532a', width: 1.6, dashed: true }]
        : []),
    ],
    stops: numbers.map((at, index) => ({ at, point: points[index] ?? at })),
    labels,
    ends,
    towns,
    scale: scaleOf(width, unitsHigh / height),
  };
}

/** What is in view: the stops, or with a single one also the way to it. */
function frameOf({ width, height, start, end, around }: DayMapOptions, stops: readonly Place[]) {
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
    kilometres(isOne ? LEAST_AROUND_ONE : around ? LEAST_AROUND : LEAST_KILOMETRES) / height,
  );
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const onPaper = (place: Place): Point => {
    const [x, y] = project(place);
    return [width / 2 + (x - middleX) / unitsPerPaper, height / 2 + (y - middleY) / unitsPerPaper];
  };
  return { onPaper, unitsHigh: unitsPerPaper * height };
}

function land(onPaper: (place: Place) => Point): MapPath[] {
  const closed = (ring: readonly Place[]) => `${straight(ring.map(onPaper))}Z`;
  const open = (line: readonly Place[]) => smooth(line.map(onPaper));
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
      const [x, y] = onPaper([longitude, latitude]);
      return { d: `M${x - 2.5} ${y}a2.5 1.8 0 1 0 5 0a2.5 1.8 0 1 0-5 0Z`, fill: '#8fb0c4' };
    }),
  ];
}

/** Numbers that would cover each other move apart, as little as they can. */
function spread(points: readonly Point[], width: number, height: number): Point[] {
  const at = points.map(([x, y], index): [number, number] => [x + index * 0.01, y]);
  for (let round = 0; round < 120; round++) {
    for (const [i, one] of at.entries()) {
      for (const other of at.slice(i + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const gap = Math.hypot(dx, dy);
        if (gap >= APART) continue;
        const push = (APART - gap) / 2 / (gap || 1);
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
 * Sets each name beside its number where nothing else stands, off the line of the route where it can be;
 * a name without room is left out, its number stands for it.
 */
function labelsOf(
  options: DayMapOptions,
  numbers: readonly Point[],
  { taken, lines }: { taken: Box[]; lines: readonly Segment[] },
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
      .filter(({ box }) => isInside(box, options) && taken.every((other) => !overlap(box, other)));
    const best = free.find(({ box }) => lines.every((line) => !crosses(line, box))) ?? free[0];
    if (!best) return [];
    taken.push(best.box);
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

/** Whether a straight line touches a box (Liang and Barsky's clipping). */
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

/** The longest round distance within a fifth of the map's width. */
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
