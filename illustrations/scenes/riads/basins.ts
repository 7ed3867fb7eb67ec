import { archOutline, roundOutline, star } from '../../motifs/arch.ts';
import { tiledRoof } from '../../motifs/buildings.ts';
import { glow, indoors, lantern } from '../../motifs/lamp.ts';
import { fountain, pot } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { sebka, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { ellipse, path, polygon, rect } from '../../svg.ts';

/** A pool of still water in a court with columns, lit from below; a tray of candles on its edge. */
export function columnBasin(open: Stage): string {
  const stage = indoors(open, 0.7);
  const base = 560;
  const shafts = [-460, -220, 20, 260, 480, 720, 940, 1180, 1420, 1660];
  const column = (x: number) =>
    [
      rect(x - 17, 250, 34, base - 250, stage.lit(PAINT.white)),
      rect(x - 17, 250, 12, base - 250, stage.shade(PAINT.white)),
      rect(x - 32, 226, 64, 34, stage.lit(PAINT.plaster)),
      rect(x - 26, base - 18, 52, 18, stage.lit(PAINT.white)),
    ].join('');
  const hall = [
    rect(LEFT, TOP, SPAN, base - TOP, stage.lit('#f1e4c8')),
    ...shafts.slice(1).map((x, index) => {
      const before = shafts[index] ?? 0;
      return path(
        roundOutline((x + before) / 2, base, x - before - 44, 360),
        stage.deep('#8d6a44'),
      );
    }),
    ...shafts.slice(1).map((x, index) => {
      const before = shafts[index] ?? 0;
      const middle = (x + before) / 2;
      return (
        rect(middle - 44, 400, 88, 160, stage.light.lamps ? '#e8a04a' : stage.shade('#6d4a34')) +
        rect(middle - 2, 400, 4, 160, stage.deep(PAINT.cedarWood))
      );
    }),
    rect(LEFT, 80, SPAN, 96, sebka(stage, 40, '#f1e4c8', '#d3b67e')),
    rect(LEFT, 40, SPAN, 40, stage.lit(PAINT.cedarWood)),
    rect(LEFT, TOP, SPAN, 440, stage.shade(PAINT.greenTile)),
    path(
      Array.from({ length: 90 }, (_, index) => `M${LEFT + index * 32} ${TOP}v440`).join(''),
      'none',
      {
        stroke: stage.lit(PAINT.greenTile),
        'stroke-width': 12,
      },
    ),
    ...shafts.map(column),
  ].join('');
  const id = stage.define((name) => `<g id="${name}">${hall}</g>`);
  const clip = stage.define(
    (name) => `<clipPath id="${name}"><path d="M${LEFT} 640H2000V${BOTTOM}H${LEFT}Z"/></clipPath>`,
  );
  return [
    `<use href="#${id}"/>`,
    rect(LEFT, base, SPAN, 80, stage.lit('#dcc9a4')),
    rect(LEFT, 624, SPAN, 20, stage.lit(PAINT.white)),
    rect(LEFT, 644, SPAN, BOTTOM - 644, stage.shade('#1f5f74')),
    `<g clip-path="url(#${clip})" opacity=".5"><use href="#${id}" transform="matrix(1 0 0 -1 0 1204)"/></g>`,
    ...Array.from({ length: 12 }, (_, index) =>
      rect(
        stage.random.between(-400, 1400),
        670 + index * 34,
        stage.random.between(80, 240),
        3,
        '#ffffff',
        { opacity: 0.2 },
      ),
    ),
    ...[330, 870].map((x) => glow(stage, [x, 600], 150, stage.light.lamps ? 0.5 : 0.15)),
    lantern(stage, 330, 536, 54),
    lantern(stage, 870, 536, 54),
    person(stage, stage.random.between(560, 640), 606, 150, '#16324f'),
  ].join('');
}

/** A fountain in the wall: a tiled niche with its spout and trough, and a brass bowl. */
export function wallFountain(open: Stage): string {
  const stage = indoors(open, 0.7);
  const x = 520;
  const big = stage.define(
    (id) =>
      `<pattern id="${id}" width="210" height="210" x="${x - 105}" y="330" patternUnits="userSpaceOnUse">${rect(0, 0, 210, 210, stage.lit('#f1e4c8'))}${[96, 78, 58, 40, 22].map((r, index) => star(105, 105, r, stage.lit(([PAINT.blueTile, '#f1e4c8', PAINT.greenTile, PAINT.saffron, '#f1e4c8'] as const)[index] ?? '#f1e4c8'))).join('')}${[
        [0, 0],
        [210, 0],
        [0, 210],
        [210, 210],
      ]
        .map(
          ([a = 0, b = 0]) =>
            star(a, b, 46, stage.lit(PAINT.terracotta)) + star(a, b, 26, stage.lit('#f1e4c8')),
        )
        .join('')}</pattern>`,
  );
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit('#e2c898')),
    rect(LEFT, TOP, 900, BOTTOM - TOP, stage.shade('#d9bc8c')),
    rect(x - 340, 60, 680, 760, stage.shade(PAINT.cedarWood)),
    rect(x - 326, 84, 652, 736, stage.lit(PAINT.plaster)),
    rect(x - 310, 100, 620, 90, sebka(stage, 40, PAINT.plaster, '#d3b67e')),
    path(archOutline(x, 800, 500, 590), stage.lit(PAINT.greenTile)),
    path(archOutline(x, 800, 470, 572), stage.lit(PAINT.plaster)),
    path(archOutline(x, 800, 440, 556), `url(#${big})`),
    tiledRoof(stage, x, 66, 760, 70, 620),
    rect(x - 24, 560, 48, 48, stage.lit(PAINT.brass)),
    star(x, 584, 34, stage.lit(PAINT.brass)),
    path(`M${x} 590q10 70 4 150`, 'none', {
      stroke: stage.far(PAINT.foam, 0.05),
      'stroke-width': 9,
    }),
    rect(x - 300, 720, 600, 130, zellige(stage, 44, 'green')),
    rect(x - 320, 706, 640, 30, stage.lit(PAINT.white)),
    ellipse(x, 722, 250, 9, stage.lit('#5fa3b5')),
    rect(LEFT, 850, SPAN, 300, stage.lit('#c39a6c')),
    polygon(
      [
        [200, 850],
        [900, 850],
        [980, 900],
        [120, 900],
      ],
      stage.shade('#a87f54'),
    ),
    pot(stage, 960, 870, 1.5),
    pot(stage, 1090, 890, 1.1),
    pot(stage, 96, 880, 1.2),
    path('M810 850q-14-70 34-76h40q48 6 34 76z', stage.lit('#c07a3a')),
    path('M810 850q-14-70 34-76h10q-30 30-14 76z', stage.shade('#c07a3a')),
    lantern(stage, 1040, stage.random.between(200, 240), 80, 600),
  ].join('');
}

export const fountainSpout = (stage: Stage, x: number, base: number) =>
  fountain(stage, x, base, 150);
