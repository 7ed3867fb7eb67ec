import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { limb } from './limb.ts';
import { ANIMALS } from './mosaicAnimals.ts';
import { arm, body, bush, CLOTH, DARK_FLESH, FLESH } from './mosaicBodies.ts';
import { STONES } from './mosaicFigures.ts';
import { border, figure, oval, type Spot } from './mosaicPanel.ts';

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
