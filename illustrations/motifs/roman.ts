import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

interface Column {
  x: number;
  base: number;
  width: number;
  height: number;
  color?: Color;
  /** Whether it is a stump, without capital and upper drums. */
  broken?: boolean;
  distance?: number;
}

/** A Corinthian column: plinth and torus, fluted shaft, bell of leaves, abacus. */
export function column(
  stage: Stage,
  { x, base, width, height, color = PAINT.limestone, broken = false, distance = 0 }: Column,
): string {
  const lit = stage.far(color, distance);
  const dark = mix(stage.shade(color), stage.light.haze, distance * 0.8);
  const foot = width * 0.34;
  const capital = broken ? 0 : width * 1.15;
  const top = base - height + capital;
  const half = width / 2;
  const neck = half * 0.88;
  const bottom = base - foot;
  const shaft = broken
    ? `M${n(x - half)} ${n(bottom)}L${n(x - neck)} ${n(top + half * 0.5)}L${n(x - neck * 0.2)} ${n(top)}L${n(x + neck * 0.3)} ${n(top + half * 0.45)}L${n(x + neck)} ${n(top + half * 0.1)}L${n(x + half)} ${n(bottom)}Z`
    : `M${n(x - half)} ${n(bottom)}L${n(x - neck)} ${n(top)}H${n(x + neck)}L${n(x + half)} ${n(bottom)}Z`;
  const flutes = [0.3, 0.62].map(
    (share) =>
      `M${n(x - half + width * share)} ${n(bottom - foot * 0.4)}L${n(x - neck + neck * 2 * share)} ${n(top + width * 0.6)}`,
  );
  const drums = Array.from(
    { length: Math.floor(height / (width * 2.6)) },
    (_, index) => `M${n(x - half)} ${n(bottom - width * 2.3 * (index + 1))}h${n(width)}`,
  );
  const marks = (broken ? [] : flutes).concat(drums).join('');
  const parts = [
    path(shaft, lit),
    polygon(
      [
        [x - half, bottom],
        [x - neck, top + (broken ? half * 0.5 : 0)],
        [x - neck * 0.3, top + (broken ? half * 0.6 : 0)],
        [x - half * 0.3, bottom],
      ],
      dark,
    ),
    path(marks, 'none', {
      stroke: dark,
      'stroke-width': Math.max(1.5, width * 0.05),
      opacity: 0.55,
    }),
    path(
      `M${n(x - half * 1.3)} ${n(base)}v${n(-foot * 0.5)}h${n(width * 0.08)}v${n(-foot * 0.5)}h${n(width * 1.14)}v${n(foot * 0.5)}h${n(width * 0.08)}v${n(foot * 0.5)}z`,
      lit,
    ),
  ];
  if (!broken) parts.push(corinthian(x, top, width, capital, lit, dark));
  return parts.join('');
}

/** Equal columns at several positions, defined once, to keep the file small. */
export function columns(stage: Stage, places: readonly number[], spec: Omit<Column, 'x'>): string {
  const id = stage.define((name) => `<g id="${name}">${column(stage, { ...spec, x: 0 })}</g>`);
  return places.map((x) => `<use href="#${id}" x="${n(x)}"/>`).join('');
}

/** A Corinthian capital above `y`: a bell with two rows of leaves, and the abacus. */
function corinthian(x: number, y: number, width: number, height: number, lit: Color, dark: Color) {
  const neck = width * 0.44;
  const reach = width * 0.78;
  const top = y - height;
  const leaf = (row: number, dx: number) =>
    `M${n(x + dx * width - width * 0.12)} ${n(y - height * row)}q${n(width * 0.02)} ${n(-height * 0.3)} ${n(width * 0.12)} ${n(-height * 0.34)}q${n(width * 0.1)} ${n(height * 0.04)} ${n(width * 0.12)} ${n(height * 0.34)}z`;
  return (
    path(
      `M${n(x - neck)} ${n(y)}Q${n(x - neck)} ${n(top + height * 0.3)} ${n(x - reach)} ${n(top + height * 0.16)}V${n(top)}H${n(x + reach)}V${n(top + height * 0.16)}Q${n(x + neck)} ${n(top + height * 0.3)} ${n(x + neck)} ${n(y)}Z`,
      lit,
    ) +
    path(
      `M${n(x - neck)} ${n(y)}Q${n(x - neck)} ${n(top + height * 0.3)} ${n(x - reach)} ${n(top + height * 0.16)}H${n(x - neck * 0.4)}V${n(y)}Z`,
      dark,
      { opacity: 0.75 },
    ) +
    path(
      [
        leaf(0.05, -0.26),
        leaf(0.05, 0),
        leaf(0.05, 0.26),
        leaf(0.42, -0.16),
        leaf(0.42, 0.18),
      ].join(''),
      dark,
      { opacity: 0.7 },
    ) +
    rect(x - neck * 1.15, y - height * 0.04, neck * 2.3, height * 0.09, lit)
  );
}

/** Joints of squared stone over a wall, as one path: courses of `size`, staggered. */
export function joints(
  stage: Stage,
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
  color: Color = PAINT.limestone,
): string {
  const rows = Math.floor(height / size);
  let d = '';
  for (let row = 1; row <= rows; row++) {
    const top = y + row * size;
    d += `M${n(x)} ${n(top)}h${n(width)}`;
    const step = size * 2.3;
    for (let left = x + step * (row % 2 ? 0.5 : 1); left < x + width - 4; left += step) {
      // Some joints are left out, for a weathered look.
      if (stage.random.chance(0.7)) d += `M${n(left)} ${n(top)}v${n(-size)}`;
    }
  }
  return path(d, 'none', { stroke: stage.shade(color), 'stroke-width': 2, opacity: 0.42 });
}
