/** Small kinds: business events, tourist documents, the social wall, emergency numbers. */
import { z } from 'zod';
import { entryFields, LocalizedText, Slug } from './fields.ts';

/** What a quote for a meeting or congress is made of (section 3: mice data). */
export const Mice = z.strictObject({
  ...entryFields,
  kind: z.enum(['venue', 'category', 'format']),
  city: Slug.optional(),
  place: Slug.optional(),
});
export type Mice = z.infer<typeof Mice>;

/** A document to download: a guide, an agenda, a map. Without `url` it is not yet published. */
export const TouristDocument = z.strictObject({
  ...entryFields,
  languages: z.array(z.string().length(2)).min(1),
  year: z.number().int().optional(),
  pages: z.number().int().positive().optional(),
  /** In bytes. */
  size: z.number().int().positive().optional(),
  url: z.string().min(1).optional(),
});
export type TouristDocument = z.infer<typeof TouristDocument>;

/** A post of the social wall. */
export const InstawallItem = z.strictObject({
  _id: Slug,
  caption: LocalizedText,
  place: Slug.optional(),
  url: z.url().optional(),
  media: entryFields.media,
  poster: entryFields.poster,
  order: entryFields.order,
  sample: entryFields.sample,
});
export type InstawallItem = z.infer<typeof InstawallItem>;

export const EmergencyNumber = z.strictObject({
  ...entryFields,
  number: z.string().regex(/^\+?[0-9 ]+$/),
});
export type EmergencyNumber = z.infer<typeof EmergencyNumber>;
