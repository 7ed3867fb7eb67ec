import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { plateFace } from '../motifs/ceramics.ts';
import { indoors, through } from '../motifs/lamp.ts';
import { almonds, glass, heaped, sticks } from '../motifs/nibbles.ts';
import { pie, SLANT } from '../motifs/pie.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { ellipse, group, path, rect } from '../svg.ts';

/** A pastilla with a lattice of cinnamon on a blue plate of Fes, in the light of a window. */
export function pastilla(open: Stage): string {
  const stage = indoors(open);
  const { random } = stage;
  const x = random.between(570, 630);
  const cloth = random.pick<Color>(['#e9d6b0', '#b5532a', '#1f5a48']);
  return [
    table(open, stage, cloth, x),
    plate(stage, -300, 300, 250, 1),
    plate(stage, 1520, 330, 250, 2),
    heaped(stage, -250, 296, '#e8952e'),
    heaped(stage, 1560, 326, '#c98a4a'),
    plate(stage, x, 470, 450, random.whole(0, 2)),
    pie(stage, x, 440),
    sticks(stage, random.pick([200, 960])),
    almonds(stage, -150, 640, 7),
    almonds(stage, 1290, 660, 9),
    glass(stage, 1085, 250, PAINT.greenTile, true),
    glass(stage, 120, 232, PAINT.blueTile, false),
    glass(stage, -500, 560, PAINT.greenTile, true),
    glass(stage, 1710, 570, PAINT.blueTile, false),
  ].join('');
}

/** The table from above: tiles, a runner under the plate, the light of the window across both. */
function table(open: Stage, stage: Stage, cloth: Color, x: number): string {
  const shine = open.light.stars ? 0.08 : 0.3;
  const gold = stage.lit(PAINT.saffron);
  return [
    group(rect(LEFT, TOP / SLANT, SPAN, (BOTTOM - TOP) / SLANT, zellige(stage, 140, 'green')), {
      transform: `scale(1 ${SLANT})`,
    }),
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.deep('#3d4a44'), { opacity: 0.45 }),
    rect(LEFT, 560, SPAN, 660, stage.lit(cloth)),
    rect(LEFT, 560, SPAN, 10, gold),
    rect(LEFT, 582, SPAN, 4, gold),
    through(
      stage,
      `M${LEFT} ${TOP}H2000V${BOTTOM}H${LEFT}Z`,
      group(path(archOutline(0, 0, 560, 1200), open.light.disc.color), {
        transform: `matrix(1 0 -.9 .9 ${n(x - 120)} 1130)`,
        opacity: shine,
      }),
    ),
  ].join('');
}

/** A plate on the table, its middle at (x, y). */
function plate(stage: Stage, x: number, y: number, radius: number, kind: number): string {
  return [
    ellipse(x - radius * 0.08, y + radius * 0.1, radius * 1.02, radius * SLANT * 1.02, '#000000', {
      opacity: 0.28,
    }),
    ellipse(x, y + radius * 0.045, radius, radius * SLANT, stage.shade(PAINT.blueTile)),
    group(plateFace(stage, kind), {
      transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(radius) / 100} ${Math.round(radius * SLANT) / 100})`,
    }),
  ].join('');
}
