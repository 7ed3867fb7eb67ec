import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { roundOutline } from './arch.ts';
import { meadow } from './meadow.ts';
import { person } from './people.ts';
import { column, columns, joints } from './roman.ts';
import { FOOT, ring, shadow, stumps } from './ruinGround.ts';
import { cypress, olive } from './trees.ts';

/** The arcade of the basilica: round arches on piers with half columns, with stepped, ruined ends. */
export function basilica(stage: Stage): string {
  const { random } = stage;
  const bays = 5;
  const bay = random.between(150, 168);
  const middle = random.between(540, 640);
  const left = middle - (bays * bay) / 2;
  const right = middle + (bays * bay) / 2;
  const top = 262;
  const stone = stage.lit(PAINT.stone);
  const center = (index: number) => left + bay * (index + 0.5);
  const holes = Array.from({ length: bays }, (_, index) =>
    roundOutline(center(index), FOOT, bay * 0.6, 320),
  ).join('');
  const backs = Array.from({ length: bays }, (_, index) =>
    roundOutline(center(index) - 20, FOOT, bay * 0.58, 316),
  ).join('');
  const broken = random.pick([0.3, 0.62]);
  const gap = left + (right - left) * broken;
  const outline = `M${n(left - 96)} ${FOOT}V610H${n(left - 62)}V528H${n(left - 34)}V402H${n(left + 10)}V322H${n(left + bay * 0.8)}V${top}H${n(gap)}V${top + 34}H${n(gap + 70)}V${top + 60}H${n(gap + 150)}V${top + 14}H${n(right - bay * 0.55)}V342H${n(right + 14)}V452H${n(right + 44)}V604H${n(right + 90)}V${FOOT}Z`;
  return [
    cypress(stage, left - 420, FOOT - 30, 190, 0.25),
    cypress(stage, left - 372, FOOT - 26, 150, 0.25),
    olive(stage, right + 300, FOOT - 16, 160, 0.12),
    olive(stage, right + 620, FOOT - 8, 200, 0.06),
    stumps(stage, [-1, 1], 6),
    shadow(stage, left - 96, right + 90, 150),
    path(`${outline}${holes}`, stone, { 'fill-rule': 'evenodd' }),
    path(`${holes}${backs}`, stage.shade(PAINT.rock), {
      'fill-rule': 'evenodd',
      'clip-path': `url(#${stage.define((id) => `<clipPath id="${id}"><path d="${holes}"/></clipPath>`)})`,
    }),
    joints(stage, [left + 12, 344, bay * bays - 4, 62], 31),
    ...Array.from({ length: bays }, (_, index) =>
      path(
        ring(center(index), FOOT - 320 + bay * 0.3, bay * 0.3, bay * 0.3 + 27),
        mix(stone, stage.shade(PAINT.stone), 0.25),
      ),
    ),
    rect(left - 34, 402, 20, FOOT - 402, stage.shade(PAINT.limestone)),
    columns(
      stage,
      Array.from({ length: bays + 1 }, (_, index) => left + bay * index),
      { base: FOOT, width: 34, height: 344, color: PAINT.white },
    ),
    rect(left - 26, 386, bay * bays + 52, 20, stage.lit(PAINT.white)),
    rect(left - 20, 404, bay * bays + 40, 7, stage.shade(PAINT.limestone)),
    // Remains of the columns of the nave, in front.
    ...[0.02, 0.36, 0.62, 0.93].map((share, index) =>
      column(stage, {
        x: left + share * bay * bays + random.between(-20, 20),
        base: FOOT + 34,
        width: 44,
        height: index === 3 ? 190 : random.between(56, 110),
        broken: true,
      }),
    ),
    person(stage, center(random.whole(1, 3)) + 20, FOOT + 16, 84, '#b5532a'),
    meadow(stage, FOOT + 6, FOOT + 44, { count: 36 }),
    meadow(stage, FOOT + 80, BOTTOM, { count: 56 }),
  ].join('');
}
