import { mix } from '../../color.ts';
import { backdrop, band, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { sheep } from '../../motifs/flock.ts';
import { water } from '../../motifs/land.ts';
import { meadow } from '../../motifs/meadow.ts';
import { car } from '../../motifs/roadside.ts';
import { roundStand } from '../../motifs/stand.ts';
import { olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, RIGHT, type Stage } from '../../stage.ts';
import { path, place, rect } from '../../svg.ts';

/** An embankment of earth and rock, long and broad, with a road on it, a wide lake and a spillway. */
export function embankment(stage: Stage): string {
  const { season } = stage;
  const rubble = '#b9a680';
  return [
    backdrop(stage, 330, { hill: 60 }),
    water(stage, 318, 520, PAINT.water),
    band(
      '330Q-300 300 60 326T420 336',
      '352Q600 352 200 350T-800 372',
      stage.far(season.grass, 0.4),
    ),
    path(
      `M${RIGHT} 300Q1500 300 1010 346Q1300 350 ${RIGHT} 400Z`,
      stage.far(mix(season.grass, PAINT.soil, 0.25), 0.24),
    ),
    // The slope of rock fill, its berms, and the road on the crest.
    path(`M-800 560L1090 392L1330 560L760 ${BOTTOM}H-800Z`, tone(stage, rubble, 0.55)),
    path(
      `M-800 560L1090 392L1120 413L-800 690ZM-800 800L1186 459L1216 480L-800 916Z`,
      tone(stage, rubble, 0.86),
    ),
    path(strokes(stage, [-300, 560], [900, 860], 90, 26), 'none', {
      stroke: tone(stage, '#8a7a5e', 0.3),
      'stroke-width': 5,
      opacity: 0.5,
    }),
    path('M-800 556L1090 388L1104 398L-800 590Z', stage.lit(PAINT.earthRoad)),
    path('M-800 548L1090 384V390L-800 560Z', stage.lit('#efe7d4')),
    place([330, 466], 0.56, car(stage, 0, 0, 1, -1)),
    // The intake tower, and the concrete channel of the spillway with its hill.
    rect(700, 330, 34, 84, stage.lit('#e3dccb')),
    rect(700, 330, 12, 84, stage.shade('#e3dccb')),
    rect(694, 322, 46, 12, stage.shade(PAINT.terracotta)),
    path(
      `M${RIGHT} 340Q1400 330 1060 392L1180 520Q1240 700 960 ${BOTTOM}H${RIGHT}Z`,
      tone(stage, season.grass, 0.62),
    ),
    path('M1076 396L1128 388L1250 640L1160 790L1080 790L1176 640Z', stage.lit('#e3dccb')),
    path('M1088 402L1118 396L1230 640L1146 790L1094 790L1196 640Z', stage.lit(PAINT.foam)),
    roundStand(
      stage,
      [
        [1290, 470, 60],
        [1380, 560, 80],
        [1300, 700, 100],
        [1150, 360, 36],
        [1500, 640, 110],
      ],
      PAINT.oliveDark,
      PAINT.olive,
      0.05,
    ),
    terrain('960Q-100 700 420 770T1120 790T2000 760', stage.lit(season.grass)),
    terrain('1000Q0 850 560 880T2000 850', tone(stage, season.grass, 0.3)),
    sheep(stage, 470, 812, { count: 9, width: 420, size: 30 }),
    olive(stage, 180, 850, 190),
    olive(stage, 1010, 850, 150),
    meadow(stage, 830, 980, { count: 40 }),
  ].join('');
}

/** From the crest of a tall dam along a deep, narrow lake between terraced slopes. */
export function deepLake(stage: Stage): string {
  const { season } = stage;
  const soil = mix(season.grass, PAINT.soil, 0.4);
  const terraces = (side: 1 | -1) =>
    [0, 1, 2, 3, 4].map((row) => {
      const x = (dx: number) => 640 + side * dx;
      const y = 300 + row * 84;
      return `M${x(150 + row * 62)} ${y + 30}Q${x(420 + row * 40)} ${y - 60} ${x(1500)} ${y - 190}`;
    });
  const trees = (side: 1 | -1) =>
    Array.from({ length: 22 }, (_, index) => {
      const row = index % 5;
      const dx = 230 + row * 60 + Math.floor(index / 5) * 120;
      return [640 + side * dx, 322 + row * 84 - (dx - 150) * 0.2, 34 + row * 13] as const;
    });
  return [
    backdrop(stage, 300, { mountain: 190, hill: 120 }),
    water(stage, 286, 780, '#1f5d68'),
    path(
      `M-800 60L470 250Q600 300 590 330Q560 420 420 520Q280 640 300 800H-800Z`,
      tone(stage, soil, 0.35),
    ),
    path(
      `M${RIGHT} 20L800 240Q690 290 700 330Q740 420 880 520Q1010 640 990 800H${RIGHT}Z`,
      tone(stage, soil, 0.8),
    ),
    path(
      'M590 326Q560 420 420 520Q280 640 300 800H340Q330 650 460 530Q590 420 600 330ZM700 326Q740 420 880 520Q1010 640 990 800H950Q960 650 845 530Q720 420 690 330Z',
      stage.lit('#dcc79a'),
    ),
    path([...terraces(-1), ...terraces(1)].join(''), 'none', {
      stroke: stage.shade('#7a6a4a'),
      'stroke-width': 7,
      opacity: 0.55,
    }),
    roundStand(stage, [...trees(-1), ...trees(1)], PAINT.oliveDark, PAINT.olive, 0.1),
    // The crest: a curved road with a parapet and lamps.
    path(`M-800 900Q600 640 2000 900V${BOTTOM}H-800Z`, tone(stage, '#d8d0bd', 0.6)),
    path('M-800 880Q600 620 2000 880V912Q600 652 -800 912Z', stage.lit('#efe7d4')),
    path('M-800 912Q600 652 2000 912V934Q600 674 -800 934Z', stage.shade('#a89f8c')),
    path(`M-800 1010Q600 760 2000 1010V${BOTTOM}H-800Z`, tone(stage, '#8d8578', 0.5)),
    ...[120, 440, 760, 1080].map((x) => {
      const foot = 762 + ((x - 600) / 1400) ** 2 * 260;
      return (
        rect(x - 4, foot - 150, 8, 160, stage.deep('#5d564a')) +
        rect(x - 26, foot - 156, 52, 12, stage.lamp())
      );
    }),
  ].join('');
}
