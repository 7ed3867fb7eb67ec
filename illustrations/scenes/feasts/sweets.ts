import type { Color } from '../../color.ts';
import { awning } from '../../motifs/awning.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { people, person } from '../../motifs/people.ts';
import { fruitPile } from '../../motifs/produce.ts';
import { caidalTent } from '../../motifs/tents.ts';
import { cypress, olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import type { Stage } from '../../stage.ts';
import { ellipse, group, path, rect } from '../../svg.ts';

/** A small feast beside whitewashed domes: stalls of sweets and toys, families on the grass. */
export function sweetStalls(stage: Stage): string {
  const dome = (x: number, base: number, w: number) =>
    rect(x, base - w * 0.6, w, w * 0.6, stage.lit(PAINT.white)) +
    rect(x, base - w * 0.6, w * 0.26, w * 0.6, stage.shade(PAINT.lime)) +
    path(
      `M${x + w * 0.06} ${base - w * 0.6}Q${x + w * 0.1} ${base - w * 1.1} ${x + w * 0.5} ${base - w * 1.14}Q${x + w * 0.9} ${base - w * 1.1} ${x + w * 0.94} ${base - w * 0.6}Z`,
      stage.lit(PAINT.white),
    ) +
    path(
      `M${x + w * 0.06} ${base - w * 0.6}Q${x + w * 0.1} ${base - w * 1.1} ${x + w * 0.5} ${base - w * 1.14}Q${x + w * 0.28} ${base - w} ${x + w * 0.3} ${base - w * 0.6}Z`,
      stage.shade(PAINT.lime),
    ) +
    path(
      `M${x + w * 0.4} ${base}v${-w * 0.3}q${w * 0.1} ${-w * 0.1} ${w * 0.2} 0v${w * 0.3}z`,
      stage.shade('#1f6b4d'),
    );
  return [
    backdrop(stage, 420, { mountain: 90, hill: 60, flock: [850, 130] }),
    terrain('460Q200 330 640 390T1200 480T2000 440', tone(stage, stage.season.grass, 0.75)),
    group(
      Array.from({ length: 40 }, (_, index) =>
        path(
          `M${120 + ((index * 137) % 1000)} ${460 + ((index * 61) % 130)}h26v-8h-26z`,
          'inherit',
        ),
      )
        .join('')
        .replaceAll(' fill="inherit"', ''),
      { fill: stage.lit(PAINT.white), opacity: 0.8 },
    ),
    dome(420, 520, 230),
    dome(720, 500, 130),
    cypress(stage, 340, 540, 230),
    olive(stage, 960, 540, 170),
    terrain('590Q600 560 2000 590', tone(stage, PAINT.earthRoad, 0.85)),
    caidalTent(stage, 1040, 660, 260),
    awning(stage, {
      x: 180,
      y: 560,
      rise: 70,
      width: 360,
      base: 760,
      color: '#c2456a',
      stripe: '#fbf6ea',
    }),
    rect(10, 690, 340, 90, stage.lit(PAINT.cedarWood)),
    ...['#e3a92f', '#c2456a', '#fbf6ea', '#e8862e'].map((color, index) =>
      fruitPile(stage, 60 + index * 80, 694, 74, color as Color, 4),
    ),
    awning(stage, {
      x: 640,
      y: 600,
      rise: 60,
      width: 300,
      base: 770,
      color: '#1d4f8f',
      stripe: '#e3a92f',
    }),
    rect(500, 710, 280, 74, stage.lit(PAINT.cedarWood)),
    ...['#e8862e', '#fbf6ea', '#e3a92f'].map((color, index) =>
      fruitPile(stage, 550 + index * 90, 714, 78, color as Color, 4),
    ),
    ...[
      [420, 560, '#c8352a'],
      [450, 530, '#e3a92f'],
      [400, 520, '#1d4f8f'],
      [436, 490, '#1f6b4d'],
    ].map(
      ([x, y, color]) =>
        ellipse(Number(x), Number(y), 22, 27, stage.lit(color as Color)) +
        path(`M${x} ${Number(y) + 27}L426 700`, 'none', {
          stroke: stage.deep('#555555'),
          'stroke-width': 2,
        }),
    ),
    person(stage, 426, 800, 180, '#16324f'),
    people(stage, 820, 1100, 800, 5, 150),
    person(stage, 320, 850, 120, '#c2456a'),
    person(stage, 560, 860, 130, '#f1e4c8'),
    terrain('920Q600 870 2000 920', tone(stage, stage.season.grass, 0.5)),
  ].join('');
}
