import { z } from 'zod';
import { entryFields, Line, LocalizedLine, LocalizedText, listOf, Slug } from './fields.ts';

/**
 * A category ("restaurants") or a service ("pharmacy"), of which each place has exactly one, or a purpose
 * of a journey ("birds", "silence"), of which it may have several.
 */
export const Tag = z.strictObject({
  _id: Slug,
  slug: Slug,
  name: LocalizedLine,
  /** Of a service: other words under which the search finds it, in any language. */
  aliases: listOf(Line).default([]),
  /** The name as the object of a sentence: "l’eau", "stille Orte". */
  sought: LocalizedLine.optional(),
  group: z.enum(['category', 'service', 'trip']).default('trip'),
  summary: LocalizedText.optional(),
  media: entryFields.media,
  order: z.number().int(),
});
export type Tag = z.infer<typeof Tag>;
