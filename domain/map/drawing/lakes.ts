/**
 * Schematic lakes and reservoirs of the region: our own drawing by eye, with few points. It is not surveyed, unlike
 * borders (`borders.ts`) and positions of towns.
 */
import type { Position } from './projection.ts';

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
