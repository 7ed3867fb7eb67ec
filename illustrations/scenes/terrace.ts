import { minaret } from '../motifs/buildings.ts';
import { indoors, lantern } from '../motifs/lamp.ts';
import { ground, ridge } from '../motifs/land.ts';
import { roofscape } from '../motifs/roofs.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { seats, table } from '../motifs/terraceSeats.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';
import { aboveAzrou, towardsVolubilis } from './terraces/countryViews.ts';
import { panorama, roofPool } from './terraces/roofs.ts';
import { aboveBlueGate, aboveSquare } from './terraces/townViews.ts';

/** Heights of the top of the parapet and of the far edge of the floor. */
const PARAPET = 590;

const FLOOR = 668;

const VIEWS: Record<string, (stage: Stage) => string> = {
  azrou: aboveAzrou,
  'blue-gate': aboveBlueGate,
  panorama,
  pool: roofPool,
  square: aboveSquare,
  volubilis: towardsVolubilis,
};

/** A roof terrace or balcony with the view of its place, otherwise over a medina. */
export function terrace(stage: Stage): string {
  return (VIEWS[stage.motif ?? ''] ?? medinaTerrace)(stage);
}

/** A roof terrace with cushions, tea and lanterns, with the medina, a minaret and hills behind. */
function medinaTerrace(stage: Stage): string {
  const { random } = stage;
  const lamplit = indoors(stage, 0.75);
  const tower = random.between(700, 800);
  const hills = random.between(410, 440);
  return [
    sky(stage, 500),
    clouds(stage, 2, 150),
    ridge(stage, hills, 120, stage.far(PAINT.mountain, 0.75), { step: 300 }),
    ridge(stage, hills + 40, 80, stage.far(PAINT.hill, 0.5), { step: 200 }),
    birds(stage, random.whole(4, 7), [tower - 250, 200]),
    roofscape(stage, {
      rows: 3,
      size: 104,
      haze: 0.5,
      line: (x, row) => hills + 32 + row * 48 + Math.abs(x - 600) * 0.02 - (row === 0 ? 8 : 0),
      between: (row) =>
        row === 2
          ? minaret(stage, {
              x: tower,
              base: 660,
              width: 84,
              height: 430,
              tiles: random.pick(['green', 'blue']),
            })
          : row === 1
            ? minaret(stage, {
                x: tower - 480,
                base: 560,
                width: 34,
                height: 170,
                tiles: 'none',
                body: PAINT.lime,
              }) +
              minaret(stage, { x: tower + 720, base: 560, width: 44, height: 220, tiles: 'none' }) +
              minaret(stage, { x: -380, base: 560, width: 44, height: 210, tiles: 'none' })
            : '',
    }),
    parapet(lamplit),
    pergola(lamplit),
    seats(lamplit, 470),
    table(lamplit, random.between(470, 560)),
  ].join('');
}

/** The parapet with coping, pots of basil and lanterns, and the floor. */
function parapet(stage: Stage): string {
  const { random } = stage;
  const tiles = zellige(stage, 26, 'blue');
  const pot = (x: number) =>
    [
      ellipse(x, PARAPET - 66, 46, 40, stage.shade('#3f7d45')),
      ellipse(x + 12, PARAPET - 72, 30, 28, stage.lit('#5c9a4f')),
      polygon(
        [
          [x - 30, PARAPET - 46],
          [x + 30, PARAPET - 46],
          [x + 22, PARAPET],
          [x - 22, PARAPET],
        ],
        stage.lit(PAINT.terracotta),
      ),
      polygon(
        [
          [x - 30, PARAPET - 46],
          [x - 8, PARAPET - 46],
          [x - 8, PARAPET],
          [x - 22, PARAPET],
        ],
        stage.shade(PAINT.terracotta),
      ),
    ].join('');
  return [
    ground(FLOOR, stage.lit('#c98f62')),
    rect(LEFT, PARAPET, SPAN, FLOOR - PARAPET, stage.lit(PAINT.lime)),
    rect(LEFT, FLOOR - 34, SPAN, 34, tiles),
    rect(LEFT, PARAPET - 8, SPAN, 14, stage.lit(PAINT.white)),
    rect(LEFT, PARAPET + 6, SPAN, 6, stage.shade(PAINT.lime)),
    rect(LEFT, FLOOR, SPAN, 12, stage.shade('#a8734a')),
    ...[-520, -40, 1085, 1520].map((x) => pot(x + random.between(-30, 30))),
    ...[-300, 590, 960].map((x) => lantern(stage, x + random.between(-20, 20), PARAPET - 66, 34)),
  ].join('');
}

/** A beam on two posts with a cotton cloth over the seats. */
function pergola(stage: Stage): string {
  const wood = stage.lit(PAINT.cedarWood);
  const dark = stage.shade(PAINT.cedarWood);
  const post = (x: number) =>
    rect(x, 190, 20, FLOOR - 180, wood) + rect(x, 190, 8, FLOOR - 180, dark);
  const sag = (drop: number) =>
    `M${LEFT} 170Q${-620} ${170 + drop} -460 170Q-290 ${170 + drop} -120 170Q30 ${170 + drop} 190 170Q340 ${170 + drop} 470 170`;
  return [
    post(-460),
    post(-120),
    post(180),
    post(456),
    path(`${sag(90)}V150H${LEFT}Z`, stage.lit(PAINT.plaster)),
    path(`${sag(50)}V150H${LEFT}Z`, stage.shade(PAINT.lime)),
    rect(LEFT, 144, 500 - LEFT, 24, wood),
    rect(LEFT, 162, 500 - LEFT, 7, dark),
    lantern(stage, 336, 268, 46, 90),
    lantern(stage, -290, 258, 46, 80),
  ].join('');
}
