import { archOutline } from '../../motifs/arch.ts';
import { loaf } from '../../motifs/food.ts';
import { glow, indoors, through } from '../../motifs/lamp.ts';
import { sky } from '../../motifs/sky.ts';
import { heap } from '../../motifs/stews.ts';
import { teaGlass } from '../../motifs/ware.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, group, path, rect } from '../../svg.ts';
import { plate } from './plates.ts';

/** Skewers over charcoal at a street table; the smoke drifts before an arch of green tiles. */
export function grill(stage: Stage): string {
  const smoke = stage.light.stars ? '#8d8d99' : '#fbf4e4';
  return [
    sky(stage, 420),
    rect(LEFT, 240, SPAN, 500, stage.lit('#d9b184')),
    rect(520, -40, 700, 700, stage.lit(PAINT.earth)),
    rect(560, -20, 620, 680, zellige(stage, 50, 'green')),
    path(archOutline(870, 640, 400, 560), stage.lit(PAINT.plaster)),
    path(archOutline(870, 640, 360, 536), stage.lit(PAINT.blueTile)),
    path(archOutline(870, 640, 330, 516), stage.light.sky[1]),
    rect(705, 470, 330, 170, stage.far(PAINT.lime, 0.25)),
    rect(LEFT, 640, SPAN, 60, stage.lit('#c9a070')),
    // The grill.
    rect(LEFT, 690, SPAN, 500, stage.lit('#8d5a34')),
    rect(LEFT, 690, SPAN, 12, stage.shade('#7a4a2b')),
    path('M120 600H820L770 740H170Z', stage.shade('#4a4440')),
    path('M120 600H820L810 628H130Z', stage.lit('#6d6660')),
    ...Array.from({ length: 17 }, (_, index) =>
      circle(
        160 + index * 39,
        598 + (index % 3) * 5,
        22,
        index % 3 === 1 ? '#e2602a' : stage.deep('#3a3230'),
      ),
    ),
    glow(stage, [470, 590], 330, 0.5, '#ff9a3c'),
    ...[0, 1, 2, 3, 4].map((index) => {
      const x = 190 + index * 130;
      return group(
        rect(-10, -160, 6, 400, stage.lit('#dfe2e0')) +
          [-110, -62, -14, 34, 82]
            .map(
              (y, at) =>
                rect(
                  -36,
                  y,
                  60,
                  42,
                  at === 1 || at === 3 ? stage.lit('#c0442c') : stage.lit('#8a4a2a'),
                  { rx: 16 },
                ) + rect(-36, y, 22, 42, stage.shade('#6d3a24'), { rx: 12 }),
            )
            .join(''),
        { transform: `translate(${x} 500) rotate(${-14 + index * 2}) scale(.8)` },
      );
    }),
    path(
      'M250 430C180 330 330 280 270 160S380 20 330-100C430-20 400 110 470 190S390 340 430 430Z',
      smoke,
      { opacity: 0.35 },
    ),
    path(
      'M540 430C500 330 620 300 570 200S650 80 600 0C690 80 660 180 720 240S640 350 660 430Z',
      smoke,
      { opacity: 0.28 },
    ),
    plate(stage, 960, 800, 150, PAINT.white),
    loaf(stage, 950, 806, 190),
    ellipse(720, 840, 90, 26, stage.lit(PAINT.blueTile)),
    heap(stage, 720, 834, 180, '#6d7a3a', 12),
    teaGlass(stage, 1110, 850, 110, { mint: true }),
    teaGlass(stage, stage.random.between(190, 220), 860, 120, { color: PAINT.blueTile }),
  ].join('');
}

/** A trout with lemon on a white cloth in an old dining room of the new town. */
export function trout(open: Stage): string {
  const stage = indoors(open);
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#7a4a2b')),
    rect(LEFT, TOP, SPAN, 560, stage.lit('#e6cf9f')),
    // A mirror and coat hooks on the wall, a window on the street.
    rect(90, 50, 380, 280, stage.shade('#7a4a2b')),
    rect(112, 72, 336, 236, stage.far('#cfe0dc', 0.2)),
    path('M140 300L300 76h60L200 300z', stage.lit(PAINT.white), { opacity: 0.4 }),
    through(
      open,
      'M700 30H1080V360H700Z',
      sky(open, 300) +
        rect(640, 170, 520, 220, open.lit('#dcbf8e')) +
        [0, 1, 2, 3].map((i) => rect(690 + i * 104, 210, 50, 70, open.lamp())).join('') +
        rect(640, 300, 520, 70, open.lit('#1f6b4d')),
    ),
    path('M700 30H1080V360H700ZM890 30V360', 'none', {
      stroke: stage.shade('#7a4a2b'),
      'stroke-width': 20,
    }),
    rect(LEFT, 380, SPAN, 140, stage.shade('#7a4a2b')),
    path(
      Array.from({ length: 15 }, (_, index) => `M${-760 + index * 190} 400h150v100h-150z`).join(''),
      stage.lit('#8d5a34'),
    ),
    rect(LEFT, 520, SPAN, 600, stage.lit(PAINT.white)),
    path(
      Array.from({ length: 28 }, (_, index) => `M${LEFT + index * 100} 520h50v600h-50z`).join(''),
      stage.lit('#c0392b'),
      { opacity: 0.24 },
    ),
    path(
      Array.from(
        { length: 6 },
        (_, index) => `M${LEFT} ${560 + index * 100}h${SPAN}v44h-${SPAN}z`,
      ).join(''),
      stage.lit('#c0392b'),
      { opacity: 0.24 },
    ),
    plate(stage, 560, 720, 400, PAINT.white, 0.34),
    path(
      'M260 720Q360 600 620 640Q760 660 820 700L920 650Q900 720 930 800L820 744Q700 800 560 800Q360 800 260 720Z',
      stage.lit('#a8a07a'),
    ),
    path('M260 720Q400 730 620 730T820 744Q700 800 560 800Q360 800 260 720Z', stage.lit('#d9c8a4')),
    path('M300 690Q420 640 620 664T800 706', 'none', {
      stroke: stage.lit('#c9745a'),
      'stroke-width': 12,
      opacity: 0.7,
    }),
    ...Array.from({ length: 14 }, (_, index) =>
      circle(400 + index * 28, 664 + ((index * 29) % 40), 6, stage.shade('#5a5a44')),
    ),
    circle(326, 704, 13, stage.lit(PAINT.white)),
    circle(326, 704, 7, stage.deep('#2a2a2a')),
    ...[480, 560, 640].map(
      (x) =>
        ellipse(x, 812, 44, 20, stage.lit('#f0c33c')) +
        ellipse(x, 812, 30, 13, stage.lit('#fbe58f')),
    ),
    path(
      'M220 760q30-50 70-30q-20 30-70 30zM880 800q30-50 70-30q-20 30-70 30z',
      stage.lit('#5f9a45'),
    ),
    ellipse(1060, 640, 96, 30, stage.lit(PAINT.blueTile)),
    heap(stage, 1060, 632, 180, '#6d7a3a', 14),
    loaf(stage, 100, 640, stage.random.between(180, 200)),
  ].join('');
}
