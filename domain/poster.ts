/** The illustrated poster of an entry, as data: what is drawn, in which light and season. */
import { z } from 'zod';
import { type Locale, type LocalizedText, textIn } from './locale.ts';
import { SCENE_WORDS } from './posterWords.ts';

/** Every scene that can be drawn; `posters/scenes/` has a file for each. */
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

/** The parts of a picture that posters are cut to: card 4:3, wide 5:2, tall 4:5, share 1200:630. */
export const SHAPES = ['card', 'wide', 'tall', 'share'] as const;
export type Shape = (typeof SHAPES)[number];

export const Poster = z.strictObject({
  scene: z.enum(SCENES),
  light: z.enum(LIGHT_NAMES).optional(),
  season: z.enum(SEASON_NAMES).optional(),
  /** A variant that the scene knows: `bou-jeloud` of the gates. */
  motif: z.string().optional(),
});
export type Poster = z.infer<typeof Poster>;

/** A picture's text: whose picture it is, and what the scene shows. */
export function sceneWords(scene: SceneName, title?: LocalizedText): LocalizedText {
  const words = SCENE_WORDS[scene];
  if (!title) return words;
  const told = (locale: Locale) =>
    `${textIn(title, locale)}${locale === 'fr' ? ' :' : ':'} ${words[locale]}`;
  return { en: told('en'), fr: told('fr'), es: told('es'), de: told('de') };
}
