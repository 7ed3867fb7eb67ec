/**
 * SVG elements as strings. Lengths are in poster units (a card is 1200 × 900), rounded to a tenth to
 * keep files small.
 */

export type Point = readonly [x: number, y: number];

/** Formats a number for SVG, rounded to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** More attributes, without escaping: `opacity`, `transform`, `stroke` … */
export type Attributes = Record<string, string | number>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}) {
  return `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;
}

/** @param d SVG path data */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path${attributes({ d, fill, ...more })}/>`;
}

/** A closed polygon. */
export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(`${straightPath(points)}Z`, fill, more);
}

/** An open polyline. */
export function line(
  points: readonly Point[],
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  return path(straightPath(points), 'none', { stroke, 'stroke-width': width, ...more });
}

/** A translated and scaled group: `place([100, 200], 0.5, …)` draws content in half its size there. */
export function place([x, y]: Point, scale: number, content: string, more: Attributes = {}) {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"${attributes(more)}>${content}</g>`;
}

export function group(content: string, more: Attributes): string {
  return `<g${attributes(more)}>${content}</g>`;
}

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
