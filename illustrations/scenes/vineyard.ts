import { mix } from '../color.ts';
import { roundOutline } from '../motifs/arch.ts';
import { tiledRoof } from '../motifs/buildings.ts';
import { ridge, slope } from '../motifs/land.ts';
import { massif } from '../motifs/relief.ts';
import { along, strips, type Vanishing } from '../motifs/rows.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { cypress } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { line, path, polygon, rect } from '../svg.ts';

/** Rows of vines towards the house of an estate with cypresses, and hills behind. */
export function vineyard(stage: Stage): string {
  const { random, season } = stage;
  const x = random.between(440, 660);
  const field: Vanishing = { x, y: 540, top: 596 };
  const leaf = season.bare ? '#7d6248' : season.leaf;
  const trees = Array.from(
    { length: 46 },
    (): Spot => [random.between(LEFT, RIGHT), random.between(590, 604), random.between(34, 64)],
  );
  return [
    sky(stage, 600),
    clouds(stage, 3, 140),
    massif(
      stage,
      [
        [LEFT, 500],
        [-420, 420],
        [x - 480, 480],
        [x - 200, 400],
        [x + 60, 470],
        [x + 380, 380],
        [x + 620, 460],
        [1450, 400],
        [RIGHT, 480],
      ],
      { color: PAINT.mountain, distance: 0.6, rugged: 0.06 },
    ),
    ridge(stage, 570, 90, stage.far(PAINT.hill, 0.45), { step: 220 }),
    slope(574, 6, stage.far(season.field, 0.25), -26),
    roundStand(stage, trees, '#4f6340', '#7d8a5a', 0.25),
    birds(stage, 4, [300, 190]),
    ...[-250, -212, 226, 262].map((away, index) =>
      cypress(stage, x + away, 606, 200 + (index % 3) * 34, 0.05),
    ),
    ...[-720, -660, 680, 740, 1130].map((away) => cypress(stage, x + away, 604, 170, 0.14)),
    estate(stage, x, 604),
    rect(LEFT, field.top, SPAN, 520, stage.lit(PAINT.redSoil)),
    vines(stage, field, leaf),
  ].join('');
}

/** Vines as hedges, with their left sides in shadow and with tufts of leaves in the foreground. */
function vines(stage: Stage, field: Vanishing, leaf: `#${string}`): string {
  const { random } = stage;
  const step = 230;
  const dark = stage.shade(leaf);
  const lit = stage.lit(leaf);
  const [bright, dim]: [string[], string[]] = [[], []];
  for (let row = -9; row < 9; row++) {
    const foot = field.x + row * step;
    for (let y = 716, size = 13; y < 1000; y += size * 1.9) {
      size = (y - field.y) * 0.075;
      const at = along(field, foot + step * 0.36, y);
      if (at < -640 || at > 1840) continue;
      const [rx, ry] = [Math.round(size * 1.15), Math.round(size * 0.7)];
      (random.chance(0.6) ? bright : dim).push(
        `M${(at - rx).toFixed(0)} ${(y - size).toFixed(0)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`,
      );
    }
  }
  const middle = polygon(
    [
      [field.x - 4, field.top],
      [field.x + 4, field.top],
      [field.x + step * 0.08, 1100],
      [field.x - step * 0.08, 1100],
    ],
    stage.lit(PAINT.earthRoad),
  );
  return [
    strips(field, step, 0.56, 0.8, stage.shade(PAINT.soil)),
    strips(field, step, 0.12, 0.36, dark),
    strips(field, step, 0.3, 0.6, lit),
    middle,
    path(dim.join(''), mix(lit, dark, 0.35)),
    path(bright.join(''), lit),
  ].join('');
}

/** The house of the estate: a tall middle part with a tiled roof, wings with arcades, a window. */
function estate(stage: Stage, x: number, base: number): string {
  const wall = stage.lit(PAINT.plaster);
  const dim = stage.shade(PAINT.lime);
  const red = PAINT.terracotta;
  const wing = (left: number) => [
    rect(left, base - 78, 130, 78, wall),
    tiledRoof(stage, left + 65, base - 76, 148, 30, 96, red),
    ...[0, 1, 2].map((index) =>
      path(roundOutline(left + 25 + index * 40, base, 24, 50), stage.deep(PAINT.brick)),
    ),
  ];
  const pane = stage.lamp();
  return [
    ...wing(x - 190),
    ...wing(x + 60),
    rect(x - 70, base - 150, 140, 150, wall),
    rect(x - 70, base - 150, 34, 150, dim),
    tiledRoof(stage, x, base - 148, 164, 52, 70, red),
    rect(x - 190, base - 78, 22, 78, dim),
    ...[-22, 8, 38].map((away) => rect(x + away, base - 124, 15, 28, pane)),
    ...[-22, 38].map((away) => rect(x + away, base - 72, 15, 28, pane)),
    path(roundOutline(x + 15, base, 34, 62), stage.deep(PAINT.cedarWood)),
    line(
      [
        [x - 240, base],
        [x + 240, base],
      ],
      stage.shade(PAINT.stone),
      6,
    ),
  ].join('');
}
