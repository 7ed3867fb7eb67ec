import { data } from 'react-router';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';
import { search } from '../../domain/search/search.ts';
import { type Card, type CardMaker, cardMaker } from '../components/card.ts';
import { type LoaderContext, type SiteConfig, siteContext } from './siteContext.ts';

/** Context of every loader: language, catalogue, configuration, and cards. */
export interface PageContext {
  locale: Locale;
  catalogue: Catalogue;
  config: SiteConfig;
  /** See `servedData`. */
  isDocument: boolean;
  cards: CardMaker;
}

/** @throws a 404 response for an unsupported language */
export function getPageContext(context: LoaderContext, params: { locale: string }): PageContext {
  const { catalogue, config, isDocument } = context.get(siteContext);
  if (!isLocale(params.locale)) throw notFound(catalogue, DEFAULT_LOCALE, '');
  const { locale } = params;
  const cards = cardMaker(catalogue, locale, isDocument);
  return { locale, catalogue, config, isDocument, cards };
}

/** Suggestions of a 404 page: places with a similar name, else the first places. */
export interface NotFound {
  suggestions: Card[];
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
  return data({ suggestions } satisfies NotFound, { status: 404 });
}
