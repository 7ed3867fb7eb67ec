import type { Point } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { limb } from './limb.ts';
import { figure, oval, type Spot } from './mosaicPanel.ts';

export const FLESH = '#d6a07c';

export const DARK_FLESH = '#b57a55';

export const LEAVES = ['#5f7546', '#7f9058'] as const;

/** Head, neck and body of a standing figure from the hips up, without arms; the origin is at the hips. */
export function body(stage: Stage, skin: Color, hair: Color, spot: Spot): string {
  const { x = 0, y = 0, scale = 1, flip = false } = spot;
  const side = flip ? -scale : scale;
  return [
    figure(
      stage,
      'M-12 0C-14 12 -7 20 -13 38C-11 45 -4 46 -4 46L-4 52L4 52L4 46C4 46 11 45 13 38C7 20 14 12 12 0Z',
      skin,
      spot,
    ),
    oval(stage, [x + side, y + 58 * scale], 7.4 * scale, 8.4 * scale, skin),
    figure(
      stage,
      'M-8 54C-12 66 -2 70 2 69C10 68 10 60 9 58C4 62 -2 62 -4 52L-12 46C-14 52 -12 56 -8 54Z',
      hair,
      spot,
    ),
  ].join('');
}

export const arm = (stage: Stage, points: readonly Point[], skin: Color, spot: Spot) =>
  figure(stage, limb(points, [8, 6.5, 4.5, 4].slice(0, points.length)), skin, spot);

export const CLOTH = 'M-15 6C-4 0 6 4 15 8C20 -8 18 -30 22 -46L-22 -46C-16 -30 -20 -10 -15 6Z';

export function bush(stage: Stage, [x, y]: Point, size: number): string {
  return (
    figure(
      stage,
      limb(
        [
          [0, -30],
          [2, -10],
          [0, 10],
        ],
        [6, 4, 3],
      ),
      '#7c5a3c',
      { x, y, scale: size },
    ) +
    [
      [-12, 8],
      [11, 9],
      [0, 20],
      [-9, 22],
      [12, 24],
    ]
      .map(([dx = 0, dy = 0], index) =>
        oval(
          stage,
          [x + dx * size, y + dy * size],
          13 * size,
          10 * size,
          LEAVES[index % 2] ?? '#5f7546',
        ),
      )
      .join('')
  );
}
