import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { crag, fern } from '../motifs/crag.ts';
import { falls, spray } from '../motifs/falls.ts';
import { people } from '../motifs/people.ts';
import { leaf, MOSS, pool, shore } from '../motifs/pool.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { foliage } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** Oued Aggay at Sefrou: one straight fall at the end of a green gorge. */
export function gorge(stage: Stage): string {
  const { random } = stage;
  const x = random.between(520, 660);
  const rock: Color = '#a48a6c';
  const bush = [150, 210].map((width) =>
    defineGroup(stage, foliage(stage, 0, 0, width, width * 0.55, { color: leaf(stage) })),
  );
  const green = (places: readonly (readonly [number, number, number])[]) =>
    places
      .map(([at, y, scale], index) =>
        placeGroup(
          bush[index % 2] ?? '',
          at + random.between(-20, 20),
          y,
          scale * random.between(0.85, 1.15),
        ),
      )
      .join('');
  const ivy = (at: number, y: number, length: number) =>
    path(
      `M${n(at)} ${n(y)}q20 ${n(length * 0.5)} 6 ${n(length)}q34 ${n(-length * 0.4)} 26 ${n(-length)}zM${n(at + 34)} ${n(y)}q16 ${n(length * 0.3)} 4 ${n(length * 0.7)}q26 ${n(-length * 0.3)} 22 ${n(-length * 0.7)}z`,
      mix(stage.shade(MOSS), stage.lit(MOSS), 0.4),
    );
  return [
    sky(stage, 420),
    clouds(stage, 2, 60),
    birds(stage, 4, [x, 110]),
    crag(
      stage,
      { from: LEFT, to: RIGHT, top: 250, bottom: 760 },
      { color: rock, facet: 64, rough: 26, distance: 0.3 },
    ),
    green([
      [x - 250, 270, 0.8],
      [x - 120, 262, 0.6],
      [x + 150, 262, 0.7],
      [x + 290, 262, 0.8],
    ]),
    path(
      `M${n(x - 58)} 262L${n(x - 84)} 330L${n(x - 70)} 430L${n(x - 132)} 590L${n(x - 120)} 760H${n(x + 128)}L${n(x + 104)} 560L${n(x + 120)} 440L${n(x + 74)} 330L${n(x + 58)} 262L${n(x + 40)} 250H${n(x - 44)}Z`,
      mix(stage.deep(rock), stage.shade(MOSS), 0.45),
    ),
    falls(stage, x, 244, 728, 84, 1.35),
    green([
      [x - 128, 470, 0.4],
      [x + 126, 400, 0.36],
      [x - 100, 640, 0.36],
      [x + 132, 600, 0.42],
    ]),
    // The two walls of the gorge, nearer to the viewer on both sides.
    crag(
      stage,
      { from: LEFT, to: x - 190, top: 60, bottom: 790 },
      { color: rock, facet: 90, slant: 120, rough: 40, distance: 0.06 },
    ),
    crag(
      stage,
      { from: x + 200, to: RIGHT, top: 170, bottom: 790 },
      { color: mix(rock, '#6b5a48', 0.3), facet: 90, slant: -130, rough: 40, distance: 0.06 },
    ),
    green([
      [-600, 90, 1.3],
      [-330, 120, 1.2],
      [-60, 150, 1.1],
      [150, 176, 1.1],
      [300, 200, 0.8],
      [1000, 170, 1],
      [1180, 140, 1.2],
      [1420, 110, 1.3],
      [1720, 90, 1.3],
    ]),
    ...[-420, -120, 90, 210, 1010, 1160, 1480].map((at) =>
      ivy(at + random.between(-30, 30), 190 + random.between(-20, 40), random.between(120, 260)),
    ),
    pool(stage, 742),
    spray(stage, x, 742, 240, 20),
    green([
      [-640, 770, 1.4],
      [-300, 780, 1.2],
      [-20, 790, 1.3],
      [160, 776, 0.9],
      [960, 772, 0.9],
      [1130, 790, 1.3],
      [1420, 780, 1.4],
      [1760, 780, 1.4],
    ]),
    shore(stage, x + 190, 1, mix(PAINT.earthRoad, MOSS, 0.4)),
    people(stage, x + 270, x + 370, 796, 2, 92),
    ...[60, 190, 1050, -480, 1560].map((at) => fern(stage, at, 880, random.between(90, 140))),
  ].join('');
}
