import type { Color } from '../../color.ts';
import { terrain, tone } from '../../motifs/backdrop.ts';
import { houses, minaret, tiledRoof } from '../../motifs/buildings.ts';
import { candle } from '../../motifs/candle.ts';
import { wideCrowd } from '../../motifs/crowd.ts';
import { glow } from '../../motifs/lamp.ts';
import { people, person } from '../../motifs/people.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { cypress, olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, path, rect } from '../../svg.ts';

/** A tall banner on a pole, carried at (x, base). */
function banner(stage: Stage, x: number, base: number, h: number, color: Color): string {
  return (
    rect(x - 4, base - h, 8, h, stage.shade(PAINT.cedarWood)) +
    circle(x, base - h - 6, 10, stage.lit(PAINT.brass)) +
    path(`M${x + 4} ${base - h + 12}q60 14 130 -6q-8 60 4 130q-70 24 -134 4z`, stage.lit(color)) +
    path(`M${x + 4} ${base - h + 12}q26 6 44 5q-6 66 2 132q-26 4 -46 -5z`, stage.shade(color)) +
    path(`M${x + 40} ${base - h + 70}l24 -24l24 24l-24 24z`, stage.lit(PAINT.saffron))
  );
}

/** A brotherhood with banners, oboes and frame drums on the way to a mausoleum with a green roof. */
export function bannerProcession(stage: Stage): string {
  const player = (x: number, base: number, drum: boolean) =>
    person(stage, x, base, 240, PAINT.white) +
    (drum
      ? circle(x + 36, base - 150, 46, stage.lit('#e8d6b0')) +
        circle(x + 36, base - 150, 46, 'none', {
          stroke: stage.shade(PAINT.cedarWood),
          'stroke-width': 9,
        })
      : path(
          `M${x + 10} ${base - 208}L${x + 110} ${base - 250}l14 -20l16 40l-22 -6L${x + 14} ${base - 198}z`,
          stage.lit(PAINT.cedarWood),
        ));
  return [
    sky(stage, 560),
    clouds(stage, 3, 110),
    path(
      `M${LEFT} 500Q200 420 700 460T${RIGHT} 420V${BOTTOM}H${LEFT}Z`,
      stage.far(PAINT.olive, 0.4),
    ),
    ...[60, 160, 980, 1120].map((x, index) =>
      index % 2 ? cypress(stage, x, 560, 260, 0.1) : olive(stage, x, 570, 150, 0.1),
    ),
    rect(400, 420, 420, 170, stage.lit(PAINT.white)),
    rect(400, 420, 90, 170, stage.shade(PAINT.lime)),
    tiledRoof(stage, 610, 420, 480, 150, 60),
    path(
      'M570 590V510Q570 470 610 466Q650 470 650 510V590Z',
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    minaret(stage, { x: 330, base: 590, width: 70, height: 330, tiles: 'green', body: PAINT.lime }),
    terrain('570Q600 550 2000 570', tone(stage, PAINT.earthRoad, 0.8)),
    wideCrowd(stage, 590, 660, stage.shade('#5d5048'), { size: 34 }),
    banner(stage, 120, 800, 560, '#1f6b4d'),
    banner(stage, 470, 780, 520, '#b5322a'),
    banner(stage, 860, 790, 580, '#e3a92f'),
    terrain('760Q600 740 2000 760', tone(stage, '#c9a878', 0.85)),
    ...[-420, -300, 1340, 1480].map((x, index) => player(x, 850, index % 2 === 0)),
    player(130, 850, true),
    player(290, 870, false),
    player(460, 850, true),
    player(640, 870, false),
    player(830, 850, true),
    player(1000, 870, true),
    path(`M${LEFT} 900Q600 860 ${RIGHT} 900V${BOTTOM}H${LEFT}Z`, stage.shade(PAINT.soil)),
  ].join('');
}

/** Guilds with tall candles and a covered gift in a street of the medina, towards a lit shrine. */
export function candleProcession(stage: Stage): string {
  const bearer = (x: number, base: number, h: number, color: Color) =>
    glow(stage, [x + h * 0.2, base - h * 1.2], h * 0.8, 0.5) +
    person(stage, x, base, h, color) +
    candle(stage, x + h * 0.2, base - h * 0.62, h * 0.09, h * 0.42);
  return [
    sky(stage, 500),
    houses(stage, 180, 400, { rows: 1, size: 110, from: 0, to: 1200 }),
    minaret(stage, {
      x: 760,
      base: 470,
      width: 90,
      height: 460,
      tiles: 'green',
      body: PAINT.white,
    }),
    tiledRoof(stage, 560, 330, 420, 190, 40),
    rect(390, 330, 340, 220, stage.lit(PAINT.white)),
    path('M480 550V430Q480 370 560 360Q640 370 640 430V550Z', stage.lamp()),
    glow(stage, [560, 450], 260, 0.6),
    rect(LEFT, 550, SPAN, 600, tone(stage, '#8d7d60', 0.35)),
    path(`M${LEFT} -400H150L330 260V560L0 760H${LEFT}Z`, tone(stage, PAINT.lime, 0.5)),
    path(`M${RIGHT} -400H1040L860 260V560L1200 760H${RIGHT}Z`, tone(stage, PAINT.lime, 0.15)),
    path(
      'M60 200l70 30v110l-70 -20zM210 300l50 18v80l-50 -6zM1140 200l-70 30v110l70 -20zM990 300l-50 18v80l50 -6z',
      stage.lamp(),
    ),
    path(`M330 560H860L1300 ${BOTTOM}H-100Z`, tone(stage, '#8d7d60', 0.6)),
    path('M300 150Q580 260 900 150M340 240Q590 330 860 240', 'none', {
      stroke: stage.deep('#333333'),
      'stroke-width': 3,
    }),
    ...[360, 460, 560, 660, 760, 840].map((x, index) =>
      circle(x, 186 + (index % 3) * 14, 9, stage.lamp()),
    ),
    people(stage, 430, 780, 600, 8, 110),
    // The embroidered cover on its litter.
    ...[470, 560, 650, 740].map((x) => person(stage, x, 730, 150, '#fbf6ea')),
    path('M440 600H790L770 520Q615 440 460 520Z', stage.lit('#1f6b4d')),
    path('M440 600H540L530 500Q490 506 460 520Z', stage.shade('#1f6b4d')),
    path('M450 570H782M470 530q145 -60 290 0', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 9,
    }),
    path('M600 540l16 -26l16 26l-16 26z', stage.lit(PAINT.saffron)),
    bearer(170, 830, 250, '#fbf6ea'),
    bearer(330, 860, 260, '#16324f'),
    bearer(880, 850, 260, '#b5532a'),
    bearer(1040, 830, 250, '#fbf6ea'),
    bearer(600, 900, 270, '#1f6b4d'),
    rect(LEFT, 960, SPAN, 160, stage.deep('#5d5048')),
  ].join('');
}
