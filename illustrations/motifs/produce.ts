import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, place, rect } from '../svg.ts';

const pyramids = new WeakMap<Stage, Map<number, string>>();

/**
 * Defines the dots of a pile of fruit, 100 units wide on y 0. Strokes of zero length with round caps
 * are the shortest path data for many dots.
 */
function pyramid(stage: Stage, across: number): string {
  const known = pyramids.get(stage) ?? new Map<number, string>();
  pyramids.set(stage, known);
  const step = 100 / across;
  let dots = '';
  for (let row = 0; row < across; row++) {
    for (let index = 0; index < across - row; index++) {
      dots += `M${n((index - (across - row - 1) / 2) * step)} ${n(-step * 0.56 - row * step * 0.74)}h0`;
    }
  }
  const id = known.get(across) ?? stage.define((name) => `<path id="${name}" d="${dots}"/>`);
  known.set(across, id);
  return id;
}

/** A pyramid of fruit, `width` at its foot at (x, base). */
export function fruitPile(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  color: Color,
  across = 7,
) {
  const id = pyramid(stage, across);
  const radius = 56 / across;
  const dots = (fill: Color, size: number, shift: number) =>
    `<use href="#${id}" x="${n(shift)}" y="${n(-shift)}" stroke="${fill}" stroke-width="${n(size)}"/>`;
  return place(
    [x, base],
    width / 100,
    path('M-50 0L0-76L50 0Z', stage.shade(color)) +
      dots(mix(stage.lit(color), stage.shade(color), 0.5), radius * 2, 0) +
      dots(stage.lit(color), radius * 1.1, radius * 0.28),
    { 'stroke-linecap': 'round' },
  );
}

/** A heap of ground spice, or of olives if `beads`, in a wide basket or bowl. */
export function heap(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  color: Color,
  { beads = false, vessel = '#b98a4e' as Color } = {},
): string {
  const half = width / 2;
  const rim = base - width * 0.34;
  const tall = width * (beads ? 0.42 : 0.66);
  const cone = (from: number, to: number) =>
    `M${n(x)} ${n(rim - tall)}Q${n(x + half * to * 0.42)} ${n(rim - tall * 0.5)} ${n(x + half * to * 0.92)} ${n(rim)}H${n(x + half * from * 0.92)}Q${n(x + half * from * 0.42)} ${n(rim - tall * 0.5)} ${n(x)} ${n(rim - tall)}Z`;
  let beading = '';
  for (let index = 0; beads && index < 15; index++) {
    const share = ((index + 0.5) / 15) * 2 - 1;
    const up = tall * (1 - Math.abs(share)) * (0.25 + 0.55 * ((index * 0.618) % 1));
    beading += `M${n(x + half * 0.86 * share)} ${n(rim - up - 3)}h0`;
  }
  const dots = path(beading, 'none', {
    stroke: mix(stage.lit(color), '#ffffff', 0.22),
    'stroke-width': width * 0.085,
    'stroke-linecap': 'round',
  });
  return [
    path(cone(-1, 1), mix(stage.lit(color), stage.shade(color), 0.3)),
    path(cone(0.1, 1), stage.lit(color)),
    beads ? dots : '',
    path(
      `M${n(x - half)} ${n(rim - 2)}H${n(x + half)}L${n(x + half * 0.78)} ${n(base)}H${n(x - half * 0.78)}Z`,
      stage.lit(vessel),
    ),
    path(
      `M${n(x - half)} ${n(rim - 2)}H${n(x - half * 0.4)}L${n(x - half * 0.36)} ${n(base)}H${n(x - half * 0.78)}Z`,
      stage.shade(vessel),
    ),
    path(`M${n(x - half * 0.92)} ${n(rim + width * 0.12)}H${n(x + half * 0.92)}`, 'none', {
      stroke: stage.shade(vessel),
      'stroke-width': width * 0.03,
    }),
    rect(x - half * 1.04, rim - 4, width * 1.04, width * 0.07, stage.lit(PAINT.stone), { rx: 3 }),
  ].join('');
}

/** A bunch of mint or herbs in a tub. */
export function herbs(stage: Stage, x: number, base: number, width: number): string {
  const leaf = (dx: number, dy: number, r: number, fill: Color) =>
    ellipse(x + dx * width, base - dy * width, r * width, r * width * 0.8, fill);
  const dark = stage.shade('#4f8a4a');
  const light = stage.lit('#6aa757');
  return [
    leaf(-0.3, 0.55, 0.24, dark),
    leaf(0.28, 0.55, 0.24, dark),
    leaf(0, 0.8, 0.28, dark),
    leaf(0.1, 0.86, 0.17, light),
    leaf(0.34, 0.62, 0.14, light),
    leaf(-0.16, 0.62, 0.15, light),
    path(
      `M${n(x - width * 0.42)} ${n(base - width * 0.46)}h${n(width * 0.84)}l${n(-width * 0.1)} ${n(width * 0.46)}h${n(-width * 0.64)}z`,
      stage.lit(PAINT.terracotta),
    ),
    path(
      `M${n(x - width * 0.42)} ${n(base - width * 0.46)}h${n(width * 0.26)}l${n(width * 0.02)} ${n(width * 0.46)}h${n(-width * 0.18)}z`,
      stage.shade(PAINT.terracotta),
    ),
  ].join('');
}
