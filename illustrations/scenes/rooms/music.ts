import { archOutline } from '../../motifs/arch.ts';
import { tone } from '../../motifs/backdrop.ts';
import { glow, indoors, lantern } from '../../motifs/lamp.ts';
import { oud } from '../../motifs/oud.ts';
import { fountain, tiledFloor } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { cushion } from '../../motifs/ware.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, place, rect } from '../../svg.ts';

/** The salon of an old mansion with instruments at rest: oud, upright violin, frame drum. */
export function musicLesson(open: Stage): string {
  const stage = indoors(open);
  const violin =
    path(
      'M-40 0Q-56 -44 -34 -70Q-50 -100 -26 -130Q0 -146 26 -130Q50 -100 34 -70Q56 -44 40 0Q0 26 -40 0Z',
      stage.lit('#a8572e'),
    ) +
    path(
      'M-40 0Q-56 -44 -34 -70Q-50 -100 -26 -130Q-10 -80 -10 12Q-28 10 -40 0Z',
      stage.shade('#8a4424'),
    ) +
    rect(-7, -250, 14, 150, stage.deep(PAINT.darkWood)) +
    path('M-12 -262h24v16h-24z', stage.deep(PAINT.darkWood)) +
    path('M-4 -240V-20M4 -240V-20', 'none', { stroke: stage.lit(PAINT.white), 'stroke-width': 2 }) +
    path('M-20 -70q-8 14 0 28M20 -70q8 14 0 28', 'none', {
      stroke: stage.deep(PAINT.darkWood),
      'stroke-width': 4,
    });
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, PAINT.plaster, 0.8)),
    rect(LEFT, TOP, SPAN, 490, stage.lit(PAINT.cedarWood)),
    path(
      Array.from(
        { length: 20 },
        (_, index) => `M${-780 + index * 140} 40l70 -34l70 34l-70 34z`,
      ).join(''),
      stage.lit('#1f6b4d'),
    ),
    rect(LEFT, 86, SPAN, 14, stage.lit(PAINT.saffron)),
    rect(LEFT, 440, SPAN, 210, zellige(stage, 46, 'blue')),
    rect(LEFT, 430, SPAN, 12, stage.lit(PAINT.white)),
    path(archOutline(600, 650, 300, 480), stage.lit(PAINT.white)),
    path(archOutline(600, 650, 262, 456), open.light.sky[1]),
    path('M470 650V560H730V650Z', open.far(PAINT.lime, 0.2)),
    path('M520 560v-120h50v120zM540 440v-30h12v30z', open.far('#d8b27c', 0.2)),
    ...[200, 1000].map((x) =>
      path(
        archOutline(x, 420, 150, 260),
        stage.light.lamps ? '#e9b766' : tone(stage, '#8d5a34', 0.3),
      ),
    ),
    lantern(stage, 600, 190, 80, 80),
    glow(stage, [600, 230], 300, 0.4),
    rect(LEFT, 600, SPAN, 90, stage.lit('#8c2f22')),
    path(
      Array.from({ length: 22 }, (_, index) => `M${-790 + index * 130} 604h60v86h-60z`).join(''),
      stage.lit('#b5532a'),
    ),
    cushion(stage, 120, 620, 150, 90, '#1f6b4d'),
    cushion(stage, 1080, 620, 150, 90, '#1d4f8f'),
    rect(LEFT, 690, SPAN, 430, stage.lit('#d8bd92')),
    path('M-100 740H1300L1400 960H-200Z', stage.lit('#8c2f22')),
    path('M-60 760H1260L1330 930H-140Z', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 9,
    }),
    path('M600 780l120 60l-120 60l-120 -60z', stage.lit('#16324f')),
    person(stage, 330, 760, 240, '#f1e4c8'),
    place([330, 700], 0.62, violin),
    person(stage, 880, 770, 240, '#16324f'),
    circle(930, 640, 62, stage.lit('#ecdcb8')),
    circle(930, 640, 62, 'none', { stroke: stage.shade(PAINT.cedarWood), 'stroke-width': 12 }),
    `<g transform="translate(560 850) rotate(-64) scale(.62)">${oud(stage)}</g>`,
    person(stage, 1060, 840, 250, '#1f6b4d'),
    person(stage, 150, 850, 230, '#b5532a'),
  ].join('');
}

