import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, group, path, rect } from '../svg.ts';
import { star } from './arch.ts';

const BLUE = '#24549a';

/** One shape of `count` petals around the middle of a plate, between two radii. */
export function petals(count: number, from: number, to: number, wide: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const at = (reach: number, turn: number) =>
      `${n(Math.sin(angle + turn) * reach)} ${n(-Math.cos(angle + turn) * reach)}`;
    const middle = (from + to) / 2;
    return `M${at(from, 0)}Q${at(middle, -wide)} ${at(to, 0)}Q${at(middle, wide)} ${at(from, 0)}Z`;
  }).join('');
}

/** A blue plate of Fes around (0, 0), with radius 100 and one of three patterns. */
export function plateFace(stage: Stage, kind: number): string {
  const white = stage.lit(PAINT.white);
  const blue = stage.lit(BLUE);
  const pale = stage.lit(PAINT.lightBlue);
  const rim = [
    circle(0, 0, 100, stage.lit(PAINT.blueTile)),
    circle(0, 0, 95, white),
    circle(0, 0, 84, 'none', { stroke: blue, 'stroke-width': 12, 'stroke-dasharray': '11 5.5' }),
    circle(0, 0, 71, 'none', { stroke: blue, 'stroke-width': 3 }),
  ];
  const heart =
    kind === 0
      ? [
          path(petals(8, 16, 68, 0.42), blue),
          path(petals(8, 26, 56, 0.2), pale),
          star(0, 0, 24, white),
          star(0, 0, 18, stage.lit(PAINT.saffron)),
        ]
      : kind === 1
        ? [
            star(0, 0, 66, blue),
            star(0, 0, 56, white),
            star(0, 0, 44, pale),
            star(0, 0, 28, white),
            star(0, 0, 18, blue),
          ]
        : [
            circle(0, 0, 66, blue),
            path(petals(16, 24, 64, 0.16), white),
            circle(0, 0, 28, white),
            path(petals(8, 4, 26, 0.4), blue),
          ];
  return [...rim, ...heart].join('');
}

/** A vessel with its foot at (0, 0), 100 high; `kind` is 0 for a vase, 1 for a bowl, 2 for a lidded pot. */
export function vessel(stage: Stage, kind: number): string {
  const forms = [
    'M-14 0Q-46 -34 -34 -58Q-26 -74 -13 -80L-17 -100H17L13 -80Q26 -74 34 -58Q46 -34 14 0Z',
    'M-20 0L-24 -8Q-52 -20 -56 -58H56Q52 -20 24 -8L20 0Z',
    'M-22 0Q-48 -24 -40 -56H40Q48 -24 22 0ZM-42 -59Q-32 -84 -6 -86L-5 -96H5L6 -86Q32 -84 42 -59Z',
  ] as const;
  const form = forms[kind % 3] ?? forms[0];
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${form}"/></clipPath>`);
  const blue = stage.lit(BLUE);
  const band = rect(-60, -46, 120, 22, blue);
  const stars = [-36, -12, 12, 36].map((x) => star(x, -35, 9, stage.lit(PAINT.white))).join('');
  return group(
    [
      rect(-60, -102, 120, 104, stage.lit(PAINT.white)),
      band,
      stars,
      rect(-60, -56, 120, 5, blue),
      rect(-60, -16, 120, 5, blue),
      rect(-60, -76, 120, 6, stage.lit(PAINT.lightBlue)),
      rect(-60, -102, 34, 104, stage.deep(PAINT.blueTile), { opacity: 0.32 }),
    ].join(''),
    { 'clip-path': `url(#${clip})` },
  );
}

/** Defines plates and jars once; `ware(kind)(x, y, size)` uses one: kinds 0 to 2 are plates, 3 to 5 jars. */
export function fesWare(
  stage: Stage,
): (kind: number) => (x: number, y: number, size: number) => string {
  const ids = [0, 1, 2, 3, 4, 5].map((kind) => {
    const drawing = kind < 3 ? plateFace(stage, kind) : vessel(stage, kind - 3);
    return stage.define((id) => `<g id="${id}">${drawing}</g>`);
  });
  return (kind) => (x, y, size) =>
    `<use href="#${ids[kind % 6]}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(size * 10) / 1000})"/>`;
}
