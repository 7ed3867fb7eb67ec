import { isLocale, LOCALE_NAMES, LOCALES } from '../../../domain/locale.ts';
import type { TouristDocument } from '../../../domain/offer.ts';
import { pictureOf } from '../../../domain/picture.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { pictureView } from '../../parts/card.ts';
import type { Visit } from '../../parts/visit.ts';
import type { Site } from '../../site.ts';

/** The documents as the page shows them: those to be had, and what became of earlier ones. */
export async function documentsView(visit: Visit, { copy }: Site['documents']) {
  const { catalogue, locale } = visit;

  async function view(document: TouristDocument) {
    const { _id: id, title, summary, year, newer } = document;
    const languages = [...new Set([locale, ...LOCALES, ...document.languages])];
    const copies = await Promise.all(
      languages.map(async (language) => ({ language, copy: await copy(id, language) })),
    );
    const had = copies.flatMap((each) =>
      each.copy ? [{ language: each.language, name: nameOf(each.language), ...each.copy }] : [],
    );
    const successor = newer === undefined ? undefined : catalogue.documents.get(newer);
    return {
      id,
      title: wordsIn(title, locale),
      summary: wordsIn(summary, locale),
      picture: pictureView(pictureOf('documents', document), locale),
      year,
      languages: document.languages.map(nameOf),
      copies: had,
      newer: successor && { id: successor._id, title: wordsIn(successor.title, locale) },
    };
  }

  const { all } = catalogue.documents;
  const isEarlier = ({ newer }: TouristDocument) => newer !== undefined;
  return {
    current: await Promise.all(all.filter((document) => !isEarlier(document)).map(view)),
    earlier: await Promise.all(all.filter(isEarlier).map(view)),
  };
}

export type DocumentView = Awaited<ReturnType<typeof documentsView>>['current'][number];

/** A language in its own words: whoever looks for it reads those. */
function nameOf(code: string): string {
  if (code === 'de') return 'Deutsch';
  if (isLocale(code)) return LOCALE_NAMES[code];
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
