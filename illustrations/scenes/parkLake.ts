import { terrain, tone } from '../motifs/backdrop.ts';
import { bench } from '../motifs/garden.ts';
import { people, person } from '../motifs/people.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { duck } from '../motifs/waterbirds.ts';
import { foliage, poplar, ripples } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';

/** A town park round a spring: a small lake, paths for runners, a playground with slide and swings. */
export function parkLake(stage: Stage): string {
  const grass = stage.season.grass;
  const lawn = '#86a854';
  const swing = (x: number, lean: number) =>
    path(`M${x} 430L${x + lean} 520h26L${x + 26} 430`, 'none', {
      stroke: stage.deep('#444444'),
      'stroke-width': 4,
    }) + rect(x + lean - 4, 518, 34, 8, stage.lit('#b5532a'));
  return [
    sky(stage, 420),
    clouds(stage, 3, 80),
    path('M-800 340Q200 260 700 320T2000 290V600H-800Z', stage.far('#8d9a68', 0.42)),
    ...[-560, -380, -160, 20, 200, 420, 640, 860, 1060, 1260, 1460, 1700].map((x, index) =>
      foliage(stage, x, 470, 300, 190 + (index % 3) * 40, { color: '#6d9a4a', distance: 0.14 }),
    ),
    ...[330, 380, 940].map((x) => poplar(stage, x, 470, 270, 0.1)),
    terrain('450Q600 430 2000 450', tone(stage, lawn, 0.85)),
    // The playground: a slide with a roof, swings, a seesaw.
    rect(150, 390, 14, 150, stage.lit('#1d4f8f')),
    rect(230, 390, 14, 150, stage.lit('#1d4f8f')),
    rect(146, 430, 102, 14, stage.lit('#e3a92f')),
    path('M136 394L197 340L258 394Z', stage.lit('#d8352a')),
    path('M240 436Q300 470 340 540H390Q340 440 244 420Z', stage.lit('#e3a92f')),
    path('M150 540L130 450M160 540L140 450M134 470h12M138 500h12', 'none', {
      stroke: stage.lit('#c9c9c9'),
      'stroke-width': 5,
    }),
    path('M800 540L840 420H1040L1080 540M840 420L820 540M1040 420L1060 540', 'none', {
      stroke: stage.lit('#1f6b4d'),
      'stroke-width': 12,
    }),
    swing(880, -30),
    swing(960, 18),
    person(stage, 864, 520, 70, '#e3a92f'),
    person(stage, 330, 560, 70, '#d9486e'),
    person(stage, 460, 560, 100, '#16324f'),
    // The path round the lake.
    path(
      'M-800 600Q0 540 600 548T2000 610V700Q1500 640 1180 640Q1240 760 600 790Q-40 770 20 650Q-300 650 -800 700Z',
      stage.lit('#dcc79a'),
    ),
    path('M70 660Q140 580 600 584T1130 650Q1140 740 600 756T70 660Z', stage.lit(PAINT.limestone)),
    path('M90 662Q160 594 600 598T1110 652Q1116 730 600 742T90 662Z', tone(stage, '#5f9fb0', 0.75)),
    ripples(stage.random, [180, 614], [1030, 730], 22, '#ffffff', 0.4),
    duck(stage, 420, 680, 1.1, 1),
    duck(stage, 720, 660, 0.9, -1),
    duck(stage, 560, 710, 1.2, 1),
    people(stage, 620, 1000, 572, 3, 90),
    person(stage, 1140, 720, 130, '#b5532a'),
    person(stage, 60, 760, 130, '#1d4f8f'),
    terrain('800Q300 760 700 806T2000 790', tone(stage, grass, 0.35)),
    path(`M-800 830Q300 780 700 830T2000 820V${BOTTOM}H-800Z`, tone(stage, lawn, 0.7)),
    bench(stage, 300, 850, 200),
    person(stage, 330, 830, 120, '#7a4a2b'),
    bench(stage, 820, 860, 210),
    foliage(stage, 60, 920, 260, 170, { color: '#6d9a4a' }),
    foliage(stage, 1160, 920, 240, 150, { color: '#6d9a4a' }),
  ].join('');
}
