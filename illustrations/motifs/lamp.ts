import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix, multiply } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, group, path, polygon, rect } from '../svg.ts';

/**
 * A stage with the light of an interior: at night, warm lamps instead of the moon. `share` is the share of
 * lamplight: less than 1 in courts and on terraces.
 */
export function indoors(stage: Stage, share = 1): Stage {
  if (!stage.light.stars) return stage;
  const lit = (color: Color) => mix(stage.lit(color), multiply(color, [0.88, 0.64, 0.42]), share);
  const shade = (color: Color) =>
    mix(stage.shade(color), multiply(color, [0.42, 0.29, 0.25]), share);
  return {
    ...stage,
    lit,
    shade,
    deep: (color) => mix(shade(color), '#0d0a12', 0.6),
    far: (color, distance) => mix(lit(color), '#241a2a', distance),
  };
}

/** A soft glow around a lamp, a fire or a window; `strength` is its opacity in the middle. */
export function glow(
  stage: Stage,
  [x, y]: Point,
  radius: number,
  strength = 0.6,
  color: Color = '#ffcf6b',
): string {
  const id = stage.define(
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
  return circle(x, y, radius, `url(#${id})`);
}

/** A shaft of light through an opening: a shape that fades from its first to its last corner. */
export function shaft(stage: Stage, corners: readonly Point[], strength = 0.4): string {
  const { disc } = stage.light;
  const ys = corners.map(([, y]) => y);
  const id = stage.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(Math.min(...ys))}" x2="0" y2="${n(Math.max(...ys))}"><stop offset="0" stop-color="${disc.color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${disc.color}" stop-opacity="0"/></linearGradient>`,
  );
  return polygon(corners, `url(#${id})`);
}

/** The view through an opening: content clipped to the outline of the opening. */
export function through(stage: Stage, outline: string, content: string): string {
  const id = stage.define((name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`);
  return group(content, { 'clip-path': `url(#${id})` });
}

/**
 * A lantern of brass and coloured glass with its ring at (x, y), `size` wide. It hangs on a chain of the
 * given length, or stands if there is no chain.
 */
export function lantern(stage: Stage, x: number, y: number, size: number, chain = 0): string {
  const brass = stage.lit(PAINT.brass);
  const dark = stage.shade(PAINT.brass);
  const pane = stage.light.lamps ? '#ffdc8a' : stage.lit('#d8c08a');
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const body = `M${at(-0.5, 0.62)}L${at(-0.36, 1.5)}H${n(x + 0.36 * size)}L${at(0.5, 0.62)}Z`;
  return [
    stage.light.lamps ? glow(stage, [x, y + size], size * 3.4, 0.55) : '',
    chain ? rect(x - 1.5, y - chain, 3, chain, dark) : '',
    path(
      `M${at(0, 0)}Q${at(0.1, 0.4)} ${at(0.54, 0.62)}H${n(x - 0.54 * size)}Q${at(-0.1, 0.4)} ${at(0, 0)}Z`,
      brass,
    ),
    path(body, pane),
    path(
      `M${at(-0.17, 0.62)}L${at(-0.12, 1.5)}M${at(0.17, 0.62)}L${at(0.12, 1.5)}M${at(-0.46, 0.9)}H${n(x + 0.46 * size)}M${at(-0.41, 1.2)}H${n(x + 0.41 * size)}M${at(-0.5, 0.62)}L${at(-0.36, 1.5)}M${at(0.5, 0.62)}L${at(0.36, 1.5)}`,
      'none',
      { stroke: dark, 'stroke-width': size * 0.055 },
    ),
    path(`M${at(-0.4, 1.5)}H${n(x + 0.4 * size)}L${at(0.28, 1.68)}H${n(x - 0.28 * size)}Z`, brass),
    path(
      `M${at(-0.54, 0.62)}H${n(x + 0.54 * size)}V${n(y + 0.7 * size)}H${n(x - 0.54 * size)}Z`,
      dark,
    ),
  ].join('');
}
