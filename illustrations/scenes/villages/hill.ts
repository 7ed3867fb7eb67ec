import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { battlements, minaret } from '../../motifs/buildings.ts';
import { defineGroup, placeGroup } from '../../motifs/copies.ts';
import { mule } from '../../motifs/donkey.ts';
import { hillside } from '../../motifs/hillside.ts';
import { person } from '../../motifs/people.ts';
import { olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { path, place, rect } from '../../svg.ts';

/** A walled village on a hill of olive trees, with a donkey on the path. */
export function walledVillage(stage: Stage): string {
  const soil = mix(stage.season.grass, '#c9a06a', 0.4);
  const crest = (x: number) => 360 + ((x - 640) / 420) ** 2 * 70;
  return [
    backdrop(stage, 480, { mountain: 100, hill: 60, flock: [250, 170] }),
    terrain('560Q200 520 640 430T2000 600', tone(stage, soil, 0.8)),
    hillside(stage, {
      crest,
      from: 340,
      to: 950,
      rows: 4,
      foot: 520,
      size: 62,
      color: '#e3cfa4',
      distance: 0.12,
    }),
    minaret(stage, { x: 700, base: 420, width: 44, height: 190, tiles: 'green', body: PAINT.lime }),
    // The wall with its towers and the gate.
    battlements(290, 500, 720, 22, stage.lit('#c99a66')),
    rect(290, 500, 720, 90, stage.lit('#c99a66')),
    path('M290 500h40v90h-40zM480 500h20v90h-20zM760 500h20v90h-20z', stage.shade('#c99a66')),
    ...[270, 470, 770, 980].map(
      (x) =>
        battlements(x, 470, 60, 20, stage.lit('#c99a66')) +
        rect(x, 470, 60, 124, stage.lit('#c99a66')) +
        rect(x, 470, 18, 124, stage.shade('#c99a66')),
    ),
    path('M600 590V540Q600 512 630 508Q660 512 660 540V590Z', stage.deep(PAINT.cedarWood)),
    terrain('620Q300 570 640 586T2000 650', tone(stage, soil, 0.7)),
    path(
      `M612 590Q560 660 700 720T520 ${BOTTOM}H800Q880 790 800 720T650 590Z`,
      stage.lit(PAINT.earthRoad),
    ),
    ...(
      [
        [120, 650, 130],
        [260, 690, 150],
        [420, 660, 120],
        [930, 660, 130],
        [1070, 700, 160],
        [180, 800, 210],
        [1000, 830, 230],
        [-240, 760, 190],
        [1420, 760, 190],
      ] as const
    ).map(([x, y, h]) => olive(stage, x, y, h)),
    place([640, 850], 1.15, mule(stage, '#8a7a68', { step: true })),
    person(stage, 480, 850, 170, '#f1e4c8'),
  ].join('');
}

/** A town of steep streets on a hillside, above rounded hills with rows of olive and fig trees. */
export function steepTown(stage: Stage): string {
  const soil = mix(stage.season.grass, PAINT.soil, 0.2);
  const crest = (x: number) => 250 + Math.max(0, x - 120) * 0.28;
  const tree = defineGroup(stage, olive(stage, 0, 0, 60));
  const rows = (left: number, top: number, count: number, fall: number) =>
    Array.from({ length: count * 3 }, (_, index) => {
      const row = Math.floor(index / count);
      const at = index % count;
      return placeGroup(
        tree,
        left + at * 62 + row * 30,
        top + row * 56 + at * fall,
        0.9 + row * 0.22,
      );
    }).join('');
  return [
    backdrop(stage, 420, { mountain: 120, hill: 90, flock: [820, 150] }),
    path('M500 470Q900 340 1250 380T2000 400V600H500Z', stage.far(soil, 0.2)),
    rows(800, 430, 7, -3),
    path(
      `M${LEFT} 240Q-200 190 120 250Q600 400 1100 620L${RIGHT} 760V${BOTTOM}H${LEFT}Z`,
      tone(stage, soil, 0.7),
    ),
    hillside(stage, {
      crest,
      from: -560,
      to: 900,
      rows: 6,
      foot: 640,
      size: 84,
      color: '#ecdcb8',
      distance: 0.16,
    }),
    minaret(stage, { x: 330, base: 420, width: 50, height: 230, tiles: 'green', body: PAINT.lime }),
    path(`M${LEFT} 640Q300 600 760 660T${RIGHT} 740V${BOTTOM}H${LEFT}Z`, tone(stage, soil, 0.6)),
    path(
      `M-800 700Q200 640 620 700T1200 860T2000 ${BOTTOM}H1700Q1100 930 780 800T300 720T-800 800Z`,
      tone(stage, '#8d8578', 0.75),
    ),
    path(strokes(stage, [0, 690], [700, 700], 1, 10), 'none', {
      stroke: stage.lit('#ffffff'),
      'stroke-width': 2,
    }),
    rows(760, 640, 6, 14),
    // Strings of dried figs before a grocer's shop.
    rect(LEFT, 560, SPAN, 0, stage.lit('#ffffff')),
    rect(20, 700, 300, 200, stage.lit('#ecdcb8')),
    rect(20, 700, 60, 200, stage.shade('#ecdcb8')),
    rect(120, 760, 160, 140, stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood)),
    path(
      'M90 740H310V770L290 760L270 770L250 760L230 770L210 760L190 770L170 760L150 770L130 760L110 770L90 760Z',
      stage.lit('#b5532a'),
    ),
    ...[140, 180, 220, 260].map((x) =>
      path(`M${x} 770q-8 60 0 90M${x} 770q8 60 0 90`, 'none', {
        stroke: stage.shade('#7a5434'),
        'stroke-width': 13,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 15',
      }),
    ),
    person(stage, 380, 880, 170, '#1d4f8f'),
    person(stage, 500, 800, 130, '#b5532a'),
  ].join('');
}
