import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { crownTree } from '../motifs/crown.ts';
import { darkCedar } from '../motifs/darkCedar.ts';
import { ridge } from '../motifs/land.ts';
import { massif } from '../motifs/relief.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cedarStand, type Spot } from '../motifs/stand.ts';
import { cypress, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';

/** A golf green with flag and bunkers, mown bands before it, trees and the Atlas behind. */
export function golf(stage: Stage): string {
  const { random, season } = stage;
  const x = random.between(430, 680);
  const turf = mix('#5f9a48', season.grass, 0.18);
  const wood = Array.from(
    { length: 64 },
    (): Spot => [random.between(LEFT, RIGHT), random.between(594, 616), random.between(54, 120)],
  );
  const tall = random.pick(['cedar', 'palm', 'cypress'] as const);
  const tree = (at: number, base: number, height: number) =>
    tall === 'cedar'
      ? darkCedar(stage, at, base, height)
      : tall === 'palm'
        ? palm(stage, at, base, height * 0.92)
        : cypress(stage, at, base, height * 0.9);
  const away = x > 560 ? -1 : 1;
  return [
    sky(stage, 600),
    clouds(stage, 3, 130),
    massif(
      stage,
      [
        [LEFT, 500],
        [-500, 380],
        [-200, 470],
        [x - 300, 350],
        [x - 60, 440],
        [x + 280, 330],
        [x + 560, 460],
        [1450, 370],
        [RIGHT, 480],
      ],
      { color: PAINT.mountain, distance: 0.5, snowLine: season.snow ? 430 : 372 },
    ),
    ridge(stage, 590, 70, stage.far(PAINT.hill, 0.4), { step: 200 }),
    cedarStand(stage, wood, 0.3),
    path(
      `M${LEFT} 620Q${n(x - 500)} 590 ${n(x)} 604T${RIGHT} 610V${BOTTOM}H${LEFT}Z`,
      stage.far(turf, 0.14),
    ),
    crownTree(stage, x - away * 350, 660, 250, {
      color: season.bare ? '#5f7a44' : season.leaf,
      width: 1,
    }),
    crownTree(stage, x - away * 760, 650, 220, {
      color: season.bare ? '#5f7a44' : season.leaf,
      width: 1,
    }),
    crownTree(stage, x + away * 760, 655, 230, {
      color: season.bare ? '#5f7a44' : season.leaf,
      width: 1,
    }),
    mown(stage, x, turf),
    bunker(stage, x - away * 330, 742, 150, away),
    bunker(stage, x + away * 250, 690, 92, -away as 1 | -1),
    bunker(stage, x + away * 850, 750, 140, 1),
    ellipse(x, 720, 250, 44, stage.shade(turf)),
    ellipse(x, 713, 250, 43, stage.lit(mix(turf, '#c4e07a', 0.5))),
    flag(stage, x + 30, 712),
    tree(x + away * 430, 770, 440),
    tree(x + away * 530, 800, 360),
    tree(x - away * 900, 790, 420),
    tree(x + away * 1060, 790, 400),
    birds(stage, 4, [x - away * 260, 200]),
  ].join('');
}

/** Curved mown bands towards the green. */
function mown(stage: Stage, x: number, turf: `#${string}`): string {
  const parts = [
    path(
      `M${LEFT} 690Q${n(x - 400)} 640 ${n(x)} 664T${RIGHT} 680V${BOTTOM}H${LEFT}Z`,
      stage.lit(turf),
    ),
  ];
  const light = stage.lit(mix(turf, '#a8cc62', 0.4));
  for (let band = -9; band < 9; band += 2) {
    const [l, r] = [x + band * 240, x + (band + 1) * 240];
    const [tl, tr] = [x + band * 62, x + (band + 1) * 62];
    parts.push(
      path(
        `M${n(tl)} ${n(690 + Math.abs(band) * 2)}Q${n(tl + (l - tl) * 0.2)} 840 ${n(l)} ${BOTTOM}H${n(r)}Q${n(tr + (r - tr) * 0.2)} 840 ${n(tr)} ${n(690 + Math.abs(band) * 2)}Z`,
        light,
        { opacity: '.5' },
      ),
    );
  }
  return parts.join('');
}

/** A sand bunker with its far edge in shadow. */
function bunker(stage: Stage, x: number, y: number, wide: number, direction: 1 | -1): string {
  const w = wide * direction;
  const shape = (dy: number, share: number) =>
    `M${n(x - w * share)} ${n(y + dy)}C${n(x - w * share)} ${n(y + dy - wide * 0.24)} ${n(x - w * 0.3)} ${n(y + dy - wide * 0.24)} ${n(x - w * 0.1)} ${n(y + dy - wide * 0.12)}C${n(x + w * 0.2)} ${n(y + dy - wide * 0.3)} ${n(x + w * share)} ${n(y + dy - wide * 0.2)} ${n(x + w * share)} ${n(y + dy)}C${n(x + w * share)} ${n(y + dy + wide * 0.22)} ${n(x - w * share)} ${n(y + dy + wide * 0.26)} ${n(x - w * share)} ${n(y + dy)}Z`;
  return (
    path(shape(0, 1), stage.shade('#b99a66')) +
    path(shape(wide * 0.045, 0.94), stage.lit('#f2e2b8'))
  );
}

/** The flag in the hole, with a ball near it and a shadow away from the sun. */
function flag(stage: Stage, x: number, base: number): string {
  return [
    polygon(
      [
        [x, base - 1],
        [x, base + 3],
        [x - 130, base + 22],
        [x - 130, base + 19],
      ],
      stage.shade('#3f6b34'),
    ),
    ellipse(x, base, 12, 4, stage.deep('#22331c')),
    rect(x - 3, base - 330, 6, 330, stage.lit(PAINT.white)),
    path(
      `M${n(x + 3)} ${n(base - 330)}Q${n(x + 50)} ${n(base - 345)} ${n(x + 72)} ${n(base - 318)}T${n(x + 130)} ${n(base - 296)}Q${n(x + 80)} ${n(base - 262)} ${n(x + 3)} ${n(base - 250)}Z`,
      stage.lit('#d8352a'),
    ),
    path(
      `M${n(x + 3)} ${n(base - 330)}Q${n(x + 34)} ${n(base - 340)} ${n(x + 52)} ${n(base - 332)}Q${n(x + 40)} ${n(base - 280)} ${n(x + 3)} ${n(base - 250)}Z`,
      stage.shade('#d8352a'),
      { opacity: '.55' },
    ),
    circle(x - 92, base + 10, 6, stage.lit('#ffffff')),
  ].join('');
}
