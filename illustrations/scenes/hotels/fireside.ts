import { n } from '../../../domain/format/svgPath.ts';
import { glow, indoors, lantern, through } from '../../motifs/lamp.ts';
import { ridge } from '../../motifs/land.ts';
import { brocade } from '../../motifs/silk.ts';
import { sky } from '../../motifs/sky.ts';
import { cedar } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';

/** A lounge of stone and timber: a fire in a great hearth, armchairs, a window on cedars. */
export function fireside(open: Stage): string {
  const stage = indoors(open);
  const stones = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 6 }, (_, index) => {
      const x = 330 + index * 64 + (row % 2) * 24;
      return `M${x} ${40 + row * 56}h${54 - ((row + index) % 3) * 8}v46h${-(54 - ((row + index) % 3) * 8)}z`;
    }).join(''),
  );
  const chair = (x: number, base: number, flip: 1 | -1) =>
    `<g transform="translate(${n(x)} ${n(base)}) scale(${flip} 1)">${[
      path(
        'M-120 0V-150Q-116-210-60-210H-30Q-6-206-4-160V-96H110Q132-90 130-60V0Z',
        stage.lit('#8f3a2c'),
      ),
      path('M-120 0V-150Q-116-210-60-210Q-84-190-84-140V0Z', stage.shade('#8f3a2c')),
      rect(-84, -96, 200, 40, stage.lit('#b5532a')),
      path('M-110 0v30h20V0zM96 0v30h20V0z', stage.shade(PAINT.darkWood)),
    ].join('')}</g>`;
  const flame = (x: number, height: number, color: string) =>
    path(
      `M${n(x - height * 0.28)} 690Q${n(x - height * 0.34)} ${n(690 - height * 0.5)} ${n(x)} ${n(690 - height)}Q${n(x + height * 0.4)} ${n(690 - height * 0.46)} ${n(x + height * 0.26)} 690Z`,
      color,
    );
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#c99a66')),
    ...Array.from({ length: 16 }, (_, index) =>
      rect(LEFT, 120 + index * 38, SPAN, 4, stage.shade('#8d5a34')),
    ),
    // The window.
    through(
      open,
      'M780 150H1130V560H780Z',
      sky(open, 480) +
        ridge(open, 460, 150, open.far(PAINT.cedarDark, 0.5), { step: 140 }) +
        rect(700, 470, 600, 120, open.lit(open.season.snow ? PAINT.snow : open.season.grass)) +
        [820, 910, 1060].map((x, i) => cedar(open, x, 540 + (i % 2) * 20, 280 + i * 20)).join(''),
    ),
    path('M780 150H1130V560H780ZM955 150V560M780 330H1130', 'none', {
      stroke: stage.shade(PAINT.darkWood),
      'stroke-width': 18,
    }),
    rect(760, 556, 390, 22, stage.lit('#8d5a34')),
    // The chimney.
    rect(310, TOP, 420, 1110, stage.shade(PAINT.rockDark)),
    path(stones.join(''), stage.lit('#a8937a')),
    rect(270, 400, 500, 44, stage.lit('#7a4a2b')),
    rect(270, 436, 500, 12, stage.shade(PAINT.darkWood)),
    path('M370 700V560Q520 470 670 560V700Z', stage.deep('#241612')),
    glow(stage, [520, 640], 330, 0.7, '#ff9a3c'),
    flame(470, 130, '#e2602a'),
    flame(560, 150, '#e2602a'),
    flame(516, 190, '#f2932f'),
    flame(512, 110, '#ffd978'),
    path('M410 700l220-26v22l-220 26zM420 672l220 30v20l-220-30z', stage.shade('#5a3a24')),
    rect(310, 706, 420, 24, stage.lit('#8d7a64')),
    ...[-1, 1].map((side) =>
      polygon(
        [
          [520 + side * 520, 60],
          [520 + side * 600, 60],
          [520 + side * 60, TOP],
          [520 + side * 20, TOP],
        ],
        stage.shade(PAINT.darkWood),
      ),
    ),
    rect(LEFT, 50, SPAN, 46, stage.lit('#7a4a2b')),
    rect(LEFT, 90, SPAN, 10, stage.shade(PAINT.darkWood)),
    rect(LEFT, 730, SPAN, 400, stage.lit('#9a6238')),
    path('M120 800Q560 750 1000 800L1090 900H20Z', brocade(stage, '#8f2f2a', 90, 0.5)),
    chair(190, 830, 1),
    chair(900, 850, -1),
    ellipse(560, 830, 130, 22, stage.lit('#7a4a2b')),
    rect(546, 834, 28, 60, stage.shade(PAINT.darkWood)),
    path('M520 826v-40h40v40zM560 800q20 0 18-16h-18', stage.lit(PAINT.white)),
    lantern(stage, 60, 190, 60, 500),
    stage.random.chance(0.5)
      ? ellipse(610, 824, 26, 8, stage.lit(PAINT.white))
      : ellipse(500, 840, 26, 8, stage.lit(PAINT.white)),
  ].join('');
}
