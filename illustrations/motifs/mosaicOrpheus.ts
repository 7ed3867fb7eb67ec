import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { limb } from './limb.ts';
import { ANIMALS } from './mosaicAnimals.ts';
import { STONES } from './mosaicFigures.ts';
import { border, field, figure, onFloor, oval, type Spot } from './mosaicPanel.ts';

const FLESH = '#cf9672';

/** Orpheus with his lyre on a rock, in a round field of trees and animals that turn towards him. */
export function orpheus(stage: Stage): string {
  const put = (name: keyof typeof ANIMALS, color: `#${string}`, spot: Spot) =>
    figure(stage, ANIMALS[name], color, spot);
  const elephant: Spot = { x: -36, y: -68, scale: 0.4 };
  const lion: Spot = { x: 38, y: -64, scale: 0.46, flip: true };
  const stag: Spot = { x: -54, y: -20, scale: 0.34 };
  return [
    border(stage, STONES.light),
    sides(stage),
    oval(stage, [0, 0], 82, 80, STONES.dark),
    oval(stage, [0, 0], 80.4, 78.4, STONES.ochre),
    waves(stage),
    oval(stage, [0, 0], 73, 71, STONES.dark),
    oval(stage, [0, 0], 71.6, 69.6, '#efdcb4'),
    tree(stage, -36, -12),
    tree(stage, 40, -12),
    put('bird', STONES.blue, { x: -22, y: 40, scale: 0.3 }),
    put('bird', STONES.red, { x: 24, y: 44, scale: 0.28, flip: true }),
    put('bird', STONES.dark, { x: -50, y: 34, scale: 0.22 }),
    put('bird', '#b9843c', { x: 1, y: 55, scale: 0.26 }),
    put('monkey', '#7c5a3c', { x: 57, y: 20, scale: 0.24, flip: true }),
    player(stage),
    put('elephant', '#7d807c', elephant),
    put('ear', '#63676a', elephant),
    put('lion', STONES.ochre, lion),
    put('mane', '#9a5a2c', lion),
    put('stag', '#a06a3c', stag),
    put('antlers', STONES.dark, stag),
    put('boar', '#57524c', { x: 55, y: -22, scale: 0.32, flip: true }),
    put('tortoise', '#6d7a4c', { x: 4, y: -64, scale: 0.26 }),
  ].join('');
}

/** The musician: a red cap, a tunic and a cloak, the lyre on his knee. */
function player(stage: Stage): string {
  const at: Spot = { y: -4, scale: 0.92 };
  const shape = (d: string, color: `#${string}`) => figure(stage, d, color, at);
  const strings = [24, 28, 32, 36].map((x) => `M${x} 2L${x + 1} 2L${x + 1} 30L${x} 30Z`).join('');
  return [
    shape('M-30 -44C-36 -22 -20 -10 0 -10C22 -10 34 -24 30 -44Z', '#8d8f8a'),
    shape('M-16 20C-40 8 -36 -20 -30 -38L-12 -20Z', STONES.ochre),
    shape('M-18 -4C-30 -18 -24 -34 -20 -46L16 -46C26 -32 28 -14 16 -4Z', '#35607a'),
    shape('M-16 -8L-18 18C-12 25 12 25 18 18L15 -8Z', STONES.red),
    shape('M-14 -46L-14 -54L-2 -54L-4 -46ZM4 -46L4 -54L16 -54L12 -46Z', FLESH),
    shape(
      limb(
        [
          [-15, 18],
          [-22, 4],
          [-2, 2],
          [20, 10],
        ],
        [8, 7, 5, 4],
      ),
      FLESH,
    ),
    shape(
      'M20 -6L44 -6C50 10 50 20 46 36L40 36C43 20 40 10 36 2L28 2C24 10 22 20 25 36L19 36C14 20 14 10 20 -6Z',
      '#8a5326',
    ),
    shape(`M15 32L50 32L50 28L15 28Z${strings}`, STONES.dark),
    shape(
      limb(
        [
          [15, 18],
          [28, 8],
          [31, 18],
        ],
        [8, 7, 4],
      ),
      FLESH,
    ),
    shape('M-4 22L-4 28L4 28L4 22Z', FLESH),
    oval(stage, [0, 28], 7.6, 8.2, FLESH),
    shape('M-9 36C-10 50 6 52 13 44C7 44 9 38 9 35Z', '#b0402c'),
    shape('M-9 36C-11 30 -9 26 -7 26L-6 36ZM9 36C11 30 9 26 7 26L6 36Z', '#5a3a24'),
  ].join('');
}

function tree(stage: Stage, x: number, y: number): string {
  const leaves = [
    [-10, 34],
    [9, 36],
    [-1, 46],
    [-13, 46],
    [12, 48],
  ] as const;
  return [
    figure(
      stage,
      limb(
        [
          [0, 0],
          [2, 18],
          [-1, 40],
        ],
        [6, 4, 3],
      ),
      '#7c5a3c',
      { x, y },
    ),
    ...leaves.map(([dx, dy], index) =>
      oval(stage, [x + dx, y + dy], 9, 6.5, index % 2 ? '#7f9058' : '#5f7546'),
    ),
  ].join('');
}

/** The wave border around the round field. */
function waves(stage: Stage): string {
  const crests = Array.from({ length: 26 }, (_, index) => {
    const polar = (turn: number, radius: number) => {
      const angle = ((index + turn) / 26) * Math.PI * 2;
      return onFloor(Math.cos(angle) * radius, Math.sin(angle) * radius * 0.975).join(' ');
    };
    return `M${polar(0, 73)}L${polar(0.5, 79.5)}L${polar(0.85, 78.5)}L${polar(0.6, 76)}L${polar(1, 73)}Z`;
  });
  return path(crests.join(''), stage.lit('#2f5f7a'));
}

/** Squares of lozenges beside the round field. */
function sides(stage: Stage): string {
  return [-1, 1]
    .flatMap((side) =>
      [-61, -20.5, 20.5, 61].map((y, row) => {
        const color = row % 2 ? STONES.red : STONES.blue;
        const x = side * 111;
        return (
          field(stage, [x, y], [21, 18.5], STONES.dark) +
          field(stage, [x, y], [19.6, 17.1], STONES.light) +
          figure(stage, 'M-17 0L0 15L17 0L0 -15Z', color, { x, y }) +
          figure(stage, 'M-8 0L0 7L8 0L0 -7Z', STONES.ochre, { x, y })
        );
      }),
    )
    .join('');
}
