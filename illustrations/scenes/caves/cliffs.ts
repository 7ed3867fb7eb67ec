import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { candle } from '../../motifs/candle.ts';
import { inside } from '../../motifs/caveRock.ts';
import { glow } from '../../motifs/lamp.ts';
import { people, person } from '../../motifs/people.ts';
import { sky } from '../../motifs/sky.ts';
import { olive } from '../../motifs/trees.ts';
import { foliage } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../../stage.ts';
import { path, rect } from '../../svg.ts';

/** A limestone cliff at the end of a street; one of its caves is open like the jaws of a lion. */
export function lionCliff(stage: Stage): string {
  const rock = '#dcc9a2';
  const house = (x: number, base: number, w: number, h: number, wall: `#${string}`) =>
    rect(x, base - h, w, h, stage.lit(wall)) +
    rect(x, base - h, w * 0.25, h, stage.shade(wall)) +
    path(
      [0.2, 0.6]
        .map(
          (at) =>
            `M${x + w * (0.36 + at * 0.5)} ${base - h * 0.8}h${w * 0.12}v${h * 0.16}h${-w * 0.12}zM${x + w * (0.36 + at * 0.5)} ${base - h * 0.5}h${w * 0.12}v${h * 0.16}h${-w * 0.12}z`,
        )
        .join(''),
      stage.light.lamps ? stage.lamp() : stage.shade('#1d4f8f'),
    );
  return [
    backdrop(stage, 200, { mountain: 30, hill: 20, flock: [860, 60] }),
    path(
      `M${LEFT} 180L-100 150L300 170L620 140L980 170L1400 150L${RIGHT} 180V660H${LEFT}Z`,
      tone(stage, rock, 0.88),
    ),
    path(
      'M-60 152L60 158L130 660H-90ZM300 170L380 162L420 660H330ZM860 160L980 170L1030 660H900ZM1300 154L1400 150L1440 660H1320Z',
      tone(stage, rock, 0.4),
    ),
    path(strokes(stage, [-300, 220], [1500, 600], 50, 90), 'none', {
      stroke: stage.shade(rock),
      'stroke-width': 5,
      opacity: 0.5,
    }),
    path(
      'M220 330q-6 -60 40 -70q50 6 46 76zM90 420q0 -40 30 -46q34 6 30 52zM1080 340q-6 -60 44 -70q46 10 40 80zM960 450q0 -40 34 -46q30 8 26 50z',
      stage.deep('#4a3a30'),
    ),
    // The lion's mouth.
    path(
      'M440 400Q470 250 620 240Q790 250 810 400Q800 470 730 500Q620 540 510 496Q450 470 440 400Z',
      stage.deep('#3d2e28'),
    ),
    path(
      'M454 350Q520 320 532 372Q544 330 600 318Q660 310 690 330Q704 366 716 332Q760 320 800 360Q780 250 620 240Q480 250 454 350Z',
      tone(stage, rock, 0.6),
    ),
    path(
      'M466 450Q520 460 546 490Q600 470 650 494Q710 470 790 452Q780 490 730 502Q620 542 510 500Q476 480 466 450Z',
      tone(stage, rock, 0.75),
    ),
    path('M180 176v-50h80v-20h60v66zM1010 172v-54h90v54z', stage.lit(PAINT.lime)),
    ...[-500, -240, 20, 1180, 1440, 1700].map((x) =>
      foliage(stage, x, 690, 260, 150, { distance: 0.06 }),
    ),
    rect(LEFT, 640, SPAN, 480, tone(stage, '#c9bc9c', 0.8)),
    house(-140, 760, 330, 300, '#ead9b6'),
    house(150, 700, 210, 190, '#e3c9a0'),
    house(1010, 770, 360, 320, '#ead9b6'),
    house(850, 704, 200, 170, '#f1e4c8'),
    path(`M360 640H850L1160 ${BOTTOM}H60Z`, tone(stage, '#8d8578', 0.7)),
    path(`M596 640H610L640 ${BOTTOM}H570Z`, stage.lit('#efe7d4'), { opacity: 0.5 }),
    people(stage, 420, 800, 700, 5, 110),
    person(stage, 330, 830, 190, '#16324f'),
    person(stage, 900, 850, 200, '#b5532a'),
  ].join('');
}

/** A dim hollow in a cliff above gardens: candles on ledges, strips of cloth tied to a bush. */
export function candleHollow(stage: Stage): string {
  const cloth = ['#c8352a', '#fbf6ea', '#1d6fa5', '#e3a92f', '#1f6b4d'] as const;
  return [
    sky(stage, 300),
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#b59f80', 0.7)),
    path(
      `M${LEFT} 120L0 60L260 100L400 20V${BOTTOM}H${LEFT}ZM${RIGHT} 60L1300 120L1060 60L960 140V${BOTTOM}H${RIGHT}Z`,
      tone(stage, '#b59f80', 0.4),
    ),
    path(strokes(stage, [-300, 60], [1500, 800], 50, 90), 'none', {
      stroke: stage.deep('#8d7a64'),
      'stroke-width': 5,
      opacity: 0.35,
    }),
    path(
      'M220 830Q160 480 330 300Q520 150 720 220Q960 320 990 560Q1010 720 980 830Z',
      inside(stage, 0.4),
    ),
    path(
      'M290 830Q250 520 400 370Q540 250 700 310Q880 400 910 600Q920 740 890 830Z',
      inside(stage, 0.2),
    ),
    path(
      'M370 830Q350 580 460 460Q560 370 680 420Q800 490 820 640Q830 750 800 830Z',
      inside(stage, 0.06),
    ),
    glow(stage, [600, 690], 360, 0.6),
    path('M360 700Q480 660 620 690T850 680L880 740H330Z', inside(stage, 0.5)),
    path('M310 770Q480 730 640 760T900 750L930 830H280Z', inside(stage, 0.7)),
    ...[400, 450, 510, 560, 640, 690, 760, 810].map((x, index) =>
      candle(stage, x, 690 + (index % 3) * 8, 16, 50 + (index % 4) * 16),
    ),
    ...[360, 470, 580, 720, 850].map((x, index) =>
      candle(stage, x, 770 + (index % 2) * 10, 22, 60 + (index % 3) * 20),
    ),
    terrain('830Q600 800 2000 830', tone(stage, '#8d8a5c', 0.6)),
    person(stage, 480, 880, 230, '#16324f'),
    person(stage, 760, 890, 210, '#f1e4c8'),
    path(
      'M1050 860Q1040 720 1000 640M1050 800Q1090 720 1130 690M1046 760Q1000 720 960 700',
      'none',
      { stroke: stage.shade(PAINT.cedarWood), 'stroke-width': 12, 'stroke-linecap': 'round' },
    ),
    foliage(stage, 1060, 700, 240, 150, { color: '#6d8a4a' }),
    ...[970, 1010, 1050, 1100, 1140].map((x, index) =>
      path(
        `M${x} ${660 + (index % 3) * 26}q14 40 -4 76q14 4 20 -2q12 -40 0 -76z`,
        stage.lit(cloth[index] ?? '#fbf6ea'),
      ),
    ),
    foliage(stage, 90, 900, 340, 190, { color: '#6d8a4a' }),
    olive(stage, 150, 860, 260),
  ].join('');
}
