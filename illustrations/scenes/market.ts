import { type Color, mix } from '../color.ts';
import { awning } from '../motifs/awning.ts';
import { battlements, minaret } from '../motifs/buildings.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { glow } from '../motifs/lamp.ts';
import { ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { fruitPile } from '../motifs/produce.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { CLOTH, FRUIT } from './marketGoods.ts';
import { mainStall, sideStall } from './marketStalls.ts';

const GROUND = 690;

/** A weekly market: a large stall of fruit and spices under an awning, and many stalls behind it. */
export function market(stage: Stage): string {
  const { random } = stage;
  const walled = random.chance(0.6);
  const side = random.pick([-1, 1]);
  const x = 600 + side * random.between(90, 130);
  return [
    sky(stage, 560),
    clouds(stage, 3, 140),
    ridge(stage, 560, random.between(110, 190), stage.far(PAINT.mountain, 0.62), { step: 230 }),
    birds(stage, 4, [600 - side * 240, 160]),
    walled
      ? minaret(stage, {
          x: x - side * random.between(395, 430),
          base: GROUND,
          width: 64,
          height: 460,
          tiles: 'green',
        }) +
        battlements(LEFT, 478, RIGHT - LEFT, 30, stage.far(PAINT.earth, 0.1)) +
        rect(LEFT, 477, RIGHT - LEFT, GROUND - 477, stage.far(PAINT.earth, 0.1))
      : ridge(stage, 570, 90, stage.far(stage.season.grass, 0.3), { step: 190 }),
    palm(stage, x + side * 420, GROUND, 430, 0.1),
    rect(LEFT, 640, RIGHT - LEFT, BOTTOM, stage.lit(PAINT.earthRoad)),
    rearStalls(stage),
    crowd(stage),
    mainStall(stage, x),
    ...[x - 1000, x + 1010].map((far, turn) => sideStall(stage, far, turn + 3)),
    path(`M${LEFT} 872Q100 838 640 862T${RIGHT} 848V${BOTTOM}H${LEFT}Z`, stage.shade(PAINT.soil)),
  ].join('');
}

/** Distant stalls with awnings and small heaps of fruit. */
function rearStalls(stage: Stage): string {
  const { random } = stage;
  const first = random.whole(0, 5);
  const kept = [0, 1, 2, 3].map((index) => {
    const [color, stripe] = CLOTH[(first + index) % CLOTH.length] ?? ['#d9a23a', undefined];
    return defineGroup(stage, rearStall(stage, color, stripe));
  });
  const parts: string[] = [];
  for (let x = LEFT, index = 0; x < RIGHT; index++) {
    const scale = random.between(0.85, 1.25);
    parts.push(placeGroup(kept[index % 4] ?? '', x, 690, scale * random.pick([1, 1.1]), scale));
    x += scale * random.between(225, 265);
  }
  return parts.join('');
}

/** A distant stall around x 0, standing on y 0. */
function rearStall(stage: Stage, color: Color, stripe: Color | undefined): string {
  const { random } = stage;
  const far = { ...stage, lit: (local: Color) => stage.far(local, 0.16) };
  const pile = (x: number, width: number) => {
    const hue = FRUIT[random.whole(0, 4)] ?? '#e8862e';
    return fruitPile(far, x, -30, width, hue, 4);
  };
  return [
    rect(-92, -150, 184, 120, mix(stage.deep(PAINT.cedarWood), stage.light.haze, 0.16)),
    stage.light.lamps ? glow(stage, [0, -100], 90, 0.7) : '',
    awning(far, {
      x: 0,
      y: -152,
      width: 214,
      rise: random.between(46, 76),
      base: -10,
      color,
      ...(stripe ? { stripe } : {}),
    }),
    pile(-42, 72),
    pile(42, 64),
    rect(-94, -34, 188, 34, stage.far(PAINT.cedarWood, 0.12)),
  ].join('');
}

/** People between the stalls. A few are defined once and used several times. */
function crowd(stage: Stage): string {
  const { random } = stage;
  const kept = Array.from({ length: 7 }, () => defineGroup(stage, person(stage, 0, 0, 140)));
  return Array.from({ length: 24 }, (_, index) => {
    const y = 700 + index * 3.2;
    const x = LEFT + (RIGHT - LEFT) * (((index * 0.618) % 1) + random.between(-0.012, 0.012));
    return placeGroup(
      kept[index % 7] ?? '',
      x,
      y,
      (0.82 + (y - 700) / 210) * random.between(0.94, 1.06),
    );
  }).join('');
}
