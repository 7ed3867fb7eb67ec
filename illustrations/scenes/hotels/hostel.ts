import { tone } from '../../motifs/backdrop.ts';
import { indoors, shaft, through } from '../../motifs/lamp.ts';
import { orangeTree } from '../../motifs/patio.ts';
import { sky } from '../../motifs/sky.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';

/** A dormitory: bunk beds, a backpack on the floor, a door that opens on the garden of the court. */
export function dormitory(open: Stage): string {
  const stage = indoors(open);
  const post = (x: number, base: number) =>
    rect(x, 210, 16, base - 210, stage.lit(PAINT.cedarWood));
  const bunk = (x: number, width: number, blanket: `#${string}`, base: number) =>
    [330, 600]
      .map(
        (y) =>
          rect(x, y, width, 20, stage.shade(PAINT.cedarWood)) +
          rect(x + 8, y - 44, width - 16, 46, stage.lit(PAINT.white)) +
          path(
            `M${x + width * 0.3} ${y - 50}H${x + width - 8}V${y + 6}H${x + width * 0.3}Z`,
            stage.lit(blanket),
          ) +
          path(`M${x + width * 0.3} ${y - 50}h26v56h-26z`, stage.shade(blanket)) +
          path(
            `M${x + 14} ${y - 44}q4 -34 40 -34h${Math.round(width * 0.12)}q26 2 24 34z`,
            stage.lit('#f4efe2'),
          ),
      )
      .join('') +
    post(x - 8, base) +
    post(x + width - 8, base) +
    path(
      `M${x + width - 60} 600V300M${x + width - 20} 600V300M${x + width - 60} 360h40M${x + width - 60} 430h40M${x + width - 60} 500h40M${x + width - 60} 570h40`,
      'none',
      { stroke: stage.shade(PAINT.darkWood), 'stroke-width': 9 },
    );
  const door = 'M470 720V270Q470 180 590 180Q710 180 710 270V720Z';
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#efe4cb', 0.85)),
    rect(LEFT, 560, SPAN, 160, zellige(stage, 40, 'green')),
    rect(LEFT, 548, SPAN, 12, stage.lit(PAINT.white)),
    path('M440 720V262Q446 150 590 146Q734 150 740 262V720Z', stage.lit(PAINT.white)),
    through(
      open,
      door,
      sky(open, 420) +
        rect(400, 400, 400, 330, open.lit('#e3c79a')) +
        rect(400, 392, 400, 18, open.lit(PAINT.greenTile)) +
        path(
          'M430 560v-70q0 -34 30 -40q30 6 30 40v70zM690 560v-70q0 -34 30 -40q30 6 30 40v70z',
          open.deep(PAINT.cedarWood),
        ) +
        rect(400, 600, 400, 130, open.lit('#8fb05f')) +
        path('M560 600H620L680 730H500Z', open.lit('#e0cda4')) +
        orangeTree(open, 520, 650, 250) +
        orangeTree(open, 680, 640, 210),
    ),
    path('M470 720V270L390 230V760Z', stage.lit('#2f6f8f')),
    path('M456 690V300L404 276V724Z', stage.shade('#2f6f8f')),
    shaft(
      stage,
      [
        [480, 720],
        [710, 720],
        [960, 960],
        [420, 960],
      ],
      0.3,
    ),
    rect(LEFT, 720, SPAN, 400, stage.lit('#c9b48a')),
    path('M-800 760H2000M-800 820H2000M-800 890H2000', 'none', {
      stroke: stage.shade('#a8906a'),
      'stroke-width': 4,
      opacity: 0.6,
    }),
    path('M480 722H710L900 960H400Z', stage.lit('#f4e2b0'), { opacity: 0.6 }),
    bunk(30, 330, '#b5532a', 760),
    bunk(840, 330, '#1d4f8f', 760),
    bunk(-480, 400, '#1f6b4d', 760),
    bunk(1300, 400, '#e3a92f', 760),
    // Backpack and boots.
    ellipse(360, 852, 100, 12, '#000000', { opacity: 0.25 }),
    path('M280 850V700Q282 640 350 636Q420 640 424 700V850Z', stage.lit('#c8452f')),
    path('M280 850V700Q282 640 350 636Q310 660 312 700V850Z', stage.shade('#c8452f')),
    rect(300, 750, 106, 70, stage.lit('#e3a92f'), { rx: 8 }),
    rect(290, 610, 122, 38, stage.lit('#5b6f8c'), { rx: 18 }),
    circle(300, 629, 14, stage.shade('#5b6f8c')),
    path('M860 850v-60h40v34l40 12v14zM960 856v-60h40v34l40 12v14z', stage.lit('#7a4a2b')),
  ].join('');
}
