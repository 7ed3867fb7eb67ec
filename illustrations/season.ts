import type { SeasonName } from '../domain/media/poster.ts';
import type { Color } from './color.ts';

/** The vegetation of a season. Colours are those before lighting. */
export interface Season {
  grass: Color;
  /** Grain fields: green, ripe or stubble. */
  field: Color;
  /** Deciduous trees and vines. */
  leaf: Color;
  blossom: boolean;
  bare: boolean;
  /** Whether there is snow on high ground. */
  snow: boolean;
}

export const SEASONS: Record<SeasonName, Season> = {
  spring: {
    grass: '#7ea457',
    field: '#94b35f',
    leaf: '#86b05a',
    blossom: true,
    bare: false,
    snow: false,
  },
  summer: {
    grass: '#b59f58',
    field: '#dcb65c',
    leaf: '#5f8a48',
    blossom: false,
    bare: false,
    snow: false,
  },
  autumn: {
    grass: '#a98e4f',
    field: '#b98a4e',
    leaf: '#d38a35',
    blossom: false,
    bare: false,
    snow: false,
  },
  winter: {
    grass: '#84935f',
    field: '#8d7a55',
    leaf: '#8a7761',
    blossom: false,
    bare: true,
    snow: true,
  },
};
