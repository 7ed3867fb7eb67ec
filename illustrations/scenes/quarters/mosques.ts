import { type Color, mix } from '../../color.ts';
import { framedArch } from '../../motifs/arch.ts';
import { tone } from '../../motifs/backdrop.ts';
import { glow } from '../../motifs/lamp.ts';
import { tiledMinaret } from '../../motifs/minarets.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { path, rect } from '../../svg.ts';

/** A tall mosque portal above steps: a great horseshoe arch with tiles, under a hood of carved cedar. */
export function cedarPortal(stage: Stage): string {
  const tiles = zellige(stage, 34, 'green');
  const steps = [0, 1, 2, 3, 4, 5].map((row) => {
    const y = 690 + row * 36;
    const half = 300 + row * 44;
    return (
      rect(600 - half, y, half * 2, 22, stage.lit(PAINT.limestone)) +
      rect(600 - half, y + 20, half * 2, 18, stage.shade(PAINT.stone))
    );
  });
  return [
    sky(stage, 300),
    clouds(stage, 1, 40),
    birds(stage, 5, [900, 60]),
    rect(LEFT, 160, SPAN, 760, tone(stage, PAINT.lime, 0.85)),
    path(`M${LEFT} 160H330V920H${LEFT}Z`, stage.shade(PAINT.lime), { opacity: 0.35 }),
    rect(LEFT, 140, SPAN, 26, stage.lit(PAINT.greenTile)),
    rect(300, 120, 600, 580, stage.lit('#e0c08c')),
    rect(330, 190, 540, 510, tiles),
    framedArch(
      600,
      700,
      380,
      470,
      [
        [26, stage.lit(PAINT.white)],
        [14, stage.lit(PAINT.greenTile)],
        [10, stage.lit(PAINT.saffron)],
      ],
      stage.deep(PAINT.cedarWood),
    ),
    path('M470 700V480Q470 400 600 380Q730 400 730 480V700Z', stage.shade(PAINT.cedarWood)),
    path('M600 380V700M535 420V700M665 420V700M470 560H730', 'none', {
      stroke: stage.deep(PAINT.darkWood),
      'stroke-width': 6,
    }),
    stage.light.lamps ? glow(stage, [600, 420], 220, 0.5) : '',
    // The hood of cedar, its brackets, and its green roof.
    path('M250 130H950L890 210H310Z', stage.lit(PAINT.cedarWood)),
    path('M250 130H420L380 210H310Z', stage.shade(PAINT.cedarWood)),
    path(
      Array.from(
        { length: 14 },
        (_, index) => `M${322 + index * 41} 206h22l-4 40q-7 14 -14 0z`,
      ).join(''),
      stage.shade('#5d3a22'),
    ),
    path('M210 136L300 40H900L990 136Z', stage.lit(PAINT.greenTile)),
    path(
      Array.from(
        { length: 26 },
        (_, index) => `M${312 + index * 23} 44L${230 + index * 29} 132`,
      ).join(''),
      'none',
      { stroke: stage.shade(PAINT.greenTile), 'stroke-width': 7 },
    ),
    ...steps,
    rect(LEFT, 900, SPAN, 300, tone(stage, '#b9a37c', 0.6)),
    person(stage, 420, 860, 170, '#16324f'),
    person(stage, 800, 820, 160, '#f1e4c8'),
    person(stage, 880, 830, 150, '#b5532a'),
  ].join('');
}

/** Green-tiled roofs of a great mosque among the houses of a medina, with its minaret. */
export function greenRoofs(stage: Stage): string {
  const roof = (x: number, y: number, w: number) =>
    path(
      `M${x} ${y}L${x + 40} ${y - 66}H${x + w - 40}L${x + w} ${y}Z`,
      stage.lit(PAINT.greenTile),
    ) +
    path(
      Array.from(
        { length: Math.round(w / 30) },
        (_, index) => `M${x + 44 + index * 28} ${y - 62}L${x + 14 + index * 30} ${y - 4}`,
      ).join(''),
      'none',
      { stroke: stage.shade(PAINT.greenTile), 'stroke-width': 7 },
    ) +
    rect(x + 14, y, w - 28, 44, tone(stage, PAINT.lime, 0.8)) +
    path(`M${x + 14} ${y}h${w * 0.16}v44h${-w * 0.16}z`, stage.shade(PAINT.lime));
  const block = (x: number, y: number, w: number, h: number, color: Color) =>
    rect(x, y, w, h, stage.lit(color)) +
    rect(x, y, w * 0.3, h, stage.shade(color)) +
    rect(
      x + w * 0.52,
      y + 30,
      w * 0.14,
      34,
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    );
  return [
    sky(stage, 460),
    clouds(stage, 3, 100),
    birds(stage, 7, [320, 150]),
    path(
      `M${LEFT} 430Q200 370 700 400T${RIGHT} 360V${BOTTOM}H${LEFT}Z`,
      stage.far(PAINT.olive, 0.5),
    ),
    ...Array.from({ length: 30 }, (_, index) =>
      block(
        -700 + index * 92,
        400 + ((index * 37) % 50),
        80 + (index % 3) * 16,
        200,
        mix(PAINT.lime, stage.light.haze, 0.3) as Color,
      ),
    ),
    tiledMinaret(stage, { x: 820, base: 620, width: 130, height: 460, body: PAINT.lime }),
    ...[0, 1, 2, 3].map((row) => roof(60 + row * 60, 500 + row * 90, 620 + row * 40)),
    block(-140, 560, 220, 500, PAINT.lime),
    block(920, 600, 200, 500, '#ead2a4'),
    block(1090, 540, 240, 560, PAINT.lime),
    block(-380, 620, 240, 500, '#ead2a4'),
    block(0, 760, 210, 400, '#ead2a4'),
    block(820, 760, 190, 400, PAINT.lime),
    block(1330, 640, 300, 500, '#ead2a4'),
    path(`M0 840h1100`, 'none', { stroke: stage.deep('#5d5048'), 'stroke-width': 3 }),
    rect(380, 850, 260, 300, stage.lit(PAINT.white)),
    rect(380, 850, 70, 300, stage.shade(PAINT.lime)),
  ].join('');
}
