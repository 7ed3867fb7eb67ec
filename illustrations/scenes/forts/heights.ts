import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { battlements } from '../../motifs/buildings.ts';
import { crag } from '../../motifs/crag.ts';
import { farMinaret } from '../../motifs/farMinaret.ts';
import { hillside } from '../../motifs/hillside.ts';
import { ridge } from '../../motifs/land.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { roundStand } from '../../motifs/stand.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, rect } from '../../svg.ts';

/** Walls of a kasbah at the very edge of a cliff, and the wide plain below. */
export function cliffKasbah(stage: Stage): string {
  const { season } = stage;
  const wall = PAINT.earth;
  return [
    sky(stage, 560),
    clouds(stage, 3, 130),
    birds(stage, 6, [860, 230]),
    ridge(stage, 540, 50, stage.far(PAINT.mountain, 0.66), { step: 300 }),
    terrain('550H2000', stage.far(season.field, 0.4)),
    ...[0, 1, 2, 3, 4].map((row) =>
      path(
        `M-800 ${570 + row * 44}L2000 ${560 + row * 34}V${586 + row * 40}L-800 ${596 + row * 50}Z`,
        stage.far(
          [season.field, season.grass, '#8a5a38', '#dcb65c', season.leaf][row] as `#${string}`,
          0.32 - row * 0.04,
        ),
      ),
    ),
    roundStand(
      stage,
      Array.from(
        { length: 26 },
        (_, index) =>
          [620 + ((index * 97) % 700), 590 + ((index * 53) % 200), 26 + (index % 4) * 8] as const,
      ),
      PAINT.oliveDark,
      PAINT.olive,
      0.24,
    ),
    crag(
      stage,
      { from: LEFT, to: 620, top: 520, bottom: 1000 },
      { color: '#d8c298', slant: 90, rough: 12 },
    ),
    path(
      `M${LEFT} 530H560Q640 540 620 570L560 560H${LEFT}Z`,
      tone(stage, mix(season.grass, PAINT.rock, 0.3), 0.7),
    ),
    battlements(-700, 340, 1180, 30, stage.lit(wall)),
    rect(-700, 340, 1180, 200, stage.lit(wall)),
    path('M-700 340h60v200h-60zM120 340h30v200h-30z', stage.shade(wall)),
    // Houses that have grown against the wall.
    path('M-60 340v-60h110v-30h80v90zM230 340v-70h120v70z', stage.lit(PAINT.lime)),
    path('M-60 340v-60h30v60zM50 280v-30h20v30zM230 340v-70h28v70z', stage.shade(PAINT.lime)),
    path('M0 300h16v20h-16zM84 274h16v20h-16zM290 290h18v22h-18z', stage.lamp()),
    rect(420, 280, 130, 270, stage.lit(wall)),
    rect(420, 280, 40, 270, stage.shade(wall)),
    battlements(420, 282, 130, 30, stage.lit(wall)),
    path('M480 370h16v46h-16z', stage.deep(wall)),
    path('M-20 540V450Q-20 410 30 406Q80 410 80 450V540Z', stage.deep(PAINT.cedarWood)),
    person(stage, 590, 566, 80, '#16324f'),
    person(stage, 560, 570, 76, '#b5532a'),
    farMinaret(stage, { x: 190, base: 345, width: 40, height: 170 }, PAINT.lime, 0.1),
    terrain('900Q300 840 700 900T2000 880', tone(stage, '#6d8a4a', 0.35)),
  ].join('');
}

/** A compact fort on a bare hill, and the town spread out below it towards the north. */
export function southFort(stage: Stage): string {
  const stone = '#c99a66';
  const hill = mix(stage.season.grass, '#c9a06a', 0.5);
  return [
    backdrop(stage, 330, { mountain: 150, hill: 80, flock: [260, 110] }),
    hillside(stage, {
      crest: (x) => 350 + Math.abs(x - 500) * 0.04,
      from: LEFT,
      to: RIGHT,
      rows: 6,
      foot: 640,
      size: 62,
      color: '#efe0c0',
      distance: 0.4,
    }),
    farMinaret(stage, { x: 330, base: 460, width: 34, height: 150 }, PAINT.lime, 0.3),
    farMinaret(stage, { x: 560, base: 430, width: 30, height: 130 }, PAINT.lime, 0.36),
    farMinaret(stage, { x: 120, base: 520, width: 40, height: 160 }, '#d8b27c', 0.24),
    path('M470 470l50 -34l50 34zM400 500l40 -26l40 26z', stage.far(PAINT.greenTile, 0.2)),
    path(
      `M${LEFT} 700Q0 660 420 640T820 560T1240 600T${RIGHT} 640V${BOTTOM}H${LEFT}Z`,
      tone(stage, hill, 0.85),
    ),
    // The fort: a square block with pointed corners.
    path('M690 590L700 400L860 384L1010 400L1180 380L1200 610L1010 640L860 620Z', stage.lit(stone)),
    path('M690 590L700 400L860 384L860 620Z', stage.shade(stone)),
    path('M1010 400L1180 380L1200 610L1010 640Z', stage.lit('#dcae78')),
    path('M694 420L860 404L1010 420L1186 400V384L1010 402L860 386L698 402Z', stage.lit('#e8c898')),
    path('M740 470h26v30h-26zM910 470h26v34h-26zM1080 470h28v34h-28z', stage.deep('#4a3226')),
    path('M912 620V570Q912 540 935 536Q958 540 958 570V628Z', stage.deep(PAINT.cedarWood)),
    path(
      `M930 630Q760 680 800 740T420 900T200 ${BOTTOM}H560Q620 940 900 780T960 630Z`,
      stage.lit(PAINT.earthRoad),
    ),
    path(strokes(stage, [-100, 680], [1300, 880], 70, 24), 'none', {
      stroke: tone(stage, '#8d8a5c', 0.5),
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    person(stage, 300, 760, 150, '#1d4f8f'),
    person(stage, 380, 770, 144, '#f1e4c8'),
    ellipse(340, 772, 90, 8, '#000000', { opacity: 0.15 }),
    path(`M${LEFT} 900Q300 830 760 890T${RIGHT} 860V${BOTTOM}H${LEFT}Z`, tone(stage, hill, 0.4)),
  ].join('');
}
