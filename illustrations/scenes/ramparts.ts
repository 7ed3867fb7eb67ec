import { minaret } from '../motifs/buildings.ts';
import { ridge } from '../motifs/land.ts';
import { meadow } from '../motifs/meadow.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { olive, palm } from '../motifs/trees.ts';
import { curtain, type Run, tower } from '../motifs/wallRun.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';

/** City walls that run into the distance, with square towers and storks on one of them. */
export function ramparts(stage: Stage): string {
  const { random } = stage;
  const side = random.pick([1, -1] as const);
  const x = (dx: number) => 600 + side * dx;
  const run: Run = {
    eye: { x: x(-random.between(250, 360)), y: 600 },
    side,
    color: random.pick([PAINT.earth, PAINT.earth, '#c98d5e']),
  };
  const towers = [0.12, 0.19, 0.3, 0.48, 0.78];
  const home = random.pick([0.48, 0.3]);
  const parts = [0.95, ...towers.toReversed()];
  return [
    sky(stage, 620),
    clouds(stage, 3, 130),
    birds(stage, 5, [x(-260), 210]),
    ridge(stage, 612, 150, stage.far(PAINT.mountain, 0.6), { step: 280 }),
    ridge(stage, 618, 80, stage.far(PAINT.hill, 0.4), { step: 220 }),
    minaret(stage, { x: x(-60), base: 560, width: 42, height: 250, tiles: 'green' }),
    palm(stage, x(120), 500, 290, 0.2),
    palm(stage, x(330), 460, 340, 0.12),
    path(`M${LEFT} 612H${RIGHT}V${BOTTOM}H${LEFT}Z`, stage.far(stage.season.grass, 0.06)),
    road(stage, run),
    ...[-1150, -1000, -820, -640, -520].map((dx) =>
      olive(
        stage,
        x(dx) + random.between(-30, 30),
        640 + (-dx - 500) * 0.09,
        (-dx - 300) * 0.2 + 30,
        0.15,
      ),
    ),
    curtain(stage, run),
    ...parts
      .slice(1)
      .toReversed()
      .map((near) => tower(stage, run, near, near === home)),
    palm(stage, x(-470), 742, random.between(330, 400)),
    palm(stage, x(-760), 780, random.between(400, 470)),
    person(stage, x(-270), 760, 88, '#1d4f8f'),
    person(stage, x(-232), 766, 84, '#f1e4c8'),
    person(stage, x(-330), 672, 40, '#b5532a'),
    meadow(stage, 800, BOTTOM, { count: 40 }),
  ].join('');
}

/** The road along the foot of the walls. */
function road(stage: Stage, run: Run): string {
  const { eye, side } = run;
  return polygon(
    [
      [eye.x, eye.y + 12],
      [eye.x + side * 8, eye.y + 12],
      [eye.x + side * 900, BOTTOM],
      [eye.x - side * 260, BOTTOM],
    ],
    stage.lit(PAINT.earthRoad),
  );
}
