/** The languages into which a page is translated, for sitemaps and alternate links. */
import { DEFAULT_LOCALE, LOCALES, type Locale, type LocalizedText } from '../locale.ts';

/** The localised fields of an entry; most kinds have them. */
export interface Localizable {
  title?: LocalizedText | undefined;
  /** Tags have a name instead of a title. */
  name?: LocalizedText | undefined;
  summary?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
  sections?: readonly { heading: LocalizedText; text: LocalizedText }[] | undefined;
}

/**
 * The languages in which every text of an entry exists, in the site's order; English is always one. In
 * other languages the page falls back to English texts and is no translation. The title counts only for
 * entries without other texts, because names such as "Bou Inania" need no translation.
 */
export function translatedLocales({
  title,
  name,
  summary,
  description,
  sections = [],
}: Localizable): Locale[] {
  const said = [summary, description, ...sections.flatMap(({ heading, text }) => [heading, text])];
  const written = said.filter((text) => text !== undefined);
  const texts = written.length > 0 ? written : [title ?? name].filter((text) => text !== undefined);
  return LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || texts.every((text) => text[locale] !== undefined),
  );
}
