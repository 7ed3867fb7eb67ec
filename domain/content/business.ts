/** Small kinds: business events, tourist documents, the social wall, emergency numbers. */
import { z } from 'zod';
import {
  entryFields,
  LocalizedText,
  listOf,
  MOST_CHARACTERS,
  reference,
  Slug,
  WebAddress,
} from './fields.ts';

/** A format or venue for a meeting or congress (section 3: mice data). */
export const Mice = z.strictObject({
  ...entryFields,
  kind: z.enum(['venue', 'category', 'format']),
  /** The following fields are set for venues. */
  city: reference('cities').optional(),
  place: reference('places').optional(),
  categories: listOf(reference('mice')).default([]),
  /** Types of events for which the venue is suited. */
  formats: listOf(reference('mice')).default([]),
  /** Seats of the largest room; omitted where no source has them. */
  capacity: z.number().int().positive().optional(),
});
export type Mice = z.infer<typeof Mice>;

/** The brochures that the site renders from its content. */
export const BOOKS = ['guide', 'agenda', 'maps', 'golf'] as const;
export type BookName = (typeof BOOKS)[number];

/** ISO 639-1 code: files may be in languages that the site does not have. */
const Language = z
  .string()
  .max(2)
  .regex(/^[a-z]{2}$/);

/** A file name without a folder; files are in `documents/` of the data folder. */
const FileName = z
  .string()
  .max(MOST_CHARACTERS.line)
  .regex(/^\w[\w. -]*\.pdf$/, 'must be the name of a PDF, or an address');

/** A document to download: a guide, an agenda, a map. */
export const TouristDocument = z.strictObject({
  ...entryFields,
  languages: listOf(Language).min(1),
  year: z.number().int().optional(),
  pages: z.number().int().positive().optional(),
  /** Size in bytes of a file at an external address; that of local files is read from the disk. */
  size: z.number().int().positive().optional(),
  /** By language: a file in `documents/` of the data folder, or a web address. */
  files: z.partialRecord(Language, z.union([FileName, WebAddress])).default({}),
  /** The brochure that is rendered in each of the site's languages without a file. */
  made: z.enum(BOOKS).optional(),
  /** Id of the document that replaces this one where it has no file. */
  newer: reference('documents').optional(),
});
export type TouristDocument = z.infer<typeof TouristDocument>;

/** A post of the social wall. */
export const SocialPost = z.strictObject({
  _id: Slug,
  caption: LocalizedText,
  place: reference('places').optional(),
  url: WebAddress.optional(),
  media: entryFields.media,
  poster: entryFields.poster,
  order: entryFields.order,
  sample: entryFields.sample,
});
export type SocialPost = z.infer<typeof SocialPost>;

export const EmergencyNumber = z.strictObject({
  ...entryFields,
  number: z
    .string()
    .max(40)
    .regex(/^\+?[0-9 ]+$/),
  /** False for numbers beside the main ones: shown smaller, and not on printed itineraries. */
  isMain: z.boolean().default(true),
});
export type EmergencyNumber = z.infer<typeof EmergencyNumber>;
