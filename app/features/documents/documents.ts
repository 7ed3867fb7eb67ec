import type { TouristDocument } from '../../../domain/content/business.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { isLocale, LANGUAGES, LOCALES, textIn } from '../../../domain/locale.ts';
import { localize } from '../../i18n/localize.tsx';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import type { Site } from '../../lib/siteContext.ts';

/** Data of the documents page: current documents, and those of past years with their successors. */
export async function documentsView(page: PageContext, { copy }: Site['documents']) {
  const { catalogue, locale } = page;
  const today = dayInRegion(new Date());

  async function view(document: TouristDocument) {
    const { _id: id, title, summary, year, newer } = document;
    const languages = [...new Set([locale, ...LOCALES, ...Object.keys(document.files)])];
    const copies = await Promise.all(
      languages.map(async (language) => ({ language, copy: await copy(id, language) })),
    );
    const available = copies.flatMap(({ language, copy: found }) =>
      found ? [{ language, name: nameOf(language), ...found }] : [],
    );
    const successor = newer === undefined ? undefined : catalogue.documents.get(newer);
    return {
      id,
      title: localize(title, locale),
      summary: localize(summary, locale),
      picture: pictureView(entryPicture('documents', document), locale),
      year,
      copies: available,
      /** Copies grouped by kind and day. */
      groups: [
        ...Map.groupBy(
          available,
          ({ current, generatedOn }) => `${current} ${editionDay(generatedOn)}`,
        ).values(),
      ],
      newer: successor && textIn(successor.title, locale),
    };
  }

  /** A document made on demand has today's date. */
  const editionDay = (made: string | undefined) => (made === 'later' ? today : made);
  const { all } = catalogue.documents;
  const isEarlier = ({ newer }: TouristDocument) => newer !== undefined;
  return {
    /** YYYY-MM-DD. */
    today,
    current: await Promise.all(all.filter((document) => !isEarlier(document)).map(view)),
    earlier: await Promise.all(all.filter(isEarlier).map(view)),
  };
}

export type DocumentView = Awaited<ReturnType<typeof documentsView>>['current'][number];
export type CopyView = DocumentView['copies'][number];

/** The name of a language in that language. */
function nameOf(code: string): string {
  if (isLocale(code)) return LANGUAGES[code].name;
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
