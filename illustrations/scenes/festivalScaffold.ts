import { n } from '../../domain/format/svgPath.ts';
import { framedArch, star } from '../motifs/arch.ts';
import { glow, indoors } from '../motifs/lamp.ts';
import { person } from '../motifs/people.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, polygon, rect } from '../svg.ts';

/** The stage: a lit horseshoe arch in a dark frame, musicians before it, beams of light. */
export function scaffold(stage: Stage, x: number): string {
  const { random } = stage;
  const dark = stage.light.lamps;
  const lamps = indoors(stage);
  const frame = stage.deep(PAINT.darkWood);
  const floor = 610;
  const bulbs = Array.from({ length: 19 }, (_, index) => {
    const angle = Math.PI * (1.12 - (1.24 * index) / 18);
    return circle(
      x + Math.cos(angle) * 165,
      460 - Math.sin(angle) * 165,
      6,
      dark ? '#fff0c4' : stage.lit(PAINT.white),
    );
  });
  const beams = dark
    ? [-1, 1].flatMap((side) =>
        [0, 1].map((turn) => beam(stage, [x + side * 330, 250], side * (-260 + turn * 420))),
      )
    : [];
  const spots = [-290, -215, 215, 290].map(
    (dx) =>
      path(`M${n(x + dx - 15)} 300l8-38h14l8 38z`, frame) +
      circle(x + dx, 301, 11, dark ? '#fff0c4' : stage.lit('#d8c9a0')),
  );
  const places = random.pick([
    [-150, -82, 0, 84, 152],
    [-128, -44, 46, 130],
    [-160, -100, -36, 38, 104, 162],
  ]);
  const musicians = places.map((dx, index) =>
    person(
      lamps,
      x + dx,
      floor + (index % 2) * 8,
      112 + (index % 2) * 14,
      random.pick(['#f1e4c8', '#fbf6ea', '#e9d9b0']),
    ),
  );
  return [
    beams.join(''),
    rect(x - 330, 236, 660, floor - 236, lamps.shade('#16324f')),
    framedArch(
      x,
      floor,
      260,
      296,
      [
        [34, lamps.lit(PAINT.terracotta)],
        [12, lamps.lit(PAINT.saffron)],
        [22, lamps.lit(PAINT.greenTile)],
        [8, lamps.lit(PAINT.plaster)],
      ],
      lamps.shade(PAINT.blueTile),
    ),
    star(x, 440, 96, lamps.lit(PAINT.saffron)),
    star(x, 440, 80, lamps.shade(PAINT.blueTile)),
    star(x, 440, 40, lamps.lit(PAINT.saffron)),
    glow(stage, [x, floor - 140], 330, dark ? 0.6 : 0.25),
    bulbs.join(''),
    rect(x - 364, 220, 30, floor - 220, frame),
    rect(x + 334, 220, 30, floor - 220, frame),
    rect(x - 390, 214, 780, 20, frame),
    rect(x - 390, 258, 780, 7, frame),
    path(
      Array.from(
        { length: 20 },
        (_, index) => `M${n(x - 390 + index * 39)} 262l19.5-46l19.5 46`,
      ).join(''),
      'none',
      { stroke: frame, 'stroke-width': 5 },
    ),
    spots.join(''),
    musicians.join(''),
    rect(x - 420, floor, 840, 26, lamps.lit(PAINT.cedarWood)),
    rect(x - 420, floor + 26, 840, 90, zellige(lamps, 45, 'mixed')),
    rect(x - 420, floor + 26, 840, 90, stage.deep(PAINT.darkWood), { opacity: 0.3 }),
  ].join('');
}

/** A beam of light from the frame upwards. */
function beam(stage: Stage, [x, y]: readonly [number, number], lean: number): string {
  const id = stage.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".5"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></linearGradient>`,
  );
  return polygon(
    [
      [x - 6, y],
      [x + 6, y],
      [x + lean + 90, y - 620],
      [x + lean - 90, y - 620],
    ],
    `url(#${id})`,
  );
}
