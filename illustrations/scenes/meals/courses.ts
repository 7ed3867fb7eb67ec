import { n } from '../../../domain/format/svgPath.ts';
import { archOutline } from '../../motifs/arch.ts';
import { glow, indoors, through } from '../../motifs/lamp.ts';
import { roofscape } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../../svg.ts';
import { plate } from './plates.ts';

/** Three small courses on a pale table, in the light of a tall window. */
export function tastings(open: Stage): string {
  const stage = indoors(open);
  const course = (x: number, y: number, r: number, top: string) =>
    plate(stage, x, y, r, '#e8e2d6', 0.36) + top;
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e8dcc6')),
    rect(LEFT, TOP, 1100, BOTTOM - TOP, stage.shade('#e8dcc6'), { opacity: 0.5 }),
    through(
      open,
      'M760 -40H1130V420H760Z',
      sky(open, 400) +
        clouds(open, 2, 140) +
        roofscape(open, {
          rows: 2,
          size: 90,
          line: (_, row) => 290 + row * 60,
          from: 700,
          to: 1200,
        }),
    ),
    path('M760-40H1130V420H760ZM945-40V420M760 190H1130', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 16,
    }),
    rect(740, 416, 410, 18, stage.lit(PAINT.white)),
    path('M180 60h30v360h-30zM300 60h30v360h-30z', stage.lit('#d9c8a8')),
    path(archOutline(255, 420, 150, 310), stage.shade('#d9c8a8')),
    rect(LEFT, 540, SPAN, 600, stage.lit('#d8c4a4')),
    rect(LEFT, 540, SPAN, 10, stage.shade('#c4ab84')),
    polygon(
      [
        [760, 540],
        [1130, 540],
        [720, 900],
        [160, 900],
      ],
      open.light.disc.color,
      { opacity: open.light.stars ? 0.1 : 0.35 },
    ),
    course(
      250,
      700,
      170,
      ellipse(250, 690, 46, 22, stage.lit('#8f2f4a')) +
        circle(222, 678, 16, stage.lit('#e3a92f')) +
        path('M250 676q30-60 70-40q-26 20-44 46z', stage.lit('#6caa4a')),
    ),
    course(
      600,
      770,
      210,
      ellipse(600, 756, 70, 30, stage.lit('#d8732a')) +
        path('M560 752q40-70 84 0z', stage.lit('#f1dfb8')) +
        circle(650, 766, 14, stage.lit('#6caa4a')) +
        circle(540, 772, 12, stage.lit('#c0392b')) +
        path('M470 776q60 34 120 26', 'none', { stroke: stage.lit('#8f2f2a'), 'stroke-width': 9 }),
    ),
    course(
      960,
      690,
      160,
      rect(924, 664, 72, 30, stage.lit('#f6e3a8'), { rx: 8 }) +
        circle(960, 656, 22, stage.lit('#c9456a')) +
        ellipse(996, 694, 20, 9, stage.lit('#6caa4a')),
    ),
    path(
      'M420 590Q412 660 446 668Q480 660 472 590ZM442 668h8v56h-8zM420 730h52v-6h-52z',
      stage.lit('#f6f4ee'),
      { opacity: 0.85 },
    ),
    rect(stage.random.between(760, 780), 560, 40, 110, stage.lit(PAINT.blueTile), { rx: 8 }),
    path('M790 560q-30-70 0-120q34 50 0 120z', stage.lit('#7d9a5a')),
  ].join('');
}

/** Cut pomegranates and a plate of fish under the lit galleries of a court. */
export function pomegranates(open: Stage): string {
  const stage = indoors(open);
  const seeds = (x: number, y: number, r: number) =>
    Array.from({ length: 16 }, (_, index) => {
      const reach = r * 0.72 * Math.sqrt((index + 0.5) / 16);
      return ellipse(
        x + Math.cos(index * 2.4) * reach,
        y + Math.sin(index * 2.4) * reach * 0.8,
        r * 0.14,
        r * 0.12,
        index % 3 ? stage.lit('#b5203a') : stage.lit('#e0566a'),
      );
    }).join('');
  const half = (x: number, y: number, r: number) =>
    ellipse(x - r * 0.1, y + r * 0.7, r * 1.05, r * 0.3, '#000000', { opacity: 0.25 }) +
    ellipse(x, y + r * 0.12, r, r * 0.86, stage.shade('#a8283a')) +
    ellipse(x, y, r, r * 0.82, stage.lit('#f1dfb8')) +
    seeds(x, y, r);
  const whole = (x: number, y: number, r: number) =>
    circle(x, y, r, stage.lit('#b5303a')) +
    path(
      `M${x - r} ${y}A${r} ${r} 0 0 0 ${x} ${y + r}A${r * 1.3} ${r * 1.3} 0 0 1 ${x - r * 0.5} ${y - r * 0.86}A${r} ${r} 0 0 0 ${x - r} ${y}Z`,
      stage.shade('#b5303a'),
    ) +
    path(
      `M${n(x - r * 0.24)} ${n(y - r * 0.94)}l${n(-r * 0.1)} ${n(-r * 0.34)}l${n(r * 0.2)} ${n(r * 0.14)}l${n(r * 0.14)} ${n(-r * 0.2)}l${n(r * 0.14)} ${n(r * 0.2)}l${n(r * 0.2)} ${n(-r * 0.14)}l${n(-r * 0.1)} ${n(r * 0.34)}z`,
      stage.lit('#d8643a'),
    );
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#c9a878')),
    ...[-420, -140, 140, 420, 700, 980, 1260, 1540].map(
      (x) =>
        path(archOutline(x, 420, 190, 330), stage.light.lamps ? '#d98f3e' : stage.deep('#8d6a44')) +
        rect(x + 118, 60, 44, 380, stage.lit(PAINT.white)) +
        rect(x + 118, 60, 14, 380, stage.shade(PAINT.white)),
    ),
    rect(LEFT, 20, SPAN, 56, stage.lit(PAINT.cedarWood)),
    rect(LEFT, 420, SPAN, 90, zellige(stage, 40, 'blue')),
    rect(LEFT, 510, SPAN, 600, stage.lit('#f1e4c8')),
    rect(LEFT, 510, SPAN, 14, stage.shade('#d8c39a')),
    plate(stage, 780, 740, 320, PAINT.blueTile, 0.34),
    ellipse(780, 736, 266, 88, stage.lit(PAINT.white)),
    path(
      'M560 730Q680 640 880 690L980 650Q960 730 990 800L884 770Q690 820 560 730Z',
      stage.lit('#c9a58a'),
    ),
    path('M560 730Q680 690 880 724L884 770Q690 820 560 730Z', stage.shade('#c9a58a')),
    circle(616, 718, 9, stage.deep('#3a2a2a')),
    ...[700, 750, 800, 850].map((x) =>
      path(`M${x} 690q20 36 0 80`, 'none', { stroke: stage.shade('#8d6a5a'), 'stroke-width': 5 }),
    ),
    ...[
      [650, 806],
      [720, 816],
      [900, 806],
    ].map(([x = 0, y = 0]) => circle(x, y, 16, stage.lit('#b5203a'))),
    ellipse(960, 760, 44, 22, stage.lit('#f0c33c')),
    whole(150, 640, 110),
    half(330, 740, 120),
    half(130, 820, 96),
    stage.light.lamps ? glow(stage, [600, 300], 300, 0.3) : '',
    ellipse(stage.random.between(470, 490), 850, 18, 12, stage.lit('#b5203a')),
  ].join('');
}
