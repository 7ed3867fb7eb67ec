import type { Color } from '../color.ts';

export const FRUIT: readonly Color[] = ['#e8862e', '#d2452c', '#e9c53c', '#8fb04a', '#7a2f4c'];

export const SPICES: readonly Color[] = ['#d9902a', '#b5412a', '#8a5a2c', '#e3b93a', '#6f7a3a'];

export const OLIVES: readonly Color[] = ['#6f7a34', '#3a2530', '#8a4a3a', '#a3a04a'];

export const CLOTH: readonly (readonly [Color, Color | undefined])[] = [
  ['#b5532a', '#ecd9a8'],
  ['#27598f', '#e9dcb8'],
  ['#d9a23a', undefined],
  ['#e6d3a6', '#b5532a'],
  ['#2b6b50', '#ecd9a8'],
  ['#efe1bd', undefined],
];
