import { mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { greatCedar, treeline } from '../motifs/forest.ts';
import { ridge, slope } from '../motifs/land.ts';
import { limb } from '../motifs/limb.ts';
import { people } from '../motifs/people.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, ellipse, group, path, place } from '../svg.ts';
import { floor } from './cedarsGlade.ts';

const SILVER = '#bdb8ad';

/** The Gouraud cedar: a dead giant, silver and bare, among younger trees, with macaques at its foot. */
export function gouraud(stage: Stage): string {
  const { random } = stage;
  const stand = [0.2, 0.25].map((spread) =>
    defineGroup(
      stage,
      greatCedar(stage, { x: 0, base: 0, height: 480, distance: 0.12, spread, clear: 0.1 }),
    ),
  );
  const troop = [
    [330, 826, 1.15, 1],
    [398, 836, 0.8, -1],
    [820, 812, 1, -1],
    [910, 850, 1.3, 1],
  ] as const;
  return [
    sky(stage, 620),
    clouds(stage, 3, 150),
    ridge(stage, 560, 150, stage.far(PAINT.mountain, 0.66), { step: 230, snow: stage.season.snow }),
    treeline(stage, 600, 170, stage.far(PAINT.cedar, 0.58)),
    treeline(stage, 660, 240, stage.far(PAINT.cedar, 0.34), { gap: 90 }),
    slope(680, 0, stage.lit(floor(stage)), -36),
    ...[-660, -470, -240, -10, 210, 860, 1090, 1290, 1530, 1790].map((at, index) =>
      placeGroup(
        stand[index % 2] ?? '',
        at + random.between(-30, 30),
        712,
        random.between(0.7, 1.1),
      ),
    ),
    people(stage, 680, 800, 742, 2, 74),
    path(`M${LEFT} 760Q500 716 ${RIGHT} 776V1100H${LEFT}Z`, stage.far(floor(stage), 0)),
    path('M560 806Q420 780 60 830Q200 858 600 838Z', stage.shade(floor(stage))),
    deadTree(stage),
    ...troop.map(([x, y, scale, side]) => macaque(stage, x, y, scale, side)),
    path(`M${LEFT} 890Q600 846 ${RIGHT} 906V1100H${LEFT}Z`, stage.shade(floor(stage))),
  ].join('');
}

/** The bare trunk with the stumps of its boughs. */
function deadTree(stage: Stage): string {
  const lit = stage.lit(SILVER);
  const dark = stage.shade('#9a958a');
  const boughs = [
    [
      limb(
        [
          [590, 330],
          [500, 290],
          [430, 300],
          [380, 268],
        ],
        [30, 22, 13, 3],
      ),
      dark,
    ],
    [
      limb(
        [
          [600, 230],
          [680, 186],
          [748, 190],
          [796, 156],
        ],
        [26, 18, 11, 3],
      ),
      lit,
    ],
    [
      limb(
        [
          [606, 420],
          [714, 372],
          [790, 380],
        ],
        [34, 22, 8],
      ),
      lit,
    ],
    [
      limb(
        [
          [592, 500],
          [520, 470],
          [470, 486],
        ],
        [30, 18, 7],
      ),
      dark,
    ],
    [
      limb(
        [
          [596, 170],
          [548, 130],
          [520, 84],
        ],
        [20, 12, 3],
      ),
      dark,
    ],
    [
      limb(
        [
          [604, 300],
          [650, 276],
          [672, 236],
        ],
        [18, 11, 3],
      ),
      lit,
    ],
  ] as const;
  return [
    ...boughs.map(([d, color]) => path(d, color)),
    path(
      'M486 826Q540 790 552 700L566 400L584 60L598 96L612 36L618 110L630 400L650 700Q664 790 726 832Q600 812 486 826Z',
      lit,
    ),
    path('M486 826Q540 790 552 700L566 400L584 60L594 90L590 400L584 700Q572 790 540 820Z', dark),
    path('M604 150L610 400L616 690M622 440L634 720M598 480L598 760M640 700L676 806', 'none', {
      stroke: dark,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    ellipse(612, 560, 14, 30, stage.deep('#6d675c')),
  ].join('');
}

/** A macaque that sits on the ground. */
function macaque(stage: Stage, x: number, y: number, scale: number, side: 1 | -1): string {
  const fur = stage.lit('#a8874f');
  const dark = mix(stage.shade('#8a6d40'), fur, 0.2);
  const body = [
    ellipse(0, 0, 40, 6, '#000000', { opacity: 0.2 }),
    path('M-22 0Q-36 -34 -8 -58Q14 -64 20 -34Q24 -8 18 0Z', fur),
    path('M-22 0Q-36 -34 -8 -58Q-16 -28 -8 0Z', dark),
    path('M4 0Q2 -28 24 -30Q36 -28 34 -8L44 -4V0Z', fur),
    path('M8 -46L32 -30L36 -10L29 -9L24 -24L4 -34Z', dark),
    ellipse(9, -68, 14, 14, fur),
    ellipse(17, -65, 7.5, 10, stage.lit('#dba98a')),
    ellipse(2, -69, 3.4, 5, stage.lit('#dba98a')),
    path('M-3 -76Q8 -88 20 -77Q12 -74 6 -70Z', dark),
    circle(18, -69, 2, stage.deep('#3a2b26')),
  ].join('');
  return place([x, y], scale, side > 0 ? body : group(body, { transform: 'scale(-1 1)' }));
}
