import { mix } from '../../color.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { crag } from '../../motifs/crag.ts';
import { falls, spray } from '../../motifs/falls.ts';
import { meadow } from '../../motifs/meadow.ts';
import { person } from '../../motifs/people.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { reeds } from '../../motifs/trees.ts';
import { boulder, foliage, poplar, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { circle, ellipse, group, path } from '../../svg.ts';

export const clearWater = (stage: Stage) =>
  mix(stage.lit('#5fb6b0'), stage.shade(PAINT.water), 0.45);

/** Cold water that bursts out between boulders at the foot of a gorge, with oleander and poplars. */
export function gorgeSource(stage: Stage): string {
  const rock = '#c4ab86';
  const oleander = (x: number, base: number, size: number) =>
    foliage(stage, x, base, size, size * 0.7, { color: '#5f8a5a' }) +
    group(
      Array.from({ length: 14 }, () =>
        circle(
          x + stage.random.between(-0.42, 0.42) * size,
          base - stage.random.between(0.25, 0.7) * size,
          size * 0.035,
          stage.lit('#d9678c'),
        ),
      ).join(''),
      {},
    );
  return [
    sky(stage, 360),
    clouds(stage, 2, 60),
    crag(
      stage,
      { from: LEFT, to: 480, top: 40, bottom: 640 },
      { color: rock, slant: 200, distance: 0.14 },
    ),
    crag(
      stage,
      { from: 700, to: RIGHT, top: 260, bottom: 640 },
      { color: rock, slant: -260, distance: 0.1 },
    ),
    crag(stage, { from: 380, to: 800, top: 330, bottom: 640 }, { color: rock, distance: 0.3 }),
    ...[520, 580, 640].map((x, index) => poplar(stage, x, 520, 190 - index * 20, 0.2)),
    terrain('560Q600 500 2000 560', tone(stage, mix(PAINT.rock, '#6d8a4a', 0.4), 0.5)),
    path(`M420 540H740Q900 700 1120 ${BOTTOM}H60Q280 700 420 540Z`, clearWater(stage)),
    ...[430, 530, 620, 710].map((x) => falls(stage, x, 500, 590, 36, 1.6)),
    spray(stage, 570, 596, 420, 22),
    ...(
      [
        [360, 560, 150, 110],
        [480, 540, 110, 80],
        [580, 530, 120, 90],
        [670, 545, 120, 84],
        [800, 570, 170, 120],
        [290, 690, 190, 110],
        [900, 720, 210, 120],
        [610, 740, 130, 54],
      ] as const
    ).map(([x, y, w, h]) => boulder(stage, x, y, w, h, rock)),
    ripples(stage.random, [300, 640], [900, 880], 26, '#ffffff', 0.5),
    oleander(110, 720, 260),
    oleander(1080, 760, 280),
    oleander(230, 860, 220),
    person(stage, 960, 640, 100, '#1d4f8f'),
    poplar(stage, 1010, 620, 300),
  ].join('');
}

/** Springs on a flat plain that gather between reeds to a young river. */
export function plainSprings(stage: Stage): string {
  const { season } = stage;
  return [
    backdrop(stage, 430, { mountain: 60, hill: 36, flock: [720, 160] }),
    terrain('440H2000', stage.far(season.field, 0.26)),
    ...[-500, -120, 140, 930, 1040, 1500].map((x) => poplar(stage, x, 452, 110, 0.3)),
    terrain('476Q600 466 2000 480', stage.far(season.grass, 0.1)),
    path(
      `M560 480Q460 520 640 560T520 660T760 ${BOTTOM}H140Q120 760 300 670T430 560T500 480Z`,
      tone(stage, '#4f7a48', 0.4),
    ),
    path(
      `M545 482Q480 520 610 560T480 664T660 ${BOTTOM}H230Q200 770 350 670T460 556T520 482Z`,
      clearWater(stage),
    ),
    ellipse(900, 600, 130, 26, clearWater(stage)),
    path('M780 604Q700 620 600 606L590 590Q690 596 790 590Z', clearWater(stage)),
    ...[
      [870, 600],
      [930, 594],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 34, 7, '#ffffff', { opacity: 0.4 })),
    ripples(stage.random, [300, 600], [600, 900], 22, '#ffffff', 0.45),
    reeds(stage, 650, 620, 150, 110),
    reeds(stage, 980, 640, 240, 170),
    reeds(stage, 60, 660, 230, 190),
    reeds(stage, 690, 830, 300, 260),
    reeds(stage, -60, 900, 250, 260),
    reeds(stage, -500, 800, 300, 220),
    reeds(stage, 1350, 800, 340, 240),
    person(stage, 1080, 760, 150, '#7a4a2b'),
    meadow(stage, 700, 960, { count: 40, from: 700 }),
  ].join('');
}
