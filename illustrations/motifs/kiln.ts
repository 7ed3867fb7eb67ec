import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { roundOutline } from './arch.ts';
import { glow } from './lamp.ts';

export const FLOOR = 760;

/** The kiln: a dome of clay bricks, fire in its mouth. */
export function kiln(stage: Stage, x: number): string {
  const fire = '#ff9a3c';
  return [
    path(
      `M${x - 190} ${FLOOR + 6}V560Q${x - 176} 380 ${x} 372Q${x + 176} 380 ${x + 190} 560V${FLOOR + 6}Z`,
      stage.lit('#b5754a'),
    ),
    path(
      `M${x - 190} ${FLOOR + 6}V560Q${x - 176} 380 ${x} 372Q${x - 110} 420 ${x - 116} 560V${FLOOR + 6}Z`,
      stage.shade('#94593a'),
    ),
    rect(x - 36, 330, 72, 52, stage.shade('#94593a')),
    glow(stage, [x, 660], 330, 0.6, fire),
    path(roundOutline(x, FLOOR + 6, 184, 236), stage.deep('#94593a')),
    path(roundOutline(x, FLOOR + 6, 148, 206), '#c9501f'),
    path(
      `M${x - 66} ${FLOOR + 6}Q${x - 74} 690 ${x - 36} 640Q${x - 26} 690 ${x - 10} 610Q${x + 22} 650 ${x + 34} 626Q${x + 76} 690 ${x + 62} ${FLOOR + 6}Z`,
      '#f59a32',
    ),
    path(
      `M${x - 36} ${FLOOR + 6}Q${x - 40} 710 ${x - 12} 680Q${x + 6} 712 ${x + 20} 672Q${x + 44} 716 ${x + 34} ${FLOOR + 6}Z`,
      '#ffe08a',
    ),
  ].join('');
}
