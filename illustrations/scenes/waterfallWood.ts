import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { crag, fern } from '../motifs/crag.ts';
import { falls, spray } from '../motifs/falls.ts';
import { ridge } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { leaf, MOSS, pool, shore } from '../motifs/pool.ts';
import { sky } from '../motifs/sky.ts';
import { foliage, poplar } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** Cascade des Vierges: low falls over ledges between tall trees. */
export function cascades(stage: Stage): string {
  const { random } = stage;
  const direction = random.pick([1, -1]);
  const tall = defineGroup(stage, poplar(stage, 0, 0, 600, 0.22));
  const slim = defineGroup(stage, poplar(stage, 0, 0, 560, 0.44));
  const bush = defineGroup(
    stage,
    foliage(stage, 0, 0, 200, 120, { color: leaf(stage), distance: 0.06 }),
  );
  const ledge = (y: number, height: number, half: number, dx: number) => {
    const x = 600 + direction * dx;
    const split = random.between(0.3, 0.55) * half;
    return (
      crag(
        stage,
        { from: x - half - 90, to: x + half + 90, top: y, bottom: y + height + 14 },
        { color: mix(PAINT.rock, MOSS, 0.3), facet: 62, rough: 8 },
      ) +
      falls(stage, x - half + split, y - 4, y + height, split * 1.5, 1.08) +
      falls(stage, x + half * 0.52, y - 4, y + height, half * 0.7, 1.08) +
      spray(stage, x, y + height + 4, half * 2, 13)
    );
  };
  const bank = (y: number, color: Color) =>
    path(`M${LEFT} ${y - 30}Q200 ${y - 60} 600 ${y}T${RIGHT} ${y - 30}V1100H${LEFT}Z`, color);
  const turf = mix(mix(stage.season.grass, MOSS, 0.45), '#ffffff', 0.04);
  const side = (to: 1 | -1) => {
    const edge = to > 0 ? RIGHT : LEFT;
    const at = (dx: number) => n(600 + direction * 30 + to * dx);
    return (
      path(
        `M${edge} 440Q${at(500)} 452 ${at(180)} 462Q${at(160)} 500 ${at(232)} 528Q${at(214)} 580 ${at(310)} 616Q${at(300)} 690 ${at(390)} 745H${edge}Z`,
        stage.shade(MOSS),
      ) +
      path(
        `M${edge} 440Q${at(500)} 452 ${at(196)} 462Q${at(220)} 490 ${at(280)} 512Q${at(290)} 560 ${at(370)} 596Q${at(390)} 670 ${at(480)} 745H${edge}Z`,
        to > 0 ? mix(stage.lit(turf), stage.shade(turf), 0.45) : stage.lit(turf),
      ) +
      [
        [205, 476, 0.4],
        [262, 540, 0.5],
        [352, 632, 0.6],
        [430, 742, 0.8],
      ]
        .map(([dx = 0, y = 0, scale = 1]) =>
          placeGroup(bush, Number(at(dx)), y, scale * random.between(0.9, 1.2)),
        )
        .join('')
    );
  };
  return [
    sky(stage, 560),
    ridge(stage, 430, 110, stage.far(PAINT.cedar, 0.6), { step: 220 }),
    ...[
      -700, -590, -420, -260, -110, 60, 170, 330, 700, 820, 990, 1110, 1290, 1400, 1570, 1700, 1850,
    ].map((x) =>
      placeGroup(
        slim,
        x + random.between(-26, 26),
        474,
        random.between(0.8, 1.2),
        random.between(0.6, 0.86),
      ),
    ),
    bank(470, stage.far(turf, 0.2)),
    ...[-640, -350, -30, 250, 930, 1180, 1480, 1780].map((x) =>
      placeGroup(bush, x + random.between(-40, 40), 478, random.between(0.8, 1.2)),
    ),
    ledge(462, 62, 150, 60),
    ledge(532, 84, 230, 10),
    ledge(624, 112, 310, 30),
    side(-1),
    side(1),
    ...[-540, -200, -70, 90, 1090, 1210, 1420, 1660].map((x) =>
      placeGroup(
        tall,
        x + random.between(-26, 26),
        640,
        random.between(0.9, 1.2),
        random.between(0.85, 1.1),
      ),
    ),
    pool(stage, 740),
    spray(stage, 600 + direction * 40, 748, 640, 17),
    ...[-600, -120, 60, 1160, 1330, 1750].map((x) =>
      placeGroup(bush, x + random.between(-30, 30), 776, random.between(0.9, 1.2)),
    ),
    shore(stage, 600 + direction * 330, direction, turf),
    people(stage, 600 + direction * 450 - 40, 600 + direction * 450 + 50, 798, 2, 92),
    ...[110, 1090, -420, 1540].map((x) => fern(stage, x, 890, random.between(80, 130))),
  ].join('');
}
