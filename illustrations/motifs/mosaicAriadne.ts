import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { limb } from './limb.ts';
import { ANIMALS } from './mosaicAnimals.ts';
import { arm, body, DARK_FLESH, FLESH, LEAVES } from './mosaicBodies.ts';
import { STONES } from './mosaicFigures.ts';
import { border, figure, oval, type Spot } from './mosaicPanel.ts';

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
