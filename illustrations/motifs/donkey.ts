import type { Point } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, group, path } from '../svg.ts';
import { limb } from './limb.ts';

const TRUNK =
  'M-64-116C-34-126 8-114 44-122C70-122 80-102 74-84C66-66 40-58 14-58C-20-56-42-62-58-68C-80-78-84-108-64-116Z';
const HEAD =
  'M-8-10Q4-18 18-15C38-13 56-8 70-2Q80 4 78 14Q74 22 62 20Q50 18 42 20Q30 30 12 27Q-8 22-12 8Z';
const EAR = 'M-4-12C-18-34-20-56-8-70C6-58 12-34 8-13Z';
const NECK: readonly Point[] = [
  [50, -96],
  [82, -128],
  [102, -156],
];
const FLOWERS: readonly [Color, ...Color[]] = [
  '#b5532a',
  '#e3a92f',
  '#fbf6ea',
  '#c2456a',
  '#e3a92f',
];

/** A donkey with garland, woven cloth and tassels. Its feet are at y 0, it is 120 tall and faces right. */
export function donkey(stage: Stage, coat: Color, cloth: Color, step = false): string {
  return animal(stage, coat, step, festive(stage, cloth), true);
}

/** A working mule with a rope halter, and the load on its back if there is one; measures as `donkey`. */
export function mule(stage: Stage, coat: Color, { step = false, load = '' } = {}): string {
  return animal(stage, coat, step, load, false);
}

/** The animal itself; `load` is drawn over its back. */
function animal(stage: Stage, coat: Color, step: boolean, load: string, bridle: boolean): string {
  const lit = mix(stage.lit(coat), stage.shade(coat), 0.12);
  const body = mix(lit, stage.shade(coat), 0.35);
  const shadow = stage.shade(coat);
  const pale = stage.lit(PAINT.lime);
  const dark = stage.deep(coat);
  const front: Point[] = [
    [56, -92],
    [58, -62],
    [57, -40],
    [55, -16],
    [57, -6],
    [60, 0],
  ];
  const lifted: Point[] = [
    [56, -92],
    [66, -62],
    [78, -44],
    [70, -22],
    [74, -14],
    [79, -10],
  ];
  const hind: Point[] = [
    [-56, -92],
    [-56, -66],
    [-74, -40],
    [-70, -16],
    [-68, -6],
    [-64, 0],
  ];
  const leg = (points: readonly Point[], by: number, back: boolean) =>
    `<path d="${limb(
      points.map(([x, y]) => [x + by, y]),
      back ? [44, 32, 15, 11, 12, 14] : [30, 20, 14, 10, 12, 14],
    )}"/>`;
  return [
    group(leg(step ? lifted : front, -14, false) + leg(hind, 18, true), { fill: shadow }),
    path(
      limb(
        [
          [-70, -108],
          [-88, -86],
          [-84, -46],
        ],
        [9, 7, 5],
      ),
      shadow,
    ),
    path(
      limb(
        [
          [-85, -58],
          [-83, -40],
          [-80, -24],
        ],
        [8, 15, 4],
      ),
      dark,
    ),
    `<g transform="translate(104 -158)rotate(48)">${path(EAR, shadow, { transform: 'rotate(-26)' })}</g>`,
    group(
      `<path d="${TRUNK}"/><path d="${limb(NECK, [60, 42, 34])}"/>${leg(front, 0, false)}${leg(hind, 0, true)}<g transform="translate(100 -158)rotate(52)"><path d="${HEAD}"/></g>`,
      { fill: body },
    ),
    path(
      'M-64-116C-34-126 8-114 44-122C40-104 20-100-10-100C-40-100-60-92-76-98Q-74-112-64-116Z',
      lit,
    ),
    path('M-40-62C-20-56 0-57 14-58C40-58 60-64 70-76C40-70 0-72-40-62Z', pale, { opacity: 0.6 }),
    path(
      limb(
        [
          [26, -122],
          [62, -146],
          [88, -172],
        ],
        [3, 13, 9],
      ),
      dark,
    ),
    `<g transform="translate(100 -158)rotate(52)">${path('M62-5Q80 2 79 14Q74 22 62 20Q54 18 50 18Q50 4 62-5Z', pale)}${path('M66 4l5 1-3 4z', dark)}${path('M22-4Q30-8 34 0Q28 4 22-4Z', pale)}${circle(28, -2, 3, dark)}${path(EAR, body, { transform: 'rotate(-48)' })}${path('M-3-24C-10-38-12-52-8-60C0-50 4-36 4-24Z', pale, { transform: 'rotate(-48)' })}${path('M44-11Q50 4 46 19M12-16Q24 4 14 27', 'none', { stroke: stage.lit(bridle ? '#a8322a' : '#d9b98c'), 'stroke-width': bridle ? 5 : 4 })}${bridle ? circle(15, -14, 9, stage.lit(PAINT.saffron)) + circle(20, 6, 7, stage.lit('#c2456a')) : ''}</g>`,
    load,
  ].join('');
}

/** The striped cloth over the back with a row of tassels, and a garland around the neck. */
function festive(stage: Stage, cloth: Color): string {
  const garland = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const x = 46 + share * 52;
    const y = -132 + share * 62 + Math.sin(share * Math.PI) * 22;
    return circle(
      x,
      y,
      index % 2 ? 9 : 11,
      stage.lit(FLOWERS[index % FLOWERS.length] ?? '#b5532a'),
    );
  });
  const tassels = Array.from({ length: 8 }, (_, index) =>
    circle(
      -44 + index * 12,
      -66 - Math.abs(3.5 - index) * 0.8,
      5,
      stage.lit(FLOWERS[(index + 1) % 5] ?? '#e3a92f'),
    ),
  );
  return [
    path('M-50-122Q-4-126 40-120L46-74Q0-62-50-68Z', stage.lit(cloth)),
    path(
      'M-50-122Q-46-124-36-123L-36-67L-50-68ZM-20-124h10v58h-10zM10-123h10v54h-10z',
      stage.lit(PAINT.saffron),
      { opacity: 0.9 },
    ),
    path('M-50-74Q0-68 46-80L46-74Q0-62-50-68Z', stage.lit(PAINT.white)),
    tassels.join(''),
    garland.join(''),
  ].join('');
}
