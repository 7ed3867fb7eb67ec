import { framedArch, roundOutline } from '../../motifs/arch.ts';
import { battlements, minaret } from '../../motifs/buildings.ts';
import { ground, ridge } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { frieze } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, type Stage } from '../../stage.ts';
import { path, polygon, rect } from '../../svg.ts';
import { octagon, wall } from './towers.ts';

/** Bab Dekkakin: the old gate between its towers, the straight opening of 1884 beside it, and benches. */
export function dekkakin(stage: Stage): string {
  const base = 700;
  const earth = stage.lit(PAINT.earthDark);
  const tower = (x: number) =>
    [
      rect(x, 210, 120, base - 210, earth),
      rect(x, 210, 46, base - 210, stage.shade(PAINT.earthDark)),
      battlements(x - 3, 212, 126, 34, earth),
    ].join('');
  const bench = (x: number, width: number) =>
    rect(x, base - 40, width, 40, stage.lit('#c08a56')) +
    rect(x, base - 44, width, 14, stage.lit(PAINT.stone));
  return [
    sky(stage, 560),
    clouds(stage, 3, 120),
    birds(stage, stage.random.whole(4, 7), [760, 210]),
    ridge(stage, 470, 70, stage.far(PAINT.hill, 0.6), { step: 240 }),
    wall(stage, 380, base, PAINT.earth),
    rect(250, 260, 240, base - 260, earth),
    battlements(250, 262, 240, 30, earth),
    frieze(stage, 268, 300, 204, 30, '#1d4f8f'),
    framedArch(
      370,
      base,
      128,
      300,
      [
        [20, stage.lit(PAINT.lime)],
        [12, stage.lit(PAINT.brick)],
      ],
      stage.deep(PAINT.brick),
    ),
    tower(140),
    tower(480),
    rect(726, 410, 232, base - 410, stage.lit('#dba970')),
    path(roundOutline(842, base, 176, 250), stage.lit(PAINT.lime)),
    path(roundOutline(842, base, 148, 236), stage.far(PAINT.earth, 0.4)),
    rect(768, base - 96, 148, 96, stage.far(PAINT.earthDark, 0.2)),
    battlements(768, base - 96, 148, 18, stage.far(PAINT.earthDark, 0.2)),
    bench(610, 104),
    bench(980, 260),
    bench(-40, 170),
    ground(base, stage.lit('#c99f70')),
    polygon(
      [
        [770, base],
        [914, base],
        [1180, BOTTOM],
        [420, BOTTOM],
      ],
      stage.lit('#dbb98d'),
    ),
    person(stage, 1040, base - 6, 84, '#5b6f8c'),
    person(stage, 1120, base - 4, 80, '#b5532a'),
    people(stage, 790, 900, base + 30, 3, 78),
    person(stage, 560, base + 92, 116, '#1f6b4d'),
    person(stage, 640, base + 104, 88, '#b5532a'),
    people(stage, 230, 420, base + 40, 2, 88),
  ].join('');
}

/** Bab Chorfa: a horseshoe arch between two heavy towers, across the wide Boujloud Square. */
export function chorfa(stage: Stage): string {
  const base = 650;
  const x = 430;
  const tower = (middle: number) => octagon(stage, middle, base, 196, 330);
  return [
    sky(stage, 560),
    clouds(stage, 3, 130),
    birds(stage, stage.random.whole(4, 6), [820, 210]),
    ridge(stage, 560, 90, stage.far(PAINT.hill, 0.65), { step: 230 }),
    minaret(stage, { x: 930, base, width: 46, height: 300, tiles: 'green' }),
    wall(stage, 480, base, PAINT.earth),
    rect(x - 130, 392, 260, base - 392, stage.lit(PAINT.earth)),
    battlements(x - 132, 394, 264, 26, stage.lit(PAINT.earth)),
    rect(x - 96, 430, 192, base - 430, stage.lit(PAINT.earthDark)),
    framedArch(
      x,
      base,
      104,
      178,
      [
        [22, stage.lit(PAINT.lime)],
        [8, stage.lit(PAINT.brick)],
      ],
      stage.deep(PAINT.brick),
    ),
    tower(x - 205),
    tower(x + 205),
    ground(base, stage.lit('#cfa577')),
    polygon(
      [
        [x - 52, base],
        [x + 52, base],
        [x + 420, 1100],
        [x - 60, 1100],
      ],
      stage.lit('#dcb98c'),
    ),
    polygon(
      [
        [LEFT, base],
        [x + 300, base],
        [x - 60, base + 58],
        [LEFT, base + 70],
      ],
      stage.shade('#a8734a'),
      { opacity: 0.55 },
    ),
    people(stage, x - 60, x + 260, base + 40, 4, 66),
    people(stage, 760, 1060, base + 96, 4, 100),
    person(stage, 250, base + 150, 132, '#16324f'),
    person(stage, 320, base + 142, 118, '#f1e4c8'),
  ].join('');
}
