import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { star } from './arch.ts';
import { petals } from './ceramics.ts';

/** Colours of dyed silk. */
export const SILKS: readonly [Color, ...Color[]] = [
  '#b5332e',
  '#d9702b',
  '#e3a92f',
  '#5f8a3c',
  '#1f6b4d',
  '#2f8a94',
  '#1d4f8f',
  '#5b3f86',
  '#8f2f5c',
  '#d9688a',
];

/** A brocade pattern: gold stars and leaves, one repeat `size` wide, vertical scale `flat`. @returns a `fill` */
export function brocade(stage: Stage, ground: Color, size: number, flat = 1, x = 600): string {
  const gold = stage.lit('#e0b04a');
  const pale = stage.lit('#f3dc9c');
  const field = stage.lit(ground);
  const leafs = `<g transform="translate(50 50)">${path(petals(8, 20, 44, 0.3), gold)}${star(0, 0, 19, pale)}${star(0, 0, 12, field)}${circle(0, 0, 4, gold)}</g>`;
  const corner = [
    [0, 0],
    [100, 0],
    [0, 100],
    [100, 100],
  ].map(
    ([dx = 0, dy = 0]) =>
      `<g transform="translate(${dx} ${dy})">${path(petals(4, 4, 24, 0.5), pale)}${circle(0, 0, 6, gold)}</g>`,
  );
  const scale = size / 100;
  const id = stage.define(
    (name) =>
      `<pattern id="${name}" width="100" height="100" patternUnits="userSpaceOnUse" patternTransform="translate(${n(x)} 0) scale(${scale} ${Math.round(scale * flat * 1000) / 1000})">${rect(0, 0, 100, 100, field)}${leafs}${corner.join('')}</pattern>`,
  );
  return `url(#${id})`;
}

/** A silk button of a caftan around (0, 0), with radius 50, in the `fill` of its `<use>`. */
export function silkButton(stage: Stage): string {
  const dark = stage.light.stars ? '#100a14' : '#2a1420';
  const weave = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.2;
    const at = (reach: number, turn: number) =>
      `${n(Math.sin(angle + turn) * reach)} ${n(-Math.cos(angle + turn) * reach)}`;
    return `M${at(6, 0)}Q${at(30, 0.5)} ${at(47, 0.15)}`;
  });
  return [
    ellipse(-9, 14, 52, 46, '#000000', { opacity: 0.24 }),
    circle(0, 0, 48, 'currentColor'),
    path('M-34 34A48 48 0 0 1 -20 -44Q-40 0 34 34A48 48 0 0 1 -34 34Z', dark, { opacity: 0.28 }),
    path(weave.join(''), 'none', { stroke: dark, 'stroke-width': 4, opacity: 0.35 }),
    circle(0, 0, 9, dark, { opacity: 0.35 }),
    ellipse(18, -22, 14, 9, '#ffffff', { opacity: 0.42, transform: 'rotate(35 18 -22)' }),
  ].join('');
}

/** A spool of silk standing at (x, base), `height` high. */
export function spool(stage: Stage, x: number, base: number, height: number, color: Color): string {
  const h = height;
  const w = height * 0.34;
  const turns = Array.from(
    { length: 7 },
    (_, index) =>
      `M${n(x - w * 0.8)} ${n(base - h * (0.2 + index * 0.1))}l${n(w * 1.6)} ${n(-h * 0.03)}`,
  );
  return [
    rect(x - w * 0.8, base - h * 0.88, w * 1.6, h * 0.76, stage.lit(color)),
    rect(x - w * 0.8, base - h * 0.88, w * 0.6, h * 0.76, stage.shade(color)),
    path(turns.join(''), 'none', {
      stroke: mix(stage.shade(color), '#000000', 0.25),
      'stroke-width': h * 0.016,
      opacity: 0.6,
    }),
    rect(x - w, base - h, w * 2, h * 0.12, stage.lit('#c08a54')),
    rect(x - w, base - h * 0.12, w * 2, h * 0.12, stage.lit('#c08a54')),
    rect(x - w, base - h * 0.12, w * 0.6, h * 0.12, stage.shade(PAINT.cedarWood)),
    rect(x - w, base - h, w * 0.6, h * 0.12, stage.shade(PAINT.cedarWood)),
  ].join('');
}
