import type { Color } from '../../color.ts';
import { archOutline, roundOutline } from '../../motifs/arch.ts';
import { minaret } from '../../motifs/buildings.ts';
import { indoors, lantern, shaft, through } from '../../motifs/lamp.ts';
import { roofscape } from '../../motifs/roofs.ts';
import { brocade } from '../../motifs/silk.ts';
import { sky } from '../../motifs/sky.ts';
import { cushion, teaGlass, teapot } from '../../motifs/ware.ts';
import { frieze, sebka } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { path, polygon, rect } from '../../svg.ts';

/** A bedroom: a bed with a tall carved head below a window of pierced plaster, lamps at its sides. */
export function bedroom(open: Stage): string {
  const stage = indoors(open);
  const { random } = stage;
  const cover = random.pick<Color>(['#1f4f6b', '#8f2f3a', '#1f5a48']);
  const at = 430;
  const pane = (dx: number) => archOutline(at + dx, 260, 86, 190);
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e6d2ac')),
    rect(LEFT, TOP, SPAN, 420, stage.shade('#e6d2ac')),
    rect(LEFT, 20, SPAN, 34, stage.lit(PAINT.cedarWood)),
    frieze(stage, LEFT, 54, SPAN, 36),
    // The window to the right with a seat and the sky.
    through(
      open,
      archOutline(960, 600, 230, 420),
      sky(open, 520) +
        roofscape(open, {
          rows: 2,
          size: 80,
          line: (_, row) => 430 + row * 60,
          from: 780,
          to: 1160,
        }) +
        minaret(open, { x: 1000, base: 470, width: 34, height: 170, tiles: 'green' }),
    ),
    path(archOutline(960, 600, 230, 420), 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 22,
    }),
    path('M960 190V600M850 400H1070', 'none', {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': 9,
    }),
    path(
      [-110, 0, 110].map(pane).join(''),
      stage.light.lamps ? stage.deep('#6d5a40') : open.light.sky[2],
    ),
    path([-110, 0, 110].map(pane).join(''), sebka(stage, 22, PAINT.lime, PAINT.plaster), {
      opacity: 0.55,
    }),
    // The head of the bed.
    path(roundOutline(at, 720, 520, 400), stage.shade(PAINT.cedarWood)),
    path(roundOutline(at, 720, 480, 376), stage.lit('#a36a3e')),
    path(roundOutline(at, 720, 420, 336), sebka(stage, 40, '#8d5832', '#b57c4a')),
    rect(at - 300, 560, 600, 20, stage.shade(PAINT.cedarWood)),
    cushion(stage, at - 130, 640, 230, 110, PAINT.white, PAINT.white),
    cushion(stage, at + 130, 640, 230, 110, PAINT.white, PAINT.white),
    cushion(stage, at - 4, 660, 160, 84, cover),
    polygon(
      [
        [at - 270, 640],
        [at + 270, 640],
        [at + 350, 860],
        [at - 350, 860],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [at - 300, 720],
        [at + 300, 720],
        [at + 350, 860],
        [at - 350, 860],
      ],
      brocade(stage, cover, 76, 0.7, at),
    ),
    rect(at - 350, 858, 700, 60, stage.shade(cover)),
    rect(LEFT, 890, SPAN, 300, stage.lit('#9a5a38')),
    rect(LEFT, 884, SPAN, 10, stage.shade('#7d4428')),
    rect(850, 600, 230, 20, stage.lit(PAINT.white)),
    rect(820, 700, 300, 190, stage.shade('#8a5a38')),
    rect(810, 690, 320, 20, stage.lit('#a36a3e')),
    lantern(stage, 890, 580, 66),
    teapot(stage, 1010, 694, 74),
    teaGlass(stage, 1076, 694, 50),
    lantern(stage, 40, 300, 70, 600),
    shaft(
      open,
      [
        [850, 260],
        [1070, 200],
        [760, 900],
        [480, 900],
      ],
      open.light.stars ? 0.06 : 0.2,
    ),
  ].join('');
}
