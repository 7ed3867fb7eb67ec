import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, polygon, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { battlements } from './buildings.ts';

/** A kasbah above its village: four tapering towers of rammed earth around a tall keep. */
export function fortress(stage: Stage, x: number, base: number): string {
  const body = PAINT.earth;
  const tower = (left: number, wide: number, tall: number) =>
    polygon(
      [
        [left, base + 60],
        [left + wide * 0.08, base - tall],
        [left + wide * 0.92, base - tall],
        [left + wide, base + 60],
      ],
      stage.lit(body),
    ) +
    polygon(
      [
        [left, base + 60],
        [left + wide * 0.08, base - tall],
        [left + wide * 0.36, base - tall],
        [left + wide * 0.34, base + 60],
      ],
      stage.shade(body),
    ) +
    battlements(left + wide * 0.05, base - tall, wide * 0.9, 17, stage.lit(body)) +
    [0.3, 0.52, 0.74]
      .map((share) =>
        rect(left + share * wide, base - tall + 44, wide * 0.08, 20, stage.deep(body)),
      )
      .join('') +
    rect(left + wide * 0.14, base - tall + 18, wide * 0.74, 8, stage.lit(PAINT.lime), {
      opacity: '.6',
    });
  return [
    rect(x - 130, base - 80, 260, 150, stage.lit(PAINT.earthDark)),
    battlements(x - 130, base - 80, 260, 15, stage.lit(PAINT.earthDark)),
    tower(x - 52, 104, 190),
    tower(x - 170, 76, 150),
    tower(x + 96, 76, 140),
    path(archOutline(x, base + 40, 34, 66), stage.deep(body)),
    stage.light.lamps ? circle(x, base + 14, 7, '#ffcf6b') : '',
  ].join('');
}
