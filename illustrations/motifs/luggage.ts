import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';
import { archOutline, star, starOutline } from './arch.ts';

/** A leather suitcase around x 0, standing on y 0, 400 wide and 260 high, with picture labels. */
export function suitcase(stage: Stage, leather: Color): string {
  const { random } = stage;
  const lit = stage.lit(leather);
  const shade = stage.shade(leather);
  const strap = stage.lit(PAINT.darkWood);
  const brass = stage.lit(PAINT.brass);
  const corner = (x: number, y: number, h: 1 | -1, v: 1 | -1) =>
    `M${x} ${y}h${h * 46}q0 ${v * 46} ${-h * 46} ${v * 46}z`;
  const paper = stage.lit(PAINT.plaster);
  const gate =
    rect(-46, -200, 72, 82, paper, { transform: 'rotate(-7 -10 -160)' }) +
    `<g transform="rotate(-7 -10 -160)">${rect(-40, -194, 60, 70, stage.lit('#e9b872'))}${circle(4, -174, 11, stage.lit(PAINT.plaster))}${path(`M-40-124v-34h16v-10h28v10h16v34zM-30-124`, stage.lit(PAINT.terracotta))}${path(archOutline(-10, -124, 14, 26), paper)}</g>`;
  const sun =
    circle(92, -84, 40, paper) +
    circle(92, -84, 34, stage.lit(PAINT.blueTile)) +
    polygon(starOutline(92, -84, 27), stage.lit(PAINT.saffron)) +
    star(92, -84, 12, stage.lit(PAINT.blueTile));
  const hills =
    path('M-128-104l60-14l10 44l-60 14z', paper) +
    path('M-122-100l50-12l3 12q-16-2-24 6q-12-4-26 8z', stage.lit('#7fb2c9')) +
    path('M-119-86q14-12 26-8q8-8 24-6l5 23l-50 12z', stage.lit(PAINT.greenTile));
  const palm =
    rect(108, -212, 54, 66, stage.lit(PAINT.saffron), { transform: 'rotate(6 135 -180)' }) +
    path(
      'M133-156q-2-20 1-32q-16-6-22 4q6-14 20-9q-4-12-14-12q14-4 18 9q6-12 16-8q-10 1-12 10q14-4 18 8q-10-8-19-3q-1 16-1 33z',
      stage.lit(PAINT.greenTile),
    );
  return [
    ellipse(-24, 2, 226, 15, '#000000', { opacity: 0.28 }),
    path('M-50-258v-26q0-14 14-14h72q14 0 14 14v26h-16v-22h-68v22z', strap),
    rect(-200, -260, 400, 260, lit, { rx: 20 }),
    path('M-180-260H-110V0H-180Q-200 0-200-20V-240Q-200-260-180-260Z', shade, { opacity: 0.55 }),
    rect(-200, -226, 400, 7, shade),
    path('M-200-34H200V-20Q200 0 180 0H-180Q-200 0-200-20Z', shade, { opacity: 0.5 }),
    path(
      corner(-200, -260, 1, 1) +
        corner(200, -260, -1, 1) +
        corner(-200, 0, 1, -1) +
        corner(200, 0, -1, -1),
      stage.lit(PAINT.cedarWood),
    ),
    random.chance(0.5) ? gate : `<g transform="matrix(1 0 0 1 6 44)">${gate}</g>`,
    sun,
    hills,
    random.chance(0.6) ? palm : '',
    rect(-160, -262, 24, 264, strap),
    rect(136, -262, 24, 264, strap),
    ...[-148, 148].map(
      (x) => rect(x - 17, -150, 34, 28, brass, { rx: 4 }) + rect(x - 9, -143, 18, 14, strap),
    ),
    ...[-84, 62].map((x) => rect(x, -240, 26, 24, brass, { rx: 3 })),
  ].join('');
}

/** A straw hat around x 0, its brim on y 0. */
export function strawHat(stage: Stage, band: Color): string {
  const straw = '#e2c07c';
  return [
    ellipse(0, -6, 142, 22, stage.shade(straw)),
    ellipse(4, -10, 140, 20, stage.lit(straw)),
    path(
      'M-76-10Q-74-92-36-98Q0-84 36-98Q74-92 76-10Q0 12-76-10Z',
      mix(stage.lit(straw), stage.shade(straw), 0.2),
    ),
    path('M-76-10Q-74-92-36-98Q-28-94-22-93Q-46-60-42 0Q-62-4-76-10Z', stage.shade(straw)),
    path('M-76-34Q0-12 76-34L76-8Q0 14-76-8Z', stage.lit(band)),
    path('M-76-34Q-62-29-44-26L-42 0Q-62-3-76-8Z', stage.shade(band)),
  ].join('');
}

/** A half unfolded map, lying flat: its middle at x 0, its near edge at y 0, 400 wide. */
export function openMap(stage: Stage, folds = 4): string {
  const wide = 400 / folds;
  const far = 0.72;
  const tones = [stage.lit('#f4e7c6'), mix(stage.lit('#f4e7c6'), stage.shade('#f4e7c6'), 0.35)];
  const up = (index: number) => (index % 2 ? 12 : 0);
  const leaves = Array.from({ length: folds }, (_, index) => {
    const [a, b] = [-200 + wide * index, -200 + wide * (index + 1)];
    return polygon(
      [
        [a, -up(index)],
        [a * far, -120 - up(index)],
        [b * far, -120 - up(index + 1)],
        [b, -up(index + 1)],
      ],
      tones[index % 2] ?? '#f4e7c6',
    );
  });
  return [
    ellipse(-14, -4, 214, 12, '#000000', { opacity: 0.2 }),
    leaves.join(''),
    path('M-150-20Q-110-60-60-42T20-74L4-104L-104-108Q-150-80-150-20Z', stage.lit('#a9bf80'), {
      opacity: 0.75,
    }),
    path('M60-20Q70-64 118-72T150-100L176-30Q120-6 60-20Z', stage.lit('#dcb583'), { opacity: 0.8 }),
    path('M-176-44Q-90-24-40-66T66-92L86-118', 'none', {
      stroke: stage.lit('#4f88c2'),
      'stroke-width': 6,
    }),
    path('M-126-22Q-40-14 0-52T104-60Q134-70 128-96', 'none', {
      stroke: stage.lit('#b5331f'),
      'stroke-width': 4,
      'stroke-dasharray': '11 7',
    }),
    circle(-126, -22, 7, stage.lit('#b5331f')),
    star(128, -98, 11, stage.lit('#b5331f')),
  ].join('');
}
