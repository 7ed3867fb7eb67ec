import { n, type Point } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { path, polygon } from '../svg.ts';

/**
 * The outline of a horseshoe arch: `width` at the jambs, its top at `base - height`. The curve is a
 * circle that is wider than the opening.
 */
export function archOutline(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const radius = half * 1.12;
  const drop = Math.sqrt(radius * radius - half * half);
  const spring = base - height + radius + drop;
  return `M${n(x - half)} ${n(base)}V${n(spring)}A${n(radius)} ${n(radius)} 0 1 1 ${n(x + half)} ${n(spring)}V${n(base)}Z`;
}

/** The outline of a semicircular arch. */
export function roundOutline(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  return `M${n(x - half)} ${n(base)}V${n(base - height + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(base - height + half)}V${n(base)}Z`;
}

/** The outline of a pointed arch. */
export function pointedOutline(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const radius = width * 0.8;
  const rise = Math.sqrt(radius * radius - (radius - half) ** 2);
  const spring = base - height + rise;
  const arc = `A${n(radius)} ${n(radius)} 0 0 1`;
  return `M${n(x - half)} ${n(base)}V${n(spring)}${arc} ${n(x)} ${n(base - height)}${arc} ${n(x + half)} ${n(spring)}V${n(base)}Z`;
}

/** A horseshoe arch in nested frames; colours from the outermost frame to the opening. */
export function framedArch(
  x: number,
  base: number,
  width: number,
  height: number,
  frames: readonly (readonly [thickness: number, color: Color])[],
  opening: string,
): string {
  const total = frames.reduce((sum, [thickness]) => sum + thickness, 0);
  let left = total;
  const rings = frames.map(([thickness, color]) => {
    const ring = path(archOutline(x, base, width + left * 2, height + left), color);
    left -= thickness;
    return ring;
  });
  return rings.join('') + path(archOutline(x, base, width, height), opening);
}

/** The outline of a khatam, the eight-pointed star of two squares. */
export function starOutline(x: number, y: number, radius: number): Point[] {
  const inner = radius * 0.7654;
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : inner;
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const;
  });
}

export function star(x: number, y: number, radius: number, color: string): string {
  return polygon(starOutline(x, y, radius), color);
}
