import { archOutline, framedArch } from '../motifs/arch.ts';
import { finial, minaret, tiledRoof } from '../motifs/buildings.ts';
import { eaves } from '../motifs/eaves.ts';
import { glow } from '../motifs/lamp.ts';
import { ground, ridge } from '../motifs/land.ts';
import { fountain } from '../motifs/patio.ts';
import { people, person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, olive } from '../motifs/trees.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, path, polygon, rect } from '../svg.ts';
import { graves } from './gates/cemeteries.ts';

/** A small square pavilion, white under a pyramid of green tiles, on a wide paved court. */
export function pavilion(stage: Stage): string {
  const base = 620;
  const x = 720;
  return [
    sky(stage, 600),
    clouds(stage, 3, 120),
    birds(stage, stage.random.whole(3, 6), [320, 190]),
    rect(LEFT, 430, SPAN, base - 430, stage.lit(PAINT.earth)),
    rect(LEFT, 422, SPAN, 12, stage.lit('#dcab72')),
    rect(x - 170, 360, 340, base - 360, stage.lit(PAINT.white)),
    rect(x - 170, 360, 90, base - 360, stage.shade(PAINT.white)),
    rect(x - 170, 356, 340, 22, stage.lit(PAINT.cedarWood)),
    tiledRoof(stage, x, 360, 420, 190, 12),
    finial(stage, x, 172, 9),
    framedArch(
      x + 20,
      base,
      96,
      170,
      [
        [14, stage.lit(PAINT.earth)],
        [8, stage.lit(PAINT.greenTile)],
      ],
      stage.deep(PAINT.cedarWood),
    ),
    rect(x - 130, 450, 30, 60, stage.deep(PAINT.cedarWood)),
    rect(x + 110, 450, 30, 60, stage.deep(PAINT.cedarWood)),
    rect(x - 200, base - 12, 400, 20, stage.lit(PAINT.limestone)),
    ground(base, stage.lit('#dcc49a')),
    // The openings that light the vaults below.
    ...[
      [210, 700, 1],
      [430, 760, 1.4],
      [980, 720, 1.1],
      [120, 830, 1.7],
    ].map(
      ([cx = 0, cy = 0, s = 1]) =>
        polygon(
          [
            [cx - 70 * s, cy],
            [cx + 50 * s, cy - 14 * s],
            [cx + 80 * s, cy + 18 * s],
            [cx - 44 * s, cy + 34 * s],
          ],
          stage.lit(PAINT.stone),
        ) +
        polygon(
          [
            [cx - 44 * s, cy + 4 * s],
            [cx + 40 * s, cy - 6 * s],
            [cx + 58 * s, cy + 14 * s],
            [cx - 30 * s, cy + 24 * s],
          ],
          stage.deep('#4a3a2a'),
        ),
    ),
    cypress(stage, 1080, base + 20, 320),
    person(stage, 610, base + 60, 100, '#16324f'),
    people(stage, 760, 900, base + 130, 2, 130),
  ].join('');
}

/** A shrine with a green roof among white graves outside the town wall. */
export function shrineAmongGraves(stage: Stage): string {
  return [
    sky(stage, 560),
    clouds(stage, 2, 110),
    ridge(stage, 500, 90, stage.far(PAINT.hill, 0.6), { step: 260 }),
    minaret(stage, { x: 220, base: 560, width: 62, height: 330, tiles: 'green', body: PAINT.lime }),
    rect(100, 410, 640, 160, stage.lit(PAINT.white)),
    rect(100, 410, 150, 160, stage.shade(PAINT.white)),
    tiledRoof(stage, 420, 414, 700, 50, 600),
    tiledRoof(stage, 470, 366, 330, 150, 16),
    rect(330, 360, 280, 14, stage.lit(PAINT.cedarWood)),
    finial(stage, 470, 220, 8),
    framedArch(470, 572, 84, 128, [[12, stage.lit(PAINT.greenTile)]], stage.deep(PAINT.cedarWood)),
    polygon(
      [
        [LEFT, 560],
        [RIGHT, 600],
        [RIGHT, BOTTOM],
        [LEFT, BOTTOM],
      ],
      stage.lit(stage.season.grass),
    ),
    path('M440 572H500Q560 740 980 900H640Q440 740 440 572Z', stage.lit(PAINT.earthRoad)),
    graves(stage, (share) => [20 + share * 380, 640 + share * 10], 5, 0.6),
    graves(stage, (share) => [620 + share * 560, 650 + share * 24], 7, 0.66),
    graves(stage, (share) => [760 + share * 480, 726 + share * 20], 4, 0.95),
    graves(stage, (share) => [-40 + share * 520, 740], 5, 0.95),
    graves(stage, (share) => [20 + share * 520, 850], 4, 1.3),
    olive(stage, 960, 620, 220),
    olive(stage, 1120, 650, 260),
    person(stage, 560, 690, 100, '#f1e4c8'),
    people(stage, 680, 760, 800, 2, 134),
    birds(stage, stage.random.whole(3, 6), [760, 180]),
  ].join('');
}

