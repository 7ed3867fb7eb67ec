import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { roundOutline } from '../motifs/arch.ts';
import { awning, lampPost, parasol } from '../motifs/cafe.ts';
import { ground } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { planeTree } from '../motifs/planeTree.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { fruitTree, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { circle, path, place, polygon, rect } from '../svg.ts';

/** A street of a new town of the 20th century: a corner house, arcades, palms, a market square. */
export function street(stage: Stage): string {
  if (stage.motif === 'arcades') return arcades(stage);
  if (stage.motif === 'palms') return avenue(stage);
  if (stage.motif === 'plane-trees') return planeSquare(stage);
  return cornerHouse(stage);
}

/** A rounded corner house with bands of balconies and a café at its foot. */
function cornerHouse(stage: Stage): string {
  const base = 740;
  const cream: Color = '#f1e0bc';
  const floors = [190, 320, 450];
  const window = (x: number, y: number, w: number) =>
    rect(x, y, w, 84, stage.lamp()) +
    rect(x, y, w, 10, stage.shade(cream)) +
    rect(x + w / 2 - 2, y, 4, 84, stage.lit(PAINT.white));
  return [
    sky(stage, 640),
    clouds(stage, 3, 110),
    birds(stage, stage.random.whole(3, 5), [960, 170]),
    rect(LEFT, 330, 1060, base - 330, stage.lit('#dcbf8e')),
    ...[-700, -560, -420, -280, -140, 0, 140].flatMap((x) =>
      [380, 500].map((y) => rect(x, y, 60, 76, stage.lamp())),
    ),
    rect(300, 130, 330, base - 130, stage.shade(cream)),
    path(`M600 ${base}V130Q760 96 900 130V${base}Z`, stage.lit(cream)),
    rect(898, 150, 1100, base - 150, stage.lit('#e6cf9f')),
    path('M600 112Q760 78 900 112V136Q760 100 600 136Z', stage.lit(PAINT.white)),
    rect(300, 112, 302, 24, stage.lit(PAINT.white)),
    ...floors.flatMap((y) => [
      ...[340, 440, 530].map((x) => window(x, y, 54)),
      ...[640, 716, 792].map((x, index) => window(x, y - (index === 1 ? 10 : 4), 60)),
      ...[950, 1070, 1190].map((x) => window(x, y + 10, 60)),
      path(
        `M590 ${y + 74}Q760 ${y + 40} 914 ${y + 74}V${y + 108}Q760 ${y + 74} 590 ${y + 108}Z`,
        stage.lit(PAINT.white),
      ),
      rect(300, y + 90, 292, 12, stage.shade(PAINT.lime)),
    ]),
    path(`M610 ${base}V590Q760 560 890 590V${base}Z`, stage.deep('#6d4a34')),
    rect(340, 600, 230, base - 600, stage.deep('#6d4a34')),
    awning(stage, 590, 560, 330, 66, '#b5532a'),
    awning(stage, 330, 570, 240, 60, '#1f6b4d'),
    ground(base, stage.shade('#9a8f84')),
    rect(LEFT, base, SPAN, 44, stage.lit('#d9cdb4')),
    planeLike(stage, 150, base + 20, 430),
    lampPost(stage, 1040, base + 30, 360),
    parasol(stage, 500, 830, 190, '#e3a92f'),
    people(stage, 620, 900, base + 34, 4, 92),
    person(stage, 320, base + 92, 124, '#16324f'),
    rect(LEFT, 860, SPAN, 6, stage.lit(PAINT.white), { opacity: 0.5 }),
  ].join('');
}

const planeLike = (stage: Stage, x: number, base: number, height: number) =>
  fruitTree(stage, x, base, height, { blossom: '#86b05a' });

/** A long front with arcades over the pavement, seen along the street in the evening. */
function arcades(stage: Stage): string {
  const base = 700;
  const front: Color = '#ead5ac';
  // Bays grow towards the right: the street runs away to the left.
  const edges = [330, 372, 424, 490, 574, 684, 830, 1030, 1320, 1760];
  const height = (x: number) => 150 + (x - 330) * 0.34;
  const bays = edges.slice(1).map((right, index) => {
    const left = edges[index] ?? right;
    const w = right - left;
    const foot = base + (left - 330) * 0.12;
    const tall = height(left);
    const top = 420 - (left - 330) * 0.36;
    return [
      path(
        roundOutline((left + right) / 2, foot, w * 0.7, tall),
        stage.light.lamps ? '#c9843f' : stage.deep('#8d6a4a'),
      ),
      ...[0.25, 0.6].map((share) =>
        rect(
          left + w * 0.3,
          top + (foot - tall - top) * share * 0.9,
          w * 0.4,
          (foot - tall - top) * 0.26,
          stage.lamp(),
        ),
      ),
      rect(
        left + w * 0.2,
        top + (foot - tall - top) * 0.86,
        w * 0.6,
        8 + w * 0.03,
        stage.shade(front),
      ),
    ].join('');
  });
  return [
    sky(stage, 640),
    clouds(stage, 2, 120),
    polygon(
      [
        [330, 700],
        [330, 420],
        [LEFT, 240],
        [LEFT, 960],
      ],
      stage.shade('#c9a878'),
    ),
    ...[0, 1, 2, 3, 4].map((index) => {
      const x = 290 - index * (34 + index * 16);
      return path(
        `M${x} ${n(470 - index * 18)}h${-14 - index * 6}v${60 + index * 12}h${14 + index * 6}z`,
        stage.lamp(),
      );
    }),
    polygon(
      [
        [330, 700],
        [330, 420],
        [2000, -180],
        [2000, 920],
      ],
      stage.lit(front),
    ),
    polygon(
      [
        [330, 420],
        [2000, -180],
        [2000, -210],
        [330, 408],
      ],
      stage.lit(PAINT.white),
    ),
    bays.join(''),
    polygon(
      [
        [330, 700],
        [2000, 920],
        [2000, BOTTOM],
        [LEFT, BOTTOM],
        [LEFT, 960],
      ],
      stage.shade('#8d8078'),
    ),
    polygon(
      [
        [330, 700],
        [2000, 920],
        [2000, 1010],
        [330, 712],
      ],
      stage.lit('#d9cdb4'),
    ),
    path('M330 720L120 1100h60zM330 716L420 1100h60z', stage.lit(PAINT.white), { opacity: 0.35 }),
    palm(stage, 250, 770, 300),
    palm(stage, 110, 850, 470),
    lampPost(stage, 470, 790, 330),
    people(stage, 560, 700, 772, 3, 84),
    people(stage, 820, 960, 830, 2, 118),
    person(stage, 330, 860, 120, '#5b6f8c'),
    birds(stage, stage.random.whole(3, 6), [300, 220]),
  ].join('');
}

