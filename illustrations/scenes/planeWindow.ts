import { tone } from '../motifs/backdrop.ts';
import { through } from '../motifs/lamp.ts';
import { massif } from '../motifs/relief.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage, TOP } from '../stage.ts';
import { ellipse, path, rect } from '../svg.ts';

/** A seat by the window of an aircraft: the wing over clouds and mountains, ticket and passport on the table. */
export function planeWindow(stage: Stage): string {
  const window = (x: number) =>
    `M${x - 190} 170Q${x - 190} 60 ${x} 60Q${x + 190} 60 ${x + 190} 170V450Q${x + 190} 560 ${x} 560Q${x - 190} 560 ${x - 190} 450Z`;
  const scene =
    sky(stage, 460) +
    clouds(stage, 3, 150) +
    massif(
      stage,
      [
        [LEFT, 470],
        [-400, 400],
        [-100, 460],
        [180, 370],
        [420, 450],
        [700, 360],
        [960, 450],
        [1300, 390],
        [RIGHT, 470],
      ],
      { color: PAINT.mountain, distance: 0.5, snowLine: 400 },
    ) +
    rect(LEFT, 450, SPAN, 200, stage.far('#c9b98a', 0.4)) +
    path(
      Array.from(
        { length: 26 },
        (_, at) => `M${LEFT + at * 110} 480q40 -50 90 -20q60 -10 60 30z`,
      ).join(''),
      '#ffffff',
      { opacity: 0.85 },
    ) +
    path('M180 520L1100 300L1160 270L1180 300L700 480L420 560H180Z', stage.lit('#d3dadc')) +
    path('M180 520L1100 300L1130 312L300 540Z', stage.lit('#f4f6f6')) +
    path('M1120 296L1190 210L1206 214L1180 300Z', stage.lit('#c8352a'));
  return [
    rect(LEFT, TOP, SPAN, 1500, tone(stage, '#e6e2d8', 0.85)),
    path(`M${LEFT} ${TOP}H${RIGHT}V20H${LEFT}Z`, tone(stage, '#d3cdbf', 0.7)),
    ...[-300, 180, 660, 1140, 1620].map((x) =>
      path(window(x), stage.shade('#bdb6a6'), {
        transform: `translate(${-x * 0.08} -24.8) scale(1.08)`,
      }),
    ),
    through(stage, [-300, 180, 660, 1140, 1620].map(window).join(''), scene),
    rect(LEFT, 620, SPAN, 14, stage.shade('#b9b2a2')),
    // Seat at the left, folding table at the right.
    path('M-200 960V470Q-190 380 -60 380H10Q110 390 120 500V960Z', stage.lit('#1d4f8f')),
    path('M-200 960V470Q-190 380 -60 380Q-120 420 -120 500V960Z', stage.shade('#1d4f8f')),
    path('M-60 380H10Q110 390 116 470H-20Q-60 450 -60 380Z', stage.lit('#f4efe2')),
    path('M300 760H1180L1280 860H260Z', stage.lit('#cfc8b8')),
    path('M260 860H1280V890H260Z', stage.shade('#a8a08e')),
    rect(660, 890, 90, 240, stage.shade('#a8a08e')),
    path('M430 780L560 770L600 830L450 844Z', stage.lit('#7a1f2a')),
    path('M500 790l34 -2l12 30l-36 4z', stage.lit(PAINT.brass)),
    path('M560 762L800 756L830 792L600 800Z', stage.lit(PAINT.white)),
    path('M760 757L800 756L830 792L792 793Z', stage.lit('#1f6b4d')),
    path('M600 772h120M610 786h100', 'none', { stroke: stage.deep('#444444'), 'stroke-width': 5 }),
    path('M930 700H1030L1018 800H942Z', stage.lit('#e6f1f4'), { opacity: 0.85 }),
    ellipse(980, 700, 50, 12, stage.lit('#ffffff')),
    path('M936 740H1024L1018 800H942Z', stage.lit('#e3a02f')),
  ].join('');
}
