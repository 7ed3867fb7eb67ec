import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';

/** A rucksack with its roll and pockets, about x 0 on y 0, 240 wide and 330 high. */
export function rucksack(stage: Stage, cloth: Color, trim: Color): string {
  const lit = stage.lit(cloth);
  const shade = stage.shade(cloth);
  const band = stage.lit(PAINT.cedarWood);
  const pocket = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, stage.lit(trim), { rx: 12 }) +
    path(
      `M${x} ${y + 12}q0-12 12-12h${w - 24}q12 0 12 12v${h * 0.28}q${-w / 2} ${h * 0.2} ${-w} 0z`,
      stage.shade(trim),
    ) +
    rect(x + w / 2 - 6, y + h * 0.2, 12, h * 0.34, band);
  return [
    ellipse(-20, 0, 150, 13, '#000000', { opacity: 0.28 }),
    path('M-30-318q0-26 30-26t30 26h-14q0-13-16-13t-16 13z', band),
    rect(-132, -360, 264, 56, stage.lit(PAINT.terracotta), { rx: 28 }),
    rect(-132, -360, 96, 56, stage.shade(PAINT.terracotta), { rx: 28 }),
    circle(112, -332, 22, stage.lit('#d47a4a')),
    circle(112, -332, 11, stage.shade(PAINT.terracotta)),
    path(
      'M-104-20Q-122-220-92-292Q-60-322 0-322Q60-322 92-292Q122-220 104-20Q98 0 80 0H-80Q-98 0-104-20Z',
      lit,
    ),
    path('M-104-20Q-122-220-92-292Q-76-308-50-316Q-72-180-56 0H-80Q-98 0-104-20Z', shade),
    path(
      'M-98-284Q-60-326 0-326Q60-326 98-284Q110-240 104-206Q0-166-104-206Q-110-240-98-284Z',
      mix(lit, shade, 0.3),
    ),
    path('M-98-284Q-84-304-56-316Q-70-250-62-192Q-86-198-104-206Q-110-240-98-284Z', shade),
    rect(-66, -366, 14, 214, band),
    rect(52, -366, 14, 214, band),
    rect(-71, -196, 24, 22, stage.lit(PAINT.brass), { rx: 4 }),
    rect(47, -196, 24, 22, stage.lit(PAINT.brass), { rx: 4 }),
    pocket(-72, -126, 144, 104),
    pocket(88, -134, 48, 104),
    pocket(-136, -134, 48, 104),
  ].join('');
}

/** A walking boot about x 0 on y 0, its toe to the right, 150 long. */
export function boot(stage: Stage, leather: Color): string {
  return [
    path(
      'M-62-8Q-70-90-58-142Q-30-152 4-142Q4-92 22-72Q70-62 84-34Q88-16 84-6H-60Z',
      stage.lit(leather),
    ),
    path('M-62-8Q-70-90-58-142Q-48-147-36-148Q-44-80-30-6H-60Z', stage.shade(leather)),
    path('M-64-10H88Q92 8 80 8H-58Q-66 4-64-10Z', stage.deep(PAINT.darkWood)),
    path('M-62-148Q-30-160 8-148L6-126Q-28-136-62-126Z', stage.lit(PAINT.stone)),
    path('M6-120l-22 6M10-100l-22 8M20-80l-20 14M36-70l-16 16', 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ].join('');
}
