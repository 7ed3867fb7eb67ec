import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path } from '../svg.ts';

const CLOTHES: readonly [Color, ...Color[]] = [
  '#16324f',
  '#f1e4c8',
  '#1f6b4d',
  '#b5532a',
  '#7a4a2b',
  '#5b6f8c',
];

/** A person from behind or in the distance, in a djellaba or a coat, feet at (x, base). */
export function person(stage: Stage, x: number, base: number, height: number, clothes?: Color) {
  const color = clothes ?? stage.random.pick(CLOTHES);
  const width = height * 0.34;
  const head = height * 0.12;
  return (
    ellipse(x + width * 0.35, base, width * 0.75, height * 0.035, '#000000', { opacity: 0.22 }) +
    path(
      `M${n(x - width / 2)} ${n(base)}Q${n(x - width * 0.52)} ${n(base - height * 0.5)} ${n(x - width * 0.26)} ${n(base - height * 0.76)}Q${n(x)} ${n(base - height * 0.84)} ${n(x + width * 0.26)} ${n(base - height * 0.76)}Q${n(x + width * 0.52)} ${n(base - height * 0.5)} ${n(x + width / 2)} ${n(base)}Z`,
      stage.lit(color),
    ) +
    path(
      `M${n(x - width / 2)} ${n(base)}Q${n(x - width * 0.52)} ${n(base - height * 0.5)} ${n(x - width * 0.26)} ${n(base - height * 0.76)}L${n(x - width * 0.06)} ${n(base)}Z`,
      stage.shade(color),
    ) +
    circle(x, base - height * 0.87, head, stage.lit(PAINT.skin))
  );
}

/** A few people between two x positions on one ground line. */
export function people(
  stage: Stage,
  from: number,
  to: number,
  base: number,
  count: number,
  height = 74,
) {
  return Array.from({ length: count }, () =>
    person(
      stage,
      stage.random.between(from, to),
      base + stage.random.between(-6, 14),
      height * stage.random.between(0.88, 1.08),
    ),
  ).join('');
}
