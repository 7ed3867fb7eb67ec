/** Articles, stories and the site's own pages. */
import { z } from 'zod';
import {
  entryFields,
  Line,
  LocalizedBody,
  LocalizedLine,
  LocalizedText,
  listOf,
  reference,
  Slug,
} from './fields.ts';

/** A text with a heading; paragraphs are separated by an empty line. */
export const Section = z.strictObject({
  /** The fragment of its address. */
  anchor: Slug.optional(),
  heading: LocalizedLine,
  /** Search terms that the heading does not contain, in any language. */
  aliases: listOf(Line).optional(),
  text: LocalizedBody,
  /** `draft` for a text that awaits the approval of the council; the page says so. */
  status: z.enum(['draft']).optional(),
});
export type Section = z.infer<typeof Section>;

/** A section of an article. */
const ArticleSection = Section.extend({
  /** The place whose picture follows the section: one of the article's places that it names. */
  place: reference('places').optional(),
});

export const Article = z.strictObject({
  ...entryFields,
  slug: Slug,
  city: reference('cities').optional(),
  /** The places that the text names. */
  places: listOf(reference('places')).default([]),
  sections: listOf(ArticleSection).default([]),
});
export type Article = z.infer<typeof Article>;

/** A story in pictures: each frame shows a place. */
export const Story = z.strictObject({
  ...entryFields,
  order: z.number().int(),
  city: reference('cities').optional(),
  frames: listOf(z.strictObject({ place: reference('places'), text: LocalizedText })).min(1),
});
export type Story = z.infer<typeof Story>;

/** A page of the site itself: about, who we are, privacy policy, terms, practical information. */
export const Page = z.strictObject({
  ...entryFields,
  sections: listOf(Section).default([]),
  /** Phrases in Darija: pronunciation for readers of each language, spelling, and meaning. */
  phrases: listOf(
    z.strictObject({ arabic: Line, spoken: LocalizedLine, meaning: LocalizedLine }),
  ).default([]),
});
export type Page = z.infer<typeof Page>;
