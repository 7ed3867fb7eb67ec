/** Slopes with a shape of their own: bands of red and green clay, and a volcano under snow. */
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { treeline } from '../../motifs/forest.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { foliage } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, place, rect } from '../../svg.ts';

/** Bands of brick red and sea green round the slopes above a mountain village. */
export function redBeds(stage: Stage): string {
  const colors = [
    '#a8503a',
    '#c9785a',
    '#7f9c88',
    '#b5583f',
    '#9cb09a',
    '#96452f',
    '#cf8a66',
    '#86a392',
  ] as const;
  const crest = [250, 205, 150, 190, 130, 210, 260] as const;
  const edge = (drop: number, wave: number) =>
    `${crest.map((y, point) => `L${LEFT + point * 470 + wave} ${y + drop + Math.abs(point - 3) * 10}`).join('')}L${RIGHT + 200} ${300 + drop}`;
  return [
    sky(stage, 420),
    clouds(stage, 3, 70),
    birds(stage, 4, [260, 90]),
    ...colors.map((color, index) =>
      path(
        `M${LEFT} 1100${edge(index * 52, (index % 2) * 30)}V1100Z`,
        stage.far(color, 0.16 - index * 0.02),
      ),
    ),
    // Gullies that cut through the layers.
    path(
      'M352 176L300 620H420ZM640 150L600 620H690ZM872 170L830 620H950ZM-200 240L-260 600H-150ZM1440 250L1400 600H1520Z',
      stage.shade('#7d3a2a'),
      { opacity: 0.28 },
    ),
    terrain('620Q600 590 2000 620', tone(stage, '#b98a62', 0.8)),
    ...[
      [-360, 200],
      [-90, 150],
      [120, 170],
      [330, 130],
      [560, 190],
      [790, 140],
      [980, 170],
      [1300, 180],
      [1600, 150],
    ].map(([x = 0, width = 0], index) => {
      const height = 90 + (index % 3) * 30;
      return (
        rect(x, 680 - height, width, height, tone(stage, '#c98e66', 0.9)) +
        rect(x, 680 - height, width * 0.26, height, stage.shade('#b57a54')) +
        rect(x - 5, 674 - height, width + 10, 12, stage.shade(PAINT.cedarWood)) +
        rect(x + width * 0.5, 680 - height * 0.62, 22, 28, stage.lamp()) +
        rect(
          x + width * 0.75,
          630,
          28,
          50,
          stage.shade(index % 2 ? PAINT.blueTile : PAINT.cedarWood),
        )
      );
    }),
    ...[60, 290, 520, 750, 1170].map((x) => foliage(stage, x, 690, 90, 90, { color: '#6d8a4a' })),
    terrain('690Q300 660 700 700T2000 680', tone(stage, '#a8714a', 0.75)),
    path(strokes(stage, [LEFT, 720], [RIGHT, 900], 90, 34), 'none', {
      stroke: stage.shade('#8a5a3c'),
      'stroke-width': 6,
      opacity: 0.6,
    }),
    person(stage, 470, 800, 150, '#16324f'),
    person(stage, 540, 806, 140, '#f1e4c8'),
    terrain('880Q500 820 2000 870', tone(stage, '#7d4a32', 0.5)),
  ].join('');
}

/** A child on a wooden sledge that goes down to the left. */
const sledge = (stage: Stage, x: number, y: number, scale: number, color: `#${string}`) =>
  place(
    [x, y],
    scale,
    path('M-70 20Q-96 18 -92 0M-74 20H80', 'none', {
      stroke: stage.deep(PAINT.darkWood),
      'stroke-width': 9,
    }) +
      path('M-60 4H70V12H-60Z', stage.lit(PAINT.cedarWood)) +
      path('M-10 4L-50 0L-54 -14L0 -16L6 -70Q30 -90 46 -66L54 4Z', stage.lit(color)) +
      path('M24 -60L-24 -36L-30 -46L20 -76Z', stage.shade(color)) +
      ellipse(24, -96, 20, 22, stage.lit(PAINT.skin)) +
      path('M4 -102Q24 -136 46 -102Z', stage.lit(PAINT.saffron)),
  );

/** An extinct volcano with even sides and a flat top beside a road, under snow, with sledges on its flank. */
export function snowyCone(stage: Stage): string {
  return [
    backdrop(stage, 460, { mountain: 90, hill: 50, flock: [240, 120] }),
    path('M-40 640L420 220Q440 206 470 206H760Q790 206 810 222L1280 640Z', stage.lit(PAINT.snow)),
    path('M-40 640L420 220Q440 206 470 206H520Q380 420 330 640Z', stage.shade('#c3d0dc')),
    path('M470 206H760Q790 206 810 222Q620 250 440 216Q450 206 470 206Z', stage.shade('#d6dfe6')),
    treeline(stage, 640, 90, stage.far(PAINT.cedar, 0.2), { gap: 40 }),
    terrain('630Q600 600 2000 640', stage.lit('#eef2f2')),
    path('M760 240Q700 420 760 560T620 800M660 230Q560 420 560 560T330 780', 'none', {
      stroke: stage.shade('#c3d0dc'),
      'stroke-width': 12,
    }),
    sledge(stage, 640, 430, 0.5, '#1d4f8f'),
    sledge(stage, 560, 590, 0.8, '#b5532a'),
    sledge(stage, 330, 760, 1.3, '#d9486e'),
    sledge(stage, 860, 690, 1, '#1f6b4d'),
    person(stage, 1010, 740, 150, '#16324f'),
    person(stage, 1070, 746, 104, '#e3a92f'),
    path('M-800 850Q600 800 2000 850V920Q600 866 -800 920Z', tone(stage, '#6d6f74', 0.7)),
    path('M-700 882Q600 834 1900 884', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 7,
      'stroke-dasharray': '70 60',
    }),
    terrain('916Q600 864 2000 916', stage.lit('#e3eaec')),
  ].join('');
}
