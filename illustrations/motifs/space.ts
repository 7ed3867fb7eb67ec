import type { Point } from '../../domain/format/svgPath.ts';
import { polygon } from '../svg.ts';

/** Projects a point of the world to the picture; x, y and z are in metres, z away from the viewer. */
export type Project = (x: number, y: number, z: number) => Point;

/** Projects a point of a wall, in metres along it and up, to the picture. */
export type Face = (along: number, up: number) => Point;

/**
 * One-point perspective, for streets, courts and halls seen along their axis. `whole`
 * rounds to whole units, which keeps files small.
 */
export function view({ x = 600, y = 520, focal = 700, eye = 1.7, whole = false } = {}): Project {
  const grain = (value: number) => (whole ? Math.round(value) : value);
  return (px, py, pz) => [grain(x + (px * focal) / pz), grain(y - ((py - eye) * focal) / pz)];
}

/** The left, right and back wall of a court or lane. */
export function walls(project: Project, half: number, depth: number) {
  return {
    left: ((along, up) => project(-half, up, along)) as Face,
    right: ((along, up) => project(half, up, along)) as Face,
    back: ((along, up) => project(along, up, depth)) as Face,
  };
}

/** A rectangle on a wall. */
export function panel(
  face: Face,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  fill: string,
  more: Record<string, string | number> = {},
): string {
  return polygon([face(from, low), face(from, high), face(to, high), face(to, low)], fill, more);
}

/** A horseshoe arch on a wall: `width` at the jambs, its foot at `low`. */
export function wallArch(
  face: Face,
  middle: number,
  [low, high]: readonly [number, number],
  width: number,
  fill: string,
): string {
  const half = width / 2;
  const radius = half * 1.12;
  const drop = Math.sqrt(radius * radius - half * half);
  const center = high - radius;
  const start = Math.asin(drop / radius);
  const steps = 12;
  const curve = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = Math.PI + start - ((Math.PI + start * 2) * index) / steps;
    return face(middle + radius * Math.cos(angle), center + radius * Math.sin(angle));
  });
  return polygon([face(middle - half, low), ...curve, face(middle + half, low)], fill);
}
