import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { limb } from './limb.ts';
import { ANIMALS } from './mosaicAnimals.ts';
import { STONES } from './mosaicFigures.ts';
import { border, figure, oval, type Spot } from './mosaicPanel.ts';

const BEASTS: readonly (readonly [keyof typeof ANIMALS | 'tree', Color])[] = [
  ['lion', STONES.ochre],
  ['serpent', '#5f7546'],
  ['boar', '#57524c'],
  ['stag', '#a06a3c'],
  ['bird', STONES.blue],
  ['bull', '#8a5a38'],
  ['horse', STONES.dark],
  ['monkey', '#7c5a3c'],
  ['dog', '#57524c'],
  ['tree', '#7c5a3c'],
  ['bull', STONES.red],
  ['serpent', '#35607a'],
];

/** The labours of Hercules: twelve ovals, each with the hero, his club and a beast. */
export function hercules(stage: Stage): string {
  const cells = BEASTS.map(([beast, color], index) => {
    const x = -101 + (index % 4) * 67.4;
    const y = 54 - Math.floor(index / 4) * 54;
    const flip = index % 2 === 1;
    const side = flip ? -1 : 1;
    const spot: Spot = { x: x + side * 9, y: y - 15, scale: 0.32, flip: !flip };
    const prey =
      beast === 'tree'
        ? figure(
            stage,
            limb(
              [
                [0, 0],
                [2, 40],
                [0, 70],
              ],
              [9, 6, 5],
            ),
            color,
            spot,
          ) +
          [-6, 6, 0]
            .map(
              (dx, leaf) =>
                oval(stage, [x + side * 9 + dx, y + 4 + (leaf % 2) * 5], 7, 5, '#5f7546') +
                oval(stage, [x + side * 9 + dx, y + 2], 1.8, 1.8, '#e3a92f'),
            )
            .join('')
        : figure(stage, ANIMALS[beast], color, spot) +
          (beast === 'lion' ? figure(stage, ANIMALS.mane, '#9a5a2c', spot) : '') +
          (beast === 'stag' ? figure(stage, ANIMALS.antlers, STONES.dark, spot) : '') +
          (beast === 'bird' ? figure(stage, ANIMALS.bird, STONES.dark, { ...spot, y: y + 4 }) : '');
    return [
      oval(stage, [x, y], 31, 25.4, STONES.dark),
      oval(stage, [x, y], 29.6, 24, index % 3 ? STONES.ochre : '#c77a52'),
      oval(stage, [x, y], 26, 20.8, '#f3e6c6'),
      prey,
      hero(stage, { x: x - side * 13, y: y - 16, scale: 0.29, flip }),
    ].join('');
  });
  const stars = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) =>
      figure(stage, 'M-5 0L0 8L5 0L0 -8Z', row ? STONES.red : STONES.blue, {
        x: -67 + column * 67.4,
        y: 27 - row * 54,
      }),
    ),
  );
  return [border(stage, STONES.light), ...stars, ...cells].join('');
}

/** The hero in mid-step, the club raised behind his head. */
function hero(stage: Stage, spot: Spot): string {
  const skin = '#b57a55';
  const shape = (d: string, color: Color) => figure(stage, d, color, spot);
  const limbs = [
    limb(
      [
        [-14, 66],
        [-34, 86],
        [-16, 104],
      ],
      [9, 8, 5],
    ),
    limb(
      [
        [-8, 36],
        [-16, 18],
        [-22, 0],
      ],
      [13, 10, 7],
    ),
    limb(
      [
        [7, 36],
        [20, 20],
        [18, 0],
      ],
      [13, 10, 7],
    ),
    limb(
      [
        [13, 68],
        [28, 54],
        [42, 58],
      ],
      [9, 8, 5],
    ),
  ];
  return [
    shape(
      limb(
        [
          [-12, 100],
          [-28, 108],
          [-46, 110],
        ],
        [4, 8, 12],
      ),
      '#5a3a24',
    ),
    shape(
      `${limbs.join('')}M-14 34C-16 52 -18 62 -14 72L14 72C16 60 12 48 12 34ZM-8 74C-10 92 12 94 12 78L6 70L-4 70Z`,
      skin,
    ),
    shape('M-15 40L14 42L12 28L-14 26Z', STONES.ochre),
    shape('M-10 82C-10 98 12 98 12 86L2 84L-4 76Z', '#4a2f1e'),
  ].join('');
}
