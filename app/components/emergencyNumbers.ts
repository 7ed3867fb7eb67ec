import { localize } from '../i18n/localize.tsx';
import type { PageContext } from '../lib/pageContext.ts';

export function emergencyNumbers({ catalogue, locale }: PageContext) {
  return catalogue.emergency.all.map((entry) => ({
    number: entry.number,
    title: localize(entry.title, locale),
    summary: localize(entry.summary, locale),
  }));
}
