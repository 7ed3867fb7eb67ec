import type { Position } from './polyline.ts';

/** Metres per degree of latitude. */
const DEGREE = 111_195;

/**
 * Leaves out points of a line that are closer to the remaining line than `tolerance`, in metres
 * (Ramer-Douglas-Peucker). The ends stay.
 */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const [first] = line;
  if (!first) return [];
  const shrink = Math.cos((first[1] * Math.PI) / 180);
  const metres = line.map(([longitude, latitude]): [number, number] => [
    longitude * DEGREE * shrink,
    latitude * DEGREE,
  ]);
  const isKept = new Uint8Array(line.length);
  isKept[0] = isKept[line.length - 1] = 1;
  const parts: [from: number, to: number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [farthest, distance] = [from, tolerance];
    for (let index = from + 1; index < to; index++) {
      const away = distanceToSegment(at(metres, index), at(metres, from), at(metres, to));
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest === from) continue;
    isKept[farthest] = 1;
    parts.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => isKept[index]);
}

type Point = [x: number, y: number];

const at = (points: Point[], index: number): Point => points[index] ?? [0, 0];

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / squared;
  const share = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
