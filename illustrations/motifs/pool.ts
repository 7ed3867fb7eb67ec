import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { boulder, ripples } from './waterside.ts';

const LEAF = '#5f8f4e';

export const MOSS = '#4c7a48';

export const leaf = (stage: Stage): Color => mix(stage.season.leaf, LEAF, 0.25);

/** Still water from `top` down, with rings of light, and stones along the near edge. */
export function pool(stage: Stage, top: number): string {
  const { random } = stage;
  const color = mix(stage.shade(PAINT.water), stage.lit('#4aa3a8'), 0.5);
  const stones = [-640, -430, -180, 120, 230, 930, 1060, 1330, 1600, 1820].map((x, index) =>
    boulder(
      stage,
      x + random.between(-30, 30),
      top + 70 + (index % 3) * 34,
      random.between(90, 170),
      random.between(44, 84),
    ),
  );
  return [
    rect(LEFT, top, 2800, 1100 - top, color),
    path(
      `M${LEFT} ${top}H${RIGHT}V${top + 26}Q600 ${top + 60} ${LEFT} ${top + 26}Z`,
      mix(color, stage.deep(MOSS), 0.35),
    ),
    ripples(random, [150, top + 30], [1050, 960], 16, stage.lit(PAINT.foam), 0.5),
    ripples(random, [-700, top + 40], [1900, 960], 14, stage.lit(PAINT.foam), 0.25),
    ...stones,
  ].join('');
}

/** The near bank at one side, from `x` outwards. */
export function shore(stage: Stage, x: number, direction: number, color: Color): string {
  const edge = direction > 0 ? RIGHT : LEFT;
  const at = (dx: number) => n(x + direction * dx);
  return (
    path(
      `M${at(0)} 800Q${at(30)} 772 ${at(150)} 768T${at(520)} 752L${edge} 746V862Q${at(400)} 866 ${at(130)} 834Q${at(10)} 824 ${at(0)} 800Z`,
      stage.shade(PAINT.rock),
    ) +
    path(
      `M${at(0)} 798Q${at(30)} 770 ${at(150)} 766T${at(520)} 750L${edge} 744V836Q${at(400)} 842 ${at(130)} 812Q${at(10)} 812 ${at(0)} 798Z`,
      stage.lit(color),
    )
  );
}
