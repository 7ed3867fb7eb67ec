import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { greatCedar, treeline } from '../motifs/forest.ts';
import { ridge, slope } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { floor, glade } from './cedarsGlade.ts';
import { gouraud } from './cedarsGouraud.ts';

/** The cedar forest of the Middle Atlas: a glade, one giant tree in a clearing, or a slope. */
export function cedars(stage: Stage): string {
  if (stage.motif === 'gouraud') return gouraud(stage);
  const view = stage.random.pick(['glade', 'giant', 'slope']);
  return view === 'giant' ? giant(stage) : view === 'slope' ? hillside(stage) : glade(stage);
}

/** A clearing with one tall old cedar, and walkers under it. */
function giant(stage: Stage): string {
  const { random } = stage;
  const x = random.between(430, 620);
  const stand = [0.2, 0.24].map((spread) =>
    defineGroup(
      stage,
      greatCedar(stage, { x: 0, base: 0, height: 500, distance: 0.16, spread, clear: 0.12 }),
    ),
  );
  return [
    sky(stage, 620),
    clouds(stage, 3, 150),
    ridge(stage, 560, 150, stage.far(PAINT.mountain, 0.66), { step: 230, snow: stage.season.snow }),
    treeline(stage, 600, 170, stage.far(PAINT.cedar, 0.58)),
    treeline(stage, 656, 240, stage.far(PAINT.cedar, 0.32), { gap: 96 }),
    slope(676, 0, stage.lit(floor(stage)), -36),
    ...[-640, -500, -290, -60, 1160, 1330, 1590, 1840].map((at, index) =>
      placeGroup(
        stand[index % 2] ?? '',
        at + random.between(-40, 40),
        706,
        random.between(0.7, 1.1),
      ),
    ),
    path(`M${LEFT} 742Q500 690 ${RIGHT} 760V1100H${LEFT}Z`, stage.far(floor(stage), 0)),
    path(
      `M${n(x - 330)} 778Q${n(x - 60)} 746 ${n(x + 90)} 764Q${n(x - 60)} 812 ${n(x - 470)} 808Z`,
      stage.shade(floor(stage)),
    ),
    greatCedar(stage, {
      x,
      base: 778,
      height: random.between(640, 700),
      spread: 0.42,
      clear: 0.27,
      flat: true,
    }),
    person(stage, x + 120, 800, 70),
    person(stage, x + 158, 806, 64),
    path(`M${LEFT} 880Q600 830 ${RIGHT} 900V1100H${LEFT}Z`, stage.shade(floor(stage))),
  ].join('');
}

/** A slope with cedars down into the valley, with several ridges behind. */
function hillside(stage: Stage): string {
  const { random } = stage;
  const down = random.pick([-1, 1]);
  const level = (x: number) => 700 - down * (x - 600) * 0.2;
  const side = (drop: number) =>
    `M${LEFT} ${n(level(LEFT) + drop)}Q600 ${n(level(600) + drop - 50)} ${RIGHT} ${n(level(RIGHT) + drop)}V1100H${LEFT}Z`;
  const stand = [0.2, 0.25, 0.3].map((spread) =>
    defineGroup(stage, greatCedar(stage, { x: 0, base: 0, height: 520, spread, clear: 0.12 })),
  );
  const at =
    down > 0
      ? [-600, -380, -160, 150, 380, 640, 1230, 1500, 1790]
      : [-650, -380, -90, 300, 560, 800, 1060, 1350, 1650];
  return [
    sky(stage, 620),
    clouds(stage, 3, 170),
    ridge(stage, 480, 170, stage.far(PAINT.mountain, 0.76), { step: 260, snow: stage.season.snow }),
    treeline(stage, 500, 60, stage.far(PAINT.cedar, 0.66), { gap: 34, roll: 40 }),
    treeline(stage, 580, 110, stage.far(PAINT.cedar, 0.48), {
      gap: 50,
      roll: 40,
      fall: -40 * down,
    }),
    birds(stage, 4, [560, 190]),
    treeline(stage, level(LEFT) - 26, 200, stage.far(PAINT.cedar, 0.26), {
      gap: 130,
      fall: level(RIGHT) - level(LEFT),
      roll: 12,
    }),
    path(side(0), stage.lit(floor(stage))),
    ...at.map((x, index) =>
      placeGroup(
        stand[index % 3] ?? '',
        x + random.between(-40, 40),
        level(x) + random.between(0, 34),
        random.between(0.66, 1.05),
      ),
    ),
    path(side(110), mix(stage.lit(floor(stage)), stage.shade(floor(stage)), 0.6)),
    path(side(190), stage.shade(floor(stage))),
  ].join('');
}
