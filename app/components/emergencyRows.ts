import { localize } from '../i18n/localize.tsx';
import type { PageContext } from '../lib/pageContext.ts';

/** The emergency numbers, the main ones first in the order of the content. */
export function emergencyRows({ catalogue, locale }: PageContext) {
  return catalogue.emergency.all.map((entry) => ({
    number: entry.number,
    isMain: entry.isMain,
    title: localize(entry.title, locale),
    summary: localize(entry.summary, locale),
  }));
}
