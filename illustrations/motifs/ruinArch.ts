import { n, type Point, straightPath } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { roundOutline } from './arch.ts';
import { meadow } from './meadow.ts';
import { person } from './people.ts';
import { columns, joints } from './roman.ts';
import { FOOT, ring, shadow, street, stumps } from './ruinGround.ts';

/** The Arch of Caracalla: niches between columns, and the remains of the attic. */
export function arch(stage: Stage): string {
  const { random } = stage;
  const x = random.between(500, 620);
  const left = x - 300;
  const [top, cornice, pier] = [262, 384, 196];
  const flip = random.chance(0.5) ? -1 : 1;
  const teeth: Point[] = [
    [-300, cornice],
    [-300, 330],
    [-236, 330],
    [-236, 296],
    [-150, 296],
    [-150, top],
    [96, top],
    [96, 284],
    [176, 284],
    [176, 318],
    [262, 318],
    [262, 352],
    [300, 352],
    [300, cornice],
  ];
  const attic = teeth.map(([dx, y]): Point => [x + dx * flip, y]);
  const stone = stage.lit(PAINT.stone);
  const dark = stage.shade(PAINT.stone);
  const hole = roundOutline(x, FOOT, 208, 312);
  const back = roundOutline(x - 24, FOOT, 196, 304);
  const whole = straightPath(attic);
  const bay = (middle: number) =>
    [
      rect(middle - 34, 560, 68, 112, dark),
      path(roundOutline(middle + 6, 668, 46, 92), stage.deep(PAINT.stone)),
      polygon(
        [
          [middle - 44, 560],
          [middle, 530],
          [middle + 44, 560],
        ],
        stone,
      ),
      rect(middle - 96, 684, 192, 64, stone),
      rect(middle - 96, 684, 192, 8, dark, { opacity: 0.5 }),
    ].join('');
  return [
    stumps(stage, [-1, 1], 6),
    shadow(stage, left, left + 600, 200),
    street(stage, x, FOOT - 30, 84),
    path(`${hole}${back}`, mix(dark, stage.deep(PAINT.stone), 0.4), { 'fill-rule': 'evenodd' }),
    path(`${whole}V${FOOT}H${n(x - 300 * flip)}Z${hole}`, stone, { 'fill-rule': 'evenodd' }),
    joints(stage, [left + 4, 414, pier - 6, 330], 37),
    joints(stage, [x + 108, 414, pier - 6, 330], 37),
    path(ring(x, FOOT - 312 + 104, 104, 138), mix(stone, dark, 0.22)),
    rect(left, 414, 22, FOOT - 414, dark),
    joints(stage, [x - 146, top, 240, 112], 37),
    rect(x - 108, top + 34, 186, 56, dark, { opacity: 0.32 }),
    bay(left + pier / 2),
    bay(x + 300 - pier / 2),
    columns(
      stage,
      [left, x + 300 - pier].flatMap((from) => [from + pier / 2 - 68, from + pier / 2 + 68]),
      { base: 686, width: 34, height: 272, color: PAINT.white },
    ),
    rect(left - 16, cornice - 8, 632, 24, stage.lit(PAINT.white)),
    rect(left - 8, cornice + 16, 616, 14, dark),
    rect(left - 16, cornice + 10, 632, 6, dark, { opacity: 0.6 }),
    meadow(stage, FOOT - 4, FOOT + 30, { count: 24 }),
    person(stage, x + 44, FOOT + 24, 78, '#b5532a'),
    person(stage, x + 78, FOOT + 30, 74, '#16324f'),
    meadow(stage, FOOT + 60, BOTTOM, { count: 26, to: x - 330 }),
    meadow(stage, FOOT + 60, BOTTOM, { count: 26, from: x + 330 }),
  ].join('');
}
