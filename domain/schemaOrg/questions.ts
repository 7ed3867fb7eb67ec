import type { FAQPage } from 'schema-dts';
import { type Locale, textIn } from '../locale.ts';
import type { Section } from '../reading.ts';

/** Fewer are a heading with a question mark, and no page of questions. */
const LEAST = 2;

/** The sections of a page whose headings ask, as questions and answers; nothing where none do. */
export function questionsThing(locale: Locale, sections: readonly Section[]): FAQPage | undefined {
  const asked = sections.filter(({ heading }) => textIn(heading, locale).trimEnd().endsWith('?'));
  if (asked.length < LEAST) return undefined;
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: asked.map(({ heading, text }) => ({
      '@type': 'Question',
      name: textIn(heading, locale),
      acceptedAnswer: { '@type': 'Answer', text: textIn(text, locale) },
    })),
  };
}
