/** Boxes and lines on a map, to place names without overlap. Lengths are in paper units. */
import type { Point } from '../../format/svgPath.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Segment = readonly [from: Point, to: Point];

/** @param middle its vertical middle */
export const boxAt = (left: number, middle: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top: middle - height / 2,
  bottom: middle + height / 2,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a box is on the map, with a small distance from its edges. */
export const isInside = (box: Box, { width, height }: { width: number; height: number }): boolean =>
  box.left > 3 && box.right < width - 3 && box.top > 3 && box.bottom < height - 3;

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, index) => [points[index] ?? to, to]);

/** The part of a segment within a box (Liang–Barsky algorithm); undefined if it is outside. */
export function clipSegment([[x1, y1], [x2, y2]]: Segment, box: Box): Segment | undefined {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x1 - box.left],
    [dx, box.right - x1],
    [-dy, y1 - box.top],
    [dy, box.bottom - y1],
  ] as const) {
    if (step === 0) {
      if (room < 0) return undefined;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  if (from > to) return undefined;
  return [
    from === 0 ? [x1, y1] : [x1 + from * dx, y1 + from * dy],
    to === 1 ? [x2, y2] : [x1 + to * dx, y1 + to * dy],
  ];
}

export const crosses = (segment: Segment, box: Box): boolean =>
  clipSegment(segment, box) !== undefined;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
