import type { Color } from '../../color.ts';
import { indoors, lantern, shaft } from '../../motifs/lamp.ts';
import { doorway, orangeTree } from '../../motifs/patio.ts';
import { brocade } from '../../motifs/silk.ts';
import { cushion, teaGlass, teapot } from '../../motifs/ware.ts';
import { frieze, sebka, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';

/** A salon: banquettes along the walls, a low table, a painted ceiling, a door to the court. */
export function salonRoom(open: Stage): string {
  const stage = indoors(open);
  const wall = stage.lit('#ecdcb8');
  const colors: [Color, ...Color[]] = ['#8f2f3a', '#1f5a48', '#b5832a', '#24406b'];
  const first = stage.random.whole(0, 3);
  const seat = (x: number, count: number, base: number, size: number) =>
    Array.from({ length: count }, (_, index) =>
      cushion(
        stage,
        x + index * size * 1.05,
        base,
        size,
        size * 0.7,
        colors[(first + index) % 4] ?? colors[0],
        index % 2 ? PAINT.saffron : PAINT.lime,
      ),
    ).join('');
  const beams = Array.from({ length: 17 }, (_, index) => {
    const x = -760 + index * 170;
    return polygon(
      [
        [600 + (x - 600) * 0.62, 190],
        [600 + (x + 60 - 600) * 0.62, 190],
        [x + 110, TOP],
        [x, TOP],
      ],
      index % 2 ? stage.shade('#a8552e') : stage.shade(PAINT.greenTile),
    );
  });
  return [
    rect(LEFT, TOP, SPAN, 700, stage.shade(PAINT.cedarWood)),
    beams.join(''),
    rect(LEFT, 190, SPAN, 520, wall),
    rect(LEFT, 184, SPAN, 16, stage.lit(PAINT.saffron)),
    frieze(stage, LEFT, 204, SPAN, 40, '#b5532a'),
    rect(LEFT, 250, SPAN, 70, sebka(stage, 34, '#f1e4c8', '#d3b67e')),
    rect(LEFT, 470, SPAN, 190, zellige(stage, 36, 'mixed')),
    rect(LEFT, 462, SPAN, 8, stage.lit(PAINT.greenTile)),
    // The doorway to the court.
    doorway(
      stage,
      open,
      [600, 660, 210, 372],
      [
        [20, PAINT.white],
        [10, PAINT.cedarWood],
      ],
      rect(480, 520, 240, 60, open.lit(PAINT.plaster)) +
        rect(480, 560, 240, 110, open.lit('#dcc9a4')) +
        orangeTree(open, 630, 640, 240),
    ),
    rect(LEFT, 600, SPAN, 60, stage.shade('#6d2a34')),
    rect(492, 600, 216, 62, open.lit('#dcc9a4')),
    seat(-620, 10, 604, 108),
    seat(790, 10, 604, 108),
    rect(LEFT, 602, 1292, 62, stage.lit('#8f2f3a')),
    rect(708, 602, 1292, 62, stage.lit('#8f2f3a')),
    rect(LEFT, 654, 1292, 20, stage.shade('#5d1f2a')),
    rect(708, 654, 1292, 20, stage.shade('#5d1f2a')),
    rect(LEFT, 672, SPAN, 500, stage.lit('#c9a27a')),
    polygon(
      [
        [300, 712],
        [900, 712],
        [1120, BOTTOM],
        [80, BOTTOM],
      ],
      stage.lit('#8f2f3a'),
    ),
    polygon(
      [
        [334, 728],
        [866, 728],
        [1060, BOTTOM],
        [140, BOTTOM],
      ],
      brocade(stage, '#1f4f6b', 90, 0.5),
    ),
    shaft(
      open,
      [
        [500, 662],
        [700, 662],
        [820, 900],
        [380, 900],
      ],
      open.light.stars ? 0.1 : 0.4,
    ),
    ellipse(600, 880, 220, 30, '#000000', { opacity: 0.25 }),
    path('M430 790L460 884H740L770 790Z', stage.shade(PAINT.cedarWood)),
    ellipse(600, 790, 210, 42, stage.shade(PAINT.brass)),
    ellipse(600, 782, 210, 42, stage.lit(PAINT.brass)),
    teapot(stage, 640, 786, 110),
    teaGlass(stage, 500, 790, 66, { color: PAINT.blueTile }),
    teaGlass(stage, 562, 806, 66),
    lantern(stage, 300, 206, 60, 140),
    lantern(stage, 900, 206, 60, 140),
  ].join('');
}
