import type { Color } from '../color.ts';
import { indoors, lantern } from '../motifs/lamp.ts';
import { tiledFloor } from '../motifs/patio.ts';
import { person } from '../motifs/people.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';

const WOOD: Color = '#7a4a2b';

/** A modest prayer hall: the platform between two pillars, lanterns, arches on both sides. */
export function prayerHall(open: Stage): string {
  const stage = indoors(open, 0.8);
  const wall: Color = '#f0e0c0';
  const floor = 640;
  const arch = (x: number, width: number) =>
    path(
      `M${x - width / 2} ${floor}V330a${width / 2} ${width / 2} 0 0 1 ${width} 0V${floor}Z`,
      stage.shade('#c9ad84'),
    ) + rect(x - width / 2, floor - 120, width, 120, zellige(stage, 30, 'blue'));
  const pillar = (x: number) =>
    [
      rect(x - 34, 120, 68, 540, stage.lit(PAINT.white)),
      rect(x - 34, 120, 22, 540, stage.shade(PAINT.white)),
      rect(x - 46, 104, 92, 28, stage.lit('#d9b98c')),
      rect(x - 40, floor - 90, 80, 116, zellige(stage, 28, 'blue')),
      rect(x - 46, floor + 18, 92, 16, stage.lit(PAINT.limestone)),
    ].join('');
  const rails = Array.from({ length: 13 }, (_, index) => {
    const x = 392 + index * 35;
    return `M${x} 500V620M${x} 540q17 -20 17.5 0t17.5 0`;
  });
  return [
    rect(LEFT, TOP, SPAN, 1500, stage.lit(wall)),
    rect(LEFT, TOP, SPAN, 480, stage.shade('#7a5236')),
    ...Array.from({ length: 24 }, (_, index) =>
      rect(LEFT + index * 120, TOP, 44, 486, stage.lit(index % 2 ? '#9a6a43' : '#8a5a36')),
    ),
    rect(LEFT, 84, SPAN, 26, stage.lit('#b07a45')),
    ...[-560, -200, 170, 1030, 1400, 1760].map((x) => arch(x, 220)),
    // The wall behind the platform, with a cupboard for the scrolls and an inscription.
    path(`M430 ${floor}V330a170 170 0 0 1 340 0V${floor}Z`, stage.lit('#c79a5c')),
    path(`M450 ${floor}V332a150 150 0 0 1 300 0V${floor}Z`, stage.lit('#2f6a8a')),
    rect(490, 320, 220, 320, stage.lit(WOOD)),
    rect(504, 334, 92, 290, stage.shade('#8a5530')),
    rect(604, 334, 92, 290, stage.lit('#8a5530')),
    circle(588, 480, 7, stage.lit(PAINT.brass)),
    circle(612, 480, 7, stage.lit(PAINT.brass)),
    path(
      'M600 216l16 28h32l-16 28l16 28h-32l-16 28l-16-28h-32l16-28l-16-28h32z',
      stage.lit(PAINT.saffron),
    ),
    circle(600, 272, 17, stage.lit('#2f6a8a')),
    tiledFloor(420, floor, stage.lit('#e6d6b4'), stage.lit('#b5643c'), { tile: 150, rows: 7 }),
    pillar(330),
    pillar(870),
    pillar(-380),
    pillar(1580),
    // The platform with its iron railing and two steps.
    rect(340, 620, 520, 130, stage.lit('#a36a3e')),
    rect(340, 620, 520, 16, stage.lit('#c08a5c')),
    rect(520, 690, 160, 60, stage.lit(PAINT.limestone)),
    rect(500, 724, 200, 40, stage.shade(PAINT.limestone)),
    path('M520 540L680 540L700 580H500Z', stage.lit('#24508a')),
    rect(506, 580, 188, 44, stage.shade('#1d3f70')),
    path(rails.join(''), 'none', { stroke: stage.deep('#3a3a3a'), 'stroke-width': 6 }),
    rect(372, 492, 456, 14, stage.lit(PAINT.brass)),
    ...[
      [210, 300, 40],
      [460, 250, 44],
      [740, 250, 44],
      [990, 300, 40],
      [-200, 290, 40],
      [1400, 290, 40],
    ].map(([x = 0, y = 0, size = 0]) => lantern(stage, x, y, size, y - 90)),
    ...[-60, 960].map((x) => bench(stage, x, 812)),
    person(stage, 760, 838, 236, '#7a4a2b'),
  ].join('');
}

function bench(stage: Stage, x: number, y: number): string {
  return [
    rect(x, y - 110, 300, 30, stage.lit('#a8703f')),
    rect(x, y - 40, 300, 18, stage.lit('#a8703f')),
    rect(x, y - 24, 300, 10, stage.shade(WOOD)),
    ...[x, x + 282].map((left) => rect(left, y - 118, 18, 130, stage.shade(WOOD))),
  ].join('');
}
