import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { ridge } from '../motifs/land.ts';
import { catenary, train as drawTrain, LIVERIES } from '../motifs/railway.ts';
import { massif } from '../motifs/relief.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { cypress } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { platform } from './trainPlatform.ts';

/** A train at the platform of a station, or on the plain. */
export function train(stage: Stage): string {
  const station = stage.motif ? stage.motif === 'station' : stage.random.chance(0.5);
  return station ? platform(stage) : plain(stage);
}

/** The train on an embankment before fields and hills. */
function plain(stage: Stage): string {
  const { random, season } = stage;
  const facing = random.pick([1, -1]) as 1 | -1;
  const rail = random.between(640, 670);
  const peak = 600 - facing * random.between(120, 300);
  const spots: Spot[] = [];
  for (let x = LEFT; x < RIGHT; x += random.between(30, 150))
    spots.push([x, 566 + random.between(-8, 10), random.between(36, 80)]);
  const fields: readonly Color[] = [
    season.field,
    season.grass,
    mix(season.field, PAINT.soil, 0.35),
  ];
  const strips = Array.from({ length: 9 }, (_, index) => {
    const x = LEFT + index * 330 + random.between(-60, 60);
    return polygon(
      [
        [x, 560],
        [x + 230, 560],
        [x + 190, rail],
        [x - 160, rail],
      ],
      stage.far(fields[index % 3] ?? season.field, 0.18),
    );
  });
  const furrows = Array.from({ length: 34 }, (_, index) => {
    const across = index - 16.5;
    return `M${n(600 + across * 100)} ${n(rail + 20)}L${n(600 + across * 260)} ${BOTTOM}h40z`;
  });
  return [
    sky(stage, 570),
    clouds(stage, 4, 130),
    massif(
      stage,
      [
        [LEFT, 470],
        [-420, 350],
        [-60, 450],
        [peak - 170, 370],
        [peak, random.between(280, 330)],
        [peak + 300, 460],
        [1360, 340],
        [RIGHT, 470],
      ],
      {
        color: PAINT.mountain,
        distance: 0.62,
        snowLine: season.snow || season.blossom ? 390 : undefined,
      },
    ),
    ridge(stage, 564, 90, stage.far(PAINT.hill, 0.45), { step: 180 }),
    birds(stage, 5, [600 - facing * 260, 190]),
    rect(LEFT, 556, RIGHT - LEFT, 300, stage.far(season.grass, 0.3)),
    strips.join(''),
    roundStand(stage, spots, PAINT.oliveDark, PAINT.olive, 0.28),
    ...[-420, 190, 1010, 1560].map((x) =>
      cypress(stage, x + random.between(-70, 70), 606, random.between(110, 170), 0.2),
    ),
    catenary(stage, LEFT + random.between(0, 120), RIGHT, rail, 232, 360),
    path(`M${LEFT} ${rail}H${RIGHT}V${rail + 60}H${LEFT}Z`, stage.shade(PAINT.rock)),
    rect(LEFT, rail - 4, RIGHT - LEFT, 7, stage.shade('#6a6a70')),
    drawTrain(
      stage,
      600 + facing * random.between(330, 400),
      rail,
      1.38,
      facing,
      4,
      random.pick(LIVERIES),
    ),
    path(
      `M${LEFT} ${n(rail + 34)}Q200 ${n(rail + 10)} 900 ${n(rail + 40)}T${RIGHT} ${n(rail + 22)}V${BOTTOM}H${LEFT}Z`,
      stage.lit(season.field),
    ),
    path(furrows.join(''), mix(stage.lit(season.field), stage.shade(season.field), 0.5)),
    path(`M${LEFT} 842Q200 800 700 836T${RIGHT} 814V${BOTTOM}H${LEFT}Z`, stage.shade(season.grass)),
  ].join('');
}
