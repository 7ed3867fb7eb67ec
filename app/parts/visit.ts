import { data } from 'react-router';
import type { Catalogue } from '../../domain/catalogue.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';
import { search } from '../../domain/search.ts';
import { type LoaderContext, type SiteConfig, siteContext } from '../site.ts';
import { type Card, type CardMaker, cardMaker } from './card.ts';

/** What every loader begins with: the language, the content of this moment, and cards made of it. */
export interface Visit {
  locale: Locale;
  catalogue: Catalogue;
  config: SiteConfig;
  cards: CardMaker;
}

/** @throws the 404 page for a language that is not supported */
export function visitOf(context: LoaderContext, params: { locale: string }): Visit {
  const { catalogue, config } = context.get(siteContext);
  if (!isLocale(params.locale)) throw notFound(catalogue, DEFAULT_LOCALE, '');
  const { locale } = params;
  return { locale, catalogue, config, cards: cardMaker(catalogue, locale) };
}

/** What a 404 page offers instead: what is spelled like the unknown id, else the first places. */
export interface NotFound {
  suggestions: Card[];
}

/** The 404 page for an address that names nothing; to be thrown by a loader. */
export function notFound(catalogue: Catalogue, locale: Locale, id: string) {
  const cards = cardMaker(catalogue, locale);
  const term = id.replaceAll(/[-/]+/g, ' ').trim();
  const found = search(catalogue, { term, locale, kinds: ['places'] });
  const places = found.places.flatMap((placeId) => catalogue.places.get(placeId) ?? []);
  const suggested = places.length > 0 ? places : catalogue.places.all;
  const suggestions = suggested.slice(0, 6).map((place) => cards.place(place));
  return data({ suggestions } satisfies NotFound, { status: 404 });
}
