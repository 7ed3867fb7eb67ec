import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { bareHill } from '../motifs/bareHill.ts';
import { hillTown } from '../motifs/hillTown.ts';
import { ridge } from '../motifs/land.ts';
import { people, person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { steam } from '../motifs/steam.ts';
import { ripples } from '../motifs/waterside.ts';
import { zellige } from '../motifs/zellige.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';
import { openPools, spaHotel } from './bathing.ts';
import { concreteSpa } from './concreteSpa.ts';
import { lanePool } from './poolPlaces.ts';

const EDGE = 706;

/** Baths with a setting of their own, by motif. */
const PLACES: Record<string, (stage: Stage) => string> = {
  'concrete-spa': concreteSpa,
  lanes: lanePool,
  'open-pools': openPools,
  'spa-hotel': spaHotel,
};

/** Moulay Yacoub: a village with a stair in bare hills, and a pool of steaming hot water. */
export function thermal(stage: Stage): string {
  const place = PLACES[stage.motif ?? ''];
  if (place) return place(stage);
  const { random } = stage;
  const x = random.between(480, 660);
  return [
    sky(stage, 560),
    clouds(stage, 3, 100),
    birds(stage, 4, [x + 280, 150]),
    ridge(stage, 470, 170, stage.far(PAINT.mountain, 0.68), { step: 250, snow: stage.season.snow }),
    bareHill(stage, -420, 560, 1300, 230, 0.36),
    bareHill(stage, 1480, 560, 1300, 250, 0.36),
    bareHill(stage, x - 640, 640, 1100, 190, 0.2),
    bareHill(stage, x + 720, 640, 1200, 210, 0.2),
    bareHill(stage, x, 700, 1700, 430, 0.1),
    hillTown(stage, x, 262, EDGE - 40),
    terrace(stage),
    pool(stage, x),
  ].join('');
}

/** The paved ground around the pool, with an arcade of cabins behind. */
function terrace(stage: Stage): string {
  const wall: Color = PAINT.lime;
  const bays: string[] = [];
  for (let at = LEFT + 20; at < RIGHT; at += 74) {
    bays.push(`M${at} ${EDGE}v-34a22 22 0 0 1 44 0v34z`);
  }
  return [
    rect(LEFT, EDGE - 82, RIGHT - LEFT, 84, stage.lit(wall)),
    path(
      bays.join(''),
      stage.light.lamps ? mix(stage.deep(PAINT.brick), '#ffb75e', 0.45) : stage.deep(PAINT.brick),
    ),
    rect(LEFT, EDGE - 80, RIGHT - LEFT, 18, zellige(stage, 18, 'green')),
    rect(LEFT, EDGE, RIGHT - LEFT, 400, stage.lit(PAINT.earthRoad)),
    rect(LEFT, EDGE, RIGHT - LEFT, 16, stage.shade(PAINT.earthRoad)),
  ].join('');
}

/** The pool of milky hot water with bathers and steam. */
function pool(stage: Stage, x: number): string {
  const { random } = stage;
  const milk = mix(stage.lit('#8fcfc4'), stage.shade(PAINT.water), 0.28);
  const basin = (grow: number, drop: number) =>
    `M${n(x - 330 - grow)} ${748 - grow * 0.4 + drop}H${n(x + 330 + grow)}L${n(x + 520 + grow * 1.5)} ${880 + grow * 0.6 + drop}H${n(x - 520 - grow * 1.5)}Z`;
  const small = (at: number) =>
    ellipse(at, 800, 232, 56, stage.lit(PAINT.white)) +
    ellipse(at, 806, 212, 46, stage.shade(PAINT.greenTile)) +
    ellipse(at, 812, 206, 42, milk) +
    ripples(random, [at - 150, 790], [at + 150, 836], 5, '#ffffff', 0.5) +
    steam(stage, at, 806, 200, 210);
  const bather = (at: number, y: number, size: number) =>
    ellipse(at, y + 3, size * 2.4, size * 0.6, '#ffffff', { opacity: 0.4 }) +
    path(
      `M${n(at - size * 1.25)} ${n(y)}Q${n(at - size)} ${n(y - size * 1.2)} ${n(at)} ${n(y - size * 1.2)}Q${n(at + size)} ${n(y - size * 1.2)} ${n(at + size * 1.25)} ${n(y)}Z`,
      stage.lit('#9a6a4e'),
    ) +
    circle(at, y - size * 1.8, size * 0.8, stage.lit(PAINT.skin));
  return [
    small(x - 900),
    small(x + 920),
    people(stage, x - 480, x - 400, 742, 2, 84),
    people(stage, x + 410, x + 500, 746, 2, 84),
    path(basin(34, 10), stage.shade(PAINT.lime)),
    path(basin(34, 0), stage.lit(PAINT.white)),
    path(basin(6, 0), zellige(stage, 26, 'green')),
    path(basin(0, 14), milk),
    path(
      `M${n(x - 352)} 778H${n(x + 352)}L${n(x + 372)} 792H${n(x - 372)}Z`,
      mix(milk, stage.shade(PAINT.greenTile), 0.4),
    ),
    ripples(random, [x - 330, 790], [x + 330, 880], 12, '#ffffff', 0.55),
    steam(stage, x - 150, 800, 300, 330),
    bather(x - 190 + random.between(-40, 30), 800, 17),
    bather(x - 120 + random.between(0, 30), 808, 17),
    bather(x + 170 + random.between(-40, 60), 816, 19),
    steam(stage, x + 130, 826, 330, 300),
    person(stage, x - 560, 850, 104, '#f1e4c8'),
  ].join('');
}
