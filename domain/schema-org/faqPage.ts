import type { FAQPage } from 'schema-dts';
import type { Section } from '../content/article.ts';
import { type Locale, textIn } from '../locale.ts';

/** Least number of questions for a FAQ page. */
const LEAST = 2;

/**
 * Sections of a page whose headings are questions, as questions and answers; undefined if there are
 * too few.
 */
export function faqPageJsonLd(locale: Locale, sections: readonly Section[]): FAQPage | undefined {
  const questions = sections.filter(({ heading }) =>
    textIn(heading, locale).trimEnd().endsWith('?'),
  );
  if (questions.length < LEAST) return undefined;
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ heading, text }) => ({
      '@type': 'Question',
      name: textIn(heading, locale),
      acceptedAnswer: { '@type': 'Answer', text: textIn(text, locale) },
    })),
  };
}
