import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { archOutline, roundOutline, star } from '../../motifs/arch.ts';
import { indoors, lantern } from '../../motifs/lamp.ts';
import { sebka, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, path, rect } from '../../svg.ts';

/** A room of a museum house: old rifles, jars, a kaftan and a chest below painted wood. */
export function showcase(open: Stage): string {
  const stage = indoors(open);
  const rifle = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-230, -6, 400, 11, stage.lit('#8d8d8d')) + path('M120-10L250-24L262 24L140 12Z', stage.lit('#8d5a34')) + [-180, -90, 0, 90].map((dx) => rect(dx, -8, 14, 16, stage.lit(PAINT.brass))).join('')}</g>`;
  const jar = (x: number, base: number, s: number, color: Color) =>
    path(
      `M${n(x - 34 * s)} ${base}Q${n(x - 92 * s)} ${n(base - 90 * s)} ${n(x - 30 * s)} ${n(base - 170 * s)}V${n(base - 200 * s)}H${n(x + 30 * s)}V${n(base - 170 * s)}Q${n(x + 92 * s)} ${n(base - 90 * s)} ${n(x + 34 * s)} ${base}Z`,
      stage.lit(PAINT.white),
    ) +
    path(
      `M${n(x - 66 * s)} ${n(base - 70 * s)}Q${n(x)} ${n(base - 40 * s)} ${n(x + 66 * s)} ${n(base - 70 * s)}V${n(base - 104 * s)}Q${n(x)} ${n(base - 74 * s)} ${n(x - 66 * s)} ${n(base - 104 * s)}Z`,
      stage.lit(color),
    ) +
    star(x, base - 136 * s, 22 * s, stage.lit(color));
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e6d2ac')),
    rect(LEFT, TOP, SPAN, 440, stage.shade('#8f3a2c')),
    path(
      Array.from({ length: 44 }, (_, index) => `M${LEFT + index * 64} 0h32v40h-32z`).join(''),
      stage.lit(PAINT.saffron),
    ),
    rect(LEFT, 44, SPAN, 60, sebka(stage, 36, PAINT.plaster, '#d3b67e')),
    rect(LEFT, 560, SPAN, 170, zellige(stage, 40, 'green')),
    rect(LEFT, 552, SPAN, 10, stage.lit(PAINT.saffron)),
    // The kaftan in its niche.
    path(roundOutline(250, 740, 330, 600), stage.lit(PAINT.white)),
    path(roundOutline(250, 740, 290, 570), stage.deep('#5a2f3a')),
    path(
      'M170 300Q250 250 330 300L400 400L352 440L330 390L360 720H140L170 390L148 440L100 400Z',
      stage.lit('#24509a'),
    ),
    path('M236 280h28v440h-28zM140 690h220v30H140z', stage.lit(PAINT.saffron)),
    path('M170 300Q200 276 236 270V720H140L170 390L148 440L100 400Z', stage.shade('#24509a'), {
      opacity: 0.6,
    }),
    rifle(740, 210, -12),
    rifle(740, 300, 10),
    circle(740, 258, 62, stage.lit(PAINT.brass)),
    star(740, 258, 50, stage.shade(PAINT.brass)),
    circle(740, 258, 16, stage.lit('#f0cf7f')),
    rect(470, 440, 640, 16, stage.lit('#a36a3e')),
    jar(560, 440, 0.55, PAINT.blueTile),
    jar(930, 440, 0.62, PAINT.greenTile),
    jar(1050, 440, 0.46, PAINT.blueTile),
    rect(LEFT, 730, SPAN, 400, stage.lit('#b98a5c')),
    path('M520 850V650Q760 560 1010 650V850Z', stage.lit('#8d5a34')),
    rect(520, 700, 490, 20, stage.lit(PAINT.brass)),
    ...[590, 700, 830, 940].map(
      (x) => star(x, 780, 38, stage.lit('#c0442c')) + star(x, 780, 20, stage.lit(PAINT.saffron)),
    ),
    rect(744, 690, 44, 54, stage.lit(PAINT.brass)),
    jar(stage.random.between(1120, 1140), 860, 0.9, PAINT.blueTile),
    lantern(stage, 460, 150, 60, 500),
    path(archOutline(1180, 560, 120, 220), stage.deep('#7d5a3a')),
  ].join('');
}
