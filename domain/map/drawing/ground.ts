/**
 * Schematic relief, forests and summits of the region: our own drawing by eye, with few points. It is not surveyed, unlike
 * borders (`borders.ts`) and positions of towns.
 */
import type { Position } from './projection.ts';

/** Large tinted areas under the relief: dark high ground and light valleys. */
export const TINTS: readonly (readonly [color: string, ...Position[]])[] = [
  // The Middle Atlas
  [
    '#b98a4a',
    [-5.02, 33.0],
    [-4.86, 33.22],
    [-4.66, 33.44],
    [-4.5, 33.6],
    [-4.42, 33.86],
    [-4.36, 34.1],
    [-4.1, 34.12],
    [-3.86, 34.02],
    [-3.7, 33.72],
    [-3.62, 33.56],
    [-3.9, 33.44],
    [-4.12, 33.32],
    [-4.36, 33.18],
    [-4.6, 33.02],
    [-4.84, 32.94],
  ],
  // The foot of the Rif
  [
    '#7d9158',
    [-5.24, 34.68],
    [-5.05, 34.68],
    [-4.84, 34.64],
    [-4.6, 34.62],
    [-4.36, 34.58],
    [-4.1, 34.46],
    [-3.9, 34.5],
    [-3.6, 34.72],
    [-3.5, 34.95],
    [-4.4, 35],
    [-5.2, 34.9],
  ],
  // The valley of the Moulouya
  [
    '#fff3cf',
    [-4.7, 32.7],
    [-4.5, 32.9],
    [-4.2, 32.99],
    [-3.98, 33.16],
    [-3.78, 33.36],
    [-3.68, 33.62],
    [-3.58, 34],
    [-3.4, 33.95],
    [-3.48, 33.6],
    [-3.56, 33.34],
    [-3.8, 33.1],
    [-4.05, 32.88],
    [-4.4, 32.72],
  ],
  // The plain of the Sais
  [
    '#fff3cf',
    [-5.62, 33.98],
    [-5.3, 34.0],
    [-5.04, 33.98],
    [-4.9, 33.9],
    [-5.06, 33.8],
    [-5.36, 33.77],
    [-5.6, 33.8],
  ],
];

export type Ground = 'rock' | 'snow' | 'dry' | 'wooded' | 'olive';

/** A mountain: the middle of its foot, its height in map units, and its kind of ground. */
export type Mountain = readonly [...Position, height: number, ground: Ground];

export const MOUNTAINS: readonly Mountain[] = [
  // The hills before the Rif, with Jbel Outka
  [-5.12, 34.71, 20, 'olive'],
  [-5, 34.74, 26, 'olive'],
  [-4.84, 34.72, 42, 'wooded'],
  [-4.7, 34.68, 24, 'olive'],
  [-4.46, 34.7, 22, 'olive'],
  [-4.34, 34.77, 30, 'olive'],
  [-4.22, 34.7, 24, 'olive'],
  [-4.08, 34.73, 24, 'dry'],
  [-3.94, 34.79, 28, 'dry'],
  [-3.79, 34.81, 30, 'dry'],
  [-3.66, 34.77, 20, 'dry'],
  [-4.22, 34.56, 20, 'dry'],
  [-4.1, 34.53, 24, 'dry'],
  [-3.98, 34.57, 18, 'dry'],
  // Zerhoun and Zalagh
  [-5.42, 34.15, 20, 'olive'],
  [-5.46, 34.11, 28, 'olive'],
  [-4.97, 34.13, 18, 'olive'],
  // Tazekka and the mountains south of Taza
  [-4.31, 34.03, 26, 'wooded'],
  [-4.19, 34.05, 40, 'wooded'],
  [-4.06, 34, 30, 'wooded'],
  [-3.93, 33.97, 24, 'dry'],
  [-4.12, 33.89, 24, 'wooded'],
  // Bou Iblane and the northern ridge of the Middle Atlas
  [-4.01, 33.71, 46, 'snow'],
  [-4.14, 33.66, 82, 'snow'],
  [-4.29, 33.63, 40, 'snow'],
  [-4.42, 33.59, 32, 'rock'],
  [-4.6, 33.42, 34, 'rock'],
  [-4.5, 33.4, 28, 'rock'],
  // Bou Naceur and the southern ridge
  [-3.755, 33.6, 44, 'snow'],
  [-3.9, 33.555, 84, 'snow'],
  [-4.03, 33.52, 52, 'snow'],
  [-4.16, 33.45, 38, 'rock'],
  [-4.27, 33.39, 32, 'rock'],
  [-4.4, 33.3, 30, 'rock'],
  [-4.52, 33.23, 34, 'rock'],
  [-4.65, 33.15, 28, 'rock'],
  [-4.76, 33.1, 32, 'rock'],
  [-4.88, 33.03, 26, 'rock'],
  // Hebri and Michlifen, the old volcanoes
  [-5.13, 33.355, 20, 'wooded'],
  [-5.04, 33.4, 18, 'wooded'],
  // The far south and the plateau of Rekkam
  [-4.25, 32.78, 20, 'dry'],
  [-4.12, 32.71, 28, 'dry'],
  [-4, 32.75, 20, 'dry'],
  [-3.4, 33.7, 18, 'dry'],
  [-3.28, 33.66, 22, 'dry'],
  [-3.14, 33.7, 16, 'dry'],
  [-3.28, 33.34, 20, 'dry'],
  [-3.14, 33.38, 16, 'dry'],
];

/** Groves of cedars: the forests of Azrou, Ifrane, Ain Leuh and Tazekka. */
export const CEDARS: readonly Position[] = [
  [-5.43, 33.32],
  [-5.34, 33.28],
  [-5.17, 33.28],
  [-5.26, 33.21],
  [-5.41, 33.24],
  [-5.16, 33.18],
  [-4.93, 33.41],
  [-5.06, 33.33],
  [-4.25, 34.03],
  [-4.12, 34.0],
];

/** Groves of olive trees: Taounate, Zerhoun, the plain of Meknes, the oases of the Moulouya. */
export const OLIVES: readonly Position[] = [
  [-4.54, 34.56],
  [-4.74, 34.62],
  [-5.05, 34.46],
  [-4.88, 34.455],
  [-5.34, 34.45],
  [-5.6, 34.13],
  [-5.72, 33.58],
  [-4.13, 33.08],
  [-4.46, 34.25],
  [-3.6, 33.4],
];

/** Names of mountains, which are the same in all four languages, and their positions on the map. */
export const SUMMITS: readonly (readonly [name: string, ...Position])[] = [
  ['Bou Iblane', -4.37, 33.845],
  ['Bou Naceur', -3.76, 33.815],
  ['Tazekka', -4.19, 33.975],
  ['Outka', -4.86, 34.675],
];
