import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { minaret } from '../motifs/buildings.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { crag } from '../motifs/crag.ts';
import { falls, spray } from '../motifs/falls.ts';
import { ridge } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { leaf, MOSS, pool, shore } from '../motifs/pool.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { foliage } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** Flat earthen houses in two rows along a ledge, densest around `x`. */
function hamlet(stage: Stage, x: number, base: number): string {
  const { random, light } = stage;
  let fronts = '';
  let sides = '';
  let panes = '';
  let lamps = '';
  for (const row of [1, 0]) {
    for (let at = LEFT; at < RIGHT; at += random.whole(50, 96)) {
      if (Math.abs(at - x) > 430 && random.chance(0.68)) continue;
      const width = random.whole(48, 88);
      const height = random.whole(34, 62) + row * 40;
      fronts += `M${n(at)} ${base}v${n(-height)}h${n(width)}V${base}z`;
      sides += `M${n(at)} ${base}v${n(-height)}h${n(width * 0.3)}V${base}z`;
      const pane = `M${n(at + width * 0.55)} ${n(base - height + 14)}h9v13h-9z`;
      if (light.lamps && random.chance(0.5)) lamps += pane;
      else panes += pane;
    }
  }
  return (
    path(fronts, stage.far(PAINT.earth, 0.12)) +
    path(sides, mix(stage.shade(PAINT.earth), stage.light.haze, 0.12)) +
    path(panes, stage.deep(PAINT.earth)) +
    path(lamps, stage.lamp())
  );
}

/** Zaouia d'Ifrane: wide falls in steps, with the village on the edge above. */
export function steps(stage: Stage): string {
  const { random } = stage;
  const x = random.between(520, 680);
  const direction = random.pick([1, -1]);
  const bush = [90, 130].map((width) =>
    defineGroup(stage, foliage(stage, 0, 0, width, width * 0.6, { color: leaf(stage) })),
  );
  const green = (places: readonly (readonly [number, number])[]) =>
    places
      .map(([at, y], index) =>
        placeGroup(
          bush[index % 2] ?? '',
          at + random.between(-20, 20),
          y,
          random.between(0.8, 1.25),
        ),
      )
      .join('');
  const curtain = (dx: number, top: number, bottom: number, width: number) =>
    falls(stage, x + dx * direction, top, bottom, width, 1.04) +
    spray(stage, x + dx * direction, bottom, width * 1.05, 13);
  const tufa: Color = '#b89a72';
  return [
    sky(stage, 420),
    clouds(stage, 2, 90),
    ridge(stage, 340, 150, stage.far(PAINT.mountain, 0.62), {
      step: 230,
      rugged: true,
      snow: stage.season.snow,
    }),
    birds(stage, 4, [420, 110]),
    minaret(stage, {
      x: x + direction * 250,
      base: 330,
      width: 34,
      height: 150,
      body: PAINT.lime,
      tiles: 'green',
    }),
    hamlet(stage, x, 356),
    crag(
      stage,
      { from: LEFT, to: RIGHT, top: 352, bottom: 540 },
      { color: tufa, facet: 66, rough: 10 },
    ),
    green([
      [-640, 366],
      [-460, 362],
      [-250, 368],
      [-60, 360],
      [130, 366],
      [1080, 366],
      [1250, 362],
      [1480, 366],
      [1700, 362],
    ]),
    curtain(-210, 348, 545, 190),
    curtain(60, 346, 545, 260),
    curtain(300, 356, 545, 110),
    crag(
      stage,
      { from: LEFT, to: RIGHT, top: 545, bottom: 668 },
      { color: mix(tufa, MOSS, 0.25), facet: 84, rough: 9 },
    ),
    green([
      [-700, 560],
      [-330, 556],
      [90, 560],
      [1130, 556],
      [1380, 560],
      [1660, 556],
    ]),
    curtain(-150, 540, 668, 300),
    curtain(190, 542, 668, 220),
    crag(
      stage,
      { from: LEFT, to: RIGHT, top: 664, bottom: 745 },
      { color: mix(tufa, MOSS, 0.4), facet: 96, rough: 8 },
    ),
    curtain(-40, 660, 742, 500),
    pool(stage, 742),
    spray(stage, x - 40 * direction, 750, 560, 16),
    shore(stage, x + direction * 250, direction, mix(PAINT.earthRoad, MOSS, 0.3)),
    people(stage, x + direction * 380 - 50, x + direction * 380 + 50, 800, 3, 88),
    green([
      [-560, 772],
      [-90, 774],
      [20, 776],
      [1180, 774],
      [1500, 772],
    ]),
  ].join('');
}
