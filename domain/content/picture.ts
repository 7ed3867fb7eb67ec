import type { LocalizedText } from '../locale.ts';
import type { Poster, SceneName } from '../media/poster.ts';
import { pictureSource } from '../media/posterSource.ts';
import { describeScene } from '../media/sceneDescriptions.ts';
import type { Media } from './fields.ts';
import type { Tag } from './tag.ts';

/** A picture: its source as `imageUrl` takes it, and its alternative text. */
export interface Picture {
  src: string;
  alt: LocalizedText;
}

/** The fields from which a picture is chosen; entries of most kinds have them. */
export interface EntryWithPicture {
  _id: string;
  title?: LocalizedText | undefined;
  media?: readonly Media[] | undefined;
  poster?: Poster | undefined;
  tags?: readonly string[] | undefined;
}

/** The scene of entries without one, by tag: the first tag listed here decides. */
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
  station: 'train',
  'bus-station': 'journey',
  'taxi-rank': 'square',
};

/** The poster of an entry: its own, otherwise the scene of its tags. */
export function entryPoster({ poster, tags = [] }: EntryWithPicture): Poster {
  if (poster) return poster;
  const tag = Object.keys(SCENES_BY_TAG).find((slug) => tags.includes(slug));
  return { scene: SCENES_BY_TAG[tag ?? ''] ?? 'medina' };
}

/** The first photograph of an entry, otherwise its poster. */
export function entryPicture(kind: string, entry: EntryWithPicture): Picture {
  const src = pictureSource(kind, entry);
  const [own] = entry.media ?? [];
  if (own) return { src, alt: own.alt ?? entry.title ?? { en: '' } };
  return { src, alt: describeScene(entryPoster(entry), entry.title) };
}

/** The fields for the picture of a tag: the scene of the tag itself. */
export const tagPictureEntry = ({ _id, name, media }: Tag): EntryWithPicture => ({
  _id,
  title: name,
  media,
  tags: [_id],
});
