import type { Color } from '../../color.ts';
import { minaret } from '../../motifs/buildings.ts';
import { ground, ridge } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { roofscape } from '../../motifs/roofs.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cedar } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, SPAN, type Stage } from '../../stage.ts';
import { ellipse, path, place, polygon, rect } from '../../svg.ts';

/** A pale modern house with a long pool on a hill: the old and the new town lie below. */
export function longPool(stage: Stage): string {
  return [
    sky(stage, 480),
    clouds(stage, 2, 90),
    ridge(stage, 360, 110, stage.far(PAINT.mountain, 0.7), { step: 320 }),
    ridge(stage, 400, 60, stage.far(PAINT.hill, 0.5), { step: 220 }),
    roofscape(stage, {
      rows: 4,
      size: 74,
      haze: 0.55,
      line: (_, row) => 392 + row * 34,
      between: (row) =>
        row === 2
          ? minaret(stage, { x: 250, base: 520, width: 34, height: 190, tiles: 'green' }) +
            minaret(stage, {
              x: 560,
              base: 510,
              width: 26,
              height: 130,
              tiles: 'none',
              body: PAINT.lime,
            })
          : '',
    }),
    rect(LEFT, 560, SPAN, 600, stage.lit('#efe2c6')),
    polygon(
      [
        [LEFT, 560],
        [860, 560],
        [640, 740],
        [LEFT, 740],
      ],
      stage.lit('#4fa8b8'),
    ),
    rect(LEFT, 552, 1660, 10, stage.far('#4fa8b8', 0.2)),
    ...[600, 650, 700].map((y, index) =>
      ellipse(160 + index * 150, y, 140, 4, '#ffffff', { opacity: 0.45 }),
    ),
    polygon(
      [
        [LEFT, 740],
        [640, 740],
        [626, 762],
        [LEFT, 762],
      ],
      stage.shade('#2f8094'),
    ),
    // The house: slabs, a pierced screen, glass.
    rect(800, 210, 1300, 40, stage.lit(PAINT.white)),
    rect(860, 250, 1200, 330, stage.shade('#7fa0a8')),
    ...[880, 930, 980].map((x) => rect(x, 250, 30, 330, stage.lit('#e6d2ac'))),
    rect(780, 400, 1300, 26, stage.lit(PAINT.white)),
    stage.light.lamps ? rect(1030, 430, 900, 150, '#f2b95c', { opacity: 0.8 }) : '',
    rect(860, 570, 1300, 20, stage.shade(PAINT.lime)),
    path(
      'M90 850l180-34l70-70l44 8l-60 86l-190 36zM430 866l180-34l70-70l44 8l-60 86l-190 36z',
      stage.shade('#c9a878'),
    ),
    person(stage, 920, 700, 150, '#24406b'),
    birds(stage, stage.random.whole(3, 5), [420, 180]),
  ].join('');
}

/** Motorhomes and tents between trees at the foot of a castle with towers. */
export function camping(stage: Stage): string {
  const tower = (x: number, top: number, width: number) =>
    rect(x, top, width, 560 - top, stage.far('#d9b98a', 0.18)) +
    rect(x, top, width * 0.35, 560 - top, stage.far('#a8835c', 0.18)) +
    polygon(
      [
        [x - 10, top],
        [x + width / 2, top - width * 1.1],
        [x + width + 10, top],
      ],
      stage.far('#8f4432', 0.2),
    );
  const van = (x: number, y: number, s: number) =>
    place(
      [x, y],
      s,
      [
        path('M-150 0V-120Q-150-140-130-140H110Q140-140 150-110L160-50V0Z', stage.lit(PAINT.white)),
        path('M-150-60H160V-40H-150Z', stage.lit(PAINT.blueTile)),
        path('M-110-116h70v40h-70zM-10-116h60v40h-60zM90-116h24q14 0 20 40h-44z', stage.lamp()),
        ellipse(-90, 0, 26, 26, stage.deep('#333333')),
        ellipse(100, 0, 26, 26, stage.deep('#333333')),
      ].join(''),
    );
  const tent = (x: number, y: number, s: number, color: Color) =>
    polygon(
      [
        [x - 120 * s, y],
        [x, y - 130 * s],
        [x + 120 * s, y],
      ],
      stage.lit(color),
    ) +
    polygon(
      [
        [x - 120 * s, y],
        [x, y - 130 * s],
        [x - 30 * s, y],
      ],
      stage.shade(color),
    ) +
    polygon(
      [
        [x - 30 * s, y],
        [x, y - 130 * s],
        [x + 36 * s, y],
      ],
      stage.deep(color),
    );
  return [
    sky(stage, 600),
    clouds(stage, 2, 110),
    ridge(stage, 540, 160, stage.far(PAINT.cedarDark, 0.5), { step: 260 }),
    rect(620, 360, 360, 200, stage.far('#d9b98a', 0.18)),
    ...[650, 720, 790, 860, 930].map((x) => rect(x - 10, 410, 22, 46, stage.far('#6d4a34', 0.3))),
    tower(560, 290, 90),
    tower(760, 240, 80),
    tower(950, 310, 84),
    ground(550, stage.lit(stage.season.grass)),
    ...[60, 330, 460, 1080, 1190].map((x, index) =>
      cedar(stage, x, 590 + (index % 2) * 20, 300 + (index % 3) * 50, 0.12),
    ),
    path(
      'M1180 900Q760 720 430 690T0 640L-100 700Q300 720 520 780T760 900Z',
      stage.lit(PAINT.earthRoad),
    ),
    van(320, 740, 0.95),
    van(720, 700, 0.66),
    tent(960, 760, 0.9, '#d8732a'),
    tent(1090, 830, 1.1, '#1f6b4d'),
    tent(130, 870, 1, '#e3a92f'),
    people(stage, 480, 600, 820, 2, 104),
    birds(stage, stage.random.whole(3, 5), [300, 190]),
  ].join('');
}
