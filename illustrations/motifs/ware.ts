import { n, type Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';

/** Formats points around (x, y) in units of `size`: `at(0.5, -1)` is half a size to the right, one up. */
export const around =
  (x: number, y: number, size: number) =>
  (dx: number, dy: number): string =>
    `${n(x + dx * size)} ${n(y + dy * size)}`;

/** A Moroccan silver teapot, its spout to the left, standing on `base`. */
export function teapot(
  stage: Stage,
  x: number,
  base: number,
  size: number,
  color: Color = '#dfe2e0',
) {
  const at = around(x, base, size);
  const lit = stage.lit(color);
  const dark = stage.shade(color);
  const mid = mix(lit, dark, 0.4);
  const belly = `M${at(-0.24, -0.08)}C${at(-0.62, -0.28)} ${at(-0.5, -0.74)} ${at(-0.26, -0.86)}H${n(x + 0.26 * size)}C${at(0.5, -0.74)} ${at(0.62, -0.28)} ${at(0.24, -0.08)}Z`;
  return [
    path(`M${at(0.4, -0.36)}C${at(0.98, -0.34)} ${at(0.94, -0.98)} ${at(0.3, -0.8)}`, 'none', {
      stroke: dark,
      'stroke-width': size * 0.075,
    }),
    path(
      `M${at(-0.4, -0.3)}C${at(-0.68, -0.34)} ${at(-0.58, -0.76)} ${at(-0.87, -0.97)}L${at(-0.79, -1.01)}C${at(-0.54, -0.84)} ${at(-0.52, -0.58)} ${at(-0.38, -0.5)}Z`,
      mid,
    ),
    path(`M${at(-0.3, 0)}L${at(-0.22, -0.1)}H${n(x + 0.22 * size)}L${at(0.3, 0)}Z`, dark),
    path(belly, lit),
    path(
      `M${at(-0.24, -0.08)}C${at(-0.62, -0.28)} ${at(-0.5, -0.74)} ${at(-0.26, -0.86)}H${n(x - 0.08 * size)}C${at(-0.3, -0.6)} ${at(-0.26, -0.3)} ${at(-0.02, -0.08)}Z`,
      dark,
    ),
    path(
      `M${at(0.3, -0.7)}C${at(0.42, -0.56)} ${at(0.4, -0.36)} ${at(0.3, -0.26)}C${at(0.36, -0.4)} ${at(0.36, -0.56)} ${at(0.3, -0.7)}Z`,
      '#ffffff',
      { opacity: 0.7 },
    ),
    rect(x - 0.3 * size, base - 0.91 * size, 0.6 * size, 0.06 * size, mid),
    path(
      `M${at(-0.28, -0.91)}C${at(-0.24, -1.12)} ${at(-0.06, -1.1)} ${at(0, -1.3)}C${at(0.06, -1.1)} ${at(0.24, -1.12)} ${at(0.28, -0.91)}Z`,
      lit,
    ),
    path(
      `M${at(-0.28, -0.91)}C${at(-0.24, -1.12)} ${at(-0.06, -1.1)} ${at(0, -1.3)}C${at(-0.04, -1.1)} ${at(-0.06, -1.05)} ${at(-0.04, -0.91)}Z`,
      dark,
    ),
    circle(x, base - 1.33 * size, 0.05 * size, mid),
    path(
      `M${at(-0.44, -0.56)}H${n(x + 0.44 * size)}M${at(-0.46, -0.4)}H${n(x + 0.46 * size)}`,
      'none',
      { stroke: dark, 'stroke-width': size * 0.02, opacity: 0.6 },
    ),
  ].join('');
}

/** A glass of mint tea, standing at (x, base). */
export function teaGlass(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  { color = PAINT.greenTile as Color, mint = false } = {},
): string {
  const at = around(x, base, height);
  const cup = (top: number, bottom = 0) => {
    const half = (share: number) => 0.25 + 0.09 * share;
    return `M${at(-half(bottom), -bottom)}L${at(-half(top), -top)}H${n(x + half(top) * height)}L${at(half(bottom), -bottom)}Z`;
  };
  const leaf = (dx: number, dy: number, turn: number) =>
    `M${at(dx, dy)}q${n(turn * 0.5 * height)} ${n(-0.18 * height)} ${n(turn * height)} ${n(-0.04 * height)}q${n(-turn * 0.5 * height)} ${n(0.16 * height)} ${n(-turn * height)} ${n(0.04 * height)}z`;
  return [
    mint
      ? path(`M${at(0, -0.8)}V${n(base - height * 1.3)}`, 'none', {
          stroke: stage.shade('#3f7d45'),
          'stroke-width': height * 0.025,
        }) +
        path(leaf(0, -1.2, -0.26) + leaf(0, -1.06, -0.3), stage.shade('#4f9a4f')) +
        path(leaf(0, -1.26, 0.24) + leaf(0, -1.08, 0.32), stage.lit('#5fae57'))
      : '',
    path(cup(1), stage.lit('#e8efe6'), { opacity: 0.5 }),
    path(cup(0.8, 0.05), stage.lit('#c98a2c')),
    path(
      `M${at(-0.25, -0.05)}L${at(-0.32, -0.8)}H${n(x - 0.12 * height)}L${at(-0.1, -0.05)}Z`,
      stage.shade('#a8692a'),
    ),
    ellipse(x, base - height * 0.8, height * 0.32, height * 0.045, stage.lit('#e0ad55')),
    path(
      `M${at(-0.29, -0.42)}L${at(-0.305, -0.58)}H${n(x + 0.305 * height)}L${at(0.29, -0.42)}Z`,
      stage.lit(color),
      { opacity: 0.9 },
    ),
    ...[-0.2, -0.07, 0.07, 0.2].map((dx) =>
      circle(x + dx * height, base - height * 0.5, height * 0.035, stage.lit(PAINT.saffron)),
    ),
    path(`M${at(0.2, -0.1)}L${at(0.26, -0.92)}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': height * 0.03,
      opacity: 0.6,
    }),
    ellipse(x, base - height, height * 0.34, height * 0.04, 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': height * 0.025,
    }),
  ].join('');
}

/** Wisps of steam or smoke that rise from (x, y). */
export function steam(stage: Stage, [x, y]: Point, height: number, count = 3): string {
  const { random } = stage;
  const color = stage.light.stars ? '#cbb8a4' : '#fffaf0';
  const wisps = Array.from({ length: count }, (_, index) => {
    const left = x + (index - (count - 1) / 2) * height * 0.2;
    const tall = height * random.between(0.75, 1.1);
    const bend = tall * random.between(0.1, 0.16) * (index % 2 ? -1 : 1);
    const wide = tall * 0.055;
    return `M${n(left)} ${n(y)}c${n(-bend * 2.2)} ${n(-tall * 0.3)} ${n(bend * 2.4)} ${n(-tall * 0.55)} ${n(bend)} ${n(-tall)}c${n(bend * 1.9 + wide)} ${n(tall * 0.45)} ${n(-bend * 2.4 + wide)} ${n(tall * 0.7)} ${n(-bend + wide * 0.4)} ${n(tall)}z`;
  });
  return path(wisps.join(''), color, { opacity: 0.42 });
}

/** A cushion with pointed corners and a band across. */
export function cushion(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  color: Color,
  band: Color = PAINT.saffron,
) {
  const shape = (from: number, to: number) =>
    `M${n(x + from)} ${n(base)}Q${n(x + from + width * 0.06)} ${n(base - height / 2)} ${n(x + from)} ${n(base - height)}Q${n(x + (from + to) / 2)} ${n(base - height * 1.14)} ${n(x + to)} ${n(base - height)}Q${n(x + to - width * 0.06)} ${n(base - height / 2)} ${n(x + to)} ${n(base)}Q${n(x + (from + to) / 2)} ${n(base + height * 0.1)} ${n(x + from)} ${n(base)}Z`;
  return (
    path(shape(-width / 2, width / 2), stage.lit(color)) +
    path(shape(-width / 2, -width * 0.2), stage.shade(color)) +
    rect(x + width * 0.02, base - height * 1.04, width * 0.12, height * 1.06, stage.lit(band)) +
    rect(x + width * 0.2, base - height * 1.02, width * 0.03, height * 1.03, stage.lit(band))
  );
}
