import { archOutline, framedArch } from '../motifs/arch.ts';
import { tiledRoof } from '../motifs/buildings.ts';
import { people, person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

const BASE = 770;

/** Dar al-Magana: twelve small windows above thirteen beams, high on the wall over the shops of a street. */
export function clockHouse(stage: Stage): string {
  const step = 78;
  const first = 600 - 5.5 * step;
  const windows = Array.from({ length: 12 }, (_, index) => {
    const x = first + index * step;
    return (
      path(archOutline(x, 396, 52, 104), stage.lit('#c9985c')) +
      path(archOutline(x, 396, 36, 90), stage.deep('#4a2f1e'))
    );
  });
  const beams = Array.from({ length: 13 }, (_, index) => {
    const x = first - step / 2 + index * step;
    return (
      polygon(
        [
          [x - 13, 424],
          [x + 13, 424],
          [x - 9, 470],
          [x - 35, 470],
        ],
        stage.shade(PAINT.darkWood),
      ) +
      rect(x - 35, 454, 26, 34, stage.lit(PAINT.cedarWood)) +
      rect(x - 22, 488, 26, 60, stage.shade('#c9a878'), { opacity: 0.5 })
    );
  });
  const shops = [-560, -280, 180, 420, 780, 1020, 1420, 1700].map((x, index) =>
    index === 2 || index === 5
      ? rect(x - 74, 610, 148, BASE - 610, stage.deep('#4a2f1e')) +
        rect(x - 84, 590, 168, 26, stage.lit(PAINT.cedarWood)) +
        [0, 1, 2, 3]
          .map((row) =>
            rect(
              x - 60 + row * 32,
              650,
              24,
              60,
              stage.lit((['#b5532a', '#e3a92f', '#1f6b4d', '#4f88c2'] as const)[row] ?? '#b5532a'),
            ),
          )
          .join('') +
        rect(x - 74, 712, 148, BASE - 712, stage.shade(PAINT.cedarWood))
      : framedArch(x, BASE, 104, 180, [[12, stage.lit('#c9985c')]], stage.deep(PAINT.cedarWood)),
  );
  return [
    sky(stage, 240),
    clouds(stage, 2, 60),
    birds(stage, 4, [420, 90]),
    rect(LEFT, 214, SPAN, BASE - 214, stage.lit('#e2c393')),
    rect(LEFT, 214, 930, BASE - 214, stage.shade('#dcbf94'), { opacity: 0.35 }),
    rect(1078, 170, RIGHT - 1078, BASE - 170, stage.lit('#d9b685')),
    rect(1070, 170, 12, BASE - 170, stage.shade('#b58f60')),
    rect(LEFT, 170, 900, BASE - 170, stage.lit('#d3ad7c')),
    rect(94, 170, 10, BASE - 170, stage.shade('#b58f60')),
    tiledRoof(stage, 590, 222, 990, 44, 950),
    rect(104, 222, 970, 30, stage.shade(PAINT.cedarWood)),
    rect(112, 256, 956, 24, stage.lit(PAINT.plaster)),
    rect(112, 404, 956, 12, stage.lit('#c9985c')),
    ...windows,
    ...beams,
    rect(112, 560, 956, 8, stage.shade('#c9a878')),
    ...shops,
    rect(538, 620, 124, 150, zellige(stage, 30, 'green')),
    rect(560, 650, 80, 120, stage.deep(PAINT.cedarWood)),
    ...[-520, -300, 1180, 1420, 1690].map((x) => rect(x, 330, 34, 52, stage.deep('#6d4a2a'))),
    rect(LEFT, BASE, SPAN, BOTTOM - BASE, stage.lit('#c7a883')),
    path(
      `${Array.from(
        { length: 12 },
        (_, index) => `M${LEFT + index * 240} ${BASE}L${LEFT + index * 320 - 500} ${BOTTOM}`,
      ).join('')}M${LEFT} 806H${RIGHT}M${LEFT} 850H${RIGHT}`,
      'none',
      { stroke: stage.shade('#a98c68'), 'stroke-width': 4, opacity: 0.5 },
    ),
    people(stage, 260, 520, 800, 2, 140),
    person(stage, 850, 822, 168, '#16324f'),
    person(stage, 910, 826, 150, '#f1e4c8'),
  ].join('');
}
