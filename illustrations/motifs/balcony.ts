import { straightPath } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { type Face, type Project, panel } from './space.ts';

/** A row of houses on one side of the street. */
export interface Row {
  project: Project;
  half: number;
  side: -1 | 1;
}

/** A house by the street: its near and far end, in metres. */
export interface House {
  from: number;
  to: number;
  height: number;
  wall: Color;
  wood: Color;
  /** The colour of the roof over the balcony. */
  roof: Color;
}

/** Colours of a side of the street: the left one is sunlit, the right one is in shadow. */
export function sideTone(stage: Stage, side: -1 | 1) {
  return (color: Color) =>
    side < 0
      ? mix(stage.lit(color), stage.shade(color), 0.06)
      : mix(stage.lit(color), stage.shade(color), 0.82);
}

/** A balcony: beams below, a rail of turned wood, posts, and a lintel with a small roof. */
export function balcony(
  stage: Stage,
  { project, half, side }: Row,
  { from, to, wood, roof }: House,
): string {
  const out = half - 1.05;
  const [near, far] = [from + 0.18, to - 0.18];
  const tone = sideTone(stage, side);
  const front: Face = (along, up) => project(side * out, up, along);
  // The near end, from the wall to the edge of the balcony.
  const end = (low: number, high: number, fill: string) =>
    polygon(
      [
        project(side * half, low, near),
        project(side * half, high, near),
        project(side * out, high, near),
        project(side * out, low, near),
      ],
      fill,
    );
  const dark = stage.deep(wood);
  const ends =
    side < 0
      ? mix(tone(wood), stage.shade(wood), 0.75)
      : mix(stage.lit(wood), stage.shade(wood), 0.3);
  const bars: string[] = [];
  const step = (far - near) / (from < 6 ? 11 : 7);
  for (let at = near + step * 0.5; at < far && from < 13; at += step) {
    bars.push(
      `${straightPath([front(at, 3.42), front(at, 4.2), front(at + step * 0.42, 4.2), front(at + step * 0.42, 3.42)])}Z`,
    );
  }
  const posts = [near, (near * 2 + far) / 3, (near + far * 2) / 3, far - 0.12].map(
    (at) =>
      `${straightPath([front(at, 4.2), front(at, 5.6), front(at + 0.12, 5.6), front(at + 0.12, 4.2)])}Z`,
  );
  return [
    // The underside, with its bracket against the wall.
    polygon(
      [
        project(side * half, 3.1, near),
        project(side * out, 3.1, near),
        project(side * out, 3.1, far),
        project(side * half, 3.1, far),
      ],
      dark,
    ),
    polygon(
      [
        project(side * half, 3.1, near),
        project(side * half, 2.45, near),
        project(side * (half - 0.16), 2.45, near),
        project(side * out, 3.1, near),
      ],
      ends,
    ),
    end(3.1, 3.38, ends),
    end(4.2, 4.3, ends),
    end(3.38, 3.5, dark),
    panel(front, [near, far], [3.38, 4.2], dark, { opacity: 0.55 }),
    panel(front, [near, far], [3.1, 3.42], tone(wood)),
    panel(front, [near - 0.06, far], [4.18, 4.34], tone(mix(wood, PAINT.saffron, 0.25))),
    path(bars.concat(posts).join(''), tone(wood)),
    end(5.6, 6, ends),
    polygon(
      [
        project(side * half, 5.6, near),
        project(side * out, 5.6, near),
        project(side * out, 5.6, far),
        project(side * half, 5.6, far),
      ],
      dark,
    ),
    panel(front, [near, far], [5.56, 5.95], tone(wood)),
    polygon(
      [
        project(side * (out - 0.25), 5.86, near - 0.15),
        project(side * half, 6.5, near - 0.15),
        project(side * half, 6.5, far),
        project(side * (out - 0.25), 5.86, far),
      ],
      tone(roof),
    ),
  ].join('');
}
