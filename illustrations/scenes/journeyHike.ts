import { type Point, straightPath } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { boot, rucksack } from '../motifs/hikingGear.ts';
import { ridge } from '../motifs/land.ts';
import { openMap } from '../motifs/luggage.ts';
import { massif } from '../motifs/relief.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cedarStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, path, place, polygon } from '../svg.ts';

/** A rest on a hike: rucksack, boots, sticks and a map on a rock, with several ridges behind. */
export function hike(stage: Stage): string {
  const { random, season } = stage;
  const side = random.pick<1 | -1>([-1, 1]);
  const peak = 600 - side * random.between(60, 220);
  const spots: Spot[] = [];
  for (let x = LEFT; x < RIGHT; x += random.between(24, 92)) {
    spots.push([x, 640 + Math.sin(x / 210) * 26 + random.between(-6, 6), random.between(70, 150)]);
  }
  const [cloth, trim] = random.pick<readonly [Color, Color]>([
    ['#2b6b6a', '#d9a23a'],
    ['#b5432a', '#e3c07a'],
    ['#3a5c8a', '#d98a3a'],
    ['#5f7a3a', '#c98f4a'],
  ]);
  const tops: Point[] = [
    [LEFT, 420],
    [-420, 300],
    [-40, 420],
    [peak - 210, 330],
    [peak, random.between(190, 240)],
    [peak + 240, 390],
    [1330, 280],
    [1640, 370],
    [RIGHT, 300],
  ];
  return [
    sky(stage, 600),
    clouds(stage, 4, 120),
    massif(stage, tops, {
      color: PAINT.mountain,
      distance: 0.62,
      snowLine: season.snow || season.blossom ? 310 : undefined,
    }),
    birds(stage, 4, [600 + side * 160, 190]),
    massif(
      stage,
      [
        [LEFT, 500],
        [-300, 430],
        [120, 520],
        [600 + side * 250, 420],
        [1000, 510],
        [1500, 430],
        [RIGHT, 510],
      ],
      { color: '#6f7a63', distance: 0.42 },
    ),
    ridge(stage, 620, 90, stage.far(season.grass, 0.28), { step: 170 }),
    cedarStand(stage, spots, 0.2),
    path(
      `M${LEFT} 640Q-200 600 300 650T1200 640T${RIGHT} 620V${BOTTOM}H${LEFT}Z`,
      stage.far(PAINT.cedar, 0.1),
    ),
    ledge(stage, side),
    gear(stage, side, cloth, trim),
  ].join('');
}

/** The rock in the foreground: a lit flat top, irregular faces below. */
function ledge(stage: Stage, side: 1 | -1): string {
  const { random } = stage;
  const at = (x: number, y: number): Point => [600 + side * (x - 600), y];
  const top: Point[] = [
    at(-1400, 730),
    at(-300, 742),
    at(60, 724),
    at(420, 738),
    at(860, 728),
    at(1120, 752),
    at(1320, 772),
    at(2600, 764),
  ];
  const lower = top.map(
    ([x, y], index): Point => [x + random.between(-30, 30), y + 78 + (index % 2) * 26],
  );
  const cracks = [-620, -240, 120, 380, 700, 980, 1300, 1640].map((x) => {
    const foot = 840 + random.between(-10, 14);
    return `M${x} ${Math.round(foot)}l${Math.round(random.between(-60, 60))} 300l${Math.round(random.between(40, 130))} 0z`;
  });
  const plate = `${straightPath(top)}${straightPath([...lower].reverse()).replace('M', 'L')}Z`;
  return [
    polygon([...top, at(2600, BOTTOM), at(-1400, BOTTOM)], stage.shade(PAINT.rockDark)),
    path(cracks.join(''), stage.deep(PAINT.rockDark), { opacity: 0.5 }),
    path(plate, mix(stage.lit(PAINT.rock), stage.shade(PAINT.rock), 0.12)),
    ...[at(150, 770), at(700, 786), at(1080, 792), at(-260, 780), at(1450, 800)].map(([x, y]) =>
      place(
        [x, y],
        random.between(0.7, 1.3),
        path('M-50 0q20-8 50-4t50 6q-40 8-100-2z', stage.shade(PAINT.rock)),
      ),
    ),
    ...[at(1010, 744), at(1056, 756), at(90, 742), at(-420, 746), at(1500, 772)].map(([x, y]) =>
      tuft(stage, x, y),
    ),
  ].join('');
}

/** A tuft of grass, with flowers in spring. */
function tuft(stage: Stage, x: number, y: number): string {
  return place(
    [x, y],
    1.3,
    path(
      'M-14 4q-6-22-16-30q16 6 20 28q-2-26 4-44q8 20 4 42q6-20 20-28q-8 14-10 32z',
      stage.lit(stage.season.grass),
    ) +
      (stage.season.blossom
        ? circle(-4, -42, 5, stage.lit('#d2452c')) + circle(16, -28, 4.5, stage.lit('#e3a92f'))
        : ''),
  );
}

function gear(stage: Stage, side: 1 | -1, cloth: Color, trim: Color): string {
  const { random } = stage;
  const pack = 600 + side * random.between(150, 200);
  const leather = random.pick(['#8a5632', '#6b4a34', '#a8703a'] as const);
  const stick = (dx: number, lean: number) =>
    path(`M${dx} 0L${dx + lean}-420`, 'none', { stroke: stage.lit('#c7ccd0'), 'stroke-width': 7 }) +
    path(`M${dx + lean * 0.9} -380L${dx + lean}-426`, 'none', {
      stroke: stage.deep('#3a3a40'),
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }) +
    path(`M${dx + lean * 0.45} -190l${lean * 0.05} -22`, 'none', {
      stroke: stage.lit(trim),
      'stroke-width': 11,
    });
  return [
    place([pack + side * 150, 772], 1, stick(0, -side * 58) + stick(side * 34, -side * 76)),
    place([pack, 784], 1.2, rucksack(stage, cloth, trim)),
    place([600 - side * random.between(330, 370), 800], 0.86, openMap(stage, 4)),
    `<g transform="matrix(${-side * 0.92} 0 0 .92 ${Math.round(600 - side * 24)} 778)">${boot(stage, leather)}</g>`,
    `<g transform="matrix(${-side} 0 0 1 ${Math.round(600 - side * 92)} 806)">${boot(stage, leather)}</g>`,
  ].join('');
}
