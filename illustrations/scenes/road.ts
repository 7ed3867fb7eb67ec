import { n, type Point } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { darkCedar } from '../motifs/darkCedar.ts';
import { ridge } from '../motifs/land.ts';
import { massif } from '../motifs/relief.ts';
import { car, milestone } from '../motifs/roadside.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cedarStand, roundStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { line, path } from '../svg.ts';

const ASPHALT = '#6d6a68';

/** A mountain road in wide bends up to a pass, with a small car and a milestone. */
export function road(stage: Stage): string {
  const { random, season } = stage;
  const b = random.pick([-1, 1] as const);
  const pass = 600 - b * random.between(20, 90);
  const grass = season.snow ? '#e6ebe6' : season.grass;
  const hill = stage.lit(mix(grass, PAINT.hill, 0.25));
  // The bends, from the pass to the foreground: middle of the road and half its width.
  const bends: readonly (readonly [number, number, number])[] = [
    [pass, 446, 4],
    [pass + 70 * b, 474, 5],
    [pass + 150 * b, 498, 7],
    [pass + 40 * b, 528, 10],
    [pass - 190 * b, 560, 13],
    [pass - 250 * b, 594, 17],
    [pass - 60 * b, 630, 22],
    [pass + 260 * b, 664, 28],
    [pass + 350 * b, 712, 38],
    [pass + 130 * b, 764, 52],
    [pass - 90 * b, 830, 72],
    [pass - 60 * b, 930, 110],
    [pass + 120 * b, BOTTOM, 170],
  ];
  // The edges are perpendicular to the road, but flattened by the perspective.
  const side = (sign: 1 | -1, share: number): Point[] =>
    bends.map(([x, y, half], index) => {
      const [fromX, fromY] = bends[index - 1] ?? [x, y];
      const [toX, toY] = bends[index + 1] ?? [x, y + 1];
      const [dx, dy] = [toX - fromX, (toY - fromY) * 2.2];
      const reach = (sign * half * share * 1.4) / Math.hypot(dx, dy);
      return [x - dy * reach, y + dx * reach * 0.42];
    });
  const band = (share: number, fill: string) =>
    path(`${curve(side(-1, share))}L${curve(side(1, share).reverse()).slice(1)}Z`, fill);
  const spots = Array.from({ length: 70 }, (): Spot => {
    const share = random.between(0, 1);
    const far = random.pick([-1, 1] as const);
    const x = pass + far * (320 + random.between(0, 1100) + share * 120);
    return [x, 520 + share * 220 + Math.abs(x - pass) * 0.03, 34 + share * 60];
  }).sort((u, v) => u[1] - v[1]);
  const tops: Point[] = [
    [LEFT, 470],
    [-520, 330],
    [-250, 440],
    [pass - 420, 400],
    [pass - 230 * b, 240],
    [pass + 10, 400],
    [pass + 250 * b + 30, 330],
    [pass + 480, 440],
    [1400, 320],
    [1640, 430],
    [RIGHT, 380],
  ];
  return [
    sky(stage, 600),
    clouds(stage, 3, 130),
    massif(
      stage,
      tops.sort((u, v) => u[0] - v[0]),
      { color: PAINT.mountain, distance: 0.45, snowLine: season.snow ? 420 : 318 },
    ),
    ridge(stage, 540, 110, stage.far(PAINT.hill, 0.42), { step: 200 }),
    path(
      `M${LEFT} 560C-300 500 ${n(pass - 420)} 500 ${n(pass)} 448C${n(pass + 420)} 500 1500 490 ${RIGHT} 560V${BOTTOM}H${LEFT}Z`,
      hill,
    ),
    path(
      `M${LEFT} 640C-200 610 ${n(pass - 500)} 560 ${n(pass - 120)} 596S${n(pass + 500)} 640 1300 590T${RIGHT} 640V${BOTTOM}H${LEFT}Z`,
      stage.lit(grass),
    ),
    path(
      `M${LEFT} 780Q200 720 ${n(pass + 300)} 742T${RIGHT} 770V${BOTTOM}H${LEFT}Z`,
      stage.lit(mix(grass, PAINT.oliveDark, season.snow ? 0.08 : 0.22)),
    ),
    season.snow || random.chance(0.5)
      ? cedarStand(stage, spots, 0.16)
      : roundStand(stage, spots, '#4f6340', '#7d8a5a', 0.16),
    band(1.25, stage.lit(PAINT.earthRoad)),
    band(1, stage.lit(ASPHALT)),
    dashes(stage, bends),
    car(stage, pass + 170 * b, 656, 0.62, b),
    milestone(stage, pass - 330 * b, 858),
    darkCedar(stage, pass + 480 * b, 850, 420),
    darkCedar(stage, pass + 600 * b, 880, 320),
    darkCedar(stage, pass - 820 * b, 860, 400),
    darkCedar(stage, pass - 960 * b, 880, 300),
    birds(stage, 3, [300, 160]),
  ].join('');
}

/** Path data of a curve through all points. */
function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(q[0] + (r[0] - p[0]) / 6)} ${n(q[1] + (r[1] - p[1]) / 6)} ${n(r[0] - (s[0] - q[0]) / 6)} ${n(r[1] - (s[1] - q[1]) / 6)} ${n(r[0])} ${n(r[1])}`;
  }
  return d;
}

/** The white broken centre line, wider towards the viewer. */
function dashes(stage: Stage, bends: readonly (readonly [number, number, number])[]): string {
  const strokes = [6, 8, 9, 10, 11].map((from) => {
    const [first = [0, 0, 0], second = first] = bends.slice(from, from + 2);
    return [0.15, 0.6]
      .map((share) => {
        const at = (s: number): Point => [
          first[0] + (second[0] - first[0]) * s,
          first[1] + (second[1] - first[1]) * s,
        ];
        return line([at(share), at(share + 0.2)], stage.lit(PAINT.white), first[2] * 0.1);
      })
      .join('');
  });
  return strokes.join('');
}
