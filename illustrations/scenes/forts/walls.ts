import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { battlements, minaret } from '../../motifs/buildings.ts';
import { farMinaret } from '../../motifs/farMinaret.ts';
import { block } from '../../motifs/fort.ts';
import { hillside } from '../../motifs/hillside.ts';
import { ridge } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { roundStand } from '../../motifs/stand.ts';
import { cypress, olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';

const earth = PAINT.earth;

/** A ring of walls in a country town: houses stand against it, a plain gate leads to narrow lanes. */
export function townKasbah(stage: Stage): string {
  const lime = '#ead9b6';
  const house = (x: number, base: number, w: number, h: number) =>
    rect(x, base - h, w, h, stage.lit(lime)) +
    rect(x, base - h, w * 0.24, h, stage.shade(lime)) +
    rect(
      x + w * 0.4,
      base - h * 0.72,
      w * 0.12,
      h * 0.2,
      stage.light.lamps ? stage.lamp() : stage.shade('#1d4f8f'),
    ) +
    rect(x + w * 0.62, base - h * 0.42, w * 0.2, h * 0.42, stage.shade('#1f6b4d'));
  return [
    backdrop(stage, 430, { mountain: 130, hill: 70, flock: [800, 150] }),
    terrain('450Q600 430 2000 460', stage.far(stage.season.grass, 0.16)),
    // Houses inside, above the wall.
    hillside(stage, {
      crest: () => 330,
      from: 130,
      to: 1060,
      rows: 3,
      foot: 420,
      size: 70,
      color: '#ead9b6',
      distance: 0.12,
    }),
    minaret(stage, { x: 420, base: 400, width: 46, height: 210, tiles: 'green', body: PAINT.lime }),
    battlements(-200, 402, 1500, 26, stage.lit(earth)),
    rect(-200, 402, 1500, 240, stage.lit(earth)),
    rect(-200, 402, 1500, 240, stage.shade(earth), { opacity: 0.18 }),
    path(strokes(stage, [-200, 430], [1300, 620], 60, 60), 'none', {
      stroke: stage.shade(PAINT.earthDark),
      'stroke-width': 4,
      opacity: 0.5,
    }),
    block(stage, { x: 40, base: 660, width: 190, height: 310, color: earth }),
    block(stage, { x: 1130, base: 660, width: 200, height: 310, color: earth }),
    block(stage, { x: -420, base: 660, width: 240, height: 280, color: earth }),
    block(stage, { x: 1600, base: 660, width: 260, height: 280, color: earth }),
    path('M560 650V520Q560 446 630 440Q700 446 700 520V650Z', stage.lit('#e8d4a8')),
    path('M580 650V524Q580 466 630 460Q680 466 680 524V650Z', stage.deep(PAINT.cedarWood)),
    path('M606 650L616 540H644L660 650Z', stage.light.lamps ? '#e9b766' : stage.lit('#e0c79a')),
    house(200, 660, 170, 130),
    house(360, 670, 140, 170),
    house(760, 664, 170, 150),
    house(920, 660, 120, 110),
    terrain('650Q600 630 2000 660', tone(stage, PAINT.earthRoad, 0.85)),
    path(`M560 650H710L900 ${BOTTOM}H380Z`, stage.lit('#e0c79a')),
    person(stage, 640, 700, 110, '#16324f'),
    people(stage, 380, 520, 740, 2, 140),
    olive(stage, 230, 820, 240),
    olive(stage, 1010, 800, 210),
  ].join('');
}

/** A massive low bastion on the ramparts of a town, with cannon openings; jars stand at its door. */
export function potteryBastion(stage: Stage): string {
  const jar = (x: number, base: number, h: number) =>
    path(
      `M${x} ${base}q${-h * 0.42} ${-h * 0.3} ${-h * 0.3} ${-h * 0.62}q${h * 0.06} ${-h * 0.16} ${h * 0.16} ${-h * 0.22}v${-h * 0.16}h${h * 0.28}v${h * 0.16}q${h * 0.12} ${h * 0.06} ${h * 0.18} ${h * 0.22}q${h * 0.1} ${h * 0.32} ${-h * 0.32} ${h * 0.62}z`,
      stage.lit('#c9824f'),
    ) +
    path(
      `M${x - h * 0.3} ${base - h * 0.56}l${h * 0.1} ${h * 0.12}l${h * 0.1} ${-h * 0.12}l${h * 0.1} ${h * 0.12}l${h * 0.1} ${-h * 0.12}l${h * 0.1} ${h * 0.12}l${h * 0.1} ${-h * 0.12}`,
      'none',
      { stroke: stage.deep('#3a2420'), 'stroke-width': h * 0.035 },
    ) +
    path(
      `M${x - h * 0.3} ${base - h * 0.66}h${h * 0.62}M${x - h * 0.28} ${base - h * 0.36}h${h * 0.56}`,
      'none',
      { stroke: stage.lit('#8c2f22'), 'stroke-width': h * 0.04 },
    );
  return [
    sky(stage, 520),
    clouds(stage, 3, 120),
    birds(stage, 6, [700, 130]),
    ridge(stage, 500, 70, stage.far(PAINT.hill, 0.4), { step: 240 }),
    farMinaret(stage, { x: 190, base: 520, width: 50, height: 240 }, PAINT.lime),
    battlements(LEFT, 420, SPAN, 28, stage.lit(earth)),
    rect(LEFT, 420, SPAN, 330, stage.lit(earth)),
    path(`M${LEFT} 420H320L240 750H${LEFT}Z`, stage.shade(earth)),
    // The bastion: broad, battered, taller than the curtain wall.
    path('M250 760L330 300H930L1010 760Z', stage.lit('#c78d58')),
    path('M250 760L330 300H520L500 760Z', stage.shade('#c78d58')),
    path('M322 346H938L942 372H318Z', stage.lit('#dcae78')),
    battlements(330, 302, 600, 44, stage.lit('#c78d58')),
    path('M400 300v-40h36v40zM600 300v-40h36v40zM800 300v-40h36v40z', stage.deep('#5d4030')),
    path('M400 470h50v60h-50zM600 470h50v60h-50zM800 470h50v60h-50z', stage.deep('#5d4030')),
    path(strokes(stage, [330, 390], [930, 740], 60, 50), 'none', {
      stroke: stage.shade(PAINT.earthDark),
      'stroke-width': 4,
      opacity: 0.5,
    }),
    path('M670 760V640Q670 580 725 574Q780 580 780 640V760Z', stage.lit('#e8d4a8')),
    path(
      'M690 760V644Q690 600 725 594Q760 600 760 644V760Z',
      stage.light.lamps ? '#e9b766' : stage.deep(PAINT.cedarWood),
    ),
    terrain('750Q600 734 2000 750', tone(stage, PAINT.earthRoad, 0.85)),
    jar(600, 800, 150),
    jar(510, 830, 190),
    jar(840, 800, 130),
    jar(930, 836, 200),
    person(stage, 720, 800, 120, '#1d4f8f'),
    path(
      `M${LEFT} 900Q600 850 ${RIGHT} 900V${BOTTOM}H${LEFT}Z`,
      tone(stage, stage.season.grass, 0.4),
    ),
    cypress(stage, 130, 800, 330),
  ].join('');
}

/** A broad artillery tower beside the thin, tall rampart of an older town. */
export function artilleryTower(stage: Stage): string {
  const brick = '#bd8352';
  return [
    sky(stage, 600),
    clouds(stage, 3, 110),
    birds(stage, 7, [330, 150]),
    ridge(stage, 600, 80, stage.far(PAINT.hill, 0.4), { step: 260 }),
    // The old rampart, tall and thin, runs into the distance on the left.
    battlements(LEFT, 250, 1240, 34, stage.lit(earth)),
    rect(LEFT, 250, 1240, 500, stage.lit(earth)),
    path(`M-100 220h120v530h-120zM-500 220h120v530h-120z`, stage.lit('#dca76c')),
    path(`M-100 220h36v530h-36zM-500 220h36v530h-36z`, stage.shade(earth)),
    path('M130 250h40v500h-40z', stage.shade(earth)),
    path(strokes(stage, [-300, 300], [430, 700], 40, 14), 'none', {
      stroke: stage.deep(PAINT.earthDark),
      'stroke-width': 10,
      opacity: 0.5,
    }),
    // The tower: round corners, sloping base, openings for guns.
    path('M380 770L440 420H1080L1150 770Z', stage.lit(brick)),
    path('M380 770L440 420H640Q600 600 600 770Z', stage.shade(brick)),
    path('M430 420Q760 390 1090 420V452Q760 424 430 452Z', stage.lit('#dcae78')),
    path(
      'M440 410V352H520V380H590V352H680V380H760V352H850V380H930V352H1010V380H1080V410Q760 382 440 410Z',
      stage.lit(brick),
    ),
    ...[530, 760, 970].map(
      (x) => circle(x, 540, 34, stage.lit('#dcae78')) + circle(x, 540, 22, stage.deep('#4a3226')),
    ),
    path('M420 640Q760 610 1130 640', 'none', {
      stroke: stage.shade(PAINT.earthDark),
      'stroke-width': 8,
      opacity: 0.6,
    }),
    ellipse(760, 776, 420, 14, '#000000', { opacity: 0.2 }),
    terrain(
      '760Q600 744 2000 770',
      tone(stage, mix(stage.season.grass, PAINT.earthRoad, 0.4), 0.7),
    ),
    people(stage, 300, 420, 830, 3, 120),
    olive(stage, 130, 830, 190),
    roundStand(
      stage,
      [
        [1230, 780, 120],
        [1330, 800, 150],
        [1500, 780, 140],
      ],
      PAINT.oliveDark,
      PAINT.olive,
      0.04,
    ),
    path(
      `M${LEFT} 900Q500 850 ${RIGHT} 890V${BOTTOM}H${LEFT}Z`,
      tone(stage, stage.season.grass, 0.35),
    ),
  ].join('');
}
