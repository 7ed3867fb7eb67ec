import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';

/** A potter's wheel: wheel head and bowl above, the kick wheel below. */
export function turning(stage: Stage, x: number): string {
  const clay = stage.lit('#c98a62');
  const wet = stage.shade('#a5683f');
  const wood = stage.lit(PAINT.cedarWood);
  return [
    ellipse(x, 800, 190, 22, '#000000', { opacity: 0.25 }),
    rect(x - 9, 560, 18, 240, stage.deep(PAINT.rockDark)),
    ellipse(x, 778, 150, 22, stage.deep(PAINT.cedarWood)),
    ellipse(x, 768, 150, 22, wood),
    ellipse(x, 768, 34, 5, stage.deep(PAINT.cedarWood)),
    ellipse(x, 574, 96, 13, stage.deep(PAINT.cedarWood)),
    ellipse(x, 565, 96, 13, wood),
    path(`M${x - 44} 564Q${x - 96} 520 ${x - 92} 462H${x + 92}Q${x + 96} 520 ${x + 44} 564Z`, clay),
    path(`M${x - 44} 564Q${x - 96} 520 ${x - 92} 462H${x - 30}Q${x - 50} 520 ${x - 12} 564Z`, wet),
    ellipse(x, 462, 92, 15, mix(clay, '#ffffff', 0.12)),
    ellipse(x, 465, 78, 11, wet),
    path(`M${x - 86} 500Q${x} 514 ${x + 86} 500M${x - 76} 530Q${x} 546 ${x + 76} 530`, 'none', {
      stroke: wet,
      'stroke-width': 4,
      opacity: 0.55,
    }),
    // The far hand above the rim, which holds the bowl from outside.
    path(`M${x + 62} 452q24 2 28 30q2 20 -10 30q-6 -30 -26 -44z`, stage.lit(PAINT.skin)),
    path(`M${x - 62} 456q-24 2 -30 28q-2 20 8 32q8 -30 28 -44z`, stage.lit(PAINT.skin)),
  ].join('');
}

/** The potter's bench. */
export function seat(stage: Stage, x: number): string {
  return (
    rect(x - 80, 628, 190, 20, stage.lit(PAINT.cedarWood)) +
    rect(x - 62, 648, 22, 140, stage.deep(PAINT.cedarWood)) +
    rect(x + 60, 648, 22, 140, stage.deep(PAINT.cedarWood))
  );
}

/** Unfired bowls on a board on the floor. */
export function raw(stage: Stage, x: number): string {
  const bowl = (left: number, base: number) =>
    path(
      `M${left - 18} ${base}Q${left - 52} ${base - 16} ${left - 52} ${base - 48}H${left + 52}Q${left + 52} ${base - 16} ${left + 18} ${base}Z`,
      stage.lit('#d9a277'),
    ) +
    path(
      `M${left - 18} ${base}Q${left - 52} ${base - 16} ${left - 52} ${base - 48}H${left - 16}Q${left - 18} ${base - 16} ${left - 2} ${base}Z`,
      stage.shade('#b97f55'),
    ) +
    ellipse(left, base - 48, 52, 8, stage.shade('#a5683f'));
  return [
    rect(x - 80, 800, 330, 14, stage.lit(PAINT.cedarWood)),
    rect(x - 80, 814, 330, 8, stage.deep(PAINT.cedarWood)),
    bowl(x - 10, 800),
    bowl(x + 85, 800),
    bowl(x + 38, 756),
    bowl(x + 180, 800),
    circle(x - 700, 812, 26, stage.lit('#c98a62')),
    circle(x - 652, 818, 20, stage.shade('#c98a62')),
  ].join('');
}
