/** Content that is read rather than visited: articles, stories and the site's own pages. */
import { z } from 'zod';
import { entryFields, LocalizedText, Slug } from './fields.ts';

/** A text with a heading; paragraphs are separated by an empty line. */
export const Section = z.strictObject({
  /** The name by which addresses lead to it. */
  anchor: Slug.optional(),
  heading: LocalizedText,
  text: LocalizedText,
});
export type Section = z.infer<typeof Section>;

export const Article = z.strictObject({
  ...entryFields,
  slug: Slug,
  city: Slug.optional(),
  places: z.array(Slug).default([]),
  sections: z.array(Section).default([]),
});
export type Article = z.infer<typeof Article>;

/** A short, image-led story: each frame shows a place. */
export const Story = z.strictObject({
  ...entryFields,
  order: z.number().int(),
  city: Slug.optional(),
  frames: z.array(z.strictObject({ place: Slug, text: LocalizedText })).min(1),
});
export type Story = z.infer<typeof Story>;

/** A page of the site itself: about, who we are, privacy policy, terms, practical information. */
export const Page = z.strictObject({
  ...entryFields,
  sections: z.array(Section).default([]),
  /** A few words of Darija: as one hears them in each language, as they are written, what they mean. */
  phrases: z
    .array(
      z.strictObject({ arabic: z.string().min(1), spoken: LocalizedText, meaning: LocalizedText }),
    )
    .default([]),
});
export type Page = z.infer<typeof Page>;
