import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { starOutline } from './arch.ts';
import { petals } from './ceramics.ts';
import { around } from './ware.ts';

export const COPPER: Color = '#c4693a';

/** An engraved tray around (0, 0), with radius 100. */
export function trayFace(stage: Stage, color: Color = PAINT.brass, kind = 0): string {
  const lit = stage.lit(color);
  const dark = stage.shade(color);
  const bright = mix(lit, '#fff3c8', stage.light.stars ? 0.2 : 0.4);
  const outline = (radius: number) =>
    `M${starOutline(0, 0, radius)
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}Z`;
  return [
    circle(0, 0, 100, dark),
    circle(1.5, -1.5, 96, bright),
    circle(0, 0, 91, lit),
    circle(0, 0, 80, 'none', {
      stroke: dark,
      'stroke-width': 10,
      'stroke-dasharray': '6 4.5',
      opacity: 0.75,
    }),
    circle(0, 0, 70, 'none', { stroke: dark, 'stroke-width': 2.5 }),
    kind === 0
      ? path(outline(62) + outline(50), dark, { 'fill-rule': 'evenodd' })
      : path(petals(16, 22, 64, 0.17), dark),
    path(petals(8, 6, kind === 0 ? 40 : 20, 0.42), dark),
    circle(0, 0, kind === 0 ? 9 : 5, bright),
    // The reflection of light on one quarter.
    path('M0 0L34 -85A91 91 0 0 1 85 -34Z', '#fff6d8', { opacity: 0.3 }),
  ].join('');
}

/** Defines trays once: brass star, brass rosette, copper star; `tray(kind)(x, y, radius)` uses one. */
export function trays(stage: Stage) {
  const ids = [
    trayFace(stage, PAINT.brass, 0),
    trayFace(stage, PAINT.brass, 1),
    trayFace(stage, COPPER, 1),
  ].map((face) => stage.define((id) => `<g id="${id}">${face}</g>`));
  return (kind: number, x: number, y: number, radius: number, squash = 1): string =>
    `<use href="#${ids[kind % 3]}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(radius * squash * 10) / 1000} ${Math.round(radius * 10) / 1000})"/>`;
}

/** A kettle of copper or brass, hanging or standing, its foot at (x, base). */
export function kettle(
  stage: Stage,
  x: number,
  base: number,
  size: number,
  color: Color = COPPER,
): string {
  const at = around(x, base, size);
  const body = `M${at(-0.3, 0)}Q${at(-0.52, -0.2)} ${at(-0.4, -0.44)}Q${at(-0.3, -0.6)} ${at(-0.16, -0.62)}H${n(x + 0.16 * size)}Q${at(0.3, -0.6)} ${at(0.4, -0.44)}Q${at(0.52, -0.2)} ${at(0.3, 0)}Z`;
  return [
    path(
      `M${at(-0.28, -0.52)}Q${at(-0.34, -1)} ${at(0, -1)}Q${at(0.34, -1)} ${at(0.28, -0.52)}`,
      'none',
      { stroke: stage.shade(color), 'stroke-width': size * 0.05 },
    ),
    path(
      `M${at(-0.36, -0.2)}Q${at(-0.6, -0.26)} ${at(-0.68, -0.6)}L${at(-0.56, -0.62)}Q${at(-0.5, -0.4)} ${at(-0.36, -0.4)}Z`,
      stage.shade(color),
    ),
    path(body, stage.lit(color)),
    path(
      `M${at(-0.3, 0)}Q${at(-0.52, -0.2)} ${at(-0.4, -0.44)}Q${at(-0.3, -0.6)} ${at(-0.16, -0.62)}H${n(x - 0.06 * size)}Q${at(-0.26, -0.3)} ${at(-0.06, 0)}Z`,
      stage.shade(color),
    ),
    path(`M${at(-0.2, -0.62)}Q${at(0, -0.78)} ${at(0.2, -0.62)}Z`, stage.lit(PAINT.brass)),
    circle(x, base - 0.74 * size, 0.045 * size, stage.lit(PAINT.brass)),
    path(
      `M${at(0.28, -0.46)}Q${at(0.38, -0.28)} ${at(0.28, -0.12)}Q${at(0.31, -0.3)} ${at(0.28, -0.46)}Z`,
      '#fff1d0',
      { opacity: 0.6 },
    ),
  ].join('');
}

/** A copper cauldron with two rings, its foot at (x, base), `width` at the rim. */
export function cauldron(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  color: Color = COPPER,
): string {
  const at = around(x, base, width);
  const lit = stage.lit(color);
  const dark = stage.shade(color);
  const dents = [0.12, 0.24, 0.36].map(
    (up) => `M${at(-0.42, -up)}Q${at(0, -up + 0.07)} ${at(0.42, -up)}`,
  );
  return [
    ellipse(x - width * 0.06, base, width * 0.44, width * 0.05, '#000000', { opacity: 0.22 }),
    path(
      `M${at(-0.5, -0.5)}Q${at(-0.5, 0)} ${at(-0.2, 0)}H${n(x + 0.2 * width)}Q${at(0.5, 0)} ${at(0.5, -0.5)}Z`,
      lit,
    ),
    path(
      `M${at(-0.5, -0.5)}Q${at(-0.5, 0)} ${at(-0.2, 0)}H${n(x - 0.02 * width)}Q${at(-0.26, -0.1)} ${at(-0.24, -0.5)}Z`,
      dark,
    ),
    path(dents.join(''), 'none', { stroke: dark, 'stroke-width': width * 0.012, opacity: 0.6 }),
    ellipse(x, base - 0.5 * width, 0.53 * width, 0.075 * width, mix(lit, '#ffe9c0', 0.3)),
    ellipse(x, base - 0.495 * width, 0.47 * width, 0.055 * width, stage.deep(color)),
    ...[-0.56, 0.56].map((dx) =>
      circle(x + dx * width, base - 0.38 * width, 0.06 * width, 'none', {
        stroke: dark,
        'stroke-width': width * 0.025,
      }),
    ),
    rect(x + 0.34 * width, base - 0.4 * width, 0.03 * width, 0.22 * width, '#fff1d0', {
      opacity: 0.4,
    }),
  ].join('');
}
