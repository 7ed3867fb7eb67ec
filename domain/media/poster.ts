/** The illustrated poster of an entry as data: scene, light and season. */
import { z } from 'zod';

/** All scenes; `illustrations/scenes/` has a file for each. */
export const SCENES = [
  // Towns and monuments
  'gate',
  'madrasa',
  'minaret',
  'medina',
  'souk',
  'tannery',
  'mellah',
  'fondouk',
  'borj',
  'tombs',
  'ramparts',
  'square',
  'granary',
  'basin',
  'ruins',
  'mosaic',
  'hilltown',
  'mausoleum',
  'village',
  'zellige',
  // Gardens and houses
  'garden',
  'riad',
  'terrace',
  'hammam',
  'hotel',
  'street',
  // Nature
  'cedars',
  'macaque',
  'lake',
  'reedlake',
  'dam',
  'waterfall',
  'spring',
  'cave',
  'gorge',
  'peak',
  'snow',
  'lion',
  'thermal',
  // Fields and roads
  'olives',
  'vineyard',
  'orchard',
  'roses',
  'wheat',
  'road',
  'golf',
  // Life
  'tbourida',
  'music',
  'festival',
  'pottery',
  'brass',
  'loom',
  'leather',
  'tagine',
  'meal',
  'tea',
  'pastilla',
  'market',
  'train',
  'journey',
] as const;
export type SceneName = (typeof SCENES)[number];

export const LIGHT_NAMES = ['dawn', 'morning', 'noon', 'golden', 'dusk', 'night'] as const;
export type LightName = (typeof LIGHT_NAMES)[number];

export const SEASON_NAMES = ['spring', 'summer', 'autumn', 'winter'] as const;
export type SeasonName = (typeof SEASON_NAMES)[number];

/** The shapes of posters: card 4:3, wide 5:2, band 4:1, tall 4:5, share 1200:630. */
export const SHAPES = ['card', 'wide', 'band', 'tall', 'share'] as const;
export type Shape = (typeof SHAPES)[number];

export const Poster = z.strictObject({
  scene: z.enum(SCENES),
  light: z.enum(LIGHT_NAMES).optional(),
  season: z.enum(SEASON_NAMES).optional(),
  /** A variant of the scene: `bou-jeloud` of the gates. */
  motif: z.string().max(80).optional(),
  /** The part of the scene that fills the picture: its middle in poster units, and the magnification. */
  frame: z
    .strictObject({ x: z.number(), y: z.number(), scale: z.number().min(1).max(3) })
    .optional(),
});
export type Poster = z.infer<typeof Poster>;
