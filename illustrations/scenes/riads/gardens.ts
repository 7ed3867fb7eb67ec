import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { framedArch } from '../../motifs/arch.ts';
import { minaret, tiledRoof } from '../../motifs/buildings.ts';
import { indoors, lantern } from '../../motifs/lamp.ts';
import { orangeTree } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../../svg.ts';
import { fountainSpout } from './basins.ts';

/** A quartered garden of roses and fruit trees with a water channel, below a long white house. */
export function channelGarden(open: Stage): string {
  const stage = indoors(open, 0.4);
  const roses = (from: number, to: number, y: number, spread: number, count: number) =>
    Array.from({ length: count }, () =>
      circle(
        stage.random.between(from, to),
        y + stage.random.between(-spread, spread),
        stage.random.between(7, 13),
        stage.lit(stage.random.pick<Color>(['#d8456a', '#f4c9cf', '#fbf4e4', '#e3a92f'])),
      ),
    ).join('');
  return [
    sky(open, 420),
    clouds(open, 3, 80),
    rect(LEFT, 220, SPAN, 260, stage.lit(PAINT.white)),
    tiledRoof(stage, 600, 224, SPAN, 40, SPAN - 40),
    ...[-300, -60, 180, 420, 660, 900, 1140, 1380].map(
      (x, index) =>
        rect(x - 34, 280, 68, 110, stage.lit(index % 3 ? PAINT.lightBlue : '#3c7a5a')) +
        rect(x - 2, 280, 4, 110, stage.shade(PAINT.blueTile)),
    ),
    rect(LEFT, 470, SPAN, 660, stage.lit('#86a85a')),
    orangeTree(stage, 120, 560, 300),
    orangeTree(stage, 350, 520, 230),
    orangeTree(stage, 880, 530, 250),
    orangeTree(stage, 1100, 580, 330),
    // Beds between crossing paths, with the channel along the middle one.
    polygon(
      [
        [560, 476],
        [660, 476],
        [1000, BOTTOM],
        [120, BOTTOM],
      ],
      stage.lit('#d9a982'),
    ),
    polygon(
      [
        [LEFT, 640],
        [2000, 600],
        [2000, 650],
        [LEFT, 700],
      ],
      stage.lit('#d9a982'),
    ),
    polygon(
      [
        [598, 476],
        [622, 476],
        [640, BOTTOM],
        [460, BOTTOM],
      ],
      stage.lit(PAINT.white),
    ),
    polygon(
      [
        [602, 476],
        [618, 476],
        [616, BOTTOM],
        [486, BOTTOM],
      ],
      stage.lit('#4f9fb0'),
    ),
    ellipse(590, 648, 108, 34, stage.lit(PAINT.white)),
    ellipse(590, 645, 92, 26, stage.lit('#4f9fb0')),
    path('M590 640v-60', 'none', { stroke: stage.far(PAINT.foam, 0), 'stroke-width': 7 }),
    ...(
      [
        [-100, 470, 606, 20, 26],
        [740, 1290, 576, 24, 30],
        [-60, 340, 790, 60, 34],
        [860, 1330, 790, 70, 36],
      ] as const
    ).map(
      ([from, to, y, spread, count]) =>
        path(
          `M${from - 30} ${y + spread + 14}Q${(from + to) / 2} ${y - spread - 50} ${to + 30} ${y + spread + 14}Z`,
          stage.lit('#4f7f3f'),
        ) + roses(from, to, y, spread * 0.7, count),
    ),
    minaret(open, { x: 1000, base: 226, width: 34, height: 140, tiles: 'green' }),
    person(stage, 760, 700, 120, '#1d4f8f'),
    birds(open, 4, [400, 140]),
  ].join('');
}

/** A small garden inside high walls: a plunge pool, banana leaves and a bench below a lit gallery. */
export function walledGarden(open: Stage): string {
  const stage = indoors(open, 0.6);
  const leaf = (x: number, base: number, length: number, turn: number, tone: string) =>
    path(
      `M0 0Q${n(length * 0.22)} ${n(-length * 0.55)} 0 ${n(-length)}Q${n(-length * 0.22)} ${n(-length * 0.55)} 0 0Z`,
      tone,
      { transform: `translate(${n(x)} ${n(base)}) rotate(${turn})` },
    );
  const banana = (x: number, base: number, length: number) =>
    [-64, -38, -14, 12, 36, 62]
      .map((turn, index) =>
        leaf(
          x,
          base - length * 0.35,
          length,
          turn,
          index % 2 ? stage.lit('#5f9a45') : stage.shade('#5f9a45'),
        ),
      )
      .join('') + rect(x - 9, base - length * 0.4, 18, length * 0.4, stage.shade('#7d8a4a'));
  return [
    sky(open, 400),
    rect(LEFT, 120, 1250, 600, stage.lit('#e6d2ac')),
    rect(450, 40, 1600, 700, stage.shade('#dcc297')),
    tiledRoof(stage, 1250, 50, 1600, 46, 1540),
    ...[560, 780, 1000, 1220, 1440].map(
      (x) =>
        framedArch(
          x,
          360,
          130,
          230,
          [[12, stage.lit(PAINT.white)]],
          stage.light.lamps ? '#f0b050' : stage.deep(PAINT.cedarWood),
        ) + rect(x - 90, 330, 180, 10, stage.lit(PAINT.cedarWood)),
    ),
    rect(450, 360, 1600, 24, stage.lit(PAINT.cedarWood)),
    ...[560, 840, 1120].map((x) =>
      framedArch(
        x,
        660,
        170,
        240,
        [[14, stage.lit(PAINT.white)]],
        stage.light.lamps ? '#c9803a' : stage.deep('#7d5a3a'),
      ),
    ),
    rect(LEFT, 640, SPAN, 500, stage.lit('#6f9a4f')),
    rect(450, 650, 1600, 40, stage.lit('#d9b58a')),
    banana(90, 660, 330),
    banana(240, 640, 250),
    banana(-160, 660, 380),
    ellipse(620, 810, 400, 92, stage.lit(PAINT.white)),
    ellipse(620, 806, 372, 80, stage.lit(PAINT.greenTile)),
    ellipse(620, 808, 358, 74, stage.lit('#3f97a8')),
    ...[560, 700, 620].map((x, index) =>
      ellipse(x, 790 + index * 22, 70, 4, '#ffffff', { opacity: 0.35 }),
    ),
    banana(1120, 790, 300),
    banana(1010, 900, 260),
    fountainSpout(stage, 300, 740),
    lantern(stage, 740, 668, 44),
    lantern(stage, 380, 840, 50),
    birds(open, stage.random.whole(2, 4), [220, 90]),
  ].join('');
}
