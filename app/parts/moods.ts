import { wordsIn } from '../i18n/words.tsx';
import type { Visit } from './visit.ts';

/** What one can look for: the trip tags, each with its page. */
export function moodsOf({ catalogue, locale }: Visit) {
  return catalogue.tags.all
    .filter((tag) => tag.group === 'trip')
    .map((tag) => ({
      id: tag.slug,
      path: `/lookfor/${tag.slug}`,
      name: wordsIn(tag.name, locale),
    }));
}
