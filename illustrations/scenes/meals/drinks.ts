import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { chalet } from '../../motifs/chalet.ts';
import { indoors, through } from '../../motifs/lamp.ts';
import { ridge } from '../../motifs/land.ts';
import { roofscape } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { cedar } from '../../motifs/trees.ts';
import { steam } from '../../motifs/ware.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';
import { plate } from './plates.ts';

/** Glasses of juice, a bowl of salad and a dish of pasta on a shaded roof. */
export function juices(stage: Stage): string {
  const jar = (x: number, base: number, color: Color, h: number) =>
    [
      ellipse(x - 10, base, 66, 14, '#000000', { opacity: 0.22 }),
      path(`M${x - 60} ${base}V${base - h}H${x + 60}V${base}Z`, stage.lit(PAINT.white), {
        opacity: 0.4,
      }),
      path(`M${x - 52} ${base - 8}V${base - h * 0.84}H${x + 52}V${base - 8}Z`, stage.lit(color)),
      path(`M${x - 52} ${base - 8}V${base - h * 0.84}H${x - 20}V${base - 8}Z`, stage.shade(color)),
      path(`M${x + 10} ${base - h * 0.7}L${x + 56} ${base - h * 1.36}`, 'none', {
        stroke: stage.lit(PAINT.terracotta),
        'stroke-width': 12,
      }),
      ellipse(x - 30, base - h, 44, 40, stage.lit('#6caa4a')),
    ].join('');
  return [
    sky(stage, 440),
    clouds(stage, 2, 170),
    roofscape(stage, { rows: 3, size: 110, haze: 0.4, line: (_, row) => 360 + row * 56 }),
    path('M-200 60H1400L1300 180H-100Z', stage.lit('#e3a92f')),
    path(
      Array.from(
        { length: 8 },
        (_, index) => `M${-200 + index * 200} 60h100l${n(-12 + index * -1)} 120h-88z`,
      ).join(''),
      stage.lit(PAINT.white),
    ),
    rect(LEFT, 540, SPAN, 80, stage.lit(PAINT.white)),
    rect(LEFT, 610, SPAN, 500, stage.lit('#3c7a8d')),
    rect(LEFT, 610, SPAN, 14, stage.shade('#2f6070')),
    jar(180, 760, '#f08a24', 250),
    jar(340, 730, '#8fb04a', 220),
    jar(1020, 740, '#b5304a', 240),
    plate(stage, 640, 790, 250, PAINT.white, 0.3),
    path('M440 780Q460 690 640 680T840 780Q740 850 640 850T440 780Z', stage.lit('#7dab45')),
    ...Array.from({ length: 12 }, (_, index) =>
      circle(
        500 + ((index * 67) % 280),
        740 + ((index * 41) % 76),
        24,
        stage.lit((['#c0392b', '#f1dfb8', '#4f8a3a', '#e3a92f'] as const)[index % 4] ?? '#c0392b'),
      ),
    ),
    ...Array.from({ length: 7 }, (_, index) =>
      path(`M${480 + index * 48} 800q30-80 60-20`, 'none', {
        stroke: stage.lit('#f0d48a'),
        'stroke-width': 11,
      }),
    ),
    rect(stage.random.between(880, 890), 700, 16, 170, stage.lit('#cfd4d4'), { rx: 8 }),
  ].join('');
}

/** Coffee and a croissant at a window; snowy roofs and cedars outside. */
export function coffee(open: Stage): string {
  const stage = indoors(open);
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#b57f4c')),
    through(
      open,
      'M110 40H1090V610H110Z',
      sky(open, 520) +
        ridge(open, 460, 160, open.far(PAINT.cedarDark, 0.5), { step: 220 }) +
        rect(0, 470, 1200, 200, open.lit(open.season.snow ? PAINT.snow : open.season.grass)) +
        [170, 260, 960, 1040]
          .map((x, index) => cedar(open, x, 530 + (index % 2) * 24, 300))
          .join('') +
        chalet(open, 500, 560, 190, 200),
    ),
    path('M110 40H1090V610H110ZM600 40V610M110 250H1090', 'none', {
      stroke: stage.lit('#7a4a2b'),
      'stroke-width': 26,
    }),
    path('M-40 20Q90 300-30 640H-300V20ZM1240 20Q1110 300 1230 640H1500V20Z', stage.lit('#a8322c')),
    path(
      'M20 20Q120 200 60 420L-20 640V20ZM1180 20Q1080 200 1140 420L1220 640V20Z',
      stage.shade('#a8322c'),
    ),
    rect(LEFT, 610, SPAN, 30, stage.lit('#a36a3e')),
    rect(LEFT, 690, SPAN, 500, stage.lit('#8d5632')),
    rect(LEFT, 690, SPAN, 12, stage.shade('#6d4128')),
    plate(stage, 420, 810, 190),
    path('M300 730H520Q516 820 470 826H350Q304 820 300 730Z', stage.lit(PAINT.white)),
    path('M300 730H380Q372 810 390 826H350Q304 820 300 730Z', stage.shade(PAINT.lime)),
    path('M516 748q70-6 60 36t-76 30', 'none', {
      stroke: stage.lit(PAINT.white),
      'stroke-width': 18,
    }),
    ellipse(410, 730, 110, 22, stage.lit('#e8dcc6')),
    ellipse(410, 732, 96, 17, stage.lit('#6d3f24')),
    path('M380 730q30-14 60 0q-30 14-60 0z', stage.lit('#d9b184')),
    steam(stage, [410, 712], 170, 2),
    plate(stage, 830, 820, 180, PAINT.blueTile),
    path(
      'M690 810Q700 720 820 716T980 800Q940 790 910 770Q830 790 740 790Q720 806 690 810Z',
      stage.lit('#d9964a'),
    ),
    path('M760 724l-20 66M820 716l6 74M880 730l24 44', 'none', {
      stroke: stage.shade('#a8642a'),
      'stroke-width': 12,
    }),
    rect(stage.random.between(1050, 1070), 720, 60, 90, stage.lit('#cfe0dc'), { opacity: 0.7 }),
  ].join('');
}
