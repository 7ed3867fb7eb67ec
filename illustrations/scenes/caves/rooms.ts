import { strokes, tone } from '../../motifs/backdrop.ts';
import { glow, indoors } from '../../motifs/lamp.ts';
import { person } from '../../motifs/people.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage, TOP } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';

/** Rooms cut into the rock below a village: niches with lamps and pots, a stair to the light. */
export function rockRooms(open: Stage): string {
  const stage = indoors(open);
  const rock = '#c2a27a';
  const pick = strokes(stage, [-100, 60], [1300, 700], 90, 30);
  const pot = (x: number, y: number, h: number) =>
    path(
      `M${x} ${y}q${-h * 0.5} ${-h * 0.3} ${-h * 0.34} ${-h * 0.7}q${h * 0.1} ${-h * 0.14} ${h * 0.14} ${-h * 0.3}h${h * 0.4}q${h * 0.04} ${h * 0.16} ${h * 0.14} ${h * 0.3}q${h * 0.16} ${h * 0.4} ${-h * 0.34} ${h * 0.7}z`,
      stage.lit('#b5653a'),
    );
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, rock, 0.5)),
    path(`M${LEFT} ${TOP}H${RIGHT}V120Q1300 60 600 70T${LEFT} 130Z`, tone(stage, '#4d3a2c', 0.5)),
    path(
      `M${LEFT} 120Q100 50 600 76T${RIGHT} 120V190Q1200 120 600 130T${LEFT} 200Z`,
      tone(stage, '#6d5340', 0.5),
    ),
    path(pick, 'none', {
      stroke: stage.shade('#8d7050'),
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.6,
      transform: 'rotate(-12 600 400)',
    }),
    // The stair up to the open.
    path('M800 720V330Q810 210 930 200Q1060 210 1070 330V720Z', open.light.sky[1]),
    path('M800 720V330Q810 210 930 200Q1060 210 1070 330V720Z', stage.lit('#efd9a8'), {
      opacity: 0.5,
    }),
    ...[0, 1, 2, 3, 4, 5].map(
      (step) =>
        rect(836 - step * 6, 440 + step * 50, 190 + step * 12, 26, stage.lit('#d8bd92')) +
        rect(836 - step * 6, 466 + step * 50, 190 + step * 12, 26, stage.shade(rock)),
    ),
    path('M800 720V330Q810 210 930 200Q860 230 850 340V720Z', tone(stage, rock, 0.2)),
    path('M930 240L400 900H760L1030 330Z', stage.lit('#fff0bd'), { opacity: 0.16 }),
    // A second chamber, and the niches.
    path('M90 720V440Q100 340 210 330Q320 340 330 440V720Z', stage.deep('#4a3626')),
    path('M120 720V460Q130 380 210 370V720Z', tone(stage, rock, 0.1)),
    ...[
      [430, 300],
      [560, 290],
      [680, 310],
      [470, 470],
      [630, 480],
    ].map(([x = 0, y = 0]) =>
      path(
        `M${x - 44} ${y + 70}V${y}Q${x - 40} ${y - 44} ${x} ${y - 48}Q${x + 40} ${y - 44} ${x + 44} ${y}V${y + 70}Z`,
        stage.deep('#5d4432'),
      ),
    ),
    glow(stage, [430, 340], 150, 0.6),
    glow(stage, [630, 520], 150, 0.6),
    ellipse(430, 362, 26, 10, stage.lit('#b5653a')),
    path('M430 352q-10 -20 0 -34q10 14 0 34z', '#ffd27a'),
    ellipse(630, 540, 26, 10, stage.lit('#b5653a')),
    path('M630 530q-10 -20 0 -34q10 14 0 34z', '#ffd27a'),
    pot(560, 360, 60),
    pot(680, 380, 56),
    pot(470, 540, 60),
    rect(LEFT, 710, SPAN, 420, tone(stage, '#b08f66', 0.6)),
    path(`M${LEFT} 710H${RIGHT}V730H${LEFT}Z`, stage.shade('#8d7050')),
    pot(180, 830, 190),
    pot(300, 850, 140),
    path('M480 790h280v40H480z', stage.lit('#8c2f22')),
    path('M480 800h280M480 814h280', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 6,
    }),
    person(stage, 840, 800, 190, '#1d4f8f'),
    person(stage, 990, 640, 130, '#f1e4c8'),
  ].join('');
}
