import { type Color, mix } from '../../color.ts';
import { backdrop, band, terrain, tone } from '../../motifs/backdrop.ts';
import { sheep } from '../../motifs/flock.ts';
import { ridge, water } from '../../motifs/land.ts';
import { meadow } from '../../motifs/meadow.ts';
import { person } from '../../motifs/people.ts';
import { roundStand, scattered } from '../../motifs/stand.ts';
import { stork } from '../../motifs/standingStork.ts';
import { olive } from '../../motifs/trees.ts';
import { ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, group, path, place } from '../../svg.ts';

/** A cow grazing, its feet at (x, base), 100 long at scale 1. */
function cow(stage: Stage, x: number, base: number, scale: number, coat: Color): string {
  return place(
    [x, base],
    scale,
    ellipse(0, 0, 56, 6, '#000000', { opacity: 0.2 }) +
      path(
        'M-46 -4V-58Q-44 -70 -20 -68L26 -68Q40 -66 50 -50L60 -30L72 -8Q66 2 54 -4L46 -30L36 -34V-4H26V-30H-26L-32 -24V-4ZM50 -44L40 -56L54 -50Z',
        stage.lit(coat),
      ) +
      path('M-46 -4V-58Q-44 -66 -34 -68L-26 -28L-32 -22V-4Z', stage.shade(coat)) +
      path('M-4 -68L20 -66Q16 -44 0 -46Z', stage.lit(PAINT.white)),
  );
}

/** A flat karst basin: pasture with cows, and shallow water that spreads over it. */
export function floodedBasin(stage: Stage): string {
  const { season } = stage;
  return [
    backdrop(stage, 430, { mountain: 110, hill: 110 }),
    ridge(stage, 470, 120, stage.far('#b5aa8c', 0.22), { step: 330 }),
    roundStand(
      stage,
      scattered(stage, 60, [430, 490], [20, 34]),
      PAINT.oliveDark,
      PAINT.olive,
      0.25,
    ),
    terrain('500Q600 486 2000 500', tone(stage, season.grass, 0.9)),
    band('548Q200 520 640 536T2000 540', '600Q1200 640 700 606T-800 588', stage.light.sky[1]),
    path(
      'M-800 660Q-200 620 260 640T900 640T1500 690Q1000 760 560 730T-300 740T-800 700Z',
      mix(stage.light.sky[1], stage.lit(PAINT.water), 0.25),
    ),
    ripples(stage.random, [-200, 650], [1300, 720], 16, '#ffffff', 0.4),
    cow(stage, 300, 620, 0.9, '#7a4a2b'),
    cow(stage, 430, 610, 0.8, '#2e2a28'),
    cow(stage, 860, 630, 0.9, '#a8683a'),
    terrain('800Q100 730 620 780T2000 770', tone(stage, season.grass, 0.62)),
    cow(stage, 700, 860, 2.2, '#2e2a28'),
    cow(stage, 250, 840, 1.8, '#8a5a38'),
    person(stage, 1000, 850, 170, '#16324f'),
    meadow(stage, 800, 960, { count: 50 }),
  ].join('');
}

/** A seasonal lake that is half a meadow, with storks and pools between the grass. */
export function seasonalMeadow(stage: Stage): string {
  const { random, season } = stage;
  const pool = (x: number, y: number, w: number) =>
    ellipse(x, y, w, w * 0.12, mix(stage.light.sky[1], stage.lit(PAINT.water), 0.2)) +
    ellipse(x, y + w * 0.03, w * 0.8, w * 0.07, stage.light.sky[2], { opacity: 0.6 });
  return [
    backdrop(stage, 470, { mountain: 70, hill: 60, flock: [760, 180] }),
    terrain('476Q600 456 2000 480', stage.far(season.grass, 0.15)),
    sheep(stage, 860, 500, { count: 12, width: 420, size: 18 }),
    sheep(stage, 180, 508, { count: 8, width: 260, size: 18 }),
    water(stage, 520, 700, '#5e98a0'),
    terrain('640Q-100 610 260 660T760 640T1300 690T2000 650', tone(stage, season.grass, 0.75)),
    pool(300, 720, 210),
    pool(820, 700, 150),
    pool(980, 800, 260),
    stork(stage, 560, 812, 250),
    stork(stage, 770, 730, 150),
    terrain('850Q0 800 420 850T1200 880T2000 850', tone(stage, season.grass, 0.4)),
    meadow(stage, 700, 960, { count: 70 }),
    group(
      [120, 250, 1010, 1090]
        .map((x) => path(`M${x} 900q4 -60 ${random.whole(-16, 16)} -120q8 60 8 120z`, 'inherit'))
        .join('')
        .replaceAll(' fill="inherit"', ''),
      { fill: stage.lit(PAINT.reed) },
    ),
  ].join('');
}

/** A small reservoir among round hills; the lowest olive trees stand in the water. */
export function oliveShore(stage: Stage): string {
  const { season } = stage;
  const soil = mix(season.grass, PAINT.soil, 0.25);
  const hill = (x: number, w: number, top: number, share: number) =>
    path(
      `M${x - w} 520Q${x - w * 0.4} ${top} ${x} ${top}T${x + w} 520Z`,
      stage.far(soil, 0.34 - share * 0.2),
    );
  return [
    backdrop(stage, 440, { mountain: 120, hill: 60 }),
    hill(-200, 620, 340, 0),
    hill(1300, 700, 320, 0.2),
    hill(430, 560, 380, 0.5),
    hill(1000, 460, 420, 1),
    roundStand(
      stage,
      scattered(stage, 80, [400, 512], [18, 36]),
      PAINT.oliveDark,
      PAINT.olive,
      0.2,
    ),
    // A village above the water.
    path('M560 400h36v-26h30v-16h44v20h30v22h30v26h-170z', stage.far(PAINT.lime, 0.2)),
    path('M560 400h14v26h-14zM626 358h14v30h-14zM700 378h12v30h-12z', stage.far(PAINT.rock, 0.2)),
    water(stage, 512, BOTTOM, '#3d8390'),
    path('M-800 540Q-100 500 200 560T240 640Q0 690 -800 720Z', tone(stage, soil, 0.8)),
    path('M2000 540Q1400 500 980 580T900 660Q1200 760 2000 780Z', tone(stage, soil, 0.9)),
    ...(
      [
        [120, 640, 150],
        [300, 690, 190],
        [960, 690, 180],
        [1110, 720, 210],
        [820, 740, 170],
      ] as const
    ).map(
      ([x, y, size]) =>
        ellipse(x, y, size * 0.4, size * 0.05, stage.deep(PAINT.water), { opacity: 0.5 }) +
        olive(stage, x, y, size),
    ),
    ripples(stage.random, [100, 620], [1100, 840], 26, '#ffffff', 0.22),
    path(`M${LEFT} 940Q0 820 400 870T${RIGHT} 920V${BOTTOM}H${LEFT}Z`, tone(stage, soil, 0.4)),
    person(stage, 520, 900, 150, '#b5532a'),
    person(stage, 590, 906, 140, '#1f6b4d'),
  ].join('');
}
