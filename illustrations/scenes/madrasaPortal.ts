import { n } from '../../domain/format/svgPath.ts';
import { framedArch } from '../motifs/arch.ts';
import { tiledRoof } from '../motifs/buildings.ts';
import { people, person } from '../motifs/people.ts';
import { birds, sky } from '../motifs/sky.ts';
import { sebka, zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';

/** The door of a madrasa in its lane, below a carved wooden awning. */
export function madrasaPortal(stage: Stage): string {
  const x = 470;
  const base = 760;
  const brackets = Array.from(
    { length: 15 },
    (_, index) => `M${n(x - 240 + index * 33)} 236l12 60h10l8-60z`,
  );
  return [
    sky(stage, 520),
    birds(stage, stage.random.whole(3, 5), [860, 120]),
    rect(LEFT, 130, 1600, base, stage.lit('#e6d2ac')),
    rect(LEFT, 122, 1600, 16, stage.lit(PAINT.white)),
    rect(LEFT, base, SPAN, BOTTOM - base, stage.shade('#a8937a')),
    polygon(
      [
        [800, 130],
        [RIGHT, -120],
        [RIGHT, BOTTOM],
        [800, base],
      ],
      stage.shade('#d3b585'),
    ),
    path(
      'M880 250l70-14v110l-70 10zM1030 222l84-16v130l-84 12zM900 520l110-10v300l-110-34z',
      stage.deep('#8d6a44'),
    ),
    rect(x - 220, 290, 440, base - 290, stage.lit(PAINT.plaster)),
    rect(x - 204, 306, 408, 90, sebka(stage, 34, PAINT.plaster, '#d3b67e')),
    rect(x - 204, 404, 408, base - 404, zellige(stage, 40, 'mixed')),
    framedArch(
      x,
      base,
      190,
      330,
      [
        [24, stage.lit(PAINT.white)],
        [12, stage.lit(PAINT.greenTile)],
      ],
      stage.shade(PAINT.cedarWood),
    ),
    path(
      `M${x - 2} ${base}V470h4V${base}zM${x - 70} 600h44v20h-44zM${x + 26} 600h44v20h-44z`,
      stage.lit(PAINT.brass),
    ),
    rect(x - 270, 190, 540, 48, stage.lit(PAINT.cedarWood)),
    rect(x - 270, 230, 540, 10, stage.shade(PAINT.cedarWood)),
    path(brackets.join(''), stage.shade(PAINT.cedarWood)),
    tiledRoof(stage, x, 192, 620, 80, 480),
    rect(x - 250, base - 24, 500, 26, stage.lit(PAINT.limestone)),
    rect(x - 290, base, 580, 26, stage.lit(PAINT.stone)),
    rect(LEFT, base + 24, SPAN, 400, stage.shade('#a8937a')),
    ...[40, 130, 240, 340].map((dy, index) =>
      rect(LEFT, base + dy, SPAN, 4 + index, stage.deep('#a8937a'), { opacity: 0.3 }),
    ),
    ...[-60, 120].map((left) => rect(left, 330, 70, 90, stage.lamp())),
    person(stage, x + 60, base + 10, 150, '#f1e4c8'),
    people(stage, 700, 780, base + 70, 2, 150),
    person(stage, 210, base + 90, 170, '#1f6b4d'),
  ].join('');
}
