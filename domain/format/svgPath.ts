/** Points and path data of SVG. Lengths are in units of the picture, rounded to a tenth to keep files small. */

export type Point = readonly [x: number, y: number];

/** Formats a number for SVG, rounded to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of straight lines through points, not closed. */
export function straightPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

/** Path data of a smooth line, not closed. Points are control points: it passes between them. */
export function smoothPath(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  let d = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    d += next
      ? `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}`
      : `L${n(x)} ${n(y)}`;
  });
  return d;
}
