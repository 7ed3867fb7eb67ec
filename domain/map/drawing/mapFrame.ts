/** The area that a printed map shows. */

import type { Point } from '../../format/svgPath.ts';
import { MAP_CENTRE } from '../../geo/region.ts';
import { distance } from './boxes.ts';
import { kilometres, type Position, project, unproject } from './projection.ts';

export interface MapFrame {
  /** In paper units, for example PDF points. */
  width: number;
  height: number;
  /** Metres on the ground per paper unit. */
  scale: number;
  /** Paper coordinates, from the upper left corner. */
  toPaper(position: Position): Point;
  toPosition(point: Point): Position;
}

export interface FrameOptions {
  width: number;
  height: number;
  stops: readonly { at: Position }[];
  start?: Position | undefined;
  end?: Position | undefined;
  /** A position that must be on the map, with enough area around it to show towns, roads and rivers. */
  around?: Position | undefined;
  /** True if streets are drawn: a single stop is then shown with the streets around it. */
  streets?: boolean;
}

/** Minimum height of the map in kilometres: for several stops, for a single one, and with `around`. */
const MIN_KILOMETRES = 0.9;
const MIN_KILOMETRES_SINGLE = { schematic: 30, streets: 1.2 };
const MIN_KILOMETRES_AROUND = 18;

/** The area with all stops, and for a single stop also start and end. */
export function frameOf(options: FrameOptions): MapFrame {
  const { width, height, stops, start, end, around, streets = false } = options;
  const places = [...stops.map(({ at }) => at), ...(around ? [around] : [])].map(project);
  const isSingle = unique(places).length < 2;
  const shown =
    isSingle && !(streets && places.length > 0)
      ? [...places, ...[start, end].flatMap((at) => (at ? [project(at)] : []))]
      : places;
  const all = shown.length > 0 ? shown : [project([MAP_CENTRE.longitude, MAP_CENTRE.latitude])];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = { x: width - 90, y: height - Math.min(70, height * 0.35) };
  const single = MIN_KILOMETRES_SINGLE[streets && places.length > 0 ? 'streets' : 'schematic'];
  const minimum =
    unique(shown).length < 2 ? single : around ? MIN_KILOMETRES_AROUND : MIN_KILOMETRES;
  const unitsPerPaper = Math.max(
    (right - left) / room.x,
    (bottom - top) / room.y,
    kilometres(minimum) / height,
  );
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return {
    width,
    height,
    scale: unitsPerPaper / kilometres(0.001),
    toPaper(place) {
      const [x, y] = project(place);
      return [
        width / 2 + (x - middleX) / unitsPerPaper,
        height / 2 + (y - middleY) / unitsPerPaper,
      ];
    },
    toPosition([x, y]) {
      return unproject([
        middleX + (x - width / 2) * unitsPerPaper,
        middleY + (y - height / 2) * unitsPerPaper,
      ]);
    },
  };
}

/** The points without those that are less than half a unit from another. */
export function unique(points: readonly Point[]): Point[] {
  return points.filter(
    (point, index) => points.findIndex((other) => distance(point, other) < 0.5) === index,
  );
}
