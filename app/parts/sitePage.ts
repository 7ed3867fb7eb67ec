import type { EntryOf } from '../../domain/kinds.ts';
import { pictureOf } from '../../domain/picture.ts';
import { wordsIn } from '../i18n/words.tsx';
import { pictureView } from './card.ts';
import { headOf } from './head.ts';
import type { Visit } from './visit.ts';

/**
 * The words of one of the site's own pages (`content/pages/{id}.yaml`), which the council can
 * change: heading, introduction and sections, with the head of the document.
 */
export function sitePage({ catalogue, locale }: Visit, id: string) {
  const page: EntryOf<'pages'> | undefined = catalogue.pages.get(id);
  const title = wordsIn(page?.title ?? { en: id }, locale);
  const summary = wordsIn(page?.summary, locale);
  return {
    head: headOf(page ?? {}, locale, title.text),
    title,
    summary,
    picture: page?.poster && pictureView(pictureOf('pages', page), locale),
    sections: (page?.sections ?? []).map((section) => ({
      anchor: section.anchor,
      heading: wordsIn(section.heading, locale),
      text: wordsIn(section.text, locale),
    })),
  };
}
