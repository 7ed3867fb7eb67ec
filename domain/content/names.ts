/** The list of proper names, `content/names.yaml`: how each language of the site spells them. */
import { z } from 'zod';
import { LOCALES, type Locale } from '../locale.ts';

const spelling = z.string().trim().min(1);

/** One right spelling, or several: singular and plural, or two different things. */
const spellings = z.union([spelling.transform((text) => [text]), z.array(spelling).min(1)]);

export const nameListSchema = z.strictObject({
  /** Names that are printed as their owners write them: hotels, festivals, streets. */
  official: z.array(spelling).default([]),
  names: z.array(
    z.strictObject({
      ...(Object.fromEntries(LOCALES.map((locale) => [locale, spellings])) as Record<
        Locale,
        typeof spellings
      >),
      /** Spellings that are right in none of the languages. */
      wrong: z.array(spelling).default([]),
    }),
  ),
});

export type NameList = z.infer<typeof nameListSchema>;
