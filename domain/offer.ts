/** Small kinds: business events, tourist documents, the social wall, emergency numbers. */
import { z } from 'zod';
import { entryFields, LocalizedText, Slug } from './fields.ts';

/** What a quote for a meeting or congress is made of (section 3: mice data). */
export const Mice = z.strictObject({
  ...entryFields,
  kind: z.enum(['venue', 'category', 'format']),
  /** These are said of venues. */
  city: Slug.optional(),
  place: Slug.optional(),
  categories: z.array(Slug).default([]),
  /** What has been held there, or what its rooms are made for. */
  formats: z.array(Slug).default([]),
  /** Seats of its largest room; left out where no source tells it. */
  capacity: z.number().int().positive().optional(),
});
export type Mice = z.infer<typeof Mice>;

/** The books that the site makes itself out of its content. */
export const BOOKS = ['guide', 'agenda', 'maps', 'golf'] as const;
export type BookName = (typeof BOOKS)[number];

/** A language by its two letters: files may be in more languages than the site. */
const Language = z.string().regex(/^[a-z]{2}$/);

/** A name without any folder: files lie side by side in `documents/` of the data folder. */
const FileName = z.string().regex(/^\w[\w. -]*\.pdf$/, 'must be the name of a PDF, or an address');

/** A document to download: a guide, an agenda, a map. */
export const TouristDocument = z.strictObject({
  ...entryFields,
  languages: z.array(Language).min(1),
  year: z.number().int().optional(),
  pages: z.number().int().positive().optional(),
  /** In bytes, where it is at an address; of our own files it is known. */
  size: z.number().int().positive().optional(),
  /** By language, a file in `documents/` of the data folder, or an address. */
  files: z
    .partialRecord(Language, z.union([FileName, z.url({ protocol: /^https?$/ })]))
    .default({}),
  /** The book that is made of the content in each of the site's languages that has no file. */
  made: z.enum(BOOKS).optional(),
  /** The document that stands for this one where it has no file. */
  newer: Slug.optional(),
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
