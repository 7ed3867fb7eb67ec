import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { battlements } from '../motifs/buildings.ts';
import { ridge, slope } from '../motifs/land.ts';
import { meadow } from '../motifs/meadow.ts';
import { people } from '../motifs/people.ts';
import { birds } from '../motifs/sky.ts';
import { olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

/** El Bastioun of Taza: a low, thick block of brick for cannon, at the end of tall thin ramparts. */
export function brickBastion(stage: Stage): string {
  const { random, season } = stage;
  const brick = '#b4694a';
  const lit = stage.lit(brick);
  const courses = Array.from({ length: 11 }, (_, row) => {
    const y = 376 + row * 32;
    const grow = (y - 350) * 0.12;
    return `M${n(560 - grow * 0.5)} ${y}H${n(1010 + grow)}`;
  });
  return [
    birds(stage, 4, [330, 170]),
    ridge(stage, 640, 260, stage.far(PAINT.mountain, 0.62), { step: 320, snow: season.snow }),
    ridge(stage, 660, 120, stage.far(PAINT.hill, 0.42), { step: 240 }),
    slope(650, 30, stage.far(season.field, 0.14), -60),
    ...[1180, 1360, 1620, 1840].map((x) => olive(stage, x, 690, random.between(80, 120), 0.2)),
    // The older rampart.
    battlements(LEFT, 330, 1240, 28, stage.lit(PAINT.earth)),
    rect(LEFT, 330, 1240, 400, mix(stage.lit(PAINT.earth), stage.shade(PAINT.earth), 0.15)),
    ...[-520, -140, 150].map(
      (x) =>
        battlements(x - 4, 282, 118, 28, stage.lit(PAINT.earth)) +
        rect(x, 282, 110, 450, stage.lit(PAINT.earth)) +
        rect(x, 282, 34, 450, stage.shade(PAINT.earth)),
    ),
    // The bastion: battered faces, a rounded moulding, openings for guns.
    polygon(
      [
        [400, 350],
        [560, 350],
        [520, 760],
        [330, 744],
      ],
      stage.shade(brick),
    ),
    polygon(
      [
        [560, 350],
        [1010, 350],
        [1064, 752],
        [520, 760],
      ],
      lit,
    ),
    path(courses.join(''), 'none', {
      stroke: stage.shade(brick),
      'stroke-width': 3,
      opacity: 0.45,
    }),
    rect(552, 398, 468, 16, stage.lit('#d08a64')),
    polygon(
      [
        [396, 398],
        [556, 398],
        [556, 414],
        [394, 414],
      ],
      stage.shade('#c27a56'),
    ),
    rect(396, 326, 168, 30, stage.shade(brick)),
    ...[560, 690, 820, 950].map((x) => rect(x, 312, 74, 40, lit)),
    ...[400, 490].map((x) => rect(x, 312, 54, 40, stage.shade(brick))),
    ...[650, 790, 930].map((x) => path(archOutline(x, 520, 46, 66), stage.deep(brick))),
    path(archOutline(460, 530, 34, 60), stage.deep(brick)),
    polygon(
      [
        [330, 744],
        [520, 760],
        [1064, 752],
        [960, 800],
        [220, 800],
      ],
      stage.shade(PAINT.soil),
      {
        opacity: 0.4,
      },
    ),
    slope(752, 10, stage.lit(mix('#a9a05c', season.grass, 0.6)), -24),
    path(
      `M${LEFT} 800Q400 770 780 812T${RIGHT} 800V840Q900 850 500 822T${LEFT} 850Z`,
      stage.lit(PAINT.earthRoad),
    ),
    people(stage, 640, 860, 812, 3, 84),
    olive(stage, 180, 830, 170),
    olive(stage, 1110, 800, 150),
    meadow(stage, 850, BOTTOM, { count: 30, color: PAINT.olive }),
  ].join('');
}
