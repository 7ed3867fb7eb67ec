import { mix } from '../../color.ts';
import { backdrop, strokes, terrain, tone } from '../../motifs/backdrop.ts';
import { ridge, water } from '../../motifs/land.ts';
import { meadow } from '../../motifs/meadow.ts';
import { person } from '../../motifs/people.ts';
import { car } from '../../motifs/roadside.ts';
import { roundStand, scattered } from '../../motifs/stand.ts';
import { stork } from '../../motifs/standingStork.ts';
import { boulder, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { line, path, place } from '../../svg.ts';

/** A lake that winds between dry slopes, seen from a bend of the road above it. */
export function windingLake(stage: Stage): string {
  const ochre = mix(PAINT.earthRoad, stage.season.grass, 0.3);
  const arm =
    'M760 372C560 392 520 410 690 436C900 470 860 500 560 520C180 548 60 610 330 660C620 712 1000 690 960 790L1340 770C1360 650 1010 650 720 622C520 600 560 570 820 552C1120 530 1150 480 940 448C800 424 800 400 860 372Z';
  return [
    backdrop(stage, 400, { mountain: 120, hill: 70 }),
    terrain('390Q-100 340 300 372T1100 350T2000 380', stage.far(ochre, 0.3)),
    terrain('470Q0 380 500 400T2000 420', tone(stage, ochre, 0.9)),
    terrain('520Q-300 500 100 560T600 700T2000 640', tone(stage, ochre, 0.7)),
    path(arm, stage.lit('#e6d2a4'), {
      stroke: stage.lit('#e6d2a4'),
      'stroke-width': 26,
      'stroke-linejoin': 'round',
    }),
    path(arm, mix(stage.shade('#2f8f8c'), stage.lit('#52b0a4'), 0.6)),
    ripples(stage.random, [420, 600], [1000, 720], 14, stage.light.disc.color, 0.4),
    path(
      'M300 560Q420 470 560 520Q420 540 330 570ZM930 540Q1100 440 1300 470Q1160 520 1010 560Z',
      tone(stage, ochre, 0.45),
    ),
    roundStand(
      stage,
      scattered(stage, 46, [420, 560], [22, 46]).filter(([x]) => x < 330 || x > 1000),
      PAINT.oliveDark,
      PAINT.olive,
      0.14,
    ),
    terrain('740Q-200 700 160 780T900 880T2000 800', tone(stage, PAINT.soil, 0.75)),
    path(
      `M${LEFT} 880Q-100 800 300 850T1000 ${BOTTOM}H640Q400 960 0 910T${LEFT} 980Z`,
      tone(stage, '#8d8578', 0.8),
    ),
    place([330, 892], 1.1, car(stage, 0, 0, 1, 1)),
    meadow(stage, 800, 960, { count: 30, from: 620, to: 1300 }),
  ].join('');
}

/** A low lake in summer: rings of dried mud on its slopes, cracked ground, storks in search of food. */
export function lowLake(stage: Stage): string {
  const { random, season } = stage;
  const mud = '#cbb48a';
  const rings = [0, 1, 2, 3, 4].map((ring) => {
    const spread = 250 + ring * 120;
    return path(
      `M${LEFT} ${480 + ring * 30}Q${600 - spread * 2} ${470 + ring * 10} 600 ${474 + ring * 6}T${RIGHT} ${486 + ring * 30}V${BOTTOM}H${LEFT}Z`,
      tone(stage, mix(mud, PAINT.soil, ring % 2 ? 0.08 : 0.24), 0.85 - ring * 0.05),
    );
  });
  const cracks = Array.from({ length: 6 }, (_, row) => {
    const y = 730 + row * row * 9 + row * 18;
    const step = 60 + row * 34;
    let d = '';
    for (let x = -300 + (row % 2) * step * 0.5; x < 1500; x += step) {
      d += `M${x} ${y}l${step * 0.3} ${random.whole(-8, 8)}l${step * 0.5} ${random.whole(4, 12)}M${x + step * 0.3} ${y}l${random.whole(-10, 10)} ${18 + row * 8}`;
    }
    return d;
  });
  return [
    backdrop(stage, 400, { mountain: 90, hill: 60 }),
    ridge(stage, 430, 50, stage.far(season.field, 0.25), { step: 300 }),
    ridge(stage, 470, 50, stage.far(mix(season.field, PAINT.soil, 0.2), 0.1), { step: 380 }),
    ...rings,
    path(
      `M-120 560Q200 520 600 540T1260 566Q1400 600 1180 640Q900 690 520 672T-60 630Q-240 600 -120 560Z`,
      mix(stage.shade('#5a7f92'), stage.light.sky[1], 0.45),
    ),
    ripples(random, [60, 560], [1100, 650], 20, '#ffffff', 0.3),
    path(cracks.join(''), 'none', {
      stroke: tone(stage, '#7a5f42', 0.3),
      'stroke-width': 5,
      opacity: 0.7,
    }),
    stork(stage, 420, 790, 190),
    stork(stage, 700, 720, 120),
    stork(stage, 790, 706, 96),
    boulder(stage, 1010, 800, 130, 60),
  ].join('');
}

/** Dark green water between wooded hills, with an angler on the bank. */
export function woodedReservoir(stage: Stage): string {
  const wood = mix(PAINT.oliveDark, PAINT.cedar, 0.4);
  const crowns = (top: number, bottom: number, size: readonly [number, number], haze: number) =>
    roundStand(stage, scattered(stage, 64, [top, bottom], size), wood, '#7b9160', haze);
  return [
    backdrop(stage, 380, { mountain: 190, hill: 150 }),
    terrain('300Q-200 250 100 330T560 420T900 420T1400 290T2000 260', stage.far(wood, 0.3)),
    crowns(330, 410, [26, 40], 0.26),
    water(stage, 420, BOTTOM, '#2c6a5c'),
    // The low dam at the far end.
    path('M520 400H800L780 430H540Z', stage.far('#e3dccb', 0.15)),
    path(strokes(stage, [540, 408], [780, 426], 8, 40), 'none', {
      stroke: stage.shade('#a89f8c'),
      'stroke-width': 2,
    }),
    path('M-800 400Q-100 380 240 440T330 520Q100 560 -800 640Z', tone(stage, wood, 0.6)),
    path('M2000 380Q1300 380 1010 440T860 520Q1100 580 2000 640Z', tone(stage, wood, 0.85)),
    roundStand(
      stage,
      Array.from({ length: 20 }, (_, index) => {
        const side = index % 2 ? 1 : -1;
        const far = Math.floor(index / 2);
        return [600 + side * (330 + far * 70), 520 + (far % 3) * 26, 60 + (far % 4) * 14] as const;
      }),
      wood,
      '#7b9160',
      0.06,
    ),
    ripples(stage.random, [200, 560], [1000, 780], 22, '#ffffff', 0.16),
    terrain('830Q-200 740 300 800T760 960T2000 1000', tone(stage, '#8a7a54', 0.5)),
    boulder(stage, 620, 900, 120, 60),
    person(stage, 380, 826, 170, '#16324f'),
    line(
      [
        [404, 740],
        [760, 600],
      ],
      stage.shade(PAINT.cedarWood),
      4,
    ),
    path('M760 600Q772 680 764 760', 'none', {
      stroke: '#ffffff',
      'stroke-width': 1.5,
      opacity: 0.7,
    }),
    meadow(stage, 830, 960, { count: 30, to: 700 }),
  ].join('');
}
