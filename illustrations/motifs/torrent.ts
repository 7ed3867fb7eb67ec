import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { defineGroup, placeGroup } from './copies.ts';
import { crag } from './crag.ts';
import { falls, spray } from './falls.ts';
import { greatCedar, treeline } from './forest.ts';
import { ridge } from './land.ts';
import { person } from './people.ts';
import { birds, clouds, sky } from './sky.ts';
import { boulder, foliage, ripples } from './waterside.ts';

const ROCK: Color = '#b3764f';
const MOSS = '#4c7a48';

/** The springs of the Oum Er-Rbia: a dozen springs in a red rock wall, a torrent, huts on its bank. */
export function torrentSprings(stage: Stage): string {
  const { random } = stage;
  const direction = random.pick([1, -1] as const);
  const at = (x: number) => 600 + direction * (x - 600);
  const bush = defineGroup(
    stage,
    foliage(stage, 0, 0, 130, 70, { color: mix(stage.season.leaf, MOSS, 0.5) }),
  );
  const crown = [0.24, 0.3].map((spread) =>
    defineGroup(
      stage,
      greatCedar(stage, { x: 0, base: 0, height: 470, spread, clear: 0.08, distance: 0.1 }),
    ),
  );
  // Four falls are defined, 200 units high, and scaled for each spring.
  const drops = [28, 38, 48, 60].map((width) =>
    defineGroup(
      stage,
      path(`M${n(-width * 0.8)} 8Q0 ${n(-width * 0.8)} ${n(width * 0.8)} 8Z`, stage.deep(ROCK)) +
        falls(stage, 0, 0, 200, width, 1.5) +
        spray(stage, 0, 202, width * 2.4, 11),
    ),
  );
  const spouts = Array.from({ length: 12 }, (_, index) => {
    const x = at(250 + index * 68 + random.between(-20, 20));
    const top = 589 - Math.sin((index / 11) * Math.PI) * 130 + random.between(-46, 30);
    return placeGroup(
      drops[random.whole(0, 3)] ?? '',
      x,
      top,
      random.pick([1, -1]),
      (692 - top) / 200,
    );
  });
  return [
    sky(stage, 380),
    clouds(stage, 2, 80),
    birds(stage, 4, [at(560), 110]),
    ridge(stage, 330, 150, stage.far(PAINT.mountain, 0.62), { step: 230, snow: stage.season.snow }),
    treeline(stage, 330, 80, stage.far(PAINT.cedar, 0.4), { gap: 44 }),
    crag(
      stage,
      { from: LEFT, to: RIGHT, top: 300, bottom: 560 },
      { color: ROCK, facet: 90, rough: 30, distance: 0.2 },
    ),
    ...[-700, -520, -260, -80, 150, 270, 420, 760, 900, 1080, 1230, 1450, 1620, 1840].map(
      (x, index) =>
        placeGroup(
          crown[index % 2] ?? '',
          at(x) + random.between(-30, 30),
          322 + random.between(-6, 16),
          random.between(0.32, 0.5),
        ),
    ),
    crag(
      stage,
      { from: LEFT, to: RIGHT, top: 415, bottom: 720 },
      { color: ROCK, facet: 78, rough: 34 },
    ),
    ...[-640, -380, -120, 90, 330, 620, 880, 1150, 1380, 1690].map((x) =>
      placeGroup(
        bush,
        at(x) + random.between(-30, 30),
        440 + random.between(-10, 50),
        random.between(0.5, 1),
      ),
    ),
    ...spouts,
    river(stage),
    ...[-560, -300, 1290, 1560, 1820].map((x) =>
      placeGroup(bush, at(x), 716, random.between(0.9, 1.3)),
    ),
    hut(stage, at(160), 742, 1),
    hut(stage, at(1020), 760, 1.12),
    hut(stage, at(-420), 750, 1),
    hut(stage, at(1500), 756, 1.05),
    person(stage, at(176), 716, 62),
    person(stage, at(996), 730, 66),
    ...[210, 470, 640, 860, -120, 1260].map((x, index) =>
      boulder(
        stage,
        at(x) + random.between(-30, 30),
        800 + (index % 3) * 44,
        random.between(80, 150),
        random.between(40, 70),
        ROCK,
      ),
    ),
  ].join('');
}

/** The torrent: turquoise water with long white crests. */
function river(stage: Stage): string {
  const { random } = stage;
  const color = mix(stage.shade(PAINT.water), stage.lit('#53b3b5'), 0.62);
  const crests = Array.from({ length: 26 }, (_, index) => {
    const y = 726 + index * 12;
    const x = random.between(-650, 1750);
    const size = random.between(40, 110);
    return `M${n(x)} ${n(y)}q${n(size * 0.5)} ${n(-size * 0.2)} ${n(size)} 0q${n(size * 0.5)} ${n(-size * 0.16)} ${n(size)} 0q${n(-size * 0.5)} ${n(-size * 0.04)} ${n(-size)} ${n(size * 0.08)}q${n(-size * 0.5)} ${n(-size * 0.08)} ${n(-size)} ${n(-size * 0.08)}z`;
  });
  return [
    path(
      `M${LEFT} 690Q200 704 600 694T${RIGHT} 690V1100H${LEFT}Z`,
      mix(color, stage.lit(PAINT.foam), 0.35),
    ),
    path(`M${LEFT} 716Q300 730 700 716T${RIGHT} 720V1100H${LEFT}Z`, color),
    path(
      `M${LEFT} 850Q300 820 700 856T${RIGHT} 840V1100H${LEFT}Z`,
      mix(color, stage.shade(PAINT.deepWater), 0.35),
    ),
    path(crests.join(''), stage.lit(PAINT.foam), { opacity: 0.75 }),
    ripples(random, [-600, 860], [1800, 990], 12, stage.lit(PAINT.foam), 0.3),
  ].join('');
}

/** A hut on posts at the water, with a roof of boughs and with carpets. */
function hut(stage: Stage, x: number, base: number, scale: number): string {
  const wood = stage.shade(PAINT.cedarWood);
  const rugs = stage.random.pick(['#b5532a', '#8a3b3f', '#1d4f8f'] as const);
  const parts = [
    ...[-66, -22, 22, 66].map((dx) => rect(dx - 3, -92, 6, 118, wood)),
    rect(-66, -86, 132, 66, stage.deep(PAINT.cedarWood), { opacity: 0.75 }),
    rect(-78, -14, 156, 12, stage.lit(PAINT.cedarWood)),
    rect(-78, -28, 156, 15, stage.lit(rugs)),
    line(
      [
        [-78, -21],
        [78, -21],
      ],
      stage.lit(PAINT.saffron),
      3,
      { 'stroke-dasharray': '9 7' },
    ),
    path('M-92 -84L-66 -116H70L94 -84Q0 -76 -92 -84Z', stage.lit('#a8925a')),
    path('M-92 -84L-66 -116H-14L-26 -79Q-70 -80 -92 -84Z', stage.shade('#a8925a')),
    stage.light.lamps ? circle(0, -62, 7, stage.lamp()) : '',
  ];
  return group(parts.join(''), { transform: `translate(${n(x)} ${n(base)}) scale(${scale})` });
}
