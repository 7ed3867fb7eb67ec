import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { polygon } from '../svg.ts';
import { column } from './roman.ts';
import type { At } from './roofless.ts';

/** Adjacent rooms for wide pictures: low walls and stumps in the grass. */
export function neighbours(stage: Stage, at: At): string {
  const { random } = stage;
  const parts: string[] = [];
  const stumps = [random.between(60, 90), random.between(100, 130), random.between(150, 220)].map(
    (height) =>
      stage.define(
        (id) =>
          `<g id="${id}">${column(stage, { x: 0, base: 0, width: 30, height, broken: true, distance: 0.06 })}</g>`,
      ),
  );
  const places = [
    [1.75, 0.8],
    [2.2, 0.55],
    [2.7, 0],
    [3.1, 0.7],
  ] as const;
  for (const side of [-1, 1] as const) {
    for (const [v, from, to] of [
      [1.1, 1.5, 3.4],
      [0.35, 1.7, 4],
      [-0.3, 2, 4.6],
    ] as const) {
      const up = random.between(40, 80);
      parts.push(
        polygon(
          [
            at(side * from, v),
            at(side * from, v, up),
            at(side * to, v, up * 0.5),
            at(side * to, v),
          ],
          mix(stage.lit(PAINT.stone), stage.shade(PAINT.stone), 0.3),
        ),
        polygon(
          [
            at(side * from, v, up),
            at(side * from, v + 0.12, up),
            at(side * to, v + 0.12, up * 0.5),
            at(side * to, v, up * 0.5),
          ],
          stage.lit(PAINT.limestone),
        ),
      );
    }
    for (const [index, [u, v]] of places.entries()) {
      const [x, base] = at(side * u, v);
      parts.push(
        `<use href="#${stumps[(index + (side > 0 ? 1 : 0)) % 3]}" x="${n(x)}" y="${n(base)}"/>`,
      );
    }
  }
  return parts.join('');
}
