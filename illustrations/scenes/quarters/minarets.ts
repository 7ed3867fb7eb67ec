/** Minarets that are unlike all others: the cylinder of Moulay Idriss, and one that widens upwards. */
import type { Color } from '../../color.ts';
import { archOutline } from '../../motifs/arch.ts';
import { tone } from '../../motifs/backdrop.ts';
import { battlements, finial, houses } from '../../motifs/buildings.ts';
import { awning } from '../../motifs/cafe.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../../svg.ts';

/** Angular script in a band: strokes of a square Kufic, `rows` high. */
function script(x: number, y: number, width: number, rows: number): string {
  const letters = [
    'v30h18v-22h12v22h16',
    'h10v30h22v-14h-10',
    'v14h20v-14m10 0v30h16',
    'v30h34v-16',
  ];
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: Math.floor(width / 62) },
      (_, at) => `M${x + at * 62 + (row % 2) * 12} ${y + row * 62}${letters[(row * 3 + at) % 4]}`,
    ).join(''),
  ).join('');
}

/** A narrow lane of white houses, and above it a round minaret wrapped in white script on green tiles. */
export function roundMinaret(stage: Stage): string {
  const [left, right, top] = [480, 740, 290];
  const green = PAINT.greenTile;
  const wall = (points: [number, number][], share: number) =>
    polygon(points, tone(stage, PAINT.white, share));
  return [
    sky(stage, 640),
    clouds(stage, 3, 90),
    birds(stage, 5, [300, 150]),
    houses(stage, 430, 640, { rows: 2, size: 110 }),
    // The shaft, darker towards its left edge, with a white cornice, a lantern and a small dome.
    rect(left, top, right - left, 540, stage.lit(green)),
    rect(left, top, 90, 540, stage.shade(green)),
    rect(left + 90, top, 40, 540, tone(stage, green, 0.5)),
    path(script(left + 14, top + 70, right - left - 10, 8), 'none', {
      stroke: stage.lit(PAINT.plaster),
      'stroke-width': 9,
    }),
    ellipse(610, top, 130, 20, stage.lit(green)),
    rect(left - 16, top - 26, right - left + 32, 40, stage.lit(PAINT.plaster)),
    rect(left - 16, top - 26, 96, 40, stage.shade(PAINT.plaster)),
    ellipse(610, top - 26, 146, 16, stage.lit(PAINT.white)),
    rect(550, top - 130, 120, 106, stage.lit(green)),
    rect(550, top - 130, 38, 106, stage.shade(green)),
    path(archOutline(620, top - 26, 40, 70), stage.deep(green)),
    path(
      `M540 ${top - 128}Q544 ${top - 196} 610 ${top - 200}Q676 ${top - 196} 680 ${top - 128}Z`,
      stage.lit(PAINT.plaster),
    ),
    path(
      `M540 ${top - 128}Q544 ${top - 196} 610 ${top - 200}Q576 ${top - 180} 580 ${top - 128}Z`,
      stage.shade(PAINT.plaster),
    ),
    finial(stage, 610, top - 196, 8),
    rect(LEFT, 690, SPAN, 430, stage.lit('#d9cbaa')),
    // The lane: a house at each side, white above a blue-grey base.
    wall(
      [
        [LEFT, -400],
        [300, -60],
        [440, 620],
        [440, 760],
        [LEFT, BOTTOM],
      ],
      0.15,
    ),
    wall(
      [
        [2000, -400],
        [960, 60],
        [780, 620],
        [780, 760],
        [2000, BOTTOM],
      ],
      0.95,
    ),
    path(`M440 690L${LEFT} 900V${BOTTOM}L440 760Z`, tone(stage, '#9fb2b8', 0.1)),
    path(`M780 690L2000 900V${BOTTOM}L780 760Z`, tone(stage, '#9fb2b8', 0.8)),
    path('M120 380L220 420V560L120 560ZM330 450L380 470V580L330 590Z', stage.shade(PAINT.blueTile)),
    path(
      'M1000 400L1090 370V560L1000 560ZM840 470L880 460V580L840 586Z',
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    path('M1120 900V640Q1060 560 1000 660V840Z', stage.lit(PAINT.greenTile)),
    path('M240 850V650Q190 600 150 680V910Z', stage.shade(PAINT.cedarWood)),
    polygon(
      [
        [440, 756],
        [780, 756],
        [1500, BOTTOM],
        [-400, BOTTOM],
      ],
      stage.lit('#d9cbaa'),
    ),
    path('M400 790H830M340 840H900M240 900H1010', 'none', {
      stroke: stage.shade('#b9a884'),
      'stroke-width': 5,
      opacity: 0.6,
    }),
    person(stage, 560, 800, 130, '#16324f'),
    person(stage, 690, 850, 170, '#b5532a'),
  ].join('');
}

/** A minaret that is wider at the top than at its foot, at the end of a square with stalls. */
export function wideningMinaret(stage: Stage): string {
  const body = '#d3a878';
  return [
    sky(stage, 560),
    clouds(stage, 3, 90),
    birds(stage, 6, [330, 150]),
    houses(stage, 440, 600, { rows: 2, size: 110, color: '#e3c79a' }),
    rect(620, 124, 120, 60, stage.lit(body)),
    rect(620, 124, 40, 60, stage.shade(body)),
    battlements(612, 126, 136, 20, stage.lit(body)),
    path('M632 108Q680 54 728 108Z', stage.lit(PAINT.greenTile)),
    finial(stage, 680, 78, 7),
    polygon(
      [
        [566, 180],
        [794, 180],
        [764, 640],
        [596, 640],
      ],
      stage.lit(body),
    ),
    polygon(
      [
        [566, 180],
        [640, 180],
        [650, 640],
        [596, 640],
      ],
      stage.shade(body),
    ),
    battlements(556, 182, 248, 32, stage.lit(body)),
    rect(556, 178, 248, 16, stage.lit(PAINT.lime)),
    polygon(
      [
        [660, 230],
        [776, 230],
        [770, 330],
        [662, 330],
      ],
      stage.lit(PAINT.greenTile),
    ),
    path('M668 240l30 40l30 -40l30 40M668 320l30 -40l30 40l30 -40', 'none', {
      stroke: stage.lit(PAINT.lime),
      'stroke-width': 7,
    }),
    path(archOutline(714, 460, 36, 90) + archOutline(712, 590, 26, 70), stage.deep(PAINT.brick)),
    path(archOutline(606, 470, 20, 80), stage.deep(PAINT.brick)),
    // The mosque: a plain wall with a door below green tiles.
    rect(LEFT, 520, 1396, 130, stage.lit(PAINT.lime)),
    rect(LEFT, 504, 1396, 26, stage.lit(PAINT.greenTile)),
    rect(764, 540, 1300, 110, stage.lit('#e6cfa4')),
    rect(764, 524, 1300, 24, stage.lit(PAINT.greenTile)),
    path(archOutline(430, 650, 90, 116), stage.lit(PAINT.white)),
    path(
      archOutline(430, 650, 66, 98),
      stage.light.lamps ? stage.lamp() : stage.deep(PAINT.cedarWood),
    ),
    rect(LEFT, 645, SPAN, 480, tone(stage, '#cdb48a', 0.8)),
    path(`M${LEFT} 700Q600 676 2000 704V720Q600 692 ${LEFT} 716Z`, stage.shade('#a8906a'), {
      opacity: 0.5,
    }),
    ...[
      [-420, '#b5532a'],
      [60, '#1f6b4d'],
      [900, '#e3a92f'],
      [1130, '#1d4f8f'],
      [1500, '#b5532a'],
    ].map(
      ([x, color]) =>
        rect(Number(x), 650, 10, 100, stage.shade(PAINT.cedarWood)) +
        rect(Number(x) + 180, 650, 10, 100, stage.shade(PAINT.cedarWood)) +
        rect(Number(x), 700, 190, 50, stage.lit(PAINT.cedarWood)) +
        awning(stage, Number(x) - 8, 624, 206, 44, color as Color),
    ),
    people(stage, 260, 860, 720, 5, 110),
    person(stage, 520, 800, 120, '#e3a92f'),
    person(stage, 650, 830, 130, '#1f6b4d'),
    person(stage, 760, 790, 116, '#16324f'),
    circle(585, 826, 13, stage.lit(PAINT.white)),
    path(`M${LEFT} 900Q600 860 2000 900V${BOTTOM}H${LEFT}Z`, stage.shade('#a8906a'), {
      opacity: 0.7,
    }),
  ].join('');
}
