import { n } from '../../domain/format/svgPath.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';

/** A small, distant tractor with a trail of dust. */
export function tractor(stage: Stage, x: number, y: number): string {
  return [
    ellipse(x - 70, y - 6, 60, 9, stage.light.haze, { opacity: '.5' }),
    path(`M${n(x - 22)} ${n(y - 12)}v-20h14v-20h22v22h26v18z`, stage.lit('#c8352a')),
    rect(x - 5, y - 48, 16, 14, stage.shade('#9fc2cf')),
    rect(x + 30, y - 44, 4, 16, stage.shade('#333333')),
    ...[
      [-10, 15],
      [30, 9],
    ].flatMap(([dx = 0, r = 9]) => [
      circle(x + dx, y - r, r, stage.deep('#222222')),
      circle(x + dx, y - r, r * 0.45, stage.lit('#e3a92f')),
    ]),
  ].join('');
}

/** A small, distant combine harvester with dust. */
export function harvester(stage: Stage, x: number, y: number): string {
  return [
    ellipse(x - 90, y - 8, 80, 14, stage.lit('#f1dfa8'), { opacity: '.5' }),
    path(`M${n(x - 46)} ${n(y - 12)}v-34h62l14 12h16v22z`, stage.lit('#3f7a4c')),
    rect(x + 4, y - 60, 26, 26, stage.shade('#9fc2cf')),
    rect(x + 2, y - 64, 30, 5, stage.lit('#3f7a4c')),
    path(`M${n(x - 30)} ${n(y - 46)}l-34 -14v6l30 14z`, stage.shade('#3f7a4c')),
    polygon(
      [
        [x + 44, y - 22],
        [x + 84, y - 18],
        [x + 84, y - 2],
        [x + 56, y - 2],
      ],
      stage.lit('#d8b23a'),
    ),
    circle(x + 18, y - 15, 15, stage.deep('#222222')),
    circle(x - 32, y - 9, 9, stage.deep('#222222')),
  ].join('');
}
