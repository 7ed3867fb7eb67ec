import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';
import { archOutline, framedArch, star } from './arch.ts';
import { tiledRoof } from './buildings.ts';
import { eaves } from './eaves.ts';
import { person } from './people.ts';
import { sebka, zellige } from './zellige.ts';

const BASE = 850;

/** One of the brass doors of the royal palace of Fes from close, in its frame of tiles and cedar. */
export function palaceDoor(stage: Stage): string {
  const brass = stage.define(
    (id) =>
      `<pattern id="${id}" width="62" height="62" x="600" y="20" patternUnits="userSpaceOnUse">${rect(0, 0, 62, 62, stage.lit('#c9973a'))}${star(31, 31, 28, stage.lit('#e2b657'))}${star(31, 31, 19, stage.shade('#c9973a'))}${circle(31, 31, 7, stage.lit('#f0cf7f'))}${[0, 62].flatMap((x) => [0, 62].map((y) => circle(x, y, 9, stage.shade('#a87a2c')))).join('')}</pattern>`,
  );
  const ring = (x: number) =>
    circle(x, 560, 30, 'none', { stroke: stage.shade('#8a6224'), 'stroke-width': 13 }) +
    circle(x, 530, 15, stage.lit('#f0cf7f'));
  return [
    rect(LEFT, TOP, SPAN, 1500, stage.lit(PAINT.lime)),
    rect(LEFT, 500, SPAN, 380, zellige(stage, 54, 'mixed')),
    rect(LEFT, 486, SPAN, 14, stage.lit(PAINT.greenTile)),
    rect(220, 40, 760, BASE - 40, stage.lit(PAINT.plaster)),
    rect(240, 150, 720, BASE - 150, zellige(stage, 60, 'mixed')),
    rect(240, 92, 720, 64, sebka(stage, 40, PAINT.plaster, '#dcc69a')),
    framedArch(
      600,
      BASE,
      400,
      640,
      [
        [16, stage.lit(PAINT.plaster)],
        [28, stage.lit(PAINT.blueTile)],
        [12, stage.lit(PAINT.plaster)],
      ],
      `url(#${brass})`,
    ),
    path(archOutline(600, BASE, 400, 640), 'none', {
      stroke: stage.shade('#8a6224'),
      'stroke-width': 16,
    }),
    rect(596, 230, 8, BASE - 230, stage.deep('#6d4c1c')),
    ring(548),
    ring(652),
    eaves(stage, [200, 34, 800, 62], { count: 20, step: 39.6, width: 24, height: 40 }),
    tiledRoof(stage, 600, 34, 880, 70, 760),
    rect(LEFT, BASE, SPAN, 300, stage.lit('#d9c7a6')),
    rect(200, BASE, 800, 20, stage.lit(PAINT.white)),
    rect(LEFT, BASE + 20, SPAN, 8, stage.shade('#b9a27c')),
    person(stage, stage.random.between(820, 900), BASE + 40, 176, '#16324f'),
  ].join('');
}
