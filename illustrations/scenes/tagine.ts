import { vessel } from '../motifs/ceramics.ts';
import { CLAY, cone, dish, loaf } from '../motifs/food.ts';
import { indoors } from '../motifs/lamp.ts';
import { oven } from '../motifs/oven.ts';
import { salon, tileTable } from '../motifs/salon.ts';
import { heap, mound, stew } from '../motifs/stews.ts';
import { steam, teaGlass } from '../motifs/ware.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { place } from '../svg.ts';

/** An open tagine on a tiled table; or a dish of couscous; or bread from the oven. */
export function tagine(open: Stage): string {
  const stage = indoors(open);
  if (stage.motif === 'bread') return oven(open, stage);
  const { random } = stage;
  const tiles = random.pick(['blue', 'green', 'mixed'] as const);
  return [
    salon(open, stage, {
      window: random.between(780, 860),
      wall: random.pick(['#d8b48a', '#8aa39a', '#c98f62'] as const),
      tiles: tiles === 'blue' ? 'green' : 'blue',
    }),
    tileTable(open, stage, tiles),
    around(stage),
    stage.motif === 'couscous' ? couscous(stage) : opened(stage),
  ].join('');
}

/** The tagine with steam, and its lid at the right or left. */
function opened(stage: Stage): string {
  const { random } = stage;
  const side = random.pick([-1, 1]);
  const x = 600 - side * random.between(110, 150);
  const cover = 600 + side * random.between(270, 300);
  const color = random.pick([CLAY, '#24549a', '#2a6b4f'] as const);
  return [
    cone(stage, cover, 676, 360, color),
    steam(stage, [x, 590], 300, 4),
    dish(stage, x, 742, 540, color, stew(stage, x, 628, 540)),
    loaf(stage, cover + side * 20, 752, 190),
    teaGlass(stage, x - side * 340, 740, 96, { mint: true }),
  ].join('');
}

/** Couscous in a large dish, with broth and buttermilk. */
function couscous(stage: Stage): string {
  const { random } = stage;
  const side = random.pick([-1, 1]);
  const x = 600 - side * random.between(20, 60);
  const bowl = 600 + side * 400;
  return [
    steam(stage, [x, 440], 260, 4),
    dish(stage, x, 752, 640, '#24549a', mound(stage, x, 622, 640)),
    place([bowl, 756], 1.5, vessel(stage, 1)),
    teaGlass(stage, 600 - side * 420, 750, 100, { color: PAINT.blueTile }),
  ].join('');
}

/** Objects at both sides for wide pictures: bowls, bread, another tagine. */
function around(stage: Stage): string {
  const small = (x: number, base: number, color: `#${string}`, food: `#${string}`) =>
    dish(stage, x, base, 200, color, heap(stage, x, base - 40, 200, food));
  return [
    small(-240, 744, '#24549a', '#7d8a3a'),
    small(1440, 744, '#24549a', '#c98a4a'),
    cone(stage, -440, 700, 270, '#2a6b4f'),
    loaf(stage, -60, 740, 190),
    loaf(stage, 1220, 716, 180),
    loaf(stage, 1270, 752, 190),
    cone(stage, 1640, 706, 280, CLAY),
    teaGlass(stage, -560, 752, 92, { mint: true }),
    teaGlass(stage, 1560, 756, 92),
  ].join('');
}
