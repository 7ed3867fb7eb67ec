import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { archOutline } from './arch.ts';

/** A house front: a door in a horseshoe arch, two or three windows, a parapet. */
export function front(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  color: Color,
): string {
  const { random } = stage;
  const top = base - height;
  const wall = mix(stage.lit(color), stage.shade(color), random.between(0, 0.22));
  const wood = stage.lit(
    random.pick([PAINT.lightBlue, '#3c7a5a', PAINT.blueTile, PAINT.cedarWood]),
  );
  const door = x + width * random.pick([0.3, 0.68]);
  const each = (draw: (left: number, y: number) => string) =>
    [0.25, 0.72]
      .map((share) => draw(Math.round(x + width * share - 17), Math.round(top + height * 0.2)))
      .join('');
  const panes =
    path(
      each((left, y) => `M${left - 5} ${y - 5}h44v64h-44z`),
      stage.lit(PAINT.white),
    ) +
    path(
      each((left, y) => `M${left} ${y}h34v54h-34z`),
      stage.lamp(),
    ) +
    path(
      each((left, y) => `M${left} ${y + 27}h34m-17-27v54`),
      'none',
      { stroke: wood, 'stroke-width': 3 },
    );
  return [
    rect(x, top, width, height, wall),
    rect(x, top, width * 0.16, height, stage.shade(color), { opacity: 0.7 }),
    rect(x - 3, top - 8, width + 6, 16, stage.lit(PAINT.white)),
    rect(x, base - height * 0.17, width, height * 0.17, wood, { opacity: 0.55 }),
    panes,
    path(archOutline(door, base, 74, 132), stage.lit(PAINT.white)),
    path(archOutline(door, base, 54, 116), wood),
    rect(door - 1.5, base - 96, 3, 96, stage.deep(PAINT.cedarWood)),
  ].join('');
}
