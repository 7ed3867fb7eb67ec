import { n, type Point } from '../../../domain/format/svgPath.ts';
import { mix } from '../../color.ts';
import { archOutline, framedArch } from '../../motifs/arch.ts';
import { battlements, rampart } from '../../motifs/buildings.ts';
import { through } from '../../motifs/lamp.ts';
import { ridge, slope } from '../../motifs/land.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { path, polygon, rect } from '../../svg.ts';

/** Bab er-Rih of Taza from inside: the arch frames the valley, olive slopes and Jbel Tazekka. */
export function windGate(stage: Stage): string {
  const outline = archOutline(560, 800, 520, 690);
  const stone = stage.shade('#a88a68');
  const courses = Array.from({ length: 13 }, (_, row) => {
    const y = 40 + row * 62;
    return Array.from(
      { length: 13 },
      (_, index) =>
        `M${-560 + index * 190 + (row % 2) * 90} ${y}h${150 - ((row * 7 + index * 13) % 40)}`,
    ).join('');
  });
  const valley = [
    sky(stage, 640),
    clouds(stage, 2, 200),
    ridge(stage, 560, 300, stage.far(PAINT.mountain, 0.5), {
      step: 330,
      rugged: true,
      snow: stage.season.snow,
    }),
    ridge(stage, 560, 130, stage.far(PAINT.cedarDark, 0.45), { step: 240 }),
    slope(600, 20, stage.far(stage.season.grass, 0.3), -30),
    path('M300 800C420 720 640 700 600 660S480 630 520 610', 'none', {
      stroke: stage.far(PAINT.earthRoad, 0.15),
      'stroke-width': 14,
    }),
    ...[330, 400, 470, 640, 720, 790].map((x, index) =>
      olive(stage, x, 690 + (index % 3) * 36, 84 + (index % 3) * 20, 0.12),
    ),
    birds(stage, stage.random.whole(5, 8), [560, 340]),
  ].join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stone),
    path(courses.join(''), 'none', {
      stroke: stage.deep('#a88a68'),
      'stroke-width': 5,
      opacity: 0.4,
    }),
    path(archOutline(560, 800, 620, 760), stage.shade('#c39a6a')),
    path(archOutline(560, 800, 566, 726), stage.lit('#c9a273')),
    through(stage, outline, valley),
    rect(LEFT, 800, SPAN, 300, stage.shade('#8d7355')),
    polygon(
      [
        [300, 800],
        [820, 800],
        [720, BOTTOM],
        [-40, BOTTOM],
      ],
      stage.lit('#c4a379'),
      { opacity: 0.75 },
    ),
    path('M960 330h26v120h-26zM1130 330h26v120h-26z', stage.deep('#8d7355')),
    person(stage, 700, 812, 190, '#f1e4c8'),
    person(stage, 372, 806, 150, '#1d4f8f'),
  ].join('');
}

/** Bab Jemaa of Taza: the long stairway that climbs the spur to the gate. */
export function stairGate(stage: Stage): string {
  const flights: [Point, Point, number, number][] = [
    [[330, 905], [700, 730], 150, 108],
    [[700, 730], [420, 590], 108, 76],
    [[420, 590], [742, 450], 76, 58],
  ];
  const step = stage.lit('#e2cda4');
  const stairs = flights.map(([[x1, y1], [x2, y2], w1, w2]) => {
    const risers = Array.from({ length: 13 }, (_, index) => {
      const share = index / 13;
      const x = x1 + (x2 - x1) * share;
      const y = y1 + (y2 - y1) * share;
      const w = w1 + (w2 - w1) * share;
      return `M${n(x - w / 2)} ${n(y)}h${n(w)}`;
    });
    return (
      polygon(
        [
          [x1 - w1 / 2, y1],
          [x1 + w1 / 2, y1],
          [x2 + w2 / 2, y2],
          [x2 - w2 / 2, y2],
        ],
        step,
      ) + path(risers.join(''), 'none', { stroke: stage.shade('#a98a63'), 'stroke-width': 4.5 })
    );
  });
  const landing = ([x, y]: Point, w: number) =>
    rect(x - w * 0.9, y - 9, w * 1.8, 18, stage.lit('#efdfba'));
  return [
    sky(stage, 520),
    clouds(stage, 3, 110),
    birds(stage, stage.random.whole(4, 6), [300, 170]),
    ridge(stage, 440, 120, stage.far(PAINT.mountain, 0.6), { step: 300, rugged: true }),
    rampart(stage, 320, 520),
    rect(640, 236, 216, 230, stage.lit(PAINT.earthDark)),
    rect(640, 236, 50, 230, stage.shade(PAINT.earthDark)),
    battlements(638, 238, 220, 28, stage.lit(PAINT.earthDark)),
    framedArch(748, 460, 92, 160, [[16, stage.lit(PAINT.lime)]], stage.deep(PAINT.brick)),
    slope(470, 60, stage.lit(mix('#b58a58', stage.season.grass, 0.35)), -60),
    ...(
      [
        [150, 640, 150],
        [1010, 610, 170],
        [900, 720, 210],
        [120, 830, 230],
        [1080, 860, 260],
        [560, 670, 90],
      ] as const
    ).map(([x, y, size]) => olive(stage, x, y, size)),
    stairs.join(''),
    landing([700, 732], 108),
    landing([420, 592], 80),
    person(stage, 742, 470, 46, '#16324f'),
    person(stage, 560, 664, 62, '#b5532a'),
    person(stage, 530, 654, 54, '#e3a92f'),
    person(stage, 690, 728, 74, '#1f6b4d'),
    person(stage, 520, 836, 104, '#f1e4c8'),
    person(stage, 424, 876, 96, '#1d4f8f'),
  ].join('');
}
