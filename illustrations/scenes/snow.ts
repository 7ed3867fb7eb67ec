import { type Point, smoothPath } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { darkCedar } from '../motifs/darkCedar.ts';
import { slope } from '../motifs/land.ts';
import { massif } from '../motifs/relief.ts';
import { skier } from '../motifs/skier.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { cedarStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { snowStreet } from './snowStreet.ts';

/** Winter in the Middle Atlas: a ski slope with cedars (Michlifen), or a street of Ifrane with red roofs. */
export function snow(stage: Stage): string {
  return stage.motif === 'ifrane' ? snowStreet(stage) : piste(stage);
}

/** A large slope down from the left, with skiers and their tracks. */
function piste(stage: Stage): string {
  const { random } = stage;
  const shift = random.between(-60, 80);
  const blue = mix(stage.lit(PAINT.snow), stage.shade('#7f9fc4'), 0.7);
  const hill = (x: number) => {
    const away = ((x - shift + 260) / 1000) ** 2;
    return 312 + (480 * away) / (1 + away) - (x < -260 ? away * 60 : 0);
  };
  const crest: Point[] = [];
  for (let x = LEFT; x <= RIGHT; x += 100) crest.push([x, hill(x)]);
  const wood: Spot[] = [];
  for (let x = LEFT + 150; x < RIGHT - 150; x += random.between(22, 62)) {
    if (x > shift + 40 && x < shift + 330) continue;
    wood.push([x, hill(x) + random.between(6, 30), random.between(60, 124)]);
  }
  const far = Array.from({ length: 40 }, (): Spot => {
    return [random.between(560, 1900), random.between(540, 610), random.between(34, 64)];
  }).sort((a, b) => a[1] - b[1]);
  const near: Spot[] = [
    [shift - 30, 690, 370],
    [shift - 150, 730, 270],
    [1010 + shift * 0.4, 800, 430],
    [1120, 830, 300],
    [1450, 830, 360],
    [1640, 800, 260],
    [-430, 780, 350],
  ];
  // A track has wider curves towards the viewer, and ends under its skier.
  const run = (x: number, y: number, toX: number, toY: number, turns: number, wide: number) => {
    const points = Array.from({ length: 25 }, (_, index): Point => {
      const share = index / 24;
      const swing = Math.sin(share * turns * Math.PI) * wide * (0.25 + share);
      return [x + (toX - x) * share + swing, y + (toY - y) * share ** 1.25];
    });
    return smoothPath(points);
  };
  const lines: readonly (readonly [number, number, number, number, `#${string}`])[] = [
    [shift + 130, shift + 520, 690, 124, '#d8452c'],
    [shift + 250, shift + 395, 520, 76, '#1d4f8f'],
    [shift + 200, shift + 215, 440, 48, '#e3a92f'],
  ];
  return [
    sky(stage, 600),
    clouds(stage, 3, 150),
    massif(
      stage,
      [
        [LEFT, 520],
        [-300, 430],
        [100, 500],
        [520, 480],
        [760, 384 + shift * 0.3],
        [900, 470],
        [1130, 404],
        [1330, 490],
        [1620, 380],
        [RIGHT, 480],
      ],
      { color: PAINT.mountain, distance: 0.45, snowLine: 455 },
    ),
    slope(540, 40, stage.far(PAINT.snow, 0.3), -20),
    cedarStand(stage, far, 0.4),
    cedarStand(stage, wood, 0.12),
    path(`${smoothPath(crest)}V${BOTTOM}H${LEFT}Z`, stage.lit(PAINT.snow)),
    path(
      lines
        .map(([x, toX, toY], index) => run(x, hill(x) + 6, toX, toY, 5 - index, 62 - index * 14))
        .join(''),
      'none',
      { stroke: blue, 'stroke-width': 7, 'stroke-linecap': 'round' },
    ),
    // Long shadows of the near cedars.
    near
      .map(([x, base, height]) =>
        polygon(
          [
            [x - 5, base],
            [x + 6, base],
            [x - height * 0.7, base + height * 0.34],
            [x - height * 0.98, base + height * 0.36],
            [x - height * 0.8, base + height * 0.24],
          ],
          blue,
        ),
      )
      .join(''),
    lines.map(([, x, y, size, coat]) => skier(stage, x, y, size, coat)).join(''),
    near.map(([x, base, height]) => darkCedar(stage, x, base, height)).join(''),
  ].join('');
}
