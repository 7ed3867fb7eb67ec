import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { roundOutline } from './arch.ts';
import { through } from './lamp.ts';
import { ground, ridge } from './land.ts';
import { meadow } from './meadow.ts';
import { person } from './people.ts';
import { column, joints } from './roman.ts';
import { FOOT, ring, street } from './ruinGround.ts';
import { sky } from './sky.ts';
import { cypress, olive } from './trees.ts';

/** The Tangier Gate: a plain arch between two broken towers of the town wall, farmland behind it. */
export function townGate(stage: Stage): string {
  const { random, season } = stage;
  const x = random.between(570, 630);
  const stone = stage.lit(PAINT.stone);
  const dark = stage.shade(PAINT.stone);
  const opening = roundOutline(x, FOOT, 190, 300);
  const tower = (left: number, top: number, step: number) => {
    const right = left + 170;
    return [
      path(`M${n(left)} ${FOOT + 16}V${top + step}h52v${-step}h70v34h48V${FOOT + 16}Z`, stone),
      rect(left, top + step, 46, FOOT + 16 - top - step, dark),
      joints(stage, [left + 46, top + 62, right - left - 46, FOOT - top - 60], 40),
      rect(left - 8, FOOT - 6, 186, 24, mix(stone, dark, 0.4)),
    ].join('');
  };
  const fields = [
    sky(stage, 640),
    ridge(stage, 640, 120, stage.far(PAINT.hill, 0.4), { step: 230 }),
    ground(650, stage.far(season.field, 0.12)),
    ground(690, stage.far(season.grass, 0.08)),
    olive(stage, x - 44, 716, 74, 0.15),
    olive(stage, x + 60, 700, 56, 0.2),
    polygon(
      [
        [x - 6, 690],
        [x + 6, 690],
        [x + 70, FOOT + 2],
        [x - 70, FOOT + 2],
      ],
      stage.far(PAINT.earthRoad, 0.1),
    ),
  ].join('');
  return [
    cypress(stage, x - 560, FOOT - 40, 190, 0.2),
    olive(stage, x + 600, FOOT - 30, 150, 0.15),
    townWall(stage, LEFT, x - 230, 560),
    townWall(stage, x + 230, RIGHT, 590),
    through(stage, opening, fields),
    path(
      `M${n(x - 190)} ${FOOT}V400H${n(x - 120)}V372H${n(x + 40)}V398H${n(x + 96)}V430H${n(x + 190)}V${FOOT}Z${opening}`,
      stone,
      { 'fill-rule': 'evenodd' },
    ),
    path(
      `${opening}${roundOutline(x + 20, FOOT, 178, 292)}`,
      mix(dark, stage.deep(PAINT.stone), 0.3),
      {
        'fill-rule': 'evenodd',
        'clip-path': `url(#${stage.define((id) => `<clipPath id="${id}"><path d="${opening}"/></clipPath>`)})`,
      },
    ),
    path(ring(x, FOOT - 205, 95, 136), mix(stone, dark, 0.24)),
    joints(stage, [x - 110, 372, 200, 72], 36),
    tower(x - 300, 372, 60),
    tower(x + 130, 430, 40),
    polygon(
      [
        [x - 300, FOOT + 14],
        [x + 300, FOOT + 14],
        [x + 200, FOOT + 40],
        [x - 470, FOOT + 40],
      ],
      stage.shade(season.grass),
      { opacity: 0.7 },
    ),
    street(stage, x, FOOT, 92),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((index) =>
        column(stage, {
          x: x + side * (270 + index * 130),
          base: FOOT + 40 + index * 26,
          width: 34 + index * 6,
          height: index === 1 ? 240 : random.between(60, 120),
          broken: index !== 1,
        }),
      ),
    ),
    person(stage, x - 36, FOOT + 26, 82, '#1d4f8f'),
    person(stage, x + 40, FOOT + 90, 112, '#b5532a'),
    meadow(stage, FOOT + 50, BOTTOM, { count: 20, to: x - 250 }),
    meadow(stage, FOOT + 50, BOTTOM, { count: 20, from: x + 250 }),
  ].join('');
}

/** A length of the town wall with a broken top. */
function townWall(stage: Stage, from: number, to: number, height: number): string {
  const { random } = stage;
  const stone = mix(stage.lit(PAINT.stone), stage.shade(PAINT.stone), 0.12);
  let d = `M${n(from)} ${FOOT}`;
  for (let left = from; left < to; ) {
    const right = Math.min(to, left + random.between(60, 130));
    const y = height + random.between(-26, 60);
    d += `L${n(left)} ${n(y)}H${n(right)}`;
    left = right;
  }
  return (
    path(`${d}V${FOOT}Z`, stone) +
    joints(stage, [from, height + 62, to - from, FOOT - height - 62], 42, PAINT.stone)
  );
}
