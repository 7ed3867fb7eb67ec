import type { LightName } from '../domain/media/poster.ts';
import type { Color } from './color.ts';

/** The light of a time of day: colours of the sky, factors for lit and shaded surfaces, haze. */
export interface Light {
  /** Zenith, middle, horizon. */
  sky: readonly [Color, Color, Color];
  /** The sun or moon: its centre and radius in poster units, and its colour. */
  disc: { x: number; y: number; radius: number; color: Color };
  /** Factors for red, green and blue of surfaces that face the light, and of surfaces in shadow. */
  lit: readonly [number, number, number];
  shaded: readonly [number, number, number];
  /** The colour that distant objects fade into. */
  haze: Color;
  /** Whether windows and lamps are lit, and whether stars are visible. */
  lamps: boolean;
  stars: boolean;
}

export const LIGHTS: Record<LightName, Light> = {
  dawn: {
    sky: ['#3f5c88', '#c9929f', '#f6cfa6'],
    disc: { x: 905, y: 500, radius: 92, color: '#fbe7c4' },
    lit: [1.02, 0.87, 0.82],
    shaded: [0.6, 0.52, 0.64],
    haze: '#d3a29c',
    lamps: true,
    stars: false,
  },
  morning: {
    sky: ['#5c9fc4', '#a8d1d8', '#f4ead0'],
    disc: { x: 935, y: 250, radius: 78, color: '#fff4d6' },
    lit: [1, 0.97, 0.91],
    shaded: [0.68, 0.68, 0.74],
    haze: '#bdd5d2',
    lamps: false,
    stars: false,
  },
  noon: {
    sky: ['#2b79b0', '#78b6d4', '#d8ece6'],
    disc: { x: 820, y: 120, radius: 64, color: '#fffbea' },
    lit: [1.02, 1, 0.95],
    shaded: [0.7, 0.7, 0.75],
    haze: '#a8cad3',
    lamps: false,
    stars: false,
  },
  golden: {
    sky: ['#5f8aa0', '#e3b878', '#f5cd7d'],
    disc: { x: 930, y: 390, radius: 105, color: '#fff0bd' },
    lit: [1.05, 0.9, 0.68],
    shaded: [0.66, 0.5, 0.44],
    haze: '#e4b477',
    lamps: false,
    stars: false,
  },
  dusk: {
    sky: ['#16324f', '#8a4a45', '#dd7440'],
    disc: { x: 905, y: 430, radius: 118, color: '#f6d9a0' },
    lit: [0.98, 0.73, 0.58],
    shaded: [0.5, 0.34, 0.36],
    haze: '#8a4648',
    lamps: true,
    stars: false,
  },
  night: {
    sky: ['#0a1930', '#16324f', '#31587a'],
    disc: { x: 925, y: 215, radius: 62, color: '#f4ecd2' },
    lit: [0.5, 0.58, 0.78],
    shaded: [0.27, 0.33, 0.5],
    haze: '#264764',
    lamps: true,
    stars: true,
  },
};
