import { data } from 'react-router';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';
import { search } from '../../domain/search/search.ts';
import { translator } from '../i18n/messages.ts';
import { type Card, type CardMaker, cardMaker } from './card.ts';
import {
  type LoaderContext,
  type PreviewProblem,
  type SiteConfig,
  siteContext,
} from './siteContext.ts';

/** Context of every loader: language, catalogue, configuration, and cards. */
export interface PageContext {
  locale: Locale;
  catalogue: Catalogue;
  config: SiteConfig;
  /** See `servedData`. */
  isDocument: boolean;
  cards: CardMaker;
}

/** @throws a 404 response for an unsupported language, and the response for a preview with a problem */
export function getPageContext(context: LoaderContext, params: { locale: string }): PageContext {
  const { catalogue, config, isDocument, previewProblem } = context.get(siteContext);
  if (!isLocale(params.locale)) throw notFound(catalogue, DEFAULT_LOCALE, '');
  const { locale } = params;
  if (previewProblem) throw noPreview(locale, previewProblem);
  const cards = cardMaker(catalogue, locale, isDocument);
  return { locale, catalogue, config, isDocument, cards };
}

/** The page of an address that has nothing to show. */
export interface NotFound {
  title: string;
  text: string;
  /** Places with a similar name, else the first places. */
  suggestions?: Card[];
}

/** A 404 response for an unknown id, to be thrown by a loader. */
export function notFound(catalogue: Catalogue, locale: Locale, id: string) {
  const cards = cardMaker(catalogue, locale);
  const term = id.replaceAll(/[-/]+/g, ' ').trim();
  const found = search(catalogue, { term, kinds: ['places'] });
  const places = found.flatMap(({ ids }) =>
    ids.flatMap((placeId) => catalogue.places.get(placeId) ?? []),
  );
  const suggested = places.length > 0 ? places : catalogue.places.all;
  const suggestions = suggested.slice(0, 6).map((place) => cards.place(place));
  const page: NotFound = { ...textsOf(locale, 'notFound.missing'), suggestions };
  return data(page, { status: 404 });
}

const PREVIEW_STATUS = { expired: 410, invalid: 404, discarded: 404, broken: 409 } as const;

/** The response for a preview that cannot be shown. */
function noPreview(locale: Locale, problem: PreviewProblem) {
  const page: NotFound = textsOf(locale, `notFound.preview.${problem}`);
  return data(page, { status: PREVIEW_STATUS[problem] });
}

function textsOf(locale: Locale, group: 'notFound.missing' | `notFound.preview.${PreviewProblem}`) {
  const t = translator(locale, group);
  return { title: t('title'), text: t('text') };
}
