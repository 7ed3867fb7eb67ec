import { n } from '../../../domain/format/svgPath.ts';
import { indoors, lantern } from '../../motifs/lamp.ts';
import { orangeTree } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { path, polygon, rect } from '../../svg.ts';

/** A gallery on slim columns around a rectangular basin, seen from its corner. */
export function columnCorner(open: Stage): string {
  const stage = indoors(open, 0.6);
  const corner = 760;
  /** A point on the left (long) wall or the right (short) wall: `share` from the corner outwards. */
  const left = (share: number, up: number): [number, number] => [
    corner - share * 1100,
    470 - up * (250 + share * 300) + share * 190,
  ];
  const right = (share: number, up: number): [number, number] => [
    corner + share * 760,
    470 - up * (250 + share * 260) + share * 160,
  ];
  const wall = (at: typeof left, fill: string, low: number, high: number) =>
    polygon([at(0, low), at(0, high), at(1.4, high), at(1.4, low)], fill);
  const bay = (
    at: typeof left,
    from: number,
    to: number,
    low: number,
    high: number,
    fill: string,
  ) => {
    const [a, b] = [at(from, low), at(to, low)];
    const [c, d] = [at(from, high), at(to, high)];
    const [mx, my] = [(c[0] + d[0]) / 2, Math.min(c[1], d[1]) - 30];
    return path(
      `M${n(a[0])} ${n(a[1])}L${n(c[0])} ${n(c[1] + 20)}Q${n(mx)} ${n(my)} ${n(d[0])} ${n(d[1] + 20)}L${n(b[0])} ${n(b[1])}Z`,
      fill,
    );
  };
  const post = (at: typeof left, share: number, low: number, high: number, w: number) => {
    const [a, b] = [at(share, low), at(share, high)];
    return (
      rect(a[0] - w / 2, b[1], w, a[1] - b[1], stage.lit(PAINT.white)) +
      rect(a[0] - w / 2, b[1], w * 0.3, a[1] - b[1], stage.shade(PAINT.white)) +
      rect(a[0] - w, b[1], w * 2, w * 0.7, stage.lit(PAINT.plaster))
    );
  };
  const dark = stage.light.lamps ? '#8d5a30' : stage.deep('#8d6a44');
  const shares = [0.06, 0.24, 0.46, 0.74, 1.1];
  const both = (draw: (at: typeof left) => string) => draw(left) + draw(right);
  return [
    sky(open, 360),
    clouds(open, 2, 60),
    both((at) => wall(at, stage.lit('#efdcb6'), 0, 1.5)),
    wall(left, stage.shade('#d8bd8c'), 0, 1.5),
    both((at) =>
      shares
        .slice(1)
        .map(
          (to, index) =>
            bay(at, (shares[index] ?? 0) + 0.02, to - 0.02, 0, 0.56, dark) +
            bay(at, (shares[index] ?? 0) + 0.02, to - 0.02, 0.84, 1.26, dark),
        )
        .join(''),
    ),
    both((at) => wall(at, stage.lit(PAINT.cedarWood), 0.74, 0.84)),
    both((at) => wall(at, stage.lit('#a36a3e'), 0.92, 0.95)),
    both((at) => wall(at, stage.lit(PAINT.cedarWood), 1.4, 1.5)),
    both((at) => wall(at, stage.lit(PAINT.greenTile), 1.5, 1.62)),
    both((at) =>
      shares
        .map(
          (share, index) =>
            post(at, share, 0, 0.6, 14 + index * 6) + post(at, share, 0.84, 1.3, 10 + index * 4),
        )
        .join(''),
    ),
    polygon(
      [left(0, 0), left(1.4, 0), [LEFT, BOTTOM], [RIGHT, BOTTOM], right(1.6, 0), right(0, 0)],
      stage.lit('#e6d5b4'),
    ),
    polygon(
      [
        [690, 560],
        [1000, 640],
        [640, 860],
        [240, 720],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [690, 578],
        [962, 644],
        [636, 836],
        [284, 718],
      ],
      stage.lit(PAINT.greenTile),
    ),
    polygon(
      [
        [690, 590],
        [940, 648],
        [634, 824],
        [310, 718],
      ],
      stage.lit('#4f9fb0'),
    ),
    polygon(
      [
        [690, 590],
        [760, 606],
        [430, 756],
        [310, 718],
      ],
      '#ffffff',
      { opacity: 0.18 },
    ),
    orangeTree(stage, 1060, 720, 320),
    orangeTree(stage, 180, 790, 300),
    lantern(stage, 560, 240, 50, 60),
    person(stage, stage.random.between(840, 870), 640, 130, '#1d4f8f'),
  ].join('');
}
