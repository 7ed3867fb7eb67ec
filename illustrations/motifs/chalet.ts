import type { Point } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { polygon, rect } from '../svg.ts';

const ROOF = '#b8452c';

/**
 * A house of Ifrane: steep red roof, stone base, pale walls, a wooden balcony in the gable. The gable
 * faces the viewer; the long side at the right is in the sun.
 */
export function chalet(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  depth = width,
): string {
  const half = width / 2;
  const wall = width * 0.44;
  const eaves = base - wall;
  const top = eaves - width * 0.88;
  const over = width * 0.1;
  const { snow } = stage.season;
  const pane = stage.lamp();
  const front = mix(stage.lit(PAINT.lime), stage.shade(PAINT.lime), 0.45);
  const wood = stage.shade(PAINT.cedarWood);
  const [right, back] = [x + half, x + half + depth];
  const slopeY = (share: number) => top + (eaves + over * 1.5 - top) * share;
  // Points on the long side of the roof, from the ridge (0) to the eaves (1).
  const plane = (from: number, to: number, fill: string) => {
    const at = (share: number, far: 0 | 1): Point => [
      x + (half + over) * share + far * (depth + over * 0.6 - over * 0.3 * share),
      slopeY(share),
    ];
    return polygon([at(from, 0), at(from, 1), at(to, 1), at(to, 0)], fill);
  };
  const barge = (side: 1 | -1, thick: number, fill: string) =>
    polygon(
      [
        [x, top - thick],
        [x + side * (half + over), slopeY(1) - thick * 0.4],
        [x + side * (half + over), slopeY(1) + thick * 0.9],
        [x, top + thick * 1.1],
      ],
      fill,
    );
  const window = (left: number, y: number, wide: number, tall: number) =>
    rect(left - wide * 0.42, y, wide * 1.84, tall, stage.shade('#3f6b4f')) +
    rect(left, y, wide, tall, pane) +
    rect(left + wide * 0.46, y, wide * 0.08, tall, wood);
  const chimney = width * 0.12;
  return [
    rect(x + depth * 0.62, top - chimney * 1.1, chimney, chimney * 2, stage.lit(PAINT.rock)),
    rect(
      x + depth * 0.62,
      top - chimney * 1.1,
      chimney * 0.4,
      chimney * 2,
      stage.shade(PAINT.rock),
    ),
    rect(right - 1, eaves, depth, wall, stage.lit(PAINT.white)),
    rect(right - 1, base - wall * 0.24, depth, wall * 0.24, stage.lit(PAINT.rock)),
    window(right + depth * 0.25, eaves + wall * 0.24, width * 0.1, wall * 0.34),
    window(right + depth * 0.64, eaves + wall * 0.24, width * 0.1, wall * 0.34),
    polygon(
      [
        [right, eaves],
        [back, eaves],
        [back, eaves + wall * 0.16],
        [right, eaves + wall * 0.2],
      ],
      stage.shade(PAINT.lime),
    ),
    polygon(
      [
        [x - half, base],
        [x - half, eaves],
        [x, top],
        [right, eaves],
        [right, base],
      ],
      front,
    ),
    rect(x - half, base - wall * 0.24, width, wall * 0.24, stage.shade(PAINT.rock)),
    window(x - width * 0.06, eaves - width * 0.36, width * 0.12, width * 0.2),
    rect(
      x - width * 0.27,
      eaves - width * 0.16,
      width * 0.54,
      width * 0.13,
      stage.lit(PAINT.cedarWood),
    ),
    rect(x - width * 0.27, eaves - width * 0.16, width * 0.54, width * 0.03, wood),
    window(x - width * 0.31, eaves + wall * 0.2, width * 0.13, wall * 0.4),
    rect(x + width * 0.14, eaves + wall * 0.22, width * 0.18, wall * 0.78, wood),
    plane(0, 1, stage.lit(ROOF)),
    snow
      ? plane(0, 0.6, stage.lit(PAINT.snow)) + plane(0.96, 1, stage.shade(ROOF))
      : plane(0.94, 1, stage.shade(ROOF)),
    barge(-1, width * 0.035, stage.shade(ROOF)),
    barge(1, width * 0.035, stage.lit('#8f3422')),
    snow ? barge(-1, width * 0.03, mix(stage.lit(PAINT.snow), stage.shade(PAINT.snow), 0.5)) : '',
    snow ? barge(1, width * 0.02, stage.lit(PAINT.snow)) : '',
  ].join('');
}
