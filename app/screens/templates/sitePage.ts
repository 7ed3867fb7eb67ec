import type { EntryOf } from '../../../domain/content/kinds.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import { localize } from '../../i18n/localize.tsx';
import { translator } from '../../i18n/messages.ts';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { entryHead } from '../../lib/pageMeta.ts';
import { servedData } from '../../lib/servedData.ts';

/**
 * Texts of a page of the site itself (`content/pages/{id}.yaml`): heading, introduction, sections,
 * and the head of the document. A section that is a draft has a note that says so.
 */
export function sitePage({ catalogue, locale, isDocument }: PageContext, id: string) {
  const page: EntryOf<'pages'> | undefined = catalogue.pages.get(id);
  const title = localize(page?.title ?? { en: id }, locale);
  const summary = localize(page?.summary, locale);
  return {
    head: entryHead(page ?? {}, locale, title.text),
    title,
    summary,
    picture: page?.poster && pictureView(entryPicture('pages', page), locale),
    text: servedData(isDocument, {
      sections: (page?.sections ?? []).map((section) => ({
        anchor: section.anchor,
        heading: localize(section.heading, locale),
        text: localize(section.text, locale),
        note: section.status && translator(locale, 'guide')(section.status),
      })),
    }),
  };
}
