import type { Color } from '../color.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, path } from '../svg.ts';

/** Tufts of grass between two heights, with poppies in spring. */
export function meadow(
  stage: Stage,
  top: number,
  bottom: number,
  { count = 50, from = LEFT, to = RIGHT, color = stage.season.grass as Color } = {},
): string {
  const { random, season } = stage;
  const light: string[] = [];
  const dark: string[] = [];
  const flowers: string[] = [];
  for (let index = 0; index < count; index++) {
    const near = random.between(0, 1);
    const y = top + (bottom - top) * near;
    const x = random.between(from, to);
    const size = 8 + near * 20;
    const w = Math.round;
    const blade = (dx: number, lean: number, tall: number) =>
      `M${w(x + dx)} ${w(y)}q0 ${w(-tall * 0.7)} ${w(lean)} ${w(-tall)}l${w(4 - lean)} ${w(tall)}z`;
    (index % 2 ? light : dark).push(
      blade(0, -size * 0.4, size) +
        blade(size * 0.2, size * 0.1, size * 1.3) +
        blade(size * 0.45, size * 0.5, size * 0.9),
    );
    if (season.blossom && random.chance(0.55)) {
      flowers.push(circle(x + size * 0.3, y - size * 1.25, 2.2 + near * 3, stage.lit('#d2452c')));
    }
  }
  return (
    path(dark.join(''), stage.shade(color)) +
    path(light.join(''), stage.lit(color)) +
    flowers.join('')
  );
}