/** A small band by the fountain of a court: double bass, oud and drum, and listeners close by. */
export function courtConcert(open: Stage): string {
  const stage = indoors(open, 0.7);
  const bass =
    path(
      'M-70 0Q-100 -90 -56 -150Q-84 -210 -40 -260Q0 -280 40 -260Q84 -210 56 -150Q100 -90 70 0Q0 34 -70 0Z',
      stage.lit('#b5632e'),
    ) +
    path(
      'M-70 0Q-100 -90 -56 -150Q-84 -210 -40 -260Q-16 -150 -20 18Q-54 14 -70 0Z',
      stage.shade('#8a4424'),
    ) +
    rect(-10, -520, 20, 300, stage.deep(PAINT.darkWood)) +
    path('M-6 -500V-30M0 -500V-30M6 -500V-30', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 2,
    }) +
    ellipse(0, -526, 20, 16, stage.deep(PAINT.darkWood)) +
    rect(-4, 10, 8, 36, stage.deep('#333333'));
  return [
    rect(LEFT, TOP, SPAN, 1500, open.light.sky[0]),
    ...[
      [200, -20],
      [420, 30],
      [700, 10],
      [960, 40],
      [1100, -10],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, '#f4ecd2')),
    rect(LEFT, 70, SPAN, 600, tone(stage, PAINT.plaster, 0.75)),
    rect(LEFT, 60, SPAN, 26, stage.lit(PAINT.greenTile)),
    rect(LEFT, 270, SPAN, 28, stage.lit(PAINT.cedarWood)),
    path(
      Array.from({ length: 26 }, (_, index) => `M${-790 + index * 110} 240v-60h6v60z`).join(''),
      stage.shade(PAINT.cedarWood),
    ),
    rect(LEFT, 176, SPAN, 10, stage.lit(PAINT.cedarWood)),
    ...[-480, -120, 240, 960, 1320, 1680].map(
      (x) =>
        path(archOutline(x, 600, 220, 290), stage.lamp()) +
        path(archOutline(x, 600, 150, 230), tone(stage, '#c9803a', 0.7)),
    ),
    path(archOutline(600, 600, 270, 320), stage.lamp()),
    rect(LEFT, 500, SPAN, 110, zellige(stage, 36, 'green')),
    glow(stage, [600, 430], 420, 0.5),
    tiledFloor(420, 606, stage.lit('#efe2c6'), stage.lit('#c9d3d6'), { tile: 150, rows: 7 }),
    person(stage, 420, 690, 260, '#16324f'),
    place([480, 690], 0.78, bass),
    person(stage, 640, 680, 240, '#b5532a'),
    `<g transform="translate(600 600) rotate(-58) scale(.42)">${oud(stage)}</g>`,
    person(stage, 800, 690, 240, '#f1e4c8'),
    circle(846, 560, 54, stage.lit('#ecdcb8')),
    circle(846, 560, 54, 'none', { stroke: stage.shade(PAINT.cedarWood), 'stroke-width': 10 }),
    fountain(stage, 600, 810, 220),
    ...[60, 190, 330, 880, 1010, 1140].map((x, index) =>
      person(stage, x, 900 + (index % 2) * 20, 240, index % 2 ? '#5b6f8c' : '#1f6b4d'),
    ),
    ...[230, 960].map(
      (x) => rect(x, 780, 20, 40, stage.lamp()) + glow(stage, [x + 10, 790], 120, 0.6),
    ),
  ].join('');
}
