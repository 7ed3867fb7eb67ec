import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';
import { archOutline, framedArch } from './arch.ts';
import { tiledRoof } from './buildings.ts';
import { sebka, zellige } from './zellige.ts';

/**
 * Place Nejjarine in Fes: the portal of the fondouk at `x`, of carved plaster under cedar eaves, the
 * tiled fountain beside it under its own roof, and shops on both sides.
 */
export function nejjarineFront(stage: Stage, x: number, base: number): string {
  const wall = '#e2c697';
  const net = sebka(stage, 26, '#e9d3a6', '#c9a974');
  const mixed = zellige(stage, 34, 'mixed');
  const paving = mix(PAINT.stone, PAINT.earthRoad, 0.4);
  return [
    rect(LEFT, 210, SPAN, base - 210, stage.lit(wall)),
    rect(LEFT, 196, SPAN, 20, stage.lit(PAINT.lime)),
    shops(stage, base),
    // The portal: carved plaster between two piers, cedar above.
    rect(x - 310, 60, 620, base - 60, stage.lit(wall)),
    rect(x - 310, 60, 30, base - 60, stage.shade(wall)),
    rect(x - 280, 150, 560, base - 150, net),
    rect(x - 280, 150, 560, 39, mixed),
    rect(x - 280, 189, 560, 7, stage.lit(PAINT.greenTile)),
    rect(x - 310, 84, 620, 56, stage.lit(PAINT.cedarWood)),
    rect(x - 310, 108, 620, 7, stage.lit(PAINT.saffron)),
    path(corbels(x), stage.shade(PAINT.cedarWood)),
    tiledRoof(stage, x, 84, 690, 58, 600),
    rect(x - 280, base - 110, 560, 110, mixed),
    framedArch(
      x,
      base,
      430,
      520,
      [
        [16, stage.lit(PAINT.plaster)],
        [10, stage.lit(PAINT.greenTile)],
        [14, stage.lit(PAINT.cedarWood)],
      ],
      stage.deep(PAINT.cedarWood),
    ),
    fountain(stage, x + 462, base, mixed),
    rect(LEFT, base, SPAN, BOTTOM - base, mix(stage.lit(paving), stage.shade(paving), 0.25)),
    rect(LEFT, base, SPAN, 14, stage.shade(paving)),
    polygon(
      [
        [x - 215, base],
        [x + 215, base],
        [x + 420, BOTTOM],
        [x - 420, BOTTOM],
      ],
      stage.lit(paving),
    ),
  ].join('');
}

/** The brackets under the eaves of the portal, as one shape. */
const corbels = (x: number) =>
  Array.from({ length: 15 }, (_, index) => `M${x - 304 + index * 42} 118h20v34h-20z`).join('');

/** The street fountain: a tiled arch, a trough, a carved cedar hood with green tiles. */
export function fountain(stage: Stage, x: number, base: number, mixed: string): string {
  const top = base - 400;
  return [
    rect(x - 148, top, 296, 400, stage.lit(PAINT.plaster)),
    rect(x - 148, top, 26, 400, stage.shade(PAINT.plaster)),
    rect(x - 120, top + 64, 240, 336, zellige(stage, 40, 'blue')),
    rect(x - 148, top + 10, 296, 46, stage.lit(PAINT.cedarWood)),
    rect(x - 148, top + 30, 296, 6, stage.lit(PAINT.saffron)),
    tiledRoof(stage, x, top + 12, 372, 62, 286),
    framedArch(
      x,
      base - 74,
      158,
      206,
      [
        [9, stage.lit(PAINT.plaster)],
        [9, stage.lit(PAINT.saffron)],
      ],
      zellige(stage, 28, 'green'),
    ),
    path(archOutline(x - 52, base - 74, 50, 190), stage.deep(PAINT.brick), { opacity: 0.25 }),
    // Two spouts.
    ...[-32, 32].map(
      (dx) =>
        ellipse(x + dx, base - 150, 7, 7, stage.lit(PAINT.brass)) +
        rect(x + dx - 2, base - 148, 4, 70, '#ffffff', { opacity: 0.7 }),
    ),
    rect(x - 128, base - 80, 256, 80, stage.lit(PAINT.white)),
    rect(x - 128, base - 80, 256, 12, stage.shade(PAINT.lightBlue)),
    rect(x - 128, base - 60, 256, 40, mixed),
    rect(x - 128, base - 80, 34, 80, stage.deep(PAINT.brick), { opacity: 0.3 }),
  ].join('');
}

/** Carpenters' shops along the square, for wide pictures. */
function shops(stage: Stage, base: number): string {
  const { random, light } = stage;
  const parts: string[] = [];
  for (let x = LEFT + 60; x < RIGHT; x += 215) {
    if (x > 60 && x < 1010) continue;
    const inside = light.lamps && random.chance(0.6) ? '#d98f43' : stage.deep(PAINT.brick);
    const shutter = stage.lit(random.pick(['#3f6f8a', '#2f6b52', PAINT.cedarWood] as const));
    parts.push(
      rect(x, base - 220, 150, 220, inside),
      rect(x, base - 220, 44, 220, shutter),
      rect(x - 12, base - 244, 174, 26, stage.lit(PAINT.cedarWood)),
      rect(x, base - 62, 150, 62, stage.shade(PAINT.cedarWood)),
      path(
        archOutline(x + 75, base - 330, 56, 100),
        light.lamps && random.chance(0.5) ? stage.lamp() : stage.deep(PAINT.brick),
      ),
    );
  }
  return parts.join('');
}
