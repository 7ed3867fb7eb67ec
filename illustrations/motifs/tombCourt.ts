import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { ellipse, group, path, polygon, rect } from '../svg.ts';
import { archOutline, framedArch, star } from './arch.ts';
import { tiledRoof } from './buildings.ts';
import { FLOOR } from './tombRoofs.ts';
import { frieze, zellige } from './zellige.ts';

/** The wall of the court with its gate: a tiled arch under a canopy of carved cedar. */
export function court(stage: Stage, x: number, color: Color, town: boolean): string {
  const top = 520;
  const body = stage.lit(color);
  const dado = zellige(stage, 30, town ? 'blue' : 'mixed');
  const niches = [-1, 1].flatMap((side) =>
    [270, 420, 640, 790, 940, 1090].map((dx) => archOutline(x + side * dx, FLOOR - 72, 60, 92)),
  );
  return [
    rect(LEFT, top, SPAN, FLOOR - top, body),
    tiledRoof(stage, 600, top + 2, SPAN, 26, SPAN - 30),
    path(niches.join(''), stage.shade(color), { opacity: 0.55 }),
    rect(LEFT, FLOOR - 64, SPAN, 64, dado),
    rect(LEFT, FLOOR - 70, SPAN, 7, stage.lit(PAINT.greenTile)),
    // The gate projects from the wall and casts a shadow to the left.
    polygon(
      [
        [x - 176, top + 14],
        [x - 232, top + 60],
        [x - 232, FLOOR],
        [x - 176, FLOOR],
      ],
      stage.shade(color),
      { opacity: 0.7 },
    ),
    rect(x - 176, 452, 352, FLOOR - 452, stage.lit(town ? PAINT.white : PAINT.lime)),
    rect(x - 176, 452, 18, FLOOR - 452, stage.shade(PAINT.lime)),
    rect(x - 142, 518, 284, FLOOR - 518, zellige(stage, 34, town ? 'green' : 'blue')),
    frieze(stage, x - 142, 496, 284, 24, town ? PAINT.blueTile : PAINT.greenTile),
    framedArch(
      x,
      FLOOR,
      126,
      166,
      [
        [14, stage.lit(PAINT.plaster)],
        [7, stage.lit(PAINT.saffron)],
        [9, stage.lit(town ? PAINT.blueTile : PAINT.greenTile)],
      ],
      stage.deep(PAINT.cedarWood),
    ),
    // Through the gate: the next court in the sun, and a lamp.
    path(
      archOutline(x, FLOOR, 74, 126),
      stage.light.lamps ? stage.lamp() : stage.lit(PAINT.limestone),
    ),
    path(archOutline(x, FLOOR, 40, 92), stage.deep(PAINT.greenTile), { opacity: 0.7 }),
    canopy(stage, x, 494),
  ].join('');
}

/** The canopy over the gate: brackets and beams of carved cedar under green tiles. */
function canopy(stage: Stage, x: number, y: number): string {
  const wood = stage.lit(PAINT.cedarWood);
  const dark = stage.shade(PAINT.darkWood);
  const brackets = Array.from({ length: 15 }, (_, index) => {
    const left = x - 196 + index * 26.6;
    return `M${n(left)} ${y - 36}h14v22q-2 14 -14 16z`;
  });
  const bosses = Array.from({ length: 14 }, (_, index) =>
    star(x - 182 + index * 28, y - 50, 8, stage.lit(PAINT.saffron)),
  );
  return (
    rect(x - 190, y - 40, 380, 40, dark) +
    path(brackets.join(''), wood) +
    rect(x - 204, y - 64, 408, 28, wood) +
    group(bosses.join(''), { opacity: 0.75 }) +
    tiledRoof(stage, x, y - 62, 452, 48, 372)
  );
}

/** The floor of the court: marble, with a tiled path to the gate. */
export function floor(stage: Stage, x: number): string {
  const marble = stage.lit(mix(PAINT.white, PAINT.stone, 0.45));
  const rays = Array.from({ length: 21 }, (_, index) => {
    const dx = (index - 10) * 84;
    return `M${n(x + dx)} ${FLOOR}L${n(x + dx * 3.4)} ${BOTTOM}`;
  });
  const bands = [722, 756, 806, 880, 985].map((y) => `M${LEFT} ${y}H${RIGHT}`);
  return (
    rect(LEFT, FLOOR, SPAN, BOTTOM - FLOOR, marble) +
    rect(LEFT, FLOOR, SPAN, 14, stage.shade(PAINT.stone), { opacity: 0.55 }) +
    path(rays.join('') + bands.join(''), 'none', {
      stroke: stage.shade(PAINT.stone),
      'stroke-width': 2.5,
      opacity: 0.3,
    }) +
    polygon(
      [
        [x - 66, FLOOR],
        [x + 66, FLOOR],
        [x + 226, BOTTOM],
        [x - 226, BOTTOM],
      ],
      mix(stage.lit(PAINT.terracotta), stage.lit(PAINT.stone), 0.45),
    )
  );
}

/** A star-shaped basin on the floor, with an overflowing fluted marble bowl on a foot. */
export function fountain(stage: Stage, x: number, y: number): string {
  const white = stage.lit(PAINT.white);
  const dark = stage.shade(PAINT.limestone);
  const rim = (rx: number, ry: number, dy: number): string =>
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      const reach = index % 2 ? 0.86 : 1;
      return `${index ? 'L' : 'M'}${n(x + Math.cos(angle) * rx * reach)} ${n(y + dy + Math.sin(angle) * ry * reach)}`;
    })
      .join('')
      .concat('Z');
  return [
    ellipse(x - 26, y + 26, 200, 34, stage.shade(PAINT.stone), { opacity: 0.5 }),
    path(rim(176, 40, 16), stage.shade(PAINT.greenTile)),
    path(rim(176, 40, 2), stage.lit(PAINT.lime)),
    path(rim(158, 33, 3), stage.far(PAINT.water, 0.2)),
    path(`M${n(x - 120)} ${n(y + 6)}h64m30 14h90m-20 -22h50`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 2.5,
      opacity: 0.4,
    }),
    path(`M${n(x - 13)} ${n(y + 6)}l4 -48h18l4 48q-13 8 -26 0z`, white),
    path(`M${n(x - 13)} ${n(y + 6)}l4 -48h6l-2 51q-6 0 -8 -3z`, dark),
    path(`M${n(x - 78)} ${n(y - 62)}q10 26 70 30h16q60 -4 70 -30z`, white),
    path(`M${n(x - 78)} ${n(y - 62)}q10 26 70 30h4q-24 -12 -30 -30z`, dark),
    ellipse(x, y - 62, 78, 11, stage.lit(PAINT.plaster)),
    ellipse(x, y - 62, 66, 7.5, stage.far(PAINT.water, 0.25)),
    path(
      `M${n(x)} ${n(y - 64)}v-34M${n(x - 2)} ${n(y - 96)}q-22 -8 -28 30M${n(x + 2)} ${n(y - 96)}q22 -8 28 30`,
      'none',
      {
        stroke: stage.lit(PAINT.foam),
        'stroke-width': 3.5,
        'stroke-linecap': 'round',
        opacity: 0.85,
      },
    ),
  ].join('');
}
