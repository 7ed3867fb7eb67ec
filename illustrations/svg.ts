/**
 * SVG elements as strings. Lengths are in poster units (a card is 1200 × 900), rounded to a tenth to
 * keep files small.
 */

import { n, type Point, straightPath } from '../domain/format/svgPath.ts';

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
