/** Fields that several kinds of content share. */
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale.ts';
import { Poster } from '../media/poster.ts';

const RequiredText = z.string().trim().min(1);

/** A content text in the site's languages; English is required. */
export const LocalizedText = z.strictObject({
  [DEFAULT_LOCALE]: RequiredText,
  ...(Object.fromEntries(
    LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [
      locale,
      RequiredText.optional(),
    ]),
  ) as Record<Exclude<Locale, typeof DEFAULT_LOCALE>, z.ZodOptional<typeof RequiredText>>),
});

/**
 * A readable identifier, part of addresses: lower-case ASCII words joined by hyphens. `constructor` is
 * excluded because every object inherits a property of that name.
 */
export const Slug = z
  .string()
  .max(80)
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** The kinds of entries to which fields refer. */
export const REFERENCES = z.registry<{ kind: string }>();

/** The id of another entry. */
export const reference = (kind: string) => Slug.clone().register(REFERENCES, { kind });

/** Degrees in WGS 84, and the precision of the source. */
export const Coordinates = z.strictObject({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  confidence: z.enum(['verified', 'approximate', 'town-level']).optional(),
});
export type Coordinates = z.infer<typeof Coordinates>;

/** An http(s) address. Other schemes are rejected: `javascript:` would run in the page that links it. */
export const WebAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
});

/** A path below the media folder: no scheme, no leading slash, no `..`. */
export const MediaPath = z
  .string()
  .regex(/^(?!\/)(?!(.*\/)?\.\.(\/|$))[^:\\?#]+$/, 'must be a path below the media folder');

/** A picture: `url` is a web address or a path below the media folder. */
export const Media = z.strictObject({
  url: z.union([WebAddress, MediaPath], {
    error: 'must be an http or https address, or a path below the media folder',
  }),
  alt: LocalizedText.optional(),
  credit: z.string().optional(),
  licence: z.string().optional(),
});
export type Media = z.infer<typeof Media>;

/** References to tags: stored as slugs; the API's list shape (`{slug, name}`) is accepted too. */
export const TagSlugs = z
  .array(z.union([reference('tags'), z.looseObject({ slug: Slug }).transform((tag) => tag.slug)]))
  .default([]);

const IsoDate = z.iso.date();

/** When a value was last known to be true: a year, a month or a day. */
export const AsOf = z
  .string()
  .regex(
    /^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'must be YYYY, YYYY-MM or YYYY-MM-DD',
  );

/** A phone number, preferably in the international format: `+212 535 62 34 60`. */
export const Phone = z.string().regex(/^\+?[0-9 ().-]{6,}$/, 'must be a phone number');

/** Fields of entries of all kinds. */
export const entryFields = {
  _id: Slug,
  title: LocalizedText,
  arabicTitle: z.string().min(1).optional(),
  /** Other spellings for the search: Fez, Fès, فاس. */
  aliases: z.array(z.string().min(1)).default([]),
  summary: LocalizedText.optional(),
  description: LocalizedText.optional(),
  media: z.array(Media).default([]),
  /** The illustration of an entry without a photograph; by default it follows from the tags. */
  poster: Poster.optional(),
  tags: TagSlugs,
  /** The position in lists; entries without one follow, sorted by title. */
  order: z.number().int().optional(),
  /** Sources of the facts: web addresses or descriptions. */
  sources: z.array(z.string().min(1)).default([]),
  /** The day on which a person last checked the entry against its sources. */
  checkedOn: IsoDate.optional(),
  /** True for examples that show a layout only: a deal, a post. They are stored, but never shown. */
  sample: z.boolean().default(false),
};

/** Fields of everything that can be visited. */
export const visitFields = {
  facts: z.array(LocalizedText).default([]),
  /** Recommended time in minutes. */
  duration: z.number().int().positive().optional(),
  bestTime: LocalizedText.optional(),
  /** How to get there, including the last part on foot. */
  access: LocalizedText.optional(),
  tip: LocalizedText.optional(),
};
