import type { Color } from '../color.ts';
import { awning } from '../motifs/awning.ts';
import { glow, indoors } from '../motifs/lamp.ts';
import { person } from '../motifs/people.ts';
import { fruitPile, heap, herbs } from '../motifs/produce.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../svg.ts';
import { CLOTH, FRUIT, OLIVES, SPICES } from './marketGoods.ts';

/** The large stall: pyramids of fruit, and baskets of spices and olives before them. */
export function mainStall(outside: Stage, x: number): string {
  const stage = indoors(outside);
  const { random } = stage;
  const width = random.between(600, 660);
  const [color, stripe] = CLOTH[random.pick([0, 1, 4])] ?? ['#b5532a', '#ecd9a8'];
  const left = x - width / 2;
  const [table, tier] = [650, 770];
  const turn = random.whole(0, 4);
  const piles = random.whole(4, 5);
  const wide = (width - 30) / piles;
  const baskets = 6;
  const step = (width + 10) / baskets;
  const hues = (list: readonly Color[], index: number) =>
    list[(turn + index) % list.length] ?? '#e8862e';
  const seller = x + random.pick([-1, 1]) * wide * (piles % 2 ? 0.5 : 1);
  return [
    ellipse(x - 30, 806, width * 0.6, 22, stage.deep(PAINT.soil), { opacity: 0.4 }),
    rect(left + 4, 340, width - 8, 420, stage.deep(PAINT.cedarWood)),
    ...[0.16, 0.84].map((share) =>
      rect(left + width * share - 52, 446, 104, 120, stage.shade(PAINT.earthDark), {
        opacity: 0.35,
      }),
    ),
    stage.light.lamps
      ? glow(stage, [x, 470], 330, 0.8) +
        rect(x - 1.5, 380, 3, 60, stage.shade(PAINT.brass)) +
        circle(x, 450, 15, '#ffedbd')
      : '',
    person(
      stage,
      seller,
      table + 60,
      262,
      random.pick(['#16324f', '#f1e4c8', '#1f6b4d', '#5b6f8c']),
    ),
    ...Array.from({ length: piles }, (_, index) =>
      fruitPile(
        stage,
        left + 15 + wide * (index + 0.5),
        table + 6,
        wide * 1.02,
        hues(FRUIT, index),
        7,
      ),
    ),
    rect(left - 6, table, width + 12, 20, stage.lit(PAINT.cedarWood)),
    rect(left, table + 20, width, tier - table, stage.shade(PAINT.cedarWood)),
    ...Array.from({ length: baskets }, (_, index) => {
      const at = left - 5 + step * (index + 0.5);
      if (random.chance(0.16)) return herbs(stage, at, tier + 4, step * 0.86);
      const olives = index % 3 === 2;
      return heap(stage, at, tier + 4, step * 0.98, hues(olives ? OLIVES : SPICES, index), {
        beads: olives,
      });
    }),
    rect(left - 20, tier, width + 40, 16, stage.lit(PAINT.cedarWood)),
    rect(left - 12, tier + 16, width + 24, 30, stage.shade(PAINT.darkWood)),
    awning(stage, {
      x,
      y: 366,
      rise: 118,
      width: width + 84,
      base: 816,
      color,
      ...(stripe ? { stripe } : {}),
    }),
    customers(outside, x, width),
  ].join('');
}

/** Customers at both ends, seen from behind. */
function customers(stage: Stage, x: number, width: number): string {
  const { random } = stage;
  const at = (side: number, tall: number, color: Color) => {
    const px = x + side * (width / 2 + random.between(-10, 40));
    return (
      person(stage, px, 828, tall, color) +
      path(`M${Math.round(px + 22)} 722q20-40 42 0l-4 40h-34z`, stage.lit(PAINT.earthDark)) +
      rect(px + 19, 720, 48, 9, stage.shade(PAINT.earthDark))
    );
  };
  return (
    at(-1, random.between(236, 262), random.pick(['#1f6b4d', '#7a4a2b', '#5b6f8c'])) +
    at(1, random.between(222, 250), random.pick(['#f1e4c8', '#16324f', '#b5532a']))
  );
}

/** Another stall, for the sides of wide pictures. */
export function sideStall(stage: Stage, x: number, turn: number): string {
  const { random } = stage;
  const [color, stripe] = CLOTH[turn % CLOTH.length] ?? ['#d9a23a', undefined];
  const width = random.between(430, 520);
  const left = x - width / 2;
  return [
    rect(left + 8, 400, width - 16, 370, stage.deep(PAINT.cedarWood)),
    stage.light.lamps ? glow(stage, [x, 500], 240, 0.7) : '',
    person(stage, x - 40, 730, 230),
    ...[0, 1, 2].map((index) =>
      fruitPile(
        stage,
        left + (width * (index + 0.5)) / 3,
        690,
        width * 0.31,
        FRUIT[(turn + index) % 5] ?? '#e8862e',
        6,
      ),
    ),
    rect(left - 8, 686, width + 16, 18, stage.lit(PAINT.cedarWood)),
    rect(left, 704, width, 90, stage.shade(PAINT.cedarWood)),
    awning(stage, {
      x,
      y: 424,
      rise: 100,
      width: width + 70,
      base: 796,
      color,
      ...(stripe ? { stripe } : {}),
    }),
    polygon(
      [
        [left, 794],
        [left + width, 794],
        [left + width - 40, 806],
        [left - 50, 806],
      ],
      stage.deep(PAINT.soil),
      { opacity: 0.4 },
    ),
  ].join('');
}
