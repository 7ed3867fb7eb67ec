import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';

import type { Stage } from '../stage.ts';
import { group, path, polygon, rect } from '../svg.ts';

/** The roof of a mosque or tomb: a pyramid of green tiles on a white wall, its left side dark. */
export function greenPyramid(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  distance = 0,
): string {
  const half = width / 2;
  const wall = width * 0.42;
  const rise = width * 0.42;
  const eaves = base - wall;
  const dark = mix(stage.shade(PAINT.greenTile), stage.light.haze, distance);
  const ribs = [-0.6, -0.3, 0, 0.3, 0.6]
    .map(
      (share) =>
        `M${Math.round(x)} ${Math.round(eaves - rise)}L${Math.round(x + share * half)} ${Math.round(eaves)}`,
    )
    .join('');
  return (
    rect(x - half * 0.88, eaves, width * 0.88, wall, stage.far(PAINT.lime, distance)) +
    rect(
      x - half * 0.88,
      eaves,
      width * 0.24,
      wall,
      mix(stage.shade(PAINT.lime), stage.light.haze, distance),
    ) +
    polygon(
      [
        [x - half, eaves],
        [x, eaves - rise],
        [x + half, eaves],
      ],
      stage.far(PAINT.greenTile, distance),
    ) +
    polygon(
      [
        [x - half, eaves],
        [x, eaves - rise],
        [x - half * 0.3, eaves],
      ],
      dark,
    ) +
    group(path(ribs, 'none', { stroke: dark, 'stroke-width': Math.max(1, width / 60) }), {
      opacity: 0.6,
    }) +
    rect(x - half - 2, eaves - 2, width + 4, Math.max(3, width * 0.035), dark)
  );
}

/** A long roof of green tiles, one of several parallel roofs of a prayer hall. */
export function greenRoof(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
): string {
  const wall = height * 0.7;
  const eaves = base - wall;
  const ribs: string[] = [];
  for (let at = x + 14; at < x + width; at += 15) {
    ribs.push(
      `M${Math.round(at)} ${Math.round(eaves)}L${Math.round(x + width / 2 + (at - x - width / 2) * 0.84)} ${Math.round(eaves - height)}`,
    );
  }
  return (
    rect(x + 8, eaves, width - 16, wall, stage.lit(PAINT.lime)) +
    rect(x + 8, eaves, width - 16, wall * 0.3, stage.shade(PAINT.lime)) +
    polygon(
      [
        [x, eaves],
        [x + width * 0.08, eaves - height],
        [x + width * 0.92, eaves - height],
        [x + width, eaves],
      ],
      stage.lit(PAINT.greenTile),
    ) +
    path(ribs.join(''), 'none', {
      stroke: stage.shade(PAINT.greenTile),
      'stroke-width': 2.5,
      opacity: 0.75,
    }) +
    rect(x + width * 0.07, eaves - height - 5, width * 0.86, 8, stage.lit(PAINT.lime)) +
    rect(x - 4, eaves - 3, width + 8, 7, stage.shade(PAINT.greenTile), { rx: 3 })
  );
}
