import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { houses, minaret } from '../motifs/buildings.ts';
import { indoors, lantern } from '../motifs/lamp.ts';
import { ridge } from '../motifs/land.ts';
import { openMap, strawHat, suitcase } from '../motifs/luggage.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, place } from '../svg.ts';
import { hike } from './journeyHike.ts';
import { SILL, STEP, table, wall } from './journeyRoom.ts';

/** Before a journey: suitcase, hat and map before a window with a view of the medina; or a hike. */
export function journey(stage: Stage): string {
  return stage.motif === 'hike' ? hike(stage) : room(stage);
}

function room(outside: Stage): string {
  const stage = indoors(outside);
  const { random } = stage;
  const window = random.between(740, 790);
  const leather = random.pick<Color>(['#a8632f', '#8a4a2b', '#b5752f', '#7d3b2a']);
  const band = random.pick<Color>([PAINT.terracotta, PAINT.blueTile, PAINT.greenTile, '#16324f']);
  const left = random.between(330, 380);
  return [
    sky(outside, 560),
    clouds(outside, 3, 170),
    view(outside, window),
    wall(stage, window),
    table(stage, window),
    place([left, 776], random.between(1.08, 1.16), suitcase(stage, leather)),
    place([left + random.between(-20, 40), 496], 1.02, strawHat(stage, band)),
    place([window + random.between(20, 70), 806], 1.12, openMap(stage, random.pick([4, 5]))),
    glass(stage, window + random.pick([-120, 200]), 726),
    lantern(stage, window - STEP + 490, 250, 66, 700),
  ].join('');
}

/** The view through the window: the medina on its slope, a minaret, cypresses, hills. */
function view(stage: Stage, x: number): string {
  const { random } = stage;
  const side = random.pick([-1, 1]);
  return [
    ridge(stage, 470, random.between(100, 150), stage.far(PAINT.mountain, 0.62), { step: 210 }),
    ridge(stage, 510, 70, stage.far(PAINT.hill, 0.45), { step: 150 }),
    birds(stage, 4, [x - side * 90, 240]),
    ...[-STEP, STEP].flatMap((dx) =>
      [-170, -60, 130, 200].map((by) =>
        cypress(stage, x + dx + by, SILL + 20, random.between(130, 240), 0.25),
      ),
    ),
    minaret(stage, {
      x: x + side * random.between(90, 150),
      base: SILL + 20,
      width: 56,
      height: random.between(300, 350),
      tiles: 'green',
    }),
    houses(stage, 490, SILL, { rows: 3, from: x - 270, to: x + 270, size: 66 }),
    cypress(stage, x - side * random.between(130, 190), SILL + 20, random.between(190, 240), 0.12),
  ].join('');
}

/** A glass of mint tea. */
function glass(stage: Stage, x: number, base: number): string {
  const leaf = stage.lit('#5f9a4c');
  return [
    ellipse(x - 8, base, 32, 6, '#000000', { opacity: 0.25 }),
    path(`M${n(x - 24)} ${base - 74}h48l-7 74h-34z`, stage.lit('#c98f36'), { opacity: 0.92 }),
    path(`M${n(x - 24)} ${base - 74}h15l3 74h-11z`, stage.shade('#a8702a')),
    path(`M${n(x - 26)} ${base - 88}h52l-1.6 16h-48.8z`, stage.lit(PAINT.white), { opacity: 0.5 }),
    path(`M${n(x - 22)} ${base - 52}h44l-1 9h-42z`, stage.lit(PAINT.saffron)),
    path(`M${n(x)} ${base - 70}q-26-20-18-44q20 8 18 44q2-38 24-42q4 26-24 42z`, leaf),
  ].join('');
}