/** A wide avenue under two rows of palms, with a path for walkers between them. */
function avenue(stage: Stage): string {
  const horizon = 560;
  const palms = Array.from({ length: 6 }, (_, index) => {
    const near = ((index + 1) / 6) ** 2;
    const spread = 60 + near * 470;
    const base = horizon + 10 + near * 260;
    const height = 110 + near * 560;
    return palm(stage, 600 - spread, base, height) + palm(stage, 600 + spread, base, height);
  });
  const house = (x: number, top: number, width: number, color: Color) =>
    rect(x, top, width, 620 - top, stage.far(color, 0.15)) +
    path(
      Array.from(
        { length: 8 },
        (_, index) =>
          `M${n(x + width * (0.14 + (index % 4) * 0.22))} ${top + 34 + Math.floor(index / 4) * 70}h${n(width * 0.1)}v40h${n(-width * 0.1)}z`,
      ).join(''),
      stage.lamp(),
    );
  return [
    sky(stage, 560),
    clouds(stage, 3, 120),
    house(-300, 350, 330, '#e6cf9f'),
    house(40, 400, 260, '#f1e0bc'),
    house(310, 450, 180, '#dcbf8e'),
    house(720, 440, 190, '#f1e0bc'),
    house(920, 380, 270, '#e6cf9f'),
    house(1200, 330, 330, '#f1e0bc'),
    ground(horizon + 20, stage.shade('#8d8078')),
    polygon(
      [
        [560, horizon + 20],
        [640, horizon + 20],
        [1060, BOTTOM],
        [140, BOTTOM],
      ],
      stage.lit('#e2c9a0'),
    ),
    polygon(
      [
        [520, horizon + 20],
        [560, horizon + 20],
        [140, BOTTOM],
        [-160, BOTTOM],
      ],
      stage.lit(stage.season.grass),
    ),
    polygon(
      [
        [640, horizon + 20],
        [680, horizon + 20],
        [1360, BOTTOM],
        [1060, BOTTOM],
      ],
      stage.lit(stage.season.grass),
    ),
    circle(600, horizon + 46, 40, stage.lit(PAINT.white)),
    path(
      `M600 ${horizon + 40}v-90M600 ${horizon - 50}q-40 10-46 80M600 ${horizon - 50}q40 10 46 80`,
      'none',
      { stroke: stage.far(PAINT.foam, 0), 'stroke-width': 7 },
    ),
    palms.join(''),
    people(stage, 540, 660, 660, 3, 70),
    people(stage, 420, 760, 760, 3, 110),
    birds(stage, stage.random.whole(3, 6), [600, 200]),
  ].join('');
}

/** A market square under plane trees, with café tables, taxis and a plain hotel front. */
function planeSquare(stage: Stage): string {
  const base = 640;
  return [
    sky(stage, 600),
    clouds(stage, 2, 90),
    rect(LEFT, 300, SPAN, base - 300, stage.lit('#f1e0bc')),
    polygon(
      [
        [LEFT, 300],
        [LEFT, 270],
        [2000, 270],
        [2000, 300],
      ],
      stage.lit('#b5532a'),
    ),
    ...Array.from(
      { length: 15 },
      (_, index) =>
        rect(-740 + index * 180, 350, 80, 96, stage.lit('#3c7a5a')) +
        rect(-700 + index * 180, 350, 4, 96, stage.shade(PAINT.white)),
    ),
    ...Array.from({ length: 8 }, (_, index) =>
      path(roundOutline(-560 + index * 330, base, 200, 150), stage.deep('#8d6a4a')),
    ),
    awning(stage, 240, 480, 330, 60, '#1f6b4d'),
    awning(stage, 640, 480, 330, 60, '#b5532a'),
    ground(base, stage.lit('#d9bf94')),
    place([170, 760], 1.15, planeTree(stage, 0, 0, 1)),
    place([1010, 770], 1.2, planeTree(stage, 0, 0, 1)),
    parasol(stage, 470, 800, 200, '#e3a92f'),
    parasol(stage, 720, 830, 220, '#f1e4c8'),
    people(stage, 540, 680, base + 40, 3, 84),
    person(stage, 860, 850, 128, '#1d4f8f'),
    birds(stage, stage.random.whole(2, 4), [600, 150]),
  ].join('');
}
