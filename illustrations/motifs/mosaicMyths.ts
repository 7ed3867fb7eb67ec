import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import type { Point } from '../svg.ts';
import { limb } from './limb.ts';
import { ANIMALS } from './mosaicAnimals.ts';
import { STONES } from './mosaicFigures.ts';
import { border, figure, oval, type Spot } from './mosaicPanel.ts';

const FLESH = '#d6a07c';
const DARK_FLESH = '#b57a55';
const LEAVES = ['#5f7546', '#7f9058'] as const;

/** Head, neck and body of a standing figure from the hips up, without arms; the origin is at the hips. */
function body(stage: Stage, skin: Color, hair: Color, spot: Spot): string {
  const { x = 0, y = 0, scale = 1, flip = false } = spot;
  const side = flip ? -scale : scale;
  return [
    figure(
      stage,
      'M-12 0C-14 12 -7 20 -13 38C-11 45 -4 46 -4 46L-4 52L4 52L4 46C4 46 11 45 13 38C7 20 14 12 12 0Z',
      skin,
      spot,
    ),
    oval(stage, [x + side, y + 58 * scale], 7.4 * scale, 8.4 * scale, skin),
    figure(
      stage,
      'M-8 54C-12 66 -2 70 2 69C10 68 10 60 9 58C4 62 -2 62 -4 52L-12 46C-14 52 -12 56 -8 54Z',
      hair,
      spot,
    ),
  ].join('');
}

const arm = (stage: Stage, points: readonly Point[], skin: Color, spot: Spot) =>
  figure(stage, limb(points, [8, 6.5, 4.5, 4].slice(0, points.length)), skin, spot);

const CLOTH = 'M-15 6C-4 0 6 4 15 8C20 -8 18 -30 22 -46L-22 -46C-16 -30 -20 -10 -15 6Z';

function bush(stage: Stage, [x, y]: Point, size: number): string {
  return (
    figure(
      stage,
      limb(
        [
          [0, -30],
          [2, -10],
          [0, 10],
        ],
        [6, 4, 3],
      ),
      '#7c5a3c',
      { x, y, scale: size },
    ) +
    [
      [-12, 8],
      [11, 9],
      [0, 20],
      [-9, 22],
      [12, 24],
    ]
      .map(([dx = 0, dy = 0], index) =>
        oval(
          stage,
          [x + dx * size, y + dy * size],
          13 * size,
          10 * size,
          LEAVES[index % 2] ?? '#5f7546',
        ),
      )
      .join('')
  );
}

/** Diana at her bath between two nymphs; Actaeon watches from behind the rocks, antlers on his brow. */
export function diana(stage: Stage): string {
  const shape = (d: string, color: Color, spot?: Spot) => figure(stage, d, color, spot);
  const rings = [
    [-86, -56],
    [-8, -66],
    [62, -58],
    [-40, -76],
    [100, -72],
  ] as const;
  const nymph: Spot = { x: -66, y: -34, scale: 1.06 };
  const goddess: Spot = { x: 4, y: -26, scale: 1.16 };
  const third: Spot = { x: 70, y: -36, scale: 1.04, flip: true };
  return [
    border(stage, '#ead9b0'),
    bush(stage, [-112, 30], 1.4),
    bush(stage, [-30, 48], 0.9),
    // Actaeon: his head and shoulders above the rocks.
    shape(ANIMALS.antlers, '#5a3a24', { x: 92, y: 1, scale: 0.62 }),
    body(stage, DARK_FLESH, '#4a2f1e', { x: 112, y: 6, scale: 0.82, flip: true }),
    shape('M74 14C84 34 104 26 116 30C128 36 136 24 135.6 10L135.6 -81L60 -81L66 -20Z', '#8d8f8a'),
    shape('M84 4C92 18 104 14 112 18L104 -16ZM116 -10C124 0 130 4 135.6 0L135.6 -30Z', '#73766f'),
    bush(stage, [124, 48], 0.7),
    shape(
      'M-135.6 -34C-90 -22 -60 -34 -20 -26C30 -18 60 -34 135.6 -30L135.6 -81L-135.6 -81Z',
      '#5b93a6',
    ),
    shape('M-135.6 -34L-135.6 -10C-120 -8 -104 -14 -98 -29Z', '#8d8f8a'),
    // The nymph who pours water, the goddess, the nymph who covers herself.
    arm(
      stage,
      [
        [12, 38],
        [26, 34],
        [36, 48],
      ],
      FLESH,
      nymph,
    ),
    shape('M30 44C44 42 50 58 42 64L34 66L28 58Z', STONES.red, nymph),
    shape('M44 58C56 56 58 30 58 0L54 0C54 30 52 48 42 50Z', '#cfe2e0', nymph),
    body(stage, FLESH, '#5a3a24', nymph),
    arm(
      stage,
      [
        [-12, 38],
        [-22, 22],
        [-8, 10],
      ],
      FLESH,
      nymph,
    ),
    shape(CLOTH, STONES.ochre, { ...nymph, scale: 0.9 }),
    arm(
      stage,
      [
        [-12, 38],
        [-26, 46],
        [-12, 62],
      ],
      FLESH,
      goddess,
    ),
    body(stage, '#e3b592', '#8a4a24', goddess),
    arm(
      stage,
      [
        [12, 38],
        [27, 48],
        [14, 64],
      ],
      '#e3b592',
      goddess,
    ),
    shape('M-9 66L-3 66L0 74L3 66L9 66L8 63L-8 63Z', '#e3a92f', goddess),
    shape(CLOTH, '#a8502f', { ...goddess, scale: 0.98 }),
    body(stage, FLESH, '#33261c', third),
    arm(
      stage,
      [
        [12, 38],
        [24, 24],
        [2, 28],
      ],
      FLESH,
      third,
    ),
    arm(
      stage,
      [
        [-12, 38],
        [-20, 24],
        [4, 22],
      ],
      FLESH,
      third,
    ),
    shape(CLOTH, '#35607a', { ...third, scale: 0.9 }),
    shape('M-135.6 -60C-60 -50 20 -66 135.6 -56L135.6 -81L-135.6 -81Z', '#467c92'),
    ...rings.map(([x, y]) => oval(stage, [x, y], 16, 1.6, '#cfe2e0')),
    // Bow and quiver on the branch.
    shape(
      limb(
        [
          [-136, 8],
          [-118, 26],
          [-112, 50],
        ],
        [2, 3, 2],
      ),
      '#5a3a24',
      { x: 22 },
    ),
  ].join('');
}

