import type { Catalogue } from '../content/catalogue.ts';
import type { LocalizedText } from '../locale.ts';
import { pictureSource } from '../media/posterSource.ts';
import { PAGES } from '../pages.ts';

/** A page of the site, or a section of one, as a search finds it. */
export interface FindablePage {
  /** The path below the language without its first slash: `contact`, `practical-info#money`. */
  _id: string;
  title: LocalizedText;
  /** Synonyms that visitors search for, in any language. */
  aliases: readonly string[];
  summary: LocalizedText | undefined;
  /** For a section: the title of its page. */
  page?: LocalizedText;
  /** The source of its picture. */
  picture: string;
}

/** The indexed pages below the home page, each followed by its sections with an anchor. */
export function findablePages({ pages }: Catalogue): FindablePage[] {
  return PAGES.flatMap(({ path, contentId, indexed }) => {
    const page = contentId && indexed ? pages.get(contentId) : undefined;
    if (!page || path === '') return [];
    const picture = pictureSource('pages', page);
    const sections = page.sections.flatMap(({ anchor, heading, aliases = [], text }) =>
      anchor
        ? {
            _id: `${path.slice(1)}#${anchor}`,
            title: heading,
            aliases,
            summary: text,
            page: page.title,
            picture,
          }
        : [],
    );
    const { title, aliases, summary } = page;
    return [{ _id: path.slice(1), title, aliases, summary, picture }, ...sections];
  });
}
