/** Which of the site's languages a page really exists in: what search engines may be told of. */
import { DEFAULT_LOCALE, LOCALES, type Locale, type LocalizedText } from './locale.ts';

/** What a page says with words of its own; entries of every kind have most of these. */
export interface Worded {
  title?: LocalizedText | undefined;
  /** What tags are called. */
  name?: LocalizedText | undefined;
  summary?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
  sections?: readonly { heading: LocalizedText; text: LocalizedText }[] | undefined;
}

/**
 * The languages in which all that an entry has to say is written, English always among them, in the
 * site's order. A page answers in the others too, with English words in it, but is no translation.
 * Names alone decide where there is nothing else: "Bou Inania" needs no translation.
 */
export function localesOf({ title, name, summary, description, sections = [] }: Worded): Locale[] {
  const said = [summary, description, ...sections.flatMap(({ heading, text }) => [heading, text])];
  const written = said.filter((text) => text !== undefined);
  const texts = written.length > 0 ? written : [title ?? name].filter((text) => text !== undefined);
  return LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || texts.every((text) => text[locale] !== undefined),
  );
}
