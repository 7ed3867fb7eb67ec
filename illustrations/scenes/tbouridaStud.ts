import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { COATS, horse } from '../motifs/horse.ts';
import { ground, ridge } from '../motifs/land.ts';
import { meadow } from '../motifs/meadow.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { cypress } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, group, path, rect } from '../svg.ts';

/** Barb horses of the Meknes stud farm, before hills or before their stables. */
export function stud(stage: Stage): string {
  const { random } = stage;
  const stables = random.chance(0.5);
  const grass = stage.lit(stage.season.grass);
  return [
    sky(stage, 560),
    clouds(stage, 3, 180),
    ridge(stage, 560, random.between(110, 170), stage.far(PAINT.mountain, 0.62), { step: 240 }),
    birds(stage, 4, [380, 150]),
    ridge(stage, 575, 60, stage.far(PAINT.hill, 0.4), { step: 170 }),
    stables ? stableWing(stage, 620) : grove(stage),
    ground(600, mix(grass, stage.light.haze, 0.22)),
    path(`M${LEFT} 664Q100 622 700 658T${RIGHT} 640V1100H${LEFT}Z`, grass),
    fence(stage, 640),
    herd(stage),
    path(
      `M${LEFT} 850Q-100 812 420 842T1240 830T${RIGHT} 846V1100H${LEFT}Z`,
      stage.shade(stage.season.grass),
    ),
    meadow(stage, 812, 850, { count: 46 }),
  ].join('');
}

/** Loose groups of round trees on the far side. */
function grove(stage: Stage): string {
  const { random } = stage;
  const spots: Spot[] = [];
  for (let x = LEFT; x < RIGHT; x += random.between(40, 210)) {
    spots.push([x, 606 + random.between(-6, 6), random.between(70, 130)]);
  }
  return roundStand(stage, spots, '#4d6a3c', '#6d8a4c', 0.28);
}

/** The long low stables: white walls, doors with horseshoe arches, green tiles. */
function stableWing(stage: Stage, base: number): string {
  const { random } = stage;
  const top = base - 128;
  const wall = mix(stage.lit(PAINT.lime), stage.light.haze, 0.1);
  const step = 118;
  const doors: string[] = [];
  const halves: string[] = [];
  for (let x = LEFT + 40; x < RIGHT; x += step) {
    doors.push(archOutline(x, base, 56, 96));
    halves.push(`M${n(x - 28)} ${base}v-44h56v44z`);
  }
  const trees = [-520, -160, 80, 1120, 1400, 1760].map((x) =>
    cypress(stage, x + random.between(-30, 30), base, random.between(230, 320), 0.2),
  );
  const ribs = Array.from({ length: 140 }, (_, index) => `M${LEFT + index * 20} ${top - 40}v40`);
  return [
    trees.join(''),
    rect(LEFT, top, RIGHT - LEFT, base - top, wall),
    path(doors.join(''), stage.deep(PAINT.cedarWood)),
    path(halves.join(''), stage.lit('#3c7a5a')),
    rect(LEFT, top - 40, RIGHT - LEFT, 44, stage.far(PAINT.greenTile, 0.1)),
    path(ribs.join(''), 'none', {
      stroke: stage.shade(PAINT.greenTile),
      'stroke-width': 3,
      opacity: 0.6,
    }),
    rect(LEFT, top + 2, RIGHT - LEFT, 12, stage.shade(PAINT.lime)),
  ].join('');
}

/** A whitewashed paddock fence behind the horses. */
function fence(stage: Stage, y: number): string {
  const posts: string[] = [];
  for (let x = LEFT + 30; x < RIGHT; x += 130) posts.push(`M${x} ${y + 42}v-70h11v70z`);
  const white = mix(stage.lit(PAINT.white), stage.shade(PAINT.white), 0.2);
  return (
    rect(LEFT, y - 20, RIGHT - LEFT, 8, white) +
    rect(LEFT, y + 6, RIGHT - LEFT, 8, white) +
    path(posts.join(''), stage.lit(PAINT.white))
  );
}

/** One standing horse and grazing horses, sometimes with a foal. */
function herd(stage: Stage): string {
  const { random } = stage;
  const first = random.whole(0, 3);
  const kept = (pose: 'stand' | 'graze', index: number) => {
    const [coat, mane] = COATS[(first + index) % COATS.length] ?? [PAINT.brick, PAINT.darkWood];
    return defineGroup(stage, horse(stage, { pose, coat: coat as Color, mane: mane as Color }));
  };
  const [proud, grazer, other] = [kept('stand', 0), kept('graze', 1), kept('graze', 2)];
  const direction = random.pick([1, -1]);
  const put = (id: string, x: number, y: number, scale: number, side: number) =>
    ellipse(x - 12, y, 125 * scale, 9 * scale, stage.deep(PAINT.oliveDark), { opacity: 0.4 }) +
    placeGroup(id, x, y, scale * side, scale);
  const middle = 600 + random.between(-40, 40);
  return group(
    [
      put(other, middle + direction * random.between(330, 380), 690, 0.9, -direction),
      put(other, middle - direction * 760, 684, 0.8, direction),
      put(grazer, middle + direction * 860, 700, 0.95, -direction),
      random.chance(0.5)
        ? put(kept('stand', 3), middle + direction * 110, 706, 0.8, direction)
        : '',
      put(grazer, middle + direction * random.between(220, 260), 800, 1.62, -direction),
      put(proud, middle - direction * random.between(190, 230), 792, 1.9, direction),
    ].join(''),
    {},
  );
}
