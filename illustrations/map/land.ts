/**
 * Schematic data of rivers, lakes, roads and relief of the region: our own drawing by eye, with few
 * points. It is not surveyed, unlike borders (`borders.ts`) and positions of towns.
 */
import type { Position } from './projection.ts';

export interface River {
  /** The name in French, German and English, and in Spanish where that differs. */
  name?: string;
  spanish?: string;
  /** Position of the name along the course, in percent. */
  at?: number;
  width: number;
  course: readonly Position[];
}

export const RIVERS: readonly River[] = [
  {
    name: 'Sebou',
    spanish: 'Sebú',
    at: 24,
    width: 4.5,
    course: [
      [-5.9, 34.5],
      [-5.72, 34.42],
      [-5.55, 34.38],
      [-5.45, 34.3],
      [-5.36, 34.26],
      [-5.2, 34.3],
      [-5.07, 34.3],
      [-4.95, 34.27],
      [-4.92, 34.2],
      [-4.91, 34.1],
      [-4.79, 34.03],
      [-4.68, 33.94],
      [-4.63, 33.82],
      [-4.55, 33.7],
      [-4.54, 33.57],
      [-4.62, 33.5],
      [-4.75, 33.45],
      [-4.91, 33.36],
      [-5.06, 33.27],
      [-5.08, 33.17],
      [-4.97, 33.15],
    ],
  },
  {
    name: 'Ouergha',
    spanish: 'Uarga',
    at: 53,
    width: 3.6,
    course: [
      [-5.5, 34.5],
      [-5.34, 34.57],
      [-5.2, 34.6],
      [-5.1, 34.57],
      [-5, 34.56],
      [-4.9, 34.53],
      [-4.8, 34.51],
      [-4.7, 34.46],
      [-4.6, 34.45],
      [-4.5, 34.5],
      [-4.4, 34.63],
      [-4.26, 34.71],
    ],
  },
  {
    name: 'Inaouène',
    spanish: 'Inauén',
    at: 52,
    width: 3.2,
    course: [
      [-4.93, 34.22],
      [-4.86, 34.21],
      [-4.76, 34.17],
      [-4.68, 34.13],
      [-4.6, 34.11],
      [-4.46, 34.15],
      [-4.3, 34.18],
      [-4.16, 34.19],
      [-4.03, 34.25],
      [-3.98, 34.29],
      [-3.93, 34.36],
    ],
  },
  {
    name: 'Moulouya',
    spanish: 'Muluya',
    at: 40,
    width: 4.5,
    course: [
      [-4.9, 32.83],
      [-4.74, 32.79],
      [-4.56, 32.82],
      [-4.36, 32.84],
      [-4.2, 32.89],
      [-4.06, 32.99],
      [-3.94, 33.09],
      [-3.8, 33.22],
      [-3.68, 33.33],
      [-3.63, 33.5],
      [-3.59, 33.65],
      [-3.53, 33.8],
      [-3.48, 33.95],
    ],
  },
  {
    name: 'Beht',
    at: 34,
    width: 2.8,
    course: [
      [-5.85, 33.58],
      [-5.76, 33.44],
      [-5.64, 33.4],
      [-5.52, 33.44],
      [-5.42, 33.42],
      [-5.32, 33.46],
      [-5.2, 33.47],
    ],
  },
  {
    width: 2.2,
    course: [
      [-4.2, 34.46],
      [-4.38, 34.37],
      [-4.52, 34.33],
      [-4.67, 34.28],
      [-4.8, 34.26],
      [-4.94, 34.24],
    ],
  },
  {
    width: 2.2,
    course: [
      [-3.83, 34.74],
      [-3.82, 34.6],
      [-3.85, 34.5],
      [-3.77, 34.47],
      [-3.74, 34.4],
    ],
  },
  {
    width: 1.8,
    course: [
      [-5.3, 33.72],
      [-5.38, 33.82],
      [-5.46, 33.93],
      [-5.4, 34.05],
      [-5.36, 34.16],
      [-5.37, 34.26],
    ],
  },
  {
    width: 1.8,
    course: [
      [-5.12, 34],
      [-5.02, 34.06],
      [-4.92, 34.09],
    ],
  },
  {
    width: 1.8,
    course: [
      [-4.4, 33.75],
      [-4.5, 33.79],
      [-4.6, 33.79],
    ],
  },
  {
    width: 1.8,
    course: [
      [-4.29, 33.47],
      [-4.42, 33.5],
      [-4.54, 33.55],
    ],
  },
];

