/** Old towns on a river, and the shutters of a mellah. */
import type { Color } from '../../color.ts';
import { archOutline, roundOutline, star } from '../../motifs/arch.ts';
import { strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { battlements, houses, minaret } from '../../motifs/buildings.ts';
import { awning } from '../../motifs/cafe.ts';
import { ridge } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { fruitTree } from '../../motifs/trees.ts';
import { foliage, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, path, rect } from '../../svg.ts';

/** A river between walls of stone below the houses of a town: `top` is the edge of the near quay. */
function river(stage: Stage, top: number): string {
  return (
    rect(LEFT, top, SPAN, 130, tone(stage, PAINT.stone, 0.55)) +
    path(strokes(stage, [LEFT, top + 16], [RIGHT, top + 120], 50, 60), 'none', {
      stroke: stage.shade(PAINT.rock),
      'stroke-width': 5,
      opacity: 0.7,
    }) +
    rect(LEFT, top - 8, SPAN, 16, stage.lit(PAINT.limestone)) +
    rect(LEFT, top + 130, SPAN, 400, tone(stage, '#5f98a0', 0.7)) +
    ripples(stage.random, [LEFT, top + 150], [RIGHT, 880], 36, '#ffffff', 0.3)
  );
}

/** A walled town cut in two by a river: quays, small bridges, people crossing. */
export function riverTown(stage: Stage): string {
  const bridge = (x: number, width: number, y: number, color: Color) =>
    path(
      `M${x - width / 2} ${y + 150}V${y + 20}Q${x} ${y - 46} ${x + width / 2} ${y + 20}V${y + 150}Z${roundOutline(x - width * 0.22, y + 190, width * 0.34, 150)}${roundOutline(x + width * 0.22, y + 190, width * 0.34, 150)}`,
      stage.lit(color),
      { 'fill-rule': 'evenodd' },
    ) +
    path(
      `M${x - width / 2} ${y + 20}Q${x} ${y - 46} ${x + width / 2} ${y + 20}V${y - 6}Q${x} ${y - 74} ${x - width / 2} ${y - 6}Z`,
      stage.shade(color),
    );
  return [
    sky(stage, 420),
    clouds(stage, 3, 90),
    birds(stage, 5, [420, 130]),
    ridge(stage, 400, 130, stage.far('#8d9a68', 0.45), { step: 240 }),
    battlements(LEFT, 372, SPAN, 22, stage.far(PAINT.earth, 0.18)),
    rect(LEFT, 372, SPAN, 130, stage.far(PAINT.earth, 0.18)),
    minaret(stage, { x: 850, base: 470, width: 70, height: 330, tiles: 'green', body: PAINT.lime }),
    houses(stage, 410, 590, { rows: 2, size: 150 }),
    ...[-420, 120, 1080, 1560].map((x) => fruitTree(stage, x, 600, 190)),
    river(stage, 590),
    people(stage, 60, 420, 586, 4, 84),
    people(stage, 800, 1120, 586, 3, 84),
    people(stage, 500, 700, 530, 3, 92),
    bridge(600, 520, 560, PAINT.stone),
    bridge(-420, 420, 560, PAINT.stone),
    bridge(1600, 420, 560, PAINT.stone),
    ripples(stage.random, [340, 740], [860, 800], 10, '#ffffff', 0.3),
    terrain('850Q100 790 420 860T1200 870T2000 830', tone(stage, PAINT.limestone, 0.6)),
    person(stage, 210, 880, 130, '#b5532a'),
    person(stage, 290, 884, 120, '#16324f'),
    foliage(stage, 1060, 880, 260, 130, { color: stage.season.grass }),
  ].join('');
}

/** Tall, narrow houses with wooden balconies, packed together above a river; washing on the rails. */
export function riverHouses(stage: Stage): string {
  const walls: Color[] = ['#ecd9ae', '#e0b184', '#d9c7a0', '#d3a377', '#e8cfa8', '#c9b99a'];
  const cloths: Color[] = ['#f4efe2', '#b5532a', '#4f88c2', '#e3a92f', '#8fbfa3', '#d9486e'];
  const tall = (x: number, width: number, top: number, index: number) => {
    const wall = walls[index % walls.length] ?? PAINT.lime;
    const floors = [0, 1, 2].map((floor) => {
      const y = top + 60 + floor * 130;
      const rail = y + 84;
      const washing =
        (index + floor) % 2
          ? [0, 1, 2].map((at) =>
              rect(
                x + 22 + at * 34,
                rail + 6,
                26,
                36 + ((index + at) % 3) * 8,
                stage.lit(cloths[(index + floor + at) % 6] ?? PAINT.white),
              ),
            )
          : [];
      return (
        rect(
          x + width * 0.3,
          y,
          width * 0.4,
          86,
          stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
        ) +
        rect(x + width * 0.26, y - 8, width * 0.48, 8, stage.shade(PAINT.cedarWood)) +
        rect(x + 8, rail, width - 16, 10, stage.shade(PAINT.cedarWood)) +
        path(`M${x + 10} ${rail - 20}h${width - 20}`, 'none', {
          stroke: stage.lit(PAINT.cedarWood),
          'stroke-width': 40,
          'stroke-dasharray': '5 8',
        }) +
        rect(x + 8, rail - 44, width - 16, 8, stage.lit(PAINT.cedarWood)) +
        washing.join('')
      );
    });
    return (
      rect(x, top, width, 620 - top, tone(stage, wall, 0.9)) +
      rect(x, top, width * 0.16, 620 - top, stage.shade(wall)) +
      rect(x - 4, top - 10, width + 8, 14, stage.lit(PAINT.cedarWood)) +
      floors.join('') +
      path(
        archOutline(x + width * 0.5, 620, 46, 84),
        stage.shade([PAINT.blueTile, PAINT.greenTile][index % 2] ?? PAINT.blueTile),
      )
    );
  };
  const fronts = Array.from({ length: 19 }, (_, index) =>
    tall(LEFT + index * 148, 150, [140, 190, 110, 170, 150][index % 5] ?? 150, index),
  );
  return [
    sky(stage, 400),
    clouds(stage, 2, 60),
    birds(stage, 4, [860, 90]),
    ...fronts,
    river(stage, 620),
    terrain('860Q300 800 640 870T2000 850', tone(stage, '#8d9a68', 0.4)),
    foliage(stage, 130, 890, 300, 150, { color: '#7d9a55' }),
    foliage(stage, 1090, 890, 280, 130, { color: '#7d9a55' }),
  ].join('');
}

/** House fronts with painted shutters and an iron grille with a star, above a shop for tools and belts. */
export function shutters(stage: Stage): string {
  const opening = (x: number, y: number, color: Color) =>
    rect(x, y, 120, 170, stage.light.lamps ? stage.lamp() : stage.deep('#3a2a22')) +
    [x - 64, x + 120]
      .map(
        (left) =>
          rect(left, y - 4, 64, 178, stage.lit(color)) +
          path(
            Array.from({ length: 9 }, (_, at) => `M${left + 8} ${y + 14 + at * 18}h48`).join(''),
            'none',
            { stroke: stage.shade(color), 'stroke-width': 6 },
          ),
      )
      .join('') +
    rect(x - 10, y + 170, 140, 14, stage.lit(PAINT.limestone));
  const grille = (x: number, y: number) =>
    rect(x, y, 170, 190, stage.deep('#3a2a22')) +
    path(
      [0, 1, 2, 3, 4].map((at) => `M${x + 17 + at * 34} ${y}v190`).join('') +
        `M${x} ${y + 48}h170M${x} ${y + 142}h170`,
      'none',
      { stroke: stage.lit('#5d6a66'), 'stroke-width': 6 },
    ) +
    path(`M${x + 85} ${y + 44}l44 76h-88zM${x + 85} ${y + 146}l44 -76h-88z`, 'none', {
      stroke: stage.lit(PAINT.brass),
      'stroke-width': 8,
    });
  const belt = (x: number, color: Color) =>
    rect(x, 590, 34, 190, stage.lit(color)) +
    [620, 670, 720].map((y) => star(x + 17, y, 13, stage.lit(PAINT.saffron))).join('') +
    rect(x - 3, 760, 40, 24, stage.lit(PAINT.brass));
  return [
    rect(LEFT, -400, SPAN, 1500, tone(stage, '#e6cd9e', 0.95)),
    rect(LEFT, -400, 1090, 1500, tone(stage, '#d9a57a', 0.95)),
    rect(1010, -400, 1000, 1500, tone(stage, '#cfd3c2', 0.95)),
    rect(270, -400, 30, 1500, stage.shade('#d9a57a')),
    rect(1010, -400, 26, 1500, stage.shade('#b9bda9')),
    opening(-330, 130, '#2f6f8f'),
    opening(30, 130, '#2f6f8f'),
    opening(430, 110, PAINT.greenTile),
    grille(760, 100),
    opening(1130, 140, '#8f3a2c'),
    opening(1500, 140, '#8f3a2c'),
    // Balcony across the middle house.
    rect(310, 360, 690, 18, stage.shade(PAINT.cedarWood)),
    path(Array.from({ length: 34 }, (_, at) => `M${318 + at * 20.5} 300v62`).join(''), 'none', {
      stroke: stage.shade(PAINT.cedarWood),
      'stroke-width': 6,
    }),
    rect(310, 292, 690, 12, stage.lit(PAINT.cedarWood)),
    path('M330 378l40 40h-40zM960 378l-40 40h40z', stage.shade(PAINT.cedarWood)),
    // The shop, with belts at the left, pots and tools at the right.
    rect(340, 480, 620, 330, stage.deep('#4d2f1e')),
    awning(stage, 330, 440, 640, 70, '#b5532a'),
    ...[370, 430, 490, 550].map((x, at) =>
      belt(x, (['#8f2f3a', '#1f5a48', '#1d4f8f', '#6b3f7a'] as const)[at] ?? '#1d4f8f'),
    ),
    path('M660 560h270M660 690h270', 'none', {
      stroke: stage.lit(PAINT.cedarWood),
      'stroke-width': 10,
    }),
    ...[690, 760, 840, 900].map(
      (x, at) =>
        circle(x, 620, 30 - (at % 2) * 6, stage.lit(at % 2 ? PAINT.brass : '#9aa3a8')) +
        rect(x - 3, 566, 6, 40, stage.lit('#9aa3a8')),
    ),
    ...[680, 750, 820, 890].map((x, at) =>
      path(`M${x} 760v-50h44v50q-22 12 -44 0z`, stage.lit(at % 2 ? '#9aa3a8' : '#c9804a')),
    ),
    rect(340, 760, 620, 60, stage.lit(PAINT.cedarWood)),
    path(archOutline(150, 820, 130, 280), stage.lit(PAINT.white)),
    path(archOutline(150, 820, 104, 256), stage.lit('#2f6f8f')),
    path('M150 820V580', 'none', { stroke: stage.shade('#2f6f8f'), 'stroke-width': 5 }),
    path(archOutline(1120, 820, 120, 270), stage.lit('#8f3a2c')),
    path(archOutline(-430, 820, 130, 280), stage.lit('#2f6f8f')),
    path(archOutline(1640, 820, 120, 270), stage.lit('#8f3a2c')),
    rect(LEFT, 815, SPAN, 300, stage.lit('#cdbb95')),
    path(`M${LEFT} 846H${RIGHT}M${LEFT} 890H${RIGHT}`, 'none', {
      stroke: stage.shade('#a8966f'),
      'stroke-width': 4,
      opacity: 0.6,
    }),
    person(stage, 600, 850, 210, '#16324f'),
    person(stage, 1010, 870, 220, '#f1e4c8'),
  ].join('');
}
