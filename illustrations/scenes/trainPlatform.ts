import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { glow } from '../motifs/lamp.ts';
import { ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { catenary, train as drawTrain, LIVERIES } from '../motifs/railway.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { stationClock } from '../motifs/stationClock.ts';
import { palm } from '../motifs/trees.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage, TOP } from '../stage.ts';
import { ellipse, path, rect } from '../svg.ts';

/** The train before the arcade of the station, with a clock under the platform roof. */
export function platform(stage: Stage): string {
  const { random } = stage;
  const facing = random.pick([1, -1]) as 1 | -1;
  const rail = 704;
  const clock = 600 + facing * random.between(150, 230);
  const standing = Array.from({ length: 5 }, () => defineGroup(stage, person(stage, 0, 0, 150)));
  const waiting = [-560, -330, 180, 300, 905, 1010, 1420, 1650].map((x, index) =>
    placeGroup(
      standing[index % 5] ?? '',
      x + random.between(-40, 40),
      802 + random.between(-8, 12),
      random.between(0.95, 1.12),
    ),
  );
  return [
    sky(stage, 600),
    clouds(stage, 3, 220),
    ridge(stage, 570, random.between(100, 160), stage.far(PAINT.mountain, 0.62), { step: 240 }),
    birds(stage, 4, [600 - facing * 60, 300]),
    ...[-640, -70, 560, 1150, 1720].map((x) =>
      palm(stage, x + random.between(-60, 60), 640, random.between(300, 380), 0.12),
    ),
    arcade(stage),
    catenary(stage, LEFT + 60, RIGHT, rail, 236, 420),
    rect(LEFT, rail - 26, RIGHT - LEFT, 60, stage.shade(PAINT.rockDark)),
    rect(LEFT, rail - 3, RIGHT - LEFT, 7, stage.shade('#6a6a70')),
    drawTrain(
      stage,
      600 + facing * random.between(270, 330),
      rail,
      1.42,
      facing,
      4,
      random.pick(LIVERIES),
    ),
    rect(LEFT, rail + 4, RIGHT - LEFT, 30, stage.deep(PAINT.rock)),
    rect(
      LEFT,
      rail + 30,
      RIGHT - LEFT,
      BOTTOM,
      mix(stage.lit(PAINT.stone), stage.shade(PAINT.stone), 0.3),
    ),
    rect(LEFT, rail + 30, RIGHT - LEFT, 9, stage.lit(PAINT.white)),
    path(`M${LEFT} ${rail + 56}H${RIGHT}`, 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 9,
      'stroke-dasharray': '26 10',
    }),
    ...waiting,
    suitcase(stage, 372 + random.between(-30, 20), 812),
    canopy(stage, facing),
    rect(clock - 3, 60, 6, 90, stage.deep(PAINT.cypress)),
    stage.light.lamps ? glow(stage, [clock, 200], 190, 0.5) : '',
    stationClock(stage, clock, 200, 58, random.between(1, 12)),
    rect(LEFT, 862, RIGHT - LEFT, BOTTOM, stage.shade(PAINT.stone)),
  ].join('');
}

/** The white station behind the track, with a row of horseshoe arches and a band of tiles. */
function arcade(stage: Stage): string {
  const top = 430;
  const wall = stage.far(PAINT.lime, 0.08);
  let arches = '';
  for (let x = LEFT + 50; x < RIGHT; x += 128) arches += `M${x - 40} 680V560a45 45 0 1 1 80 0V680Z`;
  const tiles = zellige(stage, 32, 'green');
  return [
    rect(LEFT, top, RIGHT - LEFT, 260, wall),
    rect(LEFT, top + 16, RIGHT - LEFT, 32, tiles),
    rect(LEFT, top - 16, RIGHT - LEFT, 18, stage.far(PAINT.greenTile, 0.08)),
    path(
      arches,
      stage.light.lamps ? '#e9b061' : mix(stage.shade(PAINT.earth), stage.light.haze, 0.15),
    ),
  ].join('');
}

/** The platform roof on slim iron columns. */
function canopy(stage: Stage, facing: number): string {
  const iron = stage.deep(PAINT.cypress);
  const edge = 74;
  let fringe = `M${LEFT} ${edge}`;
  for (let x = LEFT; x < RIGHT; x += 40) fringe += 'v14l20 18l20-18v-14';
  const columns = [-620, -160, 600 - facing * 440, 600 + facing * 540, 1430, 1880].map(
    (x) =>
      rect(x - 9, edge, 18, 770, iron) +
      rect(x - 20, 812, 40, 30, iron) +
      path(
        `M${x} ${edge + 160}Q${x} ${edge + 40} ${x - 120} ${edge + 8}H${x + 120}Q${x} ${edge + 40} ${x} ${edge + 160}`,
        'none',
        { stroke: iron, 'stroke-width': 9 },
      ) +
      ellipse(x, 850, 60, 7, '#000000', { opacity: 0.2 }),
  );
  // Boards and beams of the roof, in perspective.
  let beams = '';
  for (let x = -40; x <= 40; x += 2) beams += `M${600 + x * 46} ${edge}L${600 + x * 78} ${TOP}`;
  return [
    columns.join(''),
    rect(LEFT, TOP, RIGHT - LEFT, edge - TOP, stage.shade(PAINT.cedarWood)),
    path(beams, 'none', { stroke: stage.deep(PAINT.cedarWood), 'stroke-width': 16 }),
    rect(LEFT, -110, RIGHT - LEFT, 26, iron),
    rect(LEFT, edge - 26, RIGHT - LEFT, 30, iron),
    path(`${fringe}Z`, stage.shade(PAINT.greenTile)),
  ].join('');
}

function suitcase(stage: Stage, x: number, base: number): string {
  return (
    ellipse(x + 30, base, 48, 6, '#000000', { opacity: 0.2 }) +
    path(`M${n(x + 16)} ${n(base - 58)}v-14q0-8 8-8h14q8 0 8 8v14`, 'none', {
      stroke: stage.deep(PAINT.darkWood),
      'stroke-width': 6,
    }) +
    rect(x - 14, base - 60, 90, 60, stage.lit(PAINT.terracotta), { rx: 7 }) +
    rect(x - 14, base - 60, 26, 60, stage.shade(PAINT.terracotta), { rx: 7 }) +
    path(`M${n(x + 22)} ${n(base - 60)}v60M${n(x + 52)} ${n(base - 60)}v60`, 'none', {
      stroke: stage.lit(PAINT.saffron),
      'stroke-width': 5,
    })
  );
}
