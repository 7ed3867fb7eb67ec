import { type Point, smoothPath } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path } from '../svg.ts';
import { crag } from './crag.ts';
import { falls } from './falls.ts';
import { boulder, foliage, ripples } from './waterside.ts';

export const MOSS = '#4f7a48';

/** The middle of the brook and its half width, at the height `y`. */
function course(
  head: number,
  direction: number,
  y: number,
): readonly [middle: number, half: number] {
  const share = (y - 560) / 500;
  return [
    head + direction * (Math.sin(share * 5.6 - 0.4) * 150 * (0.35 + share) - 60 * share),
    30 + 290 * share ** 1.2,
  ];
}

const HEIGHTS = [566, 590, 620, 660, 710, 770, 840, 920, 1010, 1100];

export function stream(stage: Stage, head: number, direction: number): string {
  const { random } = stage;
  const edge = (share: number, side: 1 | -1): Point[] =>
    HEIGHTS.map((y) => {
      const [middle, half] = course(head, direction, y);
      return [middle + side * half * share, y];
    });
  const band = (share: number, color: Color) => {
    const back = edge(share, 1).reverse();
    return path(`${smoothPath(edge(share, -1))}L${smoothPath(back).slice(1)}Z`, color);
  };
  const clear = mix(stage.shade(PAINT.water), stage.lit('#5fb6b0'), 0.6);
  const glints = HEIGHTS.slice(1, 9).map((y) => {
    const [middle, half] = course(head, direction, y);
    return ripples(
      random,
      [middle - half * 0.75, y],
      [middle + half * 0.75, y + 40],
      3,
      stage.lit(PAINT.foam),
      0.55,
    );
  });
  const stones = HEIGHTS.slice(2, 9).flatMap((y) => {
    const [middle, half] = course(head, direction, y);
    return [-1, 1].map((side) => {
      const size = (26 + half * 0.24) * random.between(0.7, 1.2);
      return boulder(
        stage,
        middle + side * half * random.between(0.98, 1.12),
        y + size * 0.25,
        size,
        size * 0.56,
      );
    });
  });
  return [
    band(1.1, stage.shade(mix(PAINT.soil, MOSS, 0.4))),
    band(1, mix(clear, stage.lit('#c9c193'), 0.35)),
    band(0.84, clear),
    band(0.5, mix(clear, stage.shade(PAINT.deepWater), 0.3)),
    ...glints,
    ...stones,
  ].join('');
}

/** Stepping stones. */
export function stepping(stage: Stage, head: number, direction: number): string {
  const y = 772;
  const [middle, half] = course(head, direction, y);
  return Array.from({ length: 5 }, (_, index) => {
    const x = middle + half * (-0.8 + index * 0.4);
    const top = y + (index % 2) * 10 - 4;
    return (
      ellipse(x, top + 9, 33, 11, stage.deep(PAINT.rock), { opacity: 0.7 }) +
      ellipse(x, top + 4, 31, 11, stage.shade(PAINT.rock)) +
      ellipse(x + 1, top, 30, 10, stage.lit(PAINT.stone))
    );
  }).join('');
}

/** The rock at the source of the brook. */
export function source(stage: Stage, x: number): string {
  const rock: Color = '#a8957a';
  return (
    crag(
      stage,
      { from: x - 250, to: x + 240, top: 420, bottom: 620 },
      { color: rock, facet: 62, rough: 30 },
    ) +
    path(`M${x - 52} 600L${x - 44} 520Q${x} 480 ${x + 46} 522L${x + 56} 600Z`, stage.deep(rock)) +
    falls(stage, x, 536, 606, 62, 1.4) +
    [-250, -120, 120, 236]
      .map((dx, index) =>
        foliage(stage, x + dx, index % 3 === 0 ? 610 : 442, 120, 66, {
          color: mix(stage.season.leaf, MOSS, 0.4),
        }),
      )
      .join('')
  );
}
