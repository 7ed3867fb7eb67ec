/** Clips the geometry of tiles to a box. Points are in paper units. */

import type { Point } from '../../../domain/format/svgPath.ts';
import { type Box, clipSegment } from '../../../domain/map/drawing/boxes.ts';

/** The parts of a line within a box. */
export function clipLine(points: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    const inside = from && to && clipSegment([from, to], box);
    if (!inside) {
      part = [];
      continue;
    }
    const [start, end] = inside;
    if (part.length === 0 || start !== part.at(-1)) {
      const last = part.at(-1);
      if (last?.[0] !== start[0] || last?.[1] !== start[1]) {
        part = [start];
        parts.push(part);
      }
    }
    part.push(end);
    if (end[0] !== to[0] || end[1] !== to[1]) part = [];
  }
  return parts;
}

/** The part of a ring within a box (Sutherland–Hodgman algorithm); empty if it is outside. */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  const edges = [
    { axis: 0, limit: box.left, sign: 1 },
    { axis: 0, limit: box.right, sign: -1 },
    { axis: 1, limit: box.top, sign: 1 },
    { axis: 1, limit: box.bottom, sign: -1 },
  ] as const;
  let points: readonly Point[] = ring;
  for (const { axis, limit, sign } of edges) {
    const isIn = (point: Point) => (point[axis] - limit) * sign >= 0;
    const clipped: Point[] = [];
    let previous = points.at(-1);
    for (const point of points) {
      if (previous && isIn(previous) !== isIn(point)) {
        const part = (limit - previous[axis]) / (point[axis] - previous[axis]);
        clipped.push([
          previous[0] + part * (point[0] - previous[0]),
          previous[1] + part * (point[1] - previous[1]),
        ]);
      }
      if (isIn(point)) clipped.push(point);
      previous = point;
    }
    points = clipped;
  }
  return points.length > 2 ? [...points] : [];
}

/** The points of a line or ring that are further apart than a tolerance, with both ends. */
export function thinOut(points: readonly Point[], tolerance: number): Point[] {
  let last = points[0];
  return points.filter((point, index) => {
    if (index === 0 || index === points.length - 1) return true;
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < tolerance) return false;
    last = point;
    return true;
  });
}