/** A row of quiet ochre courts, one door behind the other, with a fountain in the first. */
export function ochreCourts(stage: Stage): string {
  const wall = (top: number, from: number, to: number, base: number, tone: string, door: number) =>
    rect(from, top, to - from, base - top, tone) +
    rect(from, top - 10, to - from, 14, stage.lit(PAINT.greenTile)) +
    framedArch(
      600,
      base,
      door,
      door * 1.9,
      [
        [door * 0.14, stage.lit(PAINT.white)],
        [door * 0.07, stage.lit(PAINT.greenTile)],
      ],
      stage.light.sky[2],
    );
  return [
    sky(stage, 500),
    clouds(stage, 2, 70),
    tiledRoof(stage, 600, 190, 330, 130, 20),
    finial(stage, 600, 62, 8),
    rect(440, 186, 320, 60, stage.lit(PAINT.white)),
    wall(240, 300, 900, 540, stage.lit('#dfae5c'), 150),
    path(archOutline(600, 540, 110, 214), stage.lit('#e9bd6c')),
    path(archOutline(600, 540, 64, 130), stage.deep(PAINT.cedarWood)),
    polygon(
      [
        [LEFT, -110],
        [300, 228],
        [300, 246],
        [LEFT, -60],
      ],
      stage.shade(PAINT.greenTile),
    ),
    polygon(
      [
        [RIGHT, -190],
        [900, 218],
        [900, 238],
        [RIGHT, -140],
      ],
      stage.lit(PAINT.greenTile),
    ),
    rect(LEFT, 540, SPAN, BOTTOM - 540, stage.lit('#e3d2ac')),
    polygon(
      [
        [LEFT, -80],
        [300, 240],
        [300, 560],
        [LEFT, 980],
      ],
      stage.shade('#dfae5c'),
    ),
    polygon(
      [
        [RIGHT, -160],
        [900, 230],
        [900, 560],
        [RIGHT, 980],
      ],
      stage.lit('#e9bd6c'),
    ),
    path('M960 600V380q0-60 60-80t64 30v370z', stage.deep('#a8743a')),
    ...[600, 670, 760].map((y, index) =>
      rect(300 - index * 110, y, 600 + index * 220, 4, stage.shade('#c9b488')),
    ),
    rect(300, 500, 600, 40, zellige(stage, 30, 'green')),
    framedArch(600, 540, 120, 226, [[16, stage.lit(PAINT.white)]], stage.deep('#a8743a')),
    fountain(stage, 600, 760, 300),
    person(stage, 470, 590, 110, '#f1e4c8'),
    person(stage, stage.random.between(820, 850), 720, 160, '#1f6b4d'),
    birds(stage, 4, [820, 110]),
  ].join('');
}

/** The door of a shrine in a narrow lane, with a wooden bar across it and candles for sale. */
export function shrineDoor(stage: Stage): string {
  const candles = Array.from({ length: 12 }, (_, index) =>
    rect(
      60 + index * 22,
      470 - ((index * 37) % 60),
      15,
      150 + ((index * 37) % 60),
      stage.lit((['#f1e4c8', '#e3a92f', '#4f9a78', '#c0392b'] as const)[index % 4] ?? '#f1e4c8'),
    ),
  );
  return [
    rect(LEFT, TOP, SPAN, 1500, stage.lit('#e6d2ac')),
    sky(stage, 120),
    rect(LEFT, 80, SPAN, 1100, stage.lit('#e6d2ac')),
    rect(LEFT, 80, 1180, 1100, stage.shade('#dcc49a')),
    rect(430, 100, 520, 700, stage.lit(PAINT.plaster)),
    rect(450, 400, 480, 400, zellige(stage, 46, 'green')),
    framedArch(
      690,
      800,
      270,
      500,
      [
        [22, stage.lit(PAINT.white)],
        [14, stage.lit(PAINT.blueTile)],
        [12, stage.lit(PAINT.saffron)],
      ],
      stage.deep('#6d4a2a'),
    ),
    glow(stage, [690, 560], 240, 0.55),
    path(archOutline(690, 800, 120, 260), stage.lit('#d9a45a')),
    ...[-1, 1].map((side) => circle(690 + side * 60, 430, 16, stage.lit(PAINT.brass))),
    eaves(stage, [400, 60, 580, 60], { count: 16, step: 35.6, width: 20, height: 50 }),
    tiledRoof(stage, 690, 62, 660, 80, 540),
    // The bar across the lane.
    rect(LEFT, 640, SPAN, 30, stage.lit('#7a4a2b')),
    rect(LEFT, 662, SPAN, 10, stage.shade(PAINT.darkWood)),
    // The candle seller.
    rect(30, 330, 310, 30, stage.lit('#b5532a')),
    rect(40, 360, 290, 340, stage.deep('#5a3a24')),
    candles.join(''),
    rect(24, 620, 322, 240, stage.lit('#8d5a34')),
    rect(24, 612, 322, 16, stage.lit('#a36a3e')),
    rect(LEFT, 800, SPAN, 400, stage.shade('#a8937a')),
    rect(430, 790, 520, 20, stage.lit(PAINT.white)),
    path('M1010 240h120v150h-120zM1010 310h120M1070 240v150', stage.deep('#6d4a2a'), {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': 8,
    }),
    person(stage, 470, 850, 220, '#f1e4c8'),
    person(stage, 880, 880, 250, '#1d4f8f'),
    person(stage, stage.random.between(960, 980), 870, 210, '#b5532a'),
  ].join('');
}
