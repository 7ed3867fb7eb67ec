import type { Color } from '../../color.ts';
import { strokes, tone } from '../../motifs/backdrop.ts';
import { glow, indoors } from '../../motifs/lamp.ts';
import { people, person } from '../../motifs/people.ts';
import { fruitPile, herbs } from '../../motifs/produce.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage, TOP } from '../../stage.ts';
import { path, place, rect } from '../../svg.ts';

/** A covered market hall: iron trusses, fish on ice, heaps of vegetables, herbs by the armful. */
export function marketHall(open: Stage): string {
  const stage = indoors(open);
  const fish = (x: number, y: number, scale: number, color: Color) =>
    place(
      [x, y],
      scale,
      path(
        'M-60 0Q-20 -26 30 -14Q56 -6 60 0Q56 8 30 14Q-20 26 -60 0L-86 -20Q-78 0 -86 20Z',
        stage.lit(color),
      ) + path('M-60 0Q-20 -26 30 -14Q56 -6 60 0Q0 -6 -60 0Z', stage.shade(color)),
    );
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#e8dcc0', 0.8)),
    // Roof with a band of windows, and trusses.
    path(`M${LEFT} ${TOP}H${RIGHT}V180L600 60L${LEFT} 180Z`, tone(stage, '#7a8a86', 0.5)),
    path('M-300 150L600 66L1500 150V190L600 106L-300 190Z', open.light.sky[1]),
    path(
      'M-800 210L600 90L2000 210M-800 260L600 140L2000 260M100 250L250 130L400 190L520 110M1100 250L950 130L800 190L680 110',
      'none',
      { stroke: stage.shade('#3f5a52'), 'stroke-width': 12 },
    ),
    ...[-500, -160, 180, 1020, 1360, 1700].map((x) =>
      rect(x - 12, 200, 24, 520, stage.shade('#3f5a52')),
    ),
    ...[300, 600, 900].map(
      (x) =>
        rect(x - 2, 130, 4, 110, stage.deep('#333333')) +
        path(`M${x - 40} 262q40 -50 80 0z`, stage.lit('#1f6b4d')) +
        glow(stage, [x, 270], 130, 0.5),
    ),
    // Far stalls and shoppers.
    ...[-300, 60, 420, 780, 1140, 1500].map((x, index) => {
      const color = (['#b5532a', '#1f6b4d', '#e3a92f', '#1d4f8f'] as const)[index % 4] ?? '#b5532a';
      return (
        rect(x, 420, 300, 34, stage.lit(color)) +
        rect(x, 520, 300, 120, stage.lit(PAINT.cedarWood)) +
        fruitPile(stage, x + 80, 524, 110, '#c8352a', 4) +
        fruitPile(stage, x + 210, 524, 110, '#7dab45', 4)
      );
    }),
    people(stage, 100, 1100, 650, 7, 150),
    rect(LEFT, 650, SPAN, 20, stage.shade('#a89878')),
    // The fish counter.
    path(`M-100 690H560L600 780H-160Z`, stage.lit('#dfeef2')),
    path(strokes(stage, [-60, 700], [540, 770], 40, 26), 'none', {
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    ...[
      [80, 720, '#7d95a5'],
      [230, 716, '#c98a8a'],
      [380, 722, '#7d95a5'],
      [160, 756, '#a8b4bc'],
      [320, 758, '#7d95a5'],
      [480, 754, '#c98a8a'],
    ].map(([x, y, c]) => fish(Number(x), Number(y), 0.9, c as Color)),
    path('M-160 780H600V960H-160Z', stage.lit('#3f7fb5')),
    path('M-160 780H0V960H-160Z', stage.shade('#3f7fb5')),
    // Vegetables and herbs.
    path('M660 780H1400V960H660Z', stage.lit(PAINT.cedarWood)),
    fruitPile(stage, 740, 786, 160, '#c8352a', 6),
    fruitPile(stage, 920, 786, 160, '#e8862e', 6),
    fruitPile(stage, 1090, 786, 160, '#e3c23a', 6),
    ...[700, 800, 900, 1010, 1110].map((x) => herbs(stage, x, 880, 90)),
    person(stage, 620, 860, 240, '#f1e4c8'),
    rect(LEFT, 940, SPAN, 200, stage.shade('#8d8272')),
  ].join('');
}
