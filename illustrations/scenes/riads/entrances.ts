import { archOutline, star } from '../../motifs/arch.ts';
import { indoors, lantern, through } from '../../motifs/lamp.ts';
import { doorway, orangeTree, pot, tiledFloor } from '../../motifs/patio.ts';
import { birds, sky } from '../../motifs/sky.ts';
import { sebka, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, path, polygon, rect } from '../../svg.ts';

/** Two tall doors of carved cedar in a tiled wall, one of them open on a court with an orange tree. */
export function carvedDoor(open: Stage): string {
  const stage = indoors(open, 0.6);
  const wood = stage.define(
    (id) =>
      `<pattern id="${id}" width="58" height="58" x="2" y="12" patternUnits="userSpaceOnUse">${rect(0, 0, 58, 58, stage.lit('#8d5832'))}${star(29, 29, 27, stage.lit('#a86c40'))}${star(29, 29, 17, stage.shade('#8d5832'))}${circle(29, 29, 6, stage.lit(PAINT.brass))}</pattern>`,
  );
  const leaf = (x: number, width: number) =>
    rect(x, 20, width, 830, stage.shade(PAINT.cedarWood)) +
    rect(x + 14, 40, width - 28, 790, `url(#${wood})`) +
    rect(x + 14, 420, width - 28, 26, stage.shade(PAINT.cedarWood));
  const arch = archOutline(470, 850, 300, 700);
  const court = [
    sky(open, 500),
    rect(LEFT, 300, SPAN, 600, open.lit(PAINT.plaster)),
    rect(LEFT, 560, SPAN, 130, zellige(stage, 30, 'blue')),
    rect(LEFT, 690, SPAN, 200, stage.lit('#e2d2b2')),
    orangeTree(stage, 500, 730, 380),
    rect(430, 716, 140, 26, stage.lit(PAINT.greenTile)),
  ].join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade(PAINT.lime)),
    rect(LEFT, 560, SPAN, 300, zellige(stage, 48, 'green')),
    rect(LEFT, 546, SPAN, 14, stage.lit(PAINT.saffron)),
    path(archOutline(470, 850, 372, 764), stage.lit(PAINT.plaster)),
    path(archOutline(470, 850, 336, 738), sebka(stage, 28, PAINT.plaster, '#d9c196')),
    through(open, arch, court),
    leaf(690, 280),
    polygon(
      [
        [318, 130],
        [318, 850],
        [120, 930],
        [120, 60],
      ],
      stage.shade(PAINT.cedarWood),
    ),
    polygon(
      [
        [304, 170],
        [304, 820],
        [140, 886],
        [140, 122],
      ],
      `url(#${wood})`,
    ),
    polygon(
      [
        [304, 170],
        [304, 820],
        [140, 886],
        [140, 122],
      ],
      stage.deep(PAINT.cedarWood),
      { opacity: 0.45 },
    ),
    circle(716, 500, 22, 'none', { stroke: stage.lit(PAINT.brass), 'stroke-width': 10 }),
    tiled(stage, 850),
    lantern(stage, 1060, stage.random.between(150, 190), 76, 500),
  ].join('');
}

/** Narrow tiled steps that climb between two walls to a sunlit door. */
export function stairs(open: Stage): string {
  const stage = indoors(open, 0.8);
  const tiles = zellige(stage, 40, stage.random.pick(['blue', 'green'] as const));
  const steps = Array.from({ length: 9 }, (_, index) => {
    const share = 1 - index / 9;
    const y = 360 + 560 * share * share;
    const next = 1 - (index + 1) / 9;
    const top = 360 + 560 * next * next;
    const left = 560 - 300 * share;
    const right = 660 + 330 * share;
    return (
      rect(left, top + (y - top) * 0.42, right - left, (y - top) * 0.6, tiles) +
      polygon(
        [
          [left, top + (y - top) * 0.44],
          [right, top + (y - top) * 0.44],
          [660 + 330 * next, top],
          [560 - 300 * next, top],
        ],
        stage.lit('#c97a4e'),
      ) +
      rect(left, top + (y - top) * 0.4, right - left, 9, stage.lit(PAINT.cedarWood))
    );
  }).reverse();
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#e6cf9f')),
    doorway(
      stage,
      open,
      [610, 372, 150, 320],
      [
        [18, PAINT.white],
        [8, PAINT.blueTile],
      ],
      orangeTree(open, 640, 400, 260) + birds(open, 3, [600, 120]),
    ),
    polygon(
      [
        [LEFT, TOP],
        [500, TOP],
        [500, 372],
        [220, 960],
        [220, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.shade('#d8b98c'),
    ),
    polygon(
      [
        [2000, TOP],
        [720, TOP],
        [720, 372],
        [1030, 960],
        [1030, BOTTOM],
        [2000, BOTTOM],
      ],
      stage.lit('#f1dfb8'),
    ),
    rect(500, 372, 220, 30, stage.lit('#c97a4e')),
    steps.join(''),
    // Doors and plants on both sides.
    polygon(
      [
        [250, 330],
        [390, 330],
        [390, 600],
        [250, 820],
      ],
      stage.shade(PAINT.greenTile),
    ),
    polygon(
      [
        [860, 250],
        [1010, 200],
        [1010, 480],
        [860, 430],
      ],
      stage.shade(PAINT.cedarWood),
    ),
    path('M860 310l150-34M860 370l150-10M910 233v213M960 217v246', 'none', {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': 8,
    }),
    pot(stage, 300, 880, 1.1),
    pot(stage, 420, 630, 0.6),
    pot(stage, 960, 850, 1.2),
    lantern(stage, 400, 160, 66, 560),
  ].join('');
}

const tiled = (stage: Stage, top: number) =>
  tiledFloor(520, top, stage.lit('#efe2c6'), stage.lit('#c9d3d6'), { tile: 150, rows: 3 });
