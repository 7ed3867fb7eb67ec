import { entryPath } from '../../domain/pages.ts';
import { localize } from '../i18n/localize.tsx';
import type { PageContext } from '../lib/pageContext.ts';

/** Trip tags with their pages. */
export function moodLinks({ catalogue, locale }: PageContext) {
  return catalogue.tags.all
    .filter((tag) => tag.group === 'trip')
    .map((tag) => ({
      id: tag.slug,
      path: entryPath('tags', tag.slug),
      name: localize(tag.name, locale),
    }));
}
