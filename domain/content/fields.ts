/** Fields that several kinds of content share. */
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale.ts';
import { Poster } from '../media/poster.ts';

/**
 * The most characters of a text: many times what pages show, and little enough for every check of it. A
 * draft with a longer text is not saved.
 */
export const MOST_CHARACTERS = { line: 500, paragraph: 2000, body: 20_000 } as const;

/** The most elements of a list. */
const MOST_ITEMS = 250;

/** A list; every list of an entry has a bound. */
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_ITEMS);

/** A name, a source, another spelling: a text that is in no language of the site. */
export const Line = z.string().min(1).max(MOST_CHARACTERS.line);

function localized(most: number) {
  const text = z.string().trim().min(1).max(most);
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return z.strictObject({
    [DEFAULT_LOCALE]: text,
    ...(Object.fromEntries(others.map((locale) => [locale, text.optional()])) as Record<
      Exclude<Locale, typeof DEFAULT_LOCALE>,
      z.ZodOptional<typeof text>
    >),
  });
}

/** A content text in the site's languages; English is required. A title, a heading, a name. */
export const LocalizedLine = localized(MOST_CHARACTERS.line);
/** One paragraph. */
export const LocalizedText = localized(MOST_CHARACTERS.paragraph);
/** Several paragraphs, separated by an empty line. */
export const LocalizedBody = localized(MOST_CHARACTERS.body);

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
export const WebAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(MOST_CHARACTERS.paragraph);

/** The longest that a mail server takes (RFC 5321). */
export const EmailAddress = z.email().max(254);

/** A path below the media folder: no scheme, no leading slash, no `..`. */
export const MediaPath = z
  .string()
  .max(MOST_CHARACTERS.line)
  .regex(/^(?!\/)(?!(.*\/)?\.\.(\/|$))[^:\\?#]+$/, 'must be a path below the media folder');

/** A picture: `url` is a web address or a path below the media folder. */
export const Media = z.strictObject({
  url: z.union([WebAddress, MediaPath], {
    error: 'must be an http or https address, or a path below the media folder',
  }),
  alt: LocalizedText.optional(),
  credit: z.string().max(MOST_CHARACTERS.line).optional(),
  licence: z.string().max(MOST_CHARACTERS.line).optional(),
});
export type Media = z.infer<typeof Media>;

/** References to tags: stored as slugs; the API's list shape (`{slug, name}`) is accepted too. */
export const TagSlugs = listOf(
  z.union([reference('tags'), z.looseObject({ slug: Slug }).transform((tag) => tag.slug)]),
).default([]);

const IsoDate = z.iso.date();

/** When a value was last known to be true: a year, a month or a day. */
export const AsOf = z
  .string()
  .max(10)
  .regex(
    /^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'must be YYYY, YYYY-MM or YYYY-MM-DD',
  );

/** A phone number, preferably in the international format: `+212 535 62 34 60`. */
export const Phone = z
  .string()
  .max(40)
  .regex(/^\+?[0-9 ().-]{6,}$/, 'must be a phone number');

/** Fields of entries of all kinds. */
export const entryFields = {
  _id: Slug,
  title: LocalizedLine,
  arabicTitle: Line.optional(),
  /** Other spellings for the search: Fez, Fès, فاس. */
  aliases: listOf(Line).default([]),
  summary: LocalizedText.optional(),
  description: LocalizedBody.optional(),
  media: listOf(Media).default([]),
  /** The illustration of an entry without a photograph; by default it follows from the tags. */
  poster: Poster.optional(),
  tags: TagSlugs,
  /** The position in lists; entries without one follow, sorted by title. */
  order: z.number().int().optional(),
  /** Sources of the facts: web addresses or descriptions. */
  sources: listOf(Line).default([]),
  /** The day on which a person last checked the entry against its sources. */
  checkedOn: IsoDate.optional(),
  /** True for examples that show a layout only: a deal, a post. They are stored, but never shown. */
  sample: z.boolean().default(false),
};

/** In minutes, at most a week. */
export const Duration = z.number().int().positive().max(10_080);

/** Fields of everything that can be visited. */
export const visitFields = {
  facts: listOf(LocalizedText).default([]),
  /** Recommended time in minutes. */
  duration: Duration.optional(),
  bestTime: LocalizedText.optional(),
  /** How to get there, including the last part on foot. */
  access: LocalizedText.optional(),
  tip: LocalizedText.optional(),
};