/** Bacchus comes upon sleeping Ariadne on the shore; the ship of Theseus is leaving. */
export function ariadne(stage: Stage): string {
  const shape = (d: string, color: Color, spot?: Spot) => figure(stage, d, color, spot);
  const god: Spot = { x: 52, y: -14, scale: 1.22 };
  const sleeper: Spot = { x: -48, y: -46, scale: 1.2 };
  const panther: Spot = { x: 106, y: -66, scale: 0.46, flip: true };
  const grapes = [-30, 2, 88, 116].flatMap((x, index) =>
    [
      [0, 0],
      [-4, 5],
      [4, 5],
      [0, 6],
      [0, -5],
    ].map(([dx = 0, dy = 0]) =>
      oval(stage, [x + dx, 58 + (index % 2) * 5 + dy], 3.4, 3.2, '#5b3f66'),
    ),
  );
  return [
    border(stage, '#efdfba'),
    shape('M-135.6 24L20 24C10 44 10 60 20 81.6L-135.6 81.6Z', '#7fa9b4'),
    shape('M-135.6 24C-90 30 -40 20 22 26L24 18L-135.6 16Z', '#cfe2e0'),
    // The ship.
    shape('M-112 38C-92 30 -70 30 -52 40L-46 50C-70 40 -90 40 -116 46Z', '#7c4a2b'),
    shape('M-84 40L-82 40L-82 76L-84 76Z', '#4a2f1e'),
    shape('M-104 72L-62 72C-68 62 -66 54 -60 48L-106 48C-100 56 -100 64 -104 72Z', '#f6ecd2'),
    // The vine above the god.
    shape(
      limb(
        [
          [-40, 70],
          [20, 66],
          [80, 72],
          [136, 66],
        ],
        [3, 4, 4, 5],
      ),
      '#7c5a3c',
    ),
    ...[-16, 18, 44, 70, 102, 128].map((x, index) =>
      oval(stage, [x, 70 + (index % 2) * 5], 10, 6, LEAVES[index % 2] ?? '#5f7546'),
    ),
    ...grapes,
    // Bacchus with his staff, and a panther.
    shape(
      limb(
        [
          [30, -52],
          [29, 10],
          [27, 62],
        ],
        [3, 3, 2.4],
      ),
      '#7c4a2b',
      god,
    ),
    oval(stage, [86, 66], 6.5, 8.5, '#7f9058'),
    shape('M-14 40C-34 30 -30 -10 -36 -44L-12 -40L-4 10Z', '#7b3f5e', god),
    shape('M-10 2L-14 -50L-6 -50L0 -10L8 -50L16 -50L12 2Z', DARK_FLESH, god),
    body(stage, DARK_FLESH, '#4a2f1e', god),
    shape('M-14 10C-4 2 6 4 14 10L18 -18L-4 -28L-18 -14Z', '#7b3f5e', god),
    arm(
      stage,
      [
        [12, 38],
        [20, 20],
        [29, 26],
      ],
      DARK_FLESH,
      god,
    ),
    arm(
      stage,
      [
        [-12, 38],
        [-26, 30],
        [-38, 24],
      ],
      DARK_FLESH,
      god,
    ),
    shape('M-10 66C-4 74 8 74 12 66L8 62L-6 62Z', '#5f7546', god),
    shape(ANIMALS.dog, '#b98436', panther),
    ...[-16, -6, 4, 12].map((dx, index) =>
      oval(stage, [106 - dx, -50 + (index % 2) * 5], 1.6, 1.6, STONES.dark),
    ),
    // Ariadne asleep on a rock, one arm above her head.
    shape('M-66 -22C-64 -2 -40 0 -30 0L70 -8L74 -24Z', '#8d8f8a', sleeper),
    arm(
      stage,
      [
        [-24, 16],
        [-46, 36],
        [-40, 18],
      ],
      FLESH,
      sleeper,
    ),
    shape('M-34 2C-32 18 -22 22 -14 18L14 12L10 -4Z', FLESH, sleeper),
    oval(stage, [-48 - 42, -46 + 23], 8.6, 8.6, FLESH),
    shape('M-46 18C-48 32 -30 34 -26 22C-34 26 -40 22 -40 12L-48 4Z', '#5a3a24', sleeper),
    shape(
      'M-6 20C8 4 20 16 34 20C46 22 56 6 72 -4L76 -16C40 -14 0 -14 -20 -8C-10 0 -10 10 -6 20Z',
      STONES.red,
      sleeper,
    ),
    shape('M10 12C22 0 40 0 66 -8L72 -14C40 -10 14 -8 4 -4Z', '#8a3f24', sleeper),
    arm(
      stage,
      [
        [-22, 14],
        [-10, 2],
        [6, 0],
      ],
      FLESH,
      sleeper,
    ),
    shape('M70 -8L84 -14L84 -20L72 -16Z', FLESH, sleeper),
  ].join('');
}
