/** The fields that several kinds of content share. */
import { z } from 'zod';
import { Poster } from './poster.ts';

/** A content text in the site's languages; English is the one that must be there. */
export const LocalizedText = z.strictObject({
  en: z.string().trim().min(1),
  fr: z.string().trim().min(1).optional(),
  es: z.string().trim().min(1).optional(),
  de: z.string().trim().min(1).optional(),
});

/** A readable identifier, which addresses carry: lower-case ASCII words joined by hyphens. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** Degrees in WGS 84, and how sure the source is of the point. */
export const Coordinates = z.strictObject({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  confidence: z.enum(['verified', 'approximate', 'town-level']).optional(),
});
export type Coordinates = z.infer<typeof Coordinates>;

/** A picture: `url` is an address or a path below the media folder. */
export const Media = z.strictObject({
  url: z.string().min(1),
  alt: LocalizedText.optional(),
  credit: z.string().optional(),
  licence: z.string().optional(),
});
export type Media = z.infer<typeof Media>;

/** References to tags: stored as slugs; the list shape of the API (`{slug, name}`) is taken too. */
export const TagSlugs = z
  .array(z.union([Slug, z.looseObject({ slug: Slug }).transform((tag) => tag.slug)]))
  .default([]);

const IsoDate = z.iso.date();

/** What every entry carries beside its own fields. */
export const entryFields = {
  _id: Slug,
  title: LocalizedText,
  arabicTitle: z.string().min(1).optional(),
  /** Other spellings that visitors type: Fez, Fès, فاس. */
  aliases: z.array(z.string().min(1)).default([]),
  summary: LocalizedText.optional(),
  description: LocalizedText.optional(),
  media: z.array(Media).default([]),
  /** What is drawn where there is no photograph; without it the tags decide. */
  poster: Poster.optional(),
  tags: TagSlugs,
  /** The position in lists; entries without one come after, by title. */
  order: z.number().int().optional(),
  /** Where the facts come from: addresses or the name of the knowledge. */
  sources: z.array(z.string().min(1)).default([]),
  /** The day on which a person last compared the entry with its sources. */
  checkedOn: IsoDate.optional(),
  /** True for what only shows how something will look: an example deal, a sample post. */
  sample: z.boolean().default(false),
};

/** What a visitor wants to know of anything one can go to. */
export const visitFields = {
  facts: z.array(LocalizedText).default([]),
  /** Minutes to allow. */
  duration: z.number().int().positive().optional(),
  bestTime: LocalizedText.optional(),
  /** How to get there, with the last stretch on foot. */
  access: LocalizedText.optional(),
  tip: LocalizedText.optional(),
};
