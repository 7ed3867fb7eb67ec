import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, line, path, rect } from '../svg.ts';

/** A small car seen from the side, driving to the right (1) or left (-1). */
export function car(stage: Stage, x: number, y: number, scale: number, direction: 1 | -1): string {
  const color = stage.random.pick(['#d8452c', '#f1e4c8', '#e3a92f'] as const);
  const wheel = (cx: number) =>
    circle(cx, -12, 13, stage.deep('#222222')) + circle(cx, -12, 5, stage.lit('#c9c9c9'));
  const body = [
    ellipse(0, 2, 78, 7, '#000000', { opacity: '.25' }),
    path('M-34 -40L-22 -66Q-20 -70 -14 -70H22Q28 -70 32 -66L52 -40Z', stage.shade('#9fc2cf')),
    path(
      'M-72 -12V-34Q-70 -42 -60 -43L-36 -45L-24 -68Q-21 -72 -14 -72H22Q29 -72 33 -67L52 -45L66 -42Q76 -38 76 -28V-12ZM-27 -46H0V-65H-16ZM6 -46H43L29 -64Q27 -65 24 -65H6Z',
      stage.lit(color),
      { 'fill-rule': 'evenodd' },
    ),
    rect(-72, -22, 148, 10, stage.shade(color)),
    wheel(-42),
    wheel(44),
    stage.light.lamps
      ? circle(74, -32, 7, '#ffe3a1') + path('M78 -34L158 -46V-2Z', '#ffe3a1', { opacity: '.28' })
      : '',
  ];
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(direction) === '-1' ? -scale : scale} ${scale})">${body.join('')}</g>`;
}

/** A milestone of the national roads: white, rounded, with a red top. */
export function milestone(stage: Stage, x: number, base: number): string {
  return [
    ellipse(x - 22, base, 62, 8, '#000000', { opacity: '.22' }),
    path(`M${n(x - 40)} ${n(base)}v-70a40 40 0 0 1 80 0v70z`, stage.lit(PAINT.white)),
    path(`M${n(x - 40)} ${n(base)}v-70a40 40 0 0 1 22 -36v106z`, stage.shade(PAINT.white)),
    path(`M${n(x - 40)} ${n(base - 66)}v-4a40 40 0 0 1 80 0v4z`, stage.lit('#c8352a')),
    path(`M${n(x - 40)} ${n(base - 66)}v-4a40 40 0 0 1 22 -36v40z`, stage.shade('#c8352a')),
    line(
      [
        [x - 8, base - 42],
        [x + 28, base - 42],
      ],
      stage.shade('#8c8c8c'),
      5,
    ),
    line(
      [
        [x - 2, base - 26],
        [x + 22, base - 26],
      ],
      stage.shade('#8c8c8c'),
      5,
    ),
  ].join('');
}
