import type { Color } from '../color.ts';
import { houses, minaret } from '../motifs/buildings.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { donkey } from '../motifs/donkey.ts';
import { front } from '../motifs/houseFront.ts';
import { ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { bunting } from '../motifs/tents.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, group, path, polygon, rect } from '../svg.ts';

const STREET = 700;

/** The donkey festival: donkeys with garlands in a village street under flags. */
export function donkeys(stage: Stage): string {
  const { random, season } = stage;
  const gap = random.between(560, 640);
  const spots: Spot[] = Array.from({ length: 18 }, () => [
    random.between(150, 1050),
    random.between(500, 570),
    random.between(34, 58),
  ]);
  return [
    sky(stage, 560),
    clouds(stage, 3, 140),
    ridge(stage, 500, 150, stage.far(PAINT.mountain, 0.6), { step: 240 }),
    birds(stage, 3, [560, 170]),
    ridge(stage, 520, 70, stage.far(season.grass, 0.4), { step: 200 }),
    roundStand(
      stage,
      spots.sort((a, b) => a[1] - b[1]),
      PAINT.oliveDark,
      PAINT.olive,
      0.4,
    ),
    minaret(stage, {
      x: gap + random.pick([-120, 110]),
      base: 640,
      width: 44,
      height: 250,
      tiles: 'green',
    }),
    houses(stage, 560, 620, { rows: 2, from: gap - 230, to: gap + 230, size: 94 }),
    rect(LEFT, STREET - 40, RIGHT - LEFT, BOTTOM, stage.lit(PAINT.earthRoad)),
    row(stage, gap - 200, -1),
    row(stage, gap + 200, 1),
    polygon(
      [
        [LEFT, BOTTOM],
        [LEFT, 760],
        [gap - 205, STREET - 2],
        [gap - 140, STREET - 20],
        [40, BOTTOM],
      ],
      stage.shade(PAINT.earthRoad),
    ),
    ropes(stage, gap),
    procession(stage),
    path(`M${LEFT} 870Q0 842 560 862T${RIGHT} 852V${BOTTOM}H${LEFT}Z`, stage.shade(PAINT.soil)),
  ].join('');
}

/** Houses along one side of the street, from its end to the viewer. */
function row(stage: Stage, mouth: number, side: 1 | -1): string {
  const { random } = stage;
  const parts: string[] = [];
  const colors: readonly [Color, ...Color[]] = [
    PAINT.lime,
    PAINT.white,
    '#ecd3a0',
    '#e3b98a',
    PAINT.lime,
  ];
  let near = 0;
  for (let x = mouth; x > LEFT && x < RIGHT; near = Math.min(1, near + 0.3)) {
    const width = random.between(205, 285);
    const height = random.between(190, 250) + near * 130;
    const left = side < 0 ? x - width : x;
    parts.unshift(front(stage, left, STREET + near * 14, width + 2, height, random.pick(colors)));
    x += side * width;
  }
  return parts.join('');
}

function ropes(stage: Stage, gap: number): string {
  return [
    bunting(stage, [gap - 470, 370], [gap + 470, 400], 34, 26),
    bunting(stage, [gap - 300, 470], [gap + 300, 450], 26, 18),
    bunting(stage, [LEFT, 360], [gap - 470, 370], 40, 26),
    bunting(stage, [gap + 470, 400], [RIGHT, 350], 40, 26),
  ].join('');
}

/** Three donkeys with their leaders and spectators; the first donkey is nearest. */
function procession(stage: Stage): string {
  const { random } = stage;
  const direction = random.pick([1, -1]);
  const coats: readonly Color[] = ['#8f8377', '#6b5446', '#a39384'];
  const cloths: readonly Color[] = ['#a8322a', '#1d4f8f', '#1f6b4d'];
  const turn = random.whole(0, 2);
  const kept = [0, 1].map((index) =>
    defineGroup(
      stage,
      donkey(
        stage,
        coats[(index + turn) % 3] ?? '#8f8377',
        cloths[(index + turn) % 3] ?? '#a8322a',
        index === 0,
      ),
    ),
  );
  const put = (index: number, x: number, y: number, scale: number) =>
    ellipse(x, y, 100 * scale, 9 * scale, stage.deep(PAINT.soil), { opacity: 0.4 }) +
    placeGroup(kept[index] ?? '', x, y, scale * direction, scale);
  // A few people are defined once and used several times.
  const standing = Array.from({ length: 6 }, () => defineGroup(stage, person(stage, 0, 0, 120)));
  const watchers = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = from + ((to - from) * (index + random.between(0.2, 0.8))) / count;
      return placeGroup(
        standing[index % 6] ?? '',
        x,
        STREET + 26 + random.between(-8, 12),
        random.between(0.9, 1.1),
      );
    }).join('');
  const middle = 600 + random.between(-30, 30);
  return group(
    [
      watchers(LEFT, 240, 8),
      watchers(940, RIGHT, 8),
      put(1, middle - direction * 372, 752, 1.15),
      person(stage, middle - direction * 222, 764, 162, '#f1e4c8'),
      put(1, middle + direction * 690, 766, 1.1),
      put(1, middle - direction * 880, 762, 1.15),
      put(0, middle + direction * 20, 816, 2.05),
      person(
        stage,
        middle + direction * 372,
        822,
        222,
        random.pick(['#16324f', '#7a4a2b', '#1f6b4d']),
      ),
    ].join(''),
    {},
  );
}
