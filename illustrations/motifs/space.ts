import { type Point, polygon } from '../svg.ts';

/** Where a point of the world stands in the picture; metres, `z` away from the eye. */
export type Project = (x: number, y: number, z: number) => Point;

/** A wall: `along` it and `up`, in metres, to the picture. */
export type Face = (along: number, up: number) => Point;

/**
 * One-point perspective: streets, courts and halls that run straight away from the eye. `whole`
 * rounds to whole units, which keeps pictures of many parts small.
 */
export function view({ x = 600, y = 520, focal = 700, eye = 1.7, whole = false } = {}): Project {
  const grain = (value: number) => (whole ? Math.round(value) : value);
  return (px, py, pz) => [grain(x + (px * focal) / pz), grain(y - ((py - eye) * focal) / pz)];
}

/** The three walls of a court or lane: left and right run in depth, the back one across. */
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

/** A horseshoe arch on a wall: `width` at the jambs, standing on `low`. */
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
