import { n } from '../../domain/format/svgPath.ts';
import { archOutline } from '../motifs/arch.ts';
import { minaret } from '../motifs/buildings.ts';
import { candle } from '../motifs/candle.ts';
import { glow, indoors, lantern } from '../motifs/lamp.ts';
import { oud } from '../motifs/oud.ts';
import { sky } from '../motifs/sky.ts';
import { cypress } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { circle, ellipse, group, path, rect } from '../svg.ts';
import { FLOOR, floor, gallery, STEP } from './musicGallery.ts';

/** Sacred music: an oud, candles and a lantern in a dark gallery with arches. */
export function music(stage: Stage): string {
  const { random } = stage;
  const arch = random.between(755, 800);
  const inside = indoors(stage);
  return [
    sky(stage, 640),
    outside(stage, arch),
    gallery(inside, arch),
    floor(inside),
    glow(stage, [480, 700], 440, stage.light.lamps ? 0.36 : 0.16),
    instrument(inside, random.between(338, 372)),
    lights(inside, arch),
  ].join('');
}

/** The view through the arches: the far side of the court with its roof, cypresses, a minaret. */
function outside(stage: Stage, arch: number): string {
  const { random } = stage;
  const roof = random.between(535, 575);
  const openings = [-1, 0, 1].flatMap((turn) =>
    [-150, 0, 150].map((dx) => archOutline(arch + turn * STEP + dx, FLOOR, 84, 112)),
  );
  const stars = Array.from({ length: stage.light.lamps ? 16 : 0 }, () =>
    circle(
      arch + random.between(-230, 230),
      random.between(90, 400),
      random.pick([1.6, 2.2, 3]),
      '#f4ecd2',
    ),
  );
  const tower = arch + random.pick([-150, -110, 120]);
  return [
    group(stars.join(''), { opacity: stage.light.stars ? 0.9 : 0.45 }),
    minaret(stage, {
      x: tower,
      base: FLOOR,
      width: 62,
      height: random.between(380, 430),
      tiles: 'green',
    }),
    ...[-1, 0, 1].flatMap((turn) =>
      [-190, 30, 180].map((dx) =>
        cypress(
          stage,
          arch + turn * STEP + dx + random.between(-24, 24),
          FLOOR,
          random.between(230, 330),
          0.3,
        ),
      ),
    ),
    rect(LEFT, roof, SPAN, FLOOR - roof, stage.far(PAINT.lime, 0.2)),
    path(openings.join(''), stage.light.lamps ? '#e39a4a' : stage.deep(PAINT.brick)),
    rect(LEFT, roof, SPAN, 38, stage.far(PAINT.greenTile, 0.15)),
    path(`M${LEFT} ${n(roof + 19)}H${RIGHT}`, 'none', {
      stroke: stage.shade(PAINT.greenTile),
      'stroke-width': 38,
      'stroke-dasharray': '4 18',
      opacity: 0.6,
    }),
  ].join('');
}

function instrument(stage: Stage, x: number): string {
  return (
    ellipse(x + 50, 812, 170, 15, '#0d0a12', { opacity: 0.5 }) +
    group(oud(stage), { transform: `translate(${n(x + 62)} 812) rotate(-9) scale(1.13)` })
  );
}

/** A loose row of candles and a lantern on the rug. */
function lights(stage: Stage, arch: number): string {
  const { random } = stage;
  const count = random.whole(3, 5);
  const back = Array.from({ length: count }, (_, index) =>
    candle(
      stage,
      590 + (index * 310) / count + random.between(-10, 14),
      790 + (index % 2) * 26,
      random.between(22, 32),
      random.between(60, 165),
    ),
  );
  const left = random.chance(0.6) ? candle(stage, 205, 800, 28, random.between(60, 110)) : '';
  // Lanterns of the adjacent arches, for wide pictures.
  const hung = [-1, 1].map((turn) => lantern(stage, arch + turn * STEP, 330, 74, 700));
  return left + back.join('') + lantern(stage, arch + 172, 668, 86) + hung.join('');
}
