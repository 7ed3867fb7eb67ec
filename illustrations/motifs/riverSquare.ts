import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { group, path, polygon, rect } from '../svg.ts';
import { archOutline, roundOutline } from './arch.ts';
import { minaret } from './buildings.ts';
import { lampPost } from './cafe.ts';
import { FLOOR } from './farGate.ts';
import { hillside } from './hillside.ts';
import { ridge } from './land.ts';
import { people } from './people.ts';
import { birds, clouds, sky } from './sky.ts';
import { tables } from './squareSides.ts';
import { palm } from './trees.ts';

/** Place Lalla Yeddouna: the river between quays, a bridge, arcades under the medina. */
export function riverside(stage: Stage): string {
  const { random } = stage;
  const x = random.between(550, 640);
  const stone = stage.lit(PAINT.stone);
  const dark = stage.shade(PAINT.stone);
  const deck = 556;
  const stream = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stage.far(PAINT.water, 0.4)}"/><stop offset="1" stop-color="${stage.shade(PAINT.deepWater)}"/></linearGradient>`,
  );
  const quay = (side: number) =>
    polygon(
      [
        [x + side * 150, FLOOR],
        [x + side * 480, BOTTOM],
        [x + side * 620, BOTTOM],
        [x + side * 172, FLOOR],
      ],
      side > 0 ? dark : stone,
    );
  const glints = Array.from({ length: 18 }, () => {
    const y = random.between(FLOOR + 16, 1000);
    const reach = 110 + (y - FLOOR) * 0.6;
    return `M${n(x + random.between(-0.9, 0.5) * reach)} ${n(y)}h${n(random.between(0.15, 0.5) * reach)}`;
  });
  return [
    sky(stage, FLOOR),
    clouds(stage, 2, 110),
    birds(stage, 4, [x - 180, 170]),
    ridge(stage, 560, 210, stage.far(PAINT.hill, 0.6), { step: 260 }),
    hillside(stage, {
      crest: (at) => 410 - 70 * Math.sin((at - x) / 260) ** 2,
      from: LEFT + 200,
      to: RIGHT - 200,
      rows: 4,
      foot: 610,
      size: 66,
    }),
    minaret(stage, {
      x: x + random.pick([-70, 60, 110]),
      base: 560,
      width: 62,
      height: 370,
      tiles: 'green',
    }),
    rect(LEFT, 590, SPAN, BOTTOM - 590, stage.lit(mix(PAINT.stone, PAINT.earth, 0.25))),
    arcade(stage, x - 190, -1),
    arcade(stage, x + 190, 1),
    polygon(
      [
        [x - 132, 616],
        [x + 132, 616],
        [x + 480, BOTTOM],
        [x - 480, BOTTOM],
      ],
      `url(#${stream})`,
    ),
    path(glints.join(''), 'none', {
      stroke: stage.light.disc.color,
      'stroke-width': 4,
      opacity: 0.35,
    }),
    quay(-1),
    quay(1),
    // The bridge: one arch, slightly raised in the middle, with people on it.
    people(stage, x - 130, x + 130, deck - 10, 3, 66),
    path(
      `M${n(x - 220)} ${FLOOR + 14}V${deck}Q${n(x)} ${deck - 60} ${n(x + 220)} ${deck}V${FLOOR + 14}ZM${n(x - 128)} ${FLOOR + 14}A128 86 0 0 1 ${n(x + 128)} ${FLOOR + 14}Z`,
      stone,
      { 'fill-rule': 'evenodd' },
    ),
    path(
      `M${n(x - 226)} ${deck + 8}Q${n(x)} ${deck - 56} ${n(x + 226)} ${deck + 8}v12Q${n(x)} ${deck - 44} ${n(x - 226)} ${deck + 20}z`,
      stage.lit(PAINT.limestone),
    ),
    path(`M${n(x - 220)} ${deck + 20}h34V${FLOOR + 14}h-34z`, dark, { opacity: 0.6 }),
    lampPost(stage, x - 216, deck + 6, 120),
    lampPost(stage, x + 216, deck + 6, 120),
    palm(stage, x - 420, 716, 250),
    palm(stage, x + 640, 726, 300),
    palm(stage, x - 980, 730, 320),
    tables(
      stage,
      [-560, 400, 520, -820, 900].map((dx) => x + dx),
      728,
      122,
    ),
    people(stage, x - 560, x - 300, 720, 3, 92),
    people(stage, x + 300, x + 520, 760, 3, 100),
    people(stage, -500, 0, 760, 2, 100),
    people(stage, 1250, 1700, 770, 2, 104),
  ].join('');
}

/** A two-storey front away from the river, with round arches below and latticed windows above. */
function arcade(stage: Stage, from: number, side: number): string {
  const bay = 96;
  const base = 676;
  const count = 15;
  const left = side > 0 ? from : from - bay * count;
  const at = (index: number) => left + bay * (index + 0.5);
  const list = Array.from({ length: count }, (_, index) => at(index));
  const glow = stage.light.lamps ? stage.lamp() : stage.deep(PAINT.brick);
  return group(
    [
      rect(left, 436, bay * count, base - 436, stage.lit(PAINT.lime)),
      rect(left - 6, 424, bay * count + 12, 16, stage.lit(PAINT.greenTile)),
      rect(left - 6, 436, bay * count + 12, 6, stage.shade(PAINT.greenTile)),
      path(list.map((x) => archOutline(x, 534, 36, 66)).join(''), stage.shade(PAINT.cedarWood)),
      path(list.map((x) => `M${n(x - 18)} 534h36v-18h-36z`).join(''), stage.lit(PAINT.cedarWood)),
      rect(left, 548, bay * count, 8, stage.shade(PAINT.lime)),
      path(list.map((x) => roundOutline(x, base, 66, 104)).join(''), glow),
      path(
        list
          .map((x, index) => (index % 3 === 1 ? '' : `M${n(x - 12)} ${base}v-40h30v40z`))
          .join(''),
        stage.shade(PAINT.terracotta),
      ),
      rect(
        side > 0 ? left : left + bay * count - 16,
        440,
        16,
        base - 440,
        stage.shade(PAINT.lime),
        {
          opacity: side > 0 ? 1 : 0,
        },
      ),
    ].join(''),
    {},
  );
}