/** Outlines of reservoirs. */
export const RESERVOIRS: readonly (readonly Position[])[] = [
  // Al Wahda
  [
    [-5.2, 34.6],
    [-5.16, 34.625],
    [-5.11, 34.6],
    [-5.09, 34.64],
    [-5.05, 34.605],
    [-5, 34.615],
    [-4.96, 34.59],
    [-4.92, 34.565],
    [-4.9, 34.535],
    [-4.95, 34.54],
    [-5.01, 34.57],
    [-5.06, 34.565],
    [-5.1, 34.545],
    [-5.14, 34.575],
  ],
  // Idriss I
  [
    [-4.755, 34.165],
    [-4.72, 34.185],
    [-4.69, 34.155],
    [-4.64, 34.145],
    [-4.6, 34.12],
    [-4.57, 34.105],
    [-4.61, 34.095],
    [-4.66, 34.115],
    [-4.69, 34.1],
    [-4.72, 34.14],
  ],
  // Allal al Fassi
  [
    [-4.69, 33.94],
    [-4.66, 33.93],
    [-4.63, 33.89],
    [-4.62, 33.85],
    [-4.645, 33.86],
    [-4.665, 33.9],
  ],
];

/** Lakes, larger than in reality: centre, and half the length in kilometres. */
export const LAKES: readonly (readonly [...Position, number])[] = [
  [-5.0417, 33.6528, 2.3], // Dayet Aoua
  [-4.93, 33.56, 1.8], // Dayet Ifrah
  [-5.0011, 33.5494, 1.4], // Dayet Hachlaf
  [-4.88, 33.612, 1.3], // Dayet Afourgah
  [-5.2667, 33.2833, 1.7], // Aguelmam Afennourir
  [-5.1, 33.15, 1.5], // Aguelmam Tifounassine
  [-5.0, 33.085, 2.6], // Aguelmam Sidi Ali
  [-4.5746, 34.6121, 1.7], // Asfalou
  [-5.34, 34.088, 1.6], // Sidi Chahed
];

/** The main roads. */
export const ROADS: readonly (readonly Position[])[] = [
  // Rabat – Meknes – Fes – Taza – Oujda
  [
    [-5.86, 33.82],
    [-5.7, 33.84],
    [-5.53, 33.9],
    [-5.38, 33.91],
    [-5.21, 33.94],
    [-5.02, 34.035],
    [-4.88, 34.02],
    [-4.72, 33.99],
    [-4.55, 34.08],
    [-4.4, 34.15],
    [-4.27, 34.2],
    [-4.01, 34.23],
    [-3.85, 34.25],
    [-3.7, 34.27],
  ],
  // Fes – Ifrane – Azrou – Khenifra
  [
    [-5.02, 34.035],
    [-5.04, 33.89],
    [-5.01, 33.733],
    [-5.05, 33.64],
    [-5.107, 33.528],
    [-5.222, 33.436],
    [-5.36, 33.32],
    [-5.5, 33.2],
  ],
  // Meknes – El Hajeb – Azrou – Midelt
  [
    [-5.53, 33.9],
    [-5.49, 33.76],
    [-5.372, 33.69],
    [-5.31, 33.52],
    [-5.222, 33.436],
    [-5.12, 33.33],
    [-5.06, 33.24],
    [-5.03, 33.12],
    [-4.98, 33.04],
  ],
  // Fes – Sefrou – Boulemane – Missour
  [
    [-5.02, 34.035],
    [-4.9, 33.9],
    [-4.833, 33.825],
    [-4.8, 33.66],
    [-4.78, 33.5],
    [-4.73, 33.366],
    [-4.63, 33.22],
    [-4.4, 33.12],
    [-4.2, 33.05],
    [-3.993, 33.047],
  ],
  // Zaida – Missour – Outat – Guercif
  [
    [-4.6, 32.84],
    [-4.3, 32.9],
    [-3.993, 33.047],
    [-3.84, 33.22],
    [-3.696, 33.337],
    [-3.57, 33.5],
    [-3.54, 33.7],
    [-3.46, 33.9],
  ],
  // Fes – Taounate – Ketama
  [
    [-5.02, 34.035],
    [-4.93, 34.08],
    [-4.78, 34.2],
    [-4.67, 34.29],
    [-4.69, 34.46],
    [-4.636, 34.538],
    [-4.6, 34.7],
  ],
  // Meknes – Moulay Idriss – Volubilis
  [
    [-5.53, 33.9],
    [-5.5, 33.98],
    [-5.525, 34.055],
    [-5.555, 34.074],
    [-5.62, 34.14],
  ],
  // Taza – Aknoul
  [
    [-4.01, 34.23],
    [-3.97, 34.38],
    [-3.9, 34.52],
    [-3.865, 34.656],
  ],
];

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
