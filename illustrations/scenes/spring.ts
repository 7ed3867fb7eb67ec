import { mix } from '../color.ts';
import { MOSS, source, stepping, stream } from '../motifs/brook.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { fern } from '../motifs/crag.ts';
import { spray } from '../motifs/falls.ts';
import { treeline } from '../motifs/forest.ts';
import { ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { picnic } from '../motifs/picnic.ts';
import { shadeTree } from '../motifs/shadeTree.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { torrentSprings } from '../motifs/torrent.ts';
import { foliage } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** A spring: clear water between stones and trees with a picnic, or the torrent of Oum Er-Rbia. */
export function spring(stage: Stage): string {
  return stage.motif === 'oum-er-rbia' ? torrentSprings(stage) : brook(stage);
}

/** A brook from the wood to the foreground; at Ras el Ma it begins at a rock. */
function brook(stage: Stage): string {
  const { random, season } = stage;
  const rock = stage.motif === 'ras-el-ma' || (stage.motif === undefined && random.chance(0.4));
  const direction = random.pick([1, -1] as const);
  const head = 600 + direction * random.between(-40, 130);
  const turf = season.snow ? mix(PAINT.snow, season.grass, 0.2) : mix(season.grass, MOSS, 0.35);
  const tree = [0, 1].map(() =>
    defineGroup(stage, shadeTree(stage, 0, 0, 460, { distance: 0.04 })),
  );
  const far = defineGroup(stage, shadeTree(stage, 0, 0, 300, { distance: 0.36 }));
  const bush = defineGroup(
    stage,
    foliage(stage, 0, 0, 150, 76, { color: mix(season.leaf, MOSS, 0.4) }),
  );
  const grove = (
    id: readonly string[],
    xs: readonly number[],
    y: number,
    low: number,
    high: number,
  ) =>
    xs
      .map((x, index) => {
        const scale = random.between(low, high);
        return placeGroup(
          id[index % id.length] ?? '',
          x + random.between(-30, 30),
          y + random.between(-8, 14),
          scale * random.pick([1, 0.9]),
          scale,
        );
      })
      .join('');
  const bank = mix(stage.lit(turf), stage.shade(turf), 0.12);
  return [
    sky(stage, 560),
    clouds(stage, 2, 110),
    birds(stage, 4, [600 - direction * 120, 170]),
    ridge(stage, 480, 150, stage.far(PAINT.mountain, 0.66), { step: 260, snow: season.snow }),
    treeline(stage, 500, 110, stage.far(PAINT.cedar, 0.5), { gap: 48 }),
    grove(
      [far],
      [-720, -560, -390, -200, -30, 140, 310, 900, 1080, 1240, 1420, 1590, 1790],
      540,
      0.8,
      1.15,
    ),
    path(`M${LEFT} 540Q600 506 ${RIGHT} 540V1100H${LEFT}Z`, stage.far(turf, 0.14)),
    rock ? source(stage, head) : '',
    path(`M${LEFT} 604Q600 560 ${RIGHT} 610V1100H${LEFT}Z`, bank),
    grove(tree, [-600, -330, -90, 130, 1080, 1290, 1560, 1830], 640, 0.86, 1.1),
    stream(stage, head, direction),
    rock
      ? spray(stage, head, 604, 150, 12)
      : grove([bush], [head - 120, head + 130], 580, 0.5, 0.7),
    grove([bush], [-660, -200, 20, 1170, 1400, 1700], 690, 0.9, 1.3),
    placeGroup(
      tree[1] ?? '',
      600 - direction * random.between(410, 480),
      694,
      direction * 1.4,
      1.4,
    ),
    // No picnic on snow.
    season.snow ? '' : picnic(stage, 600 - direction * 345, 730, 0.92),
    person(stage, 600 + direction * 380, 712, 92),
    person(stage, 600 + direction * 418, 720, 64),
    stepping(stage, head, direction),
    ...[-560, -180, 90, 1110, 1420].map((x) => fern(stage, x, 900, random.between(70, 120))),
  ].join('');
}
