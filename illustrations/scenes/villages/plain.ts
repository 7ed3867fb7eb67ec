import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { sheep } from '../../motifs/flock.ts';
import { person } from '../../motifs/people.ts';
import { massif } from '../../motifs/relief.ts';
import { car } from '../../motifs/roadside.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { palm } from '../../motifs/trees.ts';
import { steam } from '../../motifs/ware.ts';
import { foliage, poplar, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { path, place } from '../../svg.ts';

/** Low flat houses in a row: fronts, dark sides and windows. `x` and width of each, and its height. */
function lowHouses(
  stage: Stage,
  base: number,
  houses: readonly (readonly [x: number, width: number, height: number])[],
  color: `#${string}`,
): string {
  const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
  const join = (part: (x: number, w: number, h: number) => string) =>
    houses.map(([x, w, h]) => part(x, w, h)).join('');
  return (
    path(
      join((x, w, h) => box(x, base - h, w, h)),
      stage.lit(color),
    ) +
    path(
      join((x, w, h) => box(x, base - h, w * 0.26, h)),
      stage.shade(color),
    ) +
    path(
      join((x, w, h) => box(x + w * 0.42, base - h * 0.62, w * 0.1, h * 0.24)),
      stage.light.lamps ? stage.lamp() : stage.deep(color),
    ) +
    path(
      join((x, w, h) => box(x + w * 0.66, base - h * 0.55, w * 0.16, h * 0.55)),
      stage.shade('#1d4f8f'),
    )
  );
}

/** A village of earth on a dry steppe, along the green strip of a river, with bare mountains far off. */
export function steppeRiver(stage: Stage): string {
  const dust = '#cdb083';
  return [
    sky(stage, 440),
    clouds(stage, 2, 100),
    massif(
      stage,
      [
        [LEFT, 430],
        [-300, 360],
        [60, 400],
        [420, 330],
        [760, 390],
        [1080, 350],
        [1500, 400],
        [RIGHT, 360],
      ],
      { color: '#8f8796', distance: 0.42, snowLine: stage.season.snow ? 390 : undefined },
    ),
    terrain('430Q600 420 2000 430', stage.far(dust, 0.3)),
    terrain('470Q600 456 2000 474', stage.far(dust, 0.14)),
    lowHouses(
      stage,
      520,
      [
        [340, 120, 70],
        [470, 90, 100],
        [570, 130, 64],
        [710, 80, 90],
        [800, 140, 70],
        [960, 90, 58],
      ],
      '#c39a6a',
    ),
    ...[-600, -380, -150, 40, 180, 300, 420, 560, 660, 800, 930, 1080, 1240, 1460, 1700].map(
      (x, index) =>
        foliage(stage, x, 560 + (index % 3) * 8, 190, 70 + (index % 4) * 16, { color: '#6f9a4a' }),
    ),
    ...[230, 620, 880, 1010].map((x, index) => poplar(stage, x, 560, 170 + (index % 2) * 50)),
    palm(stage, 120, 570, 210),
    terrain('560Q600 544 2000 566', tone(stage, '#7ea457', 0.7)),
    path(
      'M-800 600Q0 570 420 604T1100 600T2000 630V670Q1400 640 1040 640T420 652T-800 660Z',
      mix(stage.lit('#8fb0a0'), stage.shade(PAINT.water), 0.3),
    ),
    ripples(stage.random, [0, 606], [1200, 646], 14, '#ffffff', 0.4),
    terrain('670Q0 640 460 664T2000 690', tone(stage, dust, 0.85)),
    path(
      `M760 676Q640 740 520 780T300 ${BOTTOM}H640Q720 800 820 750T860 680Z`,
      stage.lit('#e0c79a'),
    ),
    path(strokes(stage, [-100, 700], [1300, 900], 60, 26), 'none', {
      stroke: tone(stage, '#8d8a5c', 0.6),
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    person(stage, 600, 800, 130, '#16324f'),
    sheep(stage, 960, 790, { count: 9, width: 330, size: 34, depth: 40 }),
  ].join('');
}

/** A line of low houses on a high steppe, along the road below a volcano, with flocks of sheep. */
export function volcanoRoad(stage: Stage): string {
  const { season } = stage;
  const ground = season.snow ? '#dedfd6' : mix(season.grass, '#b99a64', 0.5);
  const cone = '#7d6a5e';
  return [
    backdrop(stage, 450, { mountain: 80, hill: 40, flock: [880, 160] }),
    path('M-60 500L330 250Q400 270 470 246L960 500Z', stage.far(cone, 0.2)),
    path('M-60 500L330 250Q360 262 390 262L330 500Z', stage.far('#4f4340', 0.2)),
    season.snow
      ? path(
          'M330 250Q400 270 470 246L620 324L560 318L520 350L450 310L400 350L350 300L290 330L250 300Z',
          stage.far(PAINT.snow, 0.12),
        )
      : '',
    terrain('490Q600 470 2000 490', stage.far(ground, 0.1)),
    lowHouses(
      stage,
      560,
      [
        [30, 150, 80],
        [190, 110, 96],
        [310, 170, 74],
        [500, 120, 100],
        [640, 170, 80],
        [830, 120, 92],
        [960, 190, 76],
        [-240, 180, 80],
        [1240, 160, 80],
        [-520, 160, 70],
        [1500, 200, 84],
      ],
      '#cdb894',
    ),
    ...[230, 560, 880].map((x) => steam(stage, [x, 456], 120, 1)),
    path('M520 452v-70h26v70zM514 382h38v-12h-38z', stage.lit(PAINT.lime)),
    terrain('558H2000', tone(stage, ground, 0.75)),
    path(`M-800 640Q300 560 2000 590V640Q400 610 -800 740Z`, tone(stage, '#6d675f', 0.55)),
    path('M-300 646L-200 638M0 624L110 616M260 610L380 606M540 604L680 604', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 6,
    }),
    place([900, 622], 0.9, car(stage, 0, 0, 1, -1)),
    terrain('730Q400 640 2000 660', tone(stage, ground, 0.85)),
    sheep(stage, 480, 790, { count: 13, width: 760, size: 52, depth: 70 }),
    person(stage, 960, 830, 210, '#7a4a2b'),
    terrain('920Q400 850 2000 890', tone(stage, ground, 0.45)),
    path(`M${RIGHT} 900V${BOTTOM}H1800Z`, stage.shade(cone)),
  ].join('');
}
