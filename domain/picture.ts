import type { Media } from './fields.ts';
import type { LocalizedText } from './locale.ts';
import { type Poster, type SceneName, sceneWords } from './poster.ts';
import { pictureSource } from './posterSource.ts';

/** A picture to show: its source as `imageUrl` takes it, and its text for those who cannot see it. */
export interface Picture {
  src: string;
  alt: LocalizedText;
}

/** What a picture is made from; every kind of content that is shown has most of these. */
export interface Pictured {
  _id: string;
  title?: LocalizedText | undefined;
  media?: readonly Media[] | undefined;
  poster?: Poster | undefined;
  tags?: readonly string[] | undefined;
}

/** What is drawn for entries that do not say: the first of their tags that is here counts. */
const SCENES_BY_TAG: Record<string, SceneName> = {
  golf: 'golf',
  snow: 'snow',
  'jewish-heritage': 'mellah',
  museums: 'fondouk',
  gardens: 'garden',
  craft: 'pottery',
  music: 'music',
  wellness: 'hammam',
  restaurants: 'tagine',
  food: 'tagine',
  hotels: 'riad',
  'agences-de-voyages': 'journey',
  'lacs-et-barrages': 'lake',
  forest: 'cedars',
  water: 'spring',
  birds: 'reedlake',
  hiking: 'road',
  viewpoints: 'peak',
  faith: 'minaret',
  markets: 'market',
  'espaces-naturels': 'peak',
  'activites-aquatiques': 'waterfall',
  activites: 'journey',
  evenements: 'festival',
  'culture-et-vestiges': 'gate',
};

/** The poster of an entry: the one it names, else what its tags suggest. */
export function posterOf({ poster, tags = [] }: Pictured): Poster {
  if (poster) return poster;
  const tag = Object.keys(SCENES_BY_TAG).find((slug) => tags.includes(slug));
  return { scene: SCENES_BY_TAG[tag ?? ''] ?? 'medina' };
}

/** An entry's own first photograph, else its poster. */
export function pictureOf(kind: string, entry: Pictured): Picture {
  const src = pictureSource(kind, entry);
  const [own] = entry.media ?? [];
  if (own) return { src, alt: own.alt ?? entry.title ?? { en: '' } };
  return { src, alt: sceneWords(posterOf(entry).scene, entry.title) };
}
