import { type Point, smoothPath } from '../../domain/format/svgPath.ts';

/** A tapering shape along a polyline: legs, arms, necks, tails. `widths` are the full widths at its points. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const edge = (side: 1 | -1) =>
    points.map((point, index): Point => {
      const before = points[index - 1] ?? point;
      const after = points[index + 1] ?? point;
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const reach = ((widths[index] ?? 0) / 2 / (Math.hypot(dx, dy) || 1)) * side;
      return [point[0] - dy * reach, point[1] + dx * reach];
    });
  return `${smoothPath(edge(1))}L${smoothPath(edge(-1).reverse()).slice(1)}Z`;
}
